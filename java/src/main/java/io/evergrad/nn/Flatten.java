package io.evergrad.nn;

/** Makes dimensions into one; by default all but the first. */
public final class Flatten extends Module {
  /**
   * Makes the module.
   */
  public Flatten() {
    super("Flatten", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param startDim the first of them
   * @param endDim the last of them
   */
  public Flatten(long startDim, long endDim) {
    super("Flatten", Options.of("start_dim", startDim)
        .with("end_dim", endDim));
  }
}
