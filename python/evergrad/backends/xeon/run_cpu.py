"""A launcher that pins processes to cores: not there."""


def main(args=None):
    """Would launch a script on chosen cores."""
    raise NotImplementedError("torch.backends.xeon.run_cpu is not available: there is no launcher that pins processes")


def create_args(parser=None):
    """Would describe the launcher's options."""
    main()


if __name__ == "__main__":
    main()
