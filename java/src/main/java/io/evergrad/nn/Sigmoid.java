package io.evergrad.nn;

/** 1 / (1 + exp(-x)). */
public final class Sigmoid extends Module {
  /**
   * Makes the module.
   */
  public Sigmoid() {
    super("Sigmoid", Options.none());
  }
}
