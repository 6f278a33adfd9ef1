package io.evergrad.optim;

import io.evergrad.Tensor;
import io.evergrad.nn.Options;

/** Adam: steps by running means of the gradient and of its square. */
public final class Adam extends Optimizer {
  /**
   * With defaults.
   *
   * @param params what is trained
   * @param lr the length of a step
   */
  public Adam(Tensor[] params, double lr) {
    this(params, Options.of("lr", lr));
  }

  /**
   * With arguments by name.
   *
   * @param params what is trained
   * @param options such as {@code lr} and {@code weight_decay}
   */
  public Adam(Tensor[] params, Options options) {
    super("Adam", params, options);
  }

  /**
   * With its constants.
   *
   * @param params what is trained
   * @param lr the length of a step
   * @param beta1 decay of the mean
   * @param beta2 decay of the square's mean
   * @param eps added to the denominator
   * @param weightDecay how much parameters are drawn to zero
   */
  public Adam(Tensor[] params, double lr, double beta1, double beta2, double eps, double weightDecay) {
    this(params, Options.of("lr", lr).with("betas", new double[] {beta1, beta2}).with("eps", eps)
        .with("weight_decay", weightDecay));
  }
}
