package io.evergrad.nn;

/** max(x, 0). */
public final class ReLU extends Module {
  /**
   * Makes the module.
   */
  public ReLU() {
    super("ReLU", Options.none());
  }
}
