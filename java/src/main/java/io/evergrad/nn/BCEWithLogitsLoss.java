package io.evergrad.nn;

/** Binary cross entropy of sigmoid(x). Called with input and target. */
public final class BCEWithLogitsLoss extends Module {
  /**
   * Makes the module.
   */
  public BCEWithLogitsLoss() {
    super("BCEWithLogitsLoss", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param reduction "mean", "sum" or "none"
   */
  public BCEWithLogitsLoss(String reduction) {
    super("BCEWithLogitsLoss", Options.of("reduction", reduction));
  }
}
