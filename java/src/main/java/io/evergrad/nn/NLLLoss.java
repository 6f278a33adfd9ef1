package io.evergrad.nn;

/** The negative of log probabilities at the target class. Called with input and target. */
public final class NLLLoss extends Module {
  /**
   * Makes the module.
   */
  public NLLLoss() {
    super("NLLLoss", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param reduction "mean", "sum" or "none"
   */
  public NLLLoss(String reduction) {
    super("NLLLoss", Options.of("reduction", reduction));
  }
}
