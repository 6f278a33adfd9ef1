"""Settings of the compiler, which nothing reads: they keep what they are set to."""

job_id = None
cache_key_tag = ""
force_disable_caches = False
dynamic_sources = ""
