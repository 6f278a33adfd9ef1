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

  /**
   * Makes the module.
   *
   * @param kernelSize the window
   * @param options any of {@code stride}, {@code padding}, {@code dilation}, {@code ceil_mode}, and {@code return_indices}:
   *     the module then has a second result, to be had from {@code callMany(2, input)}
   */
  public MaxPool2d(long[] kernelSize, Options options) {
    super("MaxPool2d", Options.of("kernel_size", kernelSize).with(options));
  }
}
