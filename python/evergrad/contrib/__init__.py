"""The place of what others contribute. There is nothing yet."""
