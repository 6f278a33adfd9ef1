package io.evergrad;

import java.util.ArrayList;
import java.util.List;

/**
 * Compares derivatives with finite differences, for tests of functions and operators of one's own:
 *
 * <pre>{@code
 * GradCheck check = new GradCheck();
 * check.gradients(in -> new Tensor[] {in[0].mul(in[1]).tanh()}, x, y);        // x and y float64, requiring gradients
 * check.secondGradients(in -> new Tensor[] {in[0].mul(in[1]).tanh()}, x, y);
 * }</pre>
 *
 * <p>Every element of every input that requires a gradient is moved a little both ways; complex ones along both parts.
 * The inputs should be float64 or complex128: less precise ones drown in rounding.
 */
public final class GradCheck {
  private double eps = 1e-6;
  private double atol = 1e-5;
  private double rtol = 1e-3;
  private boolean forward;

  /** With the usual step of 1e-6, and tolerances of 1e-5 absolute and 1e-3 relative. */
  public GradCheck() {}

  /** Derivatives that differ. */
  public static final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1;

    Mismatch(String message) {
      super(message);
    }
  }

  /**
   * Sets the step.
   *
   * @param step how far each element is moved
   * @return this
   */
  public GradCheck step(double step) {
    eps = step;
    return this;
  }

  /**
   * Sets how far the two may be apart: {@code absolute + relative * |numerical|}.
   *
   * @param absolute the absolute tolerance
   * @param relative the relative tolerance
   * @return this
   */
  public GradCheck tolerance(double absolute, double relative) {
    atol = absolute;
    rtol = relative;
    return this;
  }

  /**
   * Checks forward mode as well.
   *
   * @param on whether to
   * @return this
   */
  public GradCheck forwardMode(boolean on) {
    forward = on;
    return this;
  }

  /**
   * Checks the gradients of a function.
   *
   * @param function what is differentiated; it gives the same for the same inputs
   * @param inputs at least one of them requires a gradient
   * @throws Mismatch when a derivative differs, saying which
   */
  public void gradients(Autograd.Mapped function, Tensor... inputs) {
    try (Scope scope = Scope.open()) {
      compare(function, inputs);
    }
  }

  /**
   * Checks the gradients of the gradients, for random gradients of the results.
   *
   * @param function what is differentiated twice
   * @param inputs at least one of them requires a gradient
   * @throws Mismatch when a derivative differs, saying which
   */
  public void secondGradients(Autograd.Mapped function, Tensor... inputs) {
    try (Scope scope = Scope.open()) {
      List<Tensor> all = new ArrayList<>(List.of(inputs));
      for (Tensor result : differentiable(function.apply(inputs))) {
        all.add(Ops.randnLike(result.detach()).requiresGrad(true));
      }
      int n = inputs.length;
      compare(args -> {
        try (GradMode on = GradMode.enableGrad()) {
          // Views, so that an input may be a result as well.
          Tensor[] x = new Tensor[n];
          List<Tensor> wanted = new ArrayList<>();
          for (int i = 0; i < n; i++) {
            x[i] = args[i];
            if (args[i].requiresGrad()) {
              wanted.add(x[i] = args[i].viewAs(args[i]));
            }
          }
          Tensor[] grads = java.util.Arrays.copyOfRange(args, n, args.length);
          Tensor[] found = Autograd.grad(differentiable(function.apply(x)), wanted.toArray(new Tensor[0]), grads, true,
              true, true);
          return java.util.Arrays.stream(found).filter(g -> g != null).toArray(Tensor[]::new);
        }
      }, all.toArray(new Tensor[0]));
    }
  }

  private static boolean inexact(Tensor t) {
    return t.dtype().isFloatingPoint() || t.dtype().isComplex();
  }

  private static Tensor[] differentiable(Tensor[] results) {
    return java.util.Arrays.stream(results).filter(GradCheck::inexact).toArray(Tensor[]::new);
  }

  /** The elements as real numbers: complex ones are two. */
  private static double[] numbers(Tensor t) {
    Tensor plain = t.detach();
    return (plain.dtype().isComplex() ? Ops.viewAsReal(Ops.resolveConj(plain)) : plain).toDoubleArray();
  }

  /** A tensor of these numbers with the shape and dtype of another. */
  private static Tensor like(Tensor t, double[] numbers) {
    long[] shape = t.shape();
    if (!t.dtype().isComplex()) {
      return Ops.to(Tensor.of(numbers, numbers.length).reshape(shape), t.dtype());
    }
    long[] pairs = java.util.Arrays.copyOf(shape, shape.length + 1);
    pairs[shape.length] = 2;
    return Ops.to(Ops.viewAsComplex(Tensor.of(numbers, numbers.length).reshape(pairs)), t.dtype());
  }

  private static Tensor unit(Tensor t, int at, int length) {
    double[] numbers = new double[length];
    numbers[at] = 1;
    return like(t, numbers);
  }

  /** The results with one input replaced, as real numbers. */
  private static double[][] at(Autograd.Mapped function, Tensor[] inputs, int which, double[] numbers) {
    try (Scope scope = Scope.open(); GradMode off = GradMode.noGrad()) {
      Tensor[] args = inputs.clone();
      args[which] = like(inputs[which], numbers).requiresGrad(true);
      Tensor[] results = differentiable(function.apply(args));
      double[][] out = new double[results.length][];
      for (int k = 0; k < out.length; k++) {
        out[k] = numbers(results[k]);
      }
      return out;
    }
  }

  private void compare(Autograd.Mapped function, Tensor[] inputs) {
    List<Integer> wanted = new ArrayList<>();
    for (int i = 0; i < inputs.length; i++) {
      if (inputs[i].requiresGrad()) {
        wanted.add(i);
      }
    }
    if (wanted.isEmpty()) {
      throw new IllegalArgumentException("none of the inputs requires a gradient");
    }
    Tensor[] results = differentiable(function.apply(inputs));
    double[][][] analytical = backward(results, inputs, wanted);
    for (int w = 0; w < wanted.size(); w++) {
      int i = wanted.get(w);
      double[] x = numbers(inputs[i]);
      for (int c = 0; c < x.length; c++) {
        double[] moved = x.clone();
        moved[c] = x[c] + eps;
        double[][] high = at(function, inputs, i, moved);
        moved[c] = x[c] - eps;
        double[][] low = at(function, inputs, i, moved);
        double[][] tangents = forward ? forward(function, inputs, i, c, x.length) : null;
        for (int k = 0, row = 0; k < high.length; k++) {
          for (int r = 0; r < high[k].length; r++, row++) {
            double numerical = (high[k][r] - low[k][r]) / (2 * eps);
            judge("backward", k, i, numerical, analytical[w][row][c]);
            if (tangents != null) {
              judge("forward mode", k, i, numerical, tangents[k][r]);
            }
          }
        }
      }
    }
  }

  private void judge(String mode, int result, int input, double numerical, double analytical) {
    if (!(Math.abs(analytical - numerical) <= atol + rtol * Math.abs(numerical))) {
      throw new Mismatch("Jacobian mismatch in " + mode + " for output " + result + " with respect to input " + input
          + ": numerical " + numerical + ", analytical " + analytical);
    }
  }

  /** By input, a row for each number of the results. */
  private static double[][][] backward(Tensor[] results, Tensor[] inputs, List<Integer> wanted) {
    int rows = 0;
    for (Tensor y : results) {
      rows += (int) y.numel() * (y.dtype().isComplex() ? 2 : 1);
    }
    Tensor[] xs = wanted.stream().map(i -> inputs[i]).toArray(Tensor[]::new);
    double[][][] jacobian = new double[xs.length][rows][];
    int row = 0;
    for (Tensor y : results) {
      int n = (int) y.numel() * (y.dtype().isComplex() ? 2 : 1);
      for (int r = 0; r < n; r++, row++) {
        try (Scope scope = Scope.open()) {
          Tensor[] grads = y.requiresGrad()
              ? Autograd.grad(new Tensor[] {y}, xs, new Tensor[] {unit(y, r, n)}, true, false, true)
              : new Tensor[xs.length];
          for (int w = 0; w < xs.length; w++) {
            jacobian[w][row] = numbers(grads[w] == null ? Ops.zerosLike(xs[w]) : grads[w]);
          }
        }
      }
    }
    return jacobian;
  }

  /** The derivatives of the results along one number of an input. */
  private static double[][] forward(Autograd.Mapped function, Tensor[] inputs, int which, int at, int length) {
    try (Scope scope = Scope.open(); Autograd.ForwardLevel level = new Autograd.ForwardLevel()) {
      Tensor[] args = inputs.clone();
      Tensor x = inputs[which]; // still requiring a gradient, for functions that take some
      args[which] = level.makeDual(x, unit(x, at, length));
      Tensor[] results = differentiable(function.apply(args));
      double[][] out = new double[results.length][];
      for (int k = 0; k < out.length; k++) {
        Tensor tangent = level.tangent(results[k]);
        out[k] = numbers(tangent == null ? Ops.zerosLike(results[k]) : tangent);
      }
      return out;
    }
  }
}
