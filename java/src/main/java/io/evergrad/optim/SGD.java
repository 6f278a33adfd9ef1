package io.evergrad.optim;

import io.evergrad.Tensor;
import io.evergrad.nn.Options;

/** Stochastic gradient descent. */
public final class SGD extends Optimizer {
  /**
   * With defaults.
   *
   * @param params what is trained
   * @param lr the length of a step
   */
  public SGD(Tensor[] params, double lr) {
    this(params, Options.of("lr", lr));
  }

  /**
   * With arguments by name.
   *
   * @param params what is trained
   * @param options such as {@code lr} and {@code weight_decay}
   */
  public SGD(Tensor[] params, Options options) {
    super("SGD", params, options);
  }

  /**
   * With momentum and weight decay.
   *
   * @param params what is trained
   * @param lr the length of a step
   * @param momentum how much of the last step is kept
   * @param weightDecay how much parameters are drawn to zero
   * @param nesterov whether the gradient is taken ahead
   */
  public SGD(Tensor[] params, double lr, double momentum, double weightDecay, boolean nesterov) {
    this(params, Options.of("lr", lr).with("momentum", momentum).with("weight_decay", weightDecay)
        .with("nesterov", nesterov));
  }
}
