package io.evergrad.nn;

/** x sigmoid(x). */
public final class SiLU extends Module {
  /**
   * Makes the module.
   */
  public SiLU() {
    super("SiLU", Options.none());
  }
}
