"""Seeds and states of the default generator."""

from ._random import default_generator, fork_rng, get_rng_state, initial_seed, manual_seed  # noqa: F401
from ._random import seed, set_rng_state  # noqa: F401
