package io.evergrad.nn;

/** Normalises each channel over the batch; in evaluation with running statistics. */
public final class BatchNorm2d extends Module {
  /**
   * Makes the module.
   *
   * @param numFeatures channels
   */
  public BatchNorm2d(long numFeatures) {
    super("BatchNorm2d", Options.of("num_features", numFeatures));
  }

  /**
   * Makes the module.
   *
   * @param numFeatures channels
   * @param eps added to the variance
   * @param momentum of the running statistics; null for the default
   * @param affine whether scale and shift are learned
   * @param trackRunningStats whether running statistics are kept
   */
  public BatchNorm2d(long numFeatures, double eps, Double momentum, boolean affine, boolean trackRunningStats) {
    super("BatchNorm2d", Options.of("num_features", numFeatures)
        .with("eps", eps)
        .with("momentum", momentum)
        .with("affine", affine)
        .with("track_running_stats", trackRunningStats));
  }
}
