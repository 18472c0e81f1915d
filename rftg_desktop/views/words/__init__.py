"""All wording of the window: names, powers, events, prompts. Sentences are made here and nowhere else."""
