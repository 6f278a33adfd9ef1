package io.evergrad.nn;

/** The mean squared difference of two tensors. Called with input and target. */
public final class MSELoss extends Module {
  /**
   * Makes the module.
   */
  public MSELoss() {
    super("MSELoss", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param reduction "mean", "sum" or "none"
   */
  public MSELoss(String reduction) {
    super("MSELoss", Options.of("reduction", reduction));
  }
}
