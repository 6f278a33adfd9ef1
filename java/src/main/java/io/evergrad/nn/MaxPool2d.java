package io.evergrad.nn;

/** The largest of each window of two dimensions. */
public final class MaxPool2d extends Module {
  /**
   * Makes the module.
   *
   * @param kernelSize the window, and its steps
   */
  public MaxPool2d(long kernelSize) {
    super("MaxPool2d", Options.of("kernel_size", kernelSize));
  }

  /**
   * Makes the module.
   *
   * @param kernelSize the window
   * @param stride its steps
   * @param padding around the input
   */
  public MaxPool2d(long kernelSize, long stride, long padding) {
    super("MaxPool2d", Options.of("kernel_size", kernelSize)
        .with("stride", stride)
        .with("padding", padding));
  }
}
