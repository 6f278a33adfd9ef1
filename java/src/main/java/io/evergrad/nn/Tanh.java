package io.evergrad.nn;

/** The hyperbolic tangent. */
public final class Tanh extends Module {
  /**
   * Makes the module.
   */
  public Tanh() {
    super("Tanh", Options.none());
  }
}
