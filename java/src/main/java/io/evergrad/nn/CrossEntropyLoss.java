package io.evergrad.nn;

/** The negative logarithm of the softmax at the target class. Called with input and target. */
public final class CrossEntropyLoss extends Module {
  /**
   * Makes the module.
   */
  public CrossEntropyLoss() {
    super("CrossEntropyLoss", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param reduction "mean", "sum" or "none"
   */
  public CrossEntropyLoss(String reduction) {
    super("CrossEntropyLoss", Options.of("reduction", reduction));
  }
}
