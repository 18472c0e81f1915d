"""The Brink of War: the prestige leader, the prestige card, and what else only that set brings."""
