package io.evergrad.nn;

/** y = x A<sup>T</sup> + b over the last dimension. Tensors: {@code weight}, {@code bias}. */
public final class Linear extends Module {
  /**
   * Makes the module.
   *
   * @param inFeatures size of the input's last dimension
   * @param outFeatures that of the result
   */
  public Linear(long inFeatures, long outFeatures) {
    super("Linear", Options.of("in_features", inFeatures)
        .with("out_features", outFeatures));
  }

  /**
   * Makes the module.
   *
   * @param inFeatures size of the input's last dimension
   * @param outFeatures that of the result
   * @param bias whether b is learned
   */
  public Linear(long inFeatures, long outFeatures, boolean bias) {
    super("Linear", Options.of("in_features", inFeatures)
        .with("out_features", outFeatures)
        .with("bias", bias));
  }
}
