"""Tools for processors of Xeon."""
