package io.evergrad.nn;

/** x times the normal distribution's cumulative function. */
public final class GELU extends Module {
  /**
   * Makes the module.
   */
  public GELU() {
    super("GELU", Options.none());
  }

  /**
   * Makes the module.
   *
   * @param approximate "none" or "tanh"
   */
  public GELU(String approximate) {
    super("GELU", Options.of("approximate", approximate));
  }
}
