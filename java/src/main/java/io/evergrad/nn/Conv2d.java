package io.evergrad.nn;

/** Convolution over 2 dimensions of a batch. Tensors: {@code weight}, {@code bias}. */
public final class Conv2d extends Module {
  /**
   * Makes the module.
   *
   * @param inChannels channels of the input
   * @param outChannels channels of the result
   * @param kernelSize the window
   */
  public Conv2d(long inChannels, long outChannels, long kernelSize) {
    super("Conv2d", Options.of("in_channels", inChannels)
        .with("out_channels", outChannels)
        .with("kernel_size", kernelSize));
  }

  /**
   * Makes the module.
   *
   * @param inChannels channels of the input
   * @param outChannels channels of the result
   * @param kernelSize the window
   * @param stride steps of the window
   * @param padding zeros around the input
   */
  public Conv2d(long inChannels, long outChannels, long kernelSize, long stride, long padding) {
    super("Conv2d", Options.of("in_channels", inChannels)
        .with("out_channels", outChannels)
        .with("kernel_size", kernelSize)
        .with("stride", stride)
        .with("padding", padding));
  }

  /**
   * Makes the module.
   *
   * @param inChannels channels of the input
   * @param outChannels channels of the result
   * @param kernelSize the window
   * @param stride steps of the window
   * @param padding zeros around the input
   * @param dilation distance between taps
   * @param groups blocks of channels
   * @param bias whether a bias is learned
   */
  public Conv2d(long inChannels, long outChannels, long[] kernelSize, long[] stride, long[] padding, long[] dilation, long groups, boolean bias) {
    super("Conv2d", Options.of("in_channels", inChannels)
        .with("out_channels", outChannels)
        .with("kernel_size", kernelSize)
        .with("stride", stride)
        .with("padding", padding)
        .with("dilation", dilation)
        .with("groups", groups)
        .with("bias", bias));
  }

  /**
   * Makes the module.
   *
   * @param inChannels channels of the input
   * @param outChannels channels of the result
   * @param kernelSize the window
   * @param options any of {@code stride}, {@code padding} (numbers, {@code "same"} or {@code "valid"}), {@code dilation},
   *     {@code groups}, {@code bias}, {@code padding_mode} ({@code "zeros"}, {@code "reflect"}, {@code "replicate"},
   *     {@code "circular"}), {@code dtype}
   */
  public Conv2d(long inChannels, long outChannels, long[] kernelSize, Options options) {
    super("Conv2d", Options.of("in_channels", inChannels)
        .with("out_channels", outChannels)
        .with("kernel_size", kernelSize)
        .with(options));
  }
}
