package io.evergrad.nn;

/** The mean of each window of two dimensions. */
public final class AvgPool2d extends Module {
  /**
   * Makes the module.
   *
   * @param kernelSize the window, and its steps
   */
  public AvgPool2d(long kernelSize) {
    super("AvgPool2d", Options.of("kernel_size", kernelSize));
  }

  /**
   * Makes the module.
   *
   * @param kernelSize the window
   * @param stride its steps
   * @param padding around the input
   */
  public AvgPool2d(long kernelSize, long stride, long padding) {
    super("AvgPool2d", Options.of("kernel_size", kernelSize)
        .with("stride", stride)
        .with("padding", padding));
  }
}
