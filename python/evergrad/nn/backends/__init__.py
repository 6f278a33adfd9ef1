"""The place of other implementations of the functions of networks. There is one."""
