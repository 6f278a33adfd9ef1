package io.evergrad.nn;

/** Normalises over the last dimensions. */
public final class LayerNorm extends Module {
  /**
   * Makes the module.
   *
   * @param normalizedShape their sizes
   */
  public LayerNorm(long... normalizedShape) {
    super("LayerNorm", Options.of("normalized_shape", normalizedShape));
  }

  /**
   * Makes the module.
   *
   * @param normalizedShape their sizes
   * @param eps added to the variance
   * @param elementwiseAffine whether scale and shift are learned
   */
  public LayerNorm(long[] normalizedShape, double eps, boolean elementwiseAffine) {
    super("LayerNorm", Options.of("normalized_shape", normalizedShape)
        .with("eps", eps)
        .with("elementwise_affine", elementwiseAffine));
  }
}
