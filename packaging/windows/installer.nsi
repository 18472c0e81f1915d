; The installer for Windows. build_release.py calls it:
;   makensis -DVERSION=1.2.3 -DFOLDER=dist\rftg-desktop -DTARGET=dist\setup.exe -DICON=app.ico installer.nsi
; It installs for the present user alone, so it asks for no rights, and it leaves saved games and settings alone.

!include "MUI2.nsh"

!define TITLE "Galaxy Table"
!define NAME "rftg-desktop"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define KIND "${NAME}.save"

Unicode true
ManifestDPIAware true
Name "${TITLE}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs ${TITLE}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A program that runs cannot be deleted. It is tried before anything else is touched, so that none is left in pieces.
!macro StopIfItRuns
  ClearErrors
  Delete "$INSTDIR\${NAME}.exe"
  IfErrors 0 +3
    MessageBox MB_OK|MB_ICONEXCLAMATION "${TITLE} is running. Please close it, then start this again." /SD IDOK
    Abort
!macroend

; The desktop is told that the type of a file has got another program.
!macro TellOfTypes
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  !insertmacro StopIfItRuns
  ; What an older version brought and this one does not have must not stay behind. The folder itself is only
  ; ever cleared of what the installer put there: somebody may have chosen one with other things in it.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\${NAME}" "folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "the rftg_desktop authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

  ; A double click on a saved game opens it.
  WriteRegStr HKCU "Software\Classes\.rftg" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "${TITLE} saved game"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  !insertmacro TellOfTypes
SectionEnd

Section "Uninstall"
  !insertmacro StopIfItRuns
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\rftg-tools.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${NAME}"
  ; Another program may have taken the type over.
  ReadRegStr $0 HKCU "Software\Classes\.rftg" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.rftg"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  !insertmacro TellOfTypes
SectionEnd
