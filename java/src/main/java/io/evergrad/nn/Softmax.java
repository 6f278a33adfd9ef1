package io.evergrad.nn;

/** exp(x) over its sum along a dimension. */
public final class Softmax extends Module {
  /**
   * Makes the module.
   *
   * @param dim the dimension
   */
  public Softmax(long dim) {
    super("Softmax", Options.of("dim", dim));
  }
}
