"""A small Debian of its own in a folder of the project, and programs started in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

SUITE = "bookworm"
USER = "player"
HOME = f"/home/{USER}"
DATA = f"{HOME}/.local/share/rftg-desktop"

# The mounts are seen by this one process only and end with it: nothing of the real system can be left in the
# folder, nor be removed with it. Every step becomes the next, so the process is the program itself.
_ENTER = """
set -e
mount --make-rprivate /
mount -t proc proc "$ROOT/proc"
mkdir -p "$ROOT/dev/shm" "$ROOT/tmp/.X11-unix" /tmp/.X11-unix
mount -t tmpfs tmpfs "$ROOT/dev/shm"
mount --bind /tmp/.X11-unix "$ROOT/tmp/.X11-unix"
mount --bind "$ARCHIVES" "$ROOT/var/cache/apt/archives"
exec chroot --userspec="$USERSPEC" "$ROOT" /usr/bin/env -i "$@"
"""


class Root:
    """A Debian system that has nothing but what was put into it."""

    def __init__(self, folder: Path, archives: Path) -> None:
        self.folder = folder
        self._archives = archives

    def _command(self, words: tuple[str, ...], *, user: str, env: dict[str, str]) -> list[str]:
        spec = "0:0" if user == "root" else f"{USER}:{USER}"
        usual = {
            "HOME": "/root" if user == "root" else HOME,
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "USER": user,
        }
        given = [f"{name}={value}" for name, value in {**usual, **env}.items()]
        outer = [f"ROOT={self.folder}", f"ARCHIVES={self._archives}", f"USERSPEC={spec}"]
        return ["env", *outer, "unshare", "--mount", "sh", "-c", _ENTER, "sh", *given, *words]

    def start(self, *words: str, env: dict[str, str] | None = None, **how: Any) -> subprocess.Popen[str]:
        """Start a program as the player; its process id is the program's own."""
        command = self._command(words, user=USER, env=env or {})
        return subprocess.Popen(command, text=True, **how)

    def run(
        self, *words: str, user: str = USER, env: dict[str, str] | None = None, check: bool = True
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        command = self._command(words, user=user, env=env or {})
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
        assert not check or done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
        return done

    def apt(self, *words: str) -> None:
        """Let the package manager of this system do something."""
        quiet = ("apt-get", "-y", "-qq", "-o", "Dpkg::Use-Pty=0")
        self.run(*quiet, *words, user="root", env={"DEBIAN_FRONTEND": "noninteractive"})

    def path(self, inside: str) -> Path:
        """Return where a place of this system lies on the real one."""
        return self.folder / inside.lstrip("/")

    def give(self, file: Path, inside: str) -> str:
        """Copy a file into this system for everybody to read; return its place there."""
        target = self.path(inside) / file.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
        target.chmod(0o644)
        return f"{inside}/{file.name}"


def make_base(base: Path) -> None:
    """Make a minimal system once; whatever stopped half-way is begun again."""
    if base.exists():
        return
    fresh = base.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    log = base.with_suffix(".log")
    with log.open("wb") as out:
        done = subprocess.run(
            ["debootstrap", "--variant=minbase", SUITE, str(fresh)], stdout=out, stderr=out, check=False
        )
    assert done.returncode == 0, f"debootstrap failed; {log} says why"
    _connect(fresh)
    fresh.rename(base)


def _connect(folder: Path) -> None:
    """Let its package manager reach what that of this machine reaches."""
    shutil.copyfile("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    ways = subprocess.run(["apt-config", "dump", "Acquire"], capture_output=True, text=True, check=True)
    proxies = [line for line in ways.stdout.splitlines() if "::Proxy" in line]
    (folder / "etc" / "apt" / "apt.conf.d" / "90proxy").write_text("\n".join([*proxies, ""]))


def fresh_root(work: Path) -> Root:
    """Return a new system with a player in it."""
    archives, base, folder = work / "archives", work / "base", work / "root"
    (archives / "partial").mkdir(parents=True, exist_ok=True)
    make_base(base)
    if folder.exists():
        # Only what lies there: never across a border to another file system.
        subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=True)
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(folder)], check=True)
    root = Root(folder, archives)
    root.run("useradd", "--create-home", "--uid", "1000", "--user-group", USER, user="root")
    return root


def is_possible() -> bool:
    """Say whether such a system can be made here: by root, with mounts of its own."""
    own = ["unshare", "--mount", "mount", "--make-rprivate", "/"]
    return os.geteuid() == 0 and subprocess.run(own, capture_output=True, check=False).returncode == 0
