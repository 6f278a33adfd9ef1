package io.evergrad.nn;

/** Zeroes elements at random in training. */
public final class Dropout extends Module {
  /**
   * Makes the module.
   */
  public Dropout() {
    super("Dropout", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param p how many of them
   */
  public Dropout(double p) {
    super("Dropout", Options.of("p", p));
  }
}
