"""The generator: reads bindings/schema into a checked model and writes what is the same for every operator."""
