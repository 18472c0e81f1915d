"""Painters of the pieces of Race: cards, goods, action spaces and the robot's mat."""
