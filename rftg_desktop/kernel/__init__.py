"""What any simultaneous table game needs: steps, actions, events, chance and the loop. No game words."""
