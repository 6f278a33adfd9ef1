"""cuDNN's recurrent networks are not in this build."""

from ..._thin import function

get_cudnn_mode, unserialize_dropout_state = (
    function("cuda.cudnn.rnn.get_cudnn_mode"),
    function("cuda.cudnn.rnn.unserialize_dropout_state"),
)


class Unserializable:
    """A state that is left out of pickles."""

    def __init__(self, inner):
        self.inner = inner

    def get(self):
        """What is inside."""
        return self.inner

    def __getstate__(self):
        return "<unserializable>"

    def __setstate__(self, state):
        self.inner = None
