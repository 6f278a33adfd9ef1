"""Settings of deterministic algorithms. Every operator gives the same result for the same number of threads."""

# Whether `empty` and its relatives fill what they give when deterministic algorithms are asked for. They do not: what
# is not initialised differs from call to call.
fill_uninitialized_memory = False
