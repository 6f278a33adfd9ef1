"""The place of attempts. There are none."""
