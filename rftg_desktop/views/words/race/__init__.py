"""The wording of Race: cards, powers, prompts, log, scores, and what the robot does."""
