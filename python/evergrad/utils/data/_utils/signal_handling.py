"""Workers that die are seen where the loader waits for them: no signal handlers are set."""
