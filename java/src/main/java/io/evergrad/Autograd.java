package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Native;
import io.evergrad.internal.Values;
import java.lang.ref.Reference;

/** Backward passes over several tensors, and forward mode. */
public final class Autograd {
  private Autograd() {}

  /**
   * Computes gradients and adds them up in the leaves.
   *
   * @param outputs what is differentiated
   * @param grads the gradients of the outputs; null, or null entries, for single numbers
   * @param retainGraph whether the graph may be used again
   * @param createGraph whether the gradients are themselves differentiable
   * @param inputs the leaves to accumulate into; null for all
   */
  public static void backward(Tensor[] outputs, Tensor[] grads, boolean retainGraph, boolean createGraph,
      Tensor[] inputs) {
    check(outputs, grads);
    Abi.eg_backward(Values.handles(outputs), Values.handles(grads), retainGraph ? 1 : 0, createGraph ? 1 : 0,
        Values.handles(inputs));
    Reference.reachabilityFence(outputs);
    Reference.reachabilityFence(grads);
    Reference.reachabilityFence(inputs);
  }

  private static void check(Tensor[] outputs, Tensor[] grads) {
    if (grads != null && grads.length != outputs.length) {
      throw EvergradException.of(EvergradException.RUNTIME,
          "got " + outputs.length + " tensors and " + grads.length + " gradients", "", null);
    }
  }

  /**
   * Computes and returns gradients, without touching {@link Tensor#grad()}.
   *
   * @param output a single number
   * @param inputs what it is differentiated by
   * @return one gradient for each input
   */
  public static Tensor[] grad(Tensor output, Tensor... inputs) {
    return grad(new Tensor[] {output}, inputs, null, false, false, false);
  }

  /**
   * The same with choices.
   *
   * @param outputs what is differentiated
   * @param inputs by what
   * @param grads the gradients of the outputs; null, or null entries, for single numbers
   * @param retainGraph whether the graph may be used again
   * @param createGraph whether the gradients are themselves differentiable
   * @param allowUnused whether inputs on which nothing depends get null instead of an error
   * @return one gradient for each input
   */
  public static Tensor[] grad(Tensor[] outputs, Tensor[] inputs, Tensor[] grads, boolean retainGraph,
      boolean createGraph, boolean allowUnused) {
    check(outputs, grads);
    long[] results = Native.gradients(Values.handles(outputs), Values.handles(grads), Values.handles(inputs),
        retainGraph, createGraph, allowUnused);
    Reference.reachabilityFence(outputs);
    Reference.reachabilityFence(grads);
    Reference.reachabilityFence(inputs);
    return Values.tensors(results);
  }

  /** A level of forward mode: tangents live as long as it is open. */
  public static final class ForwardLevel implements AutoCloseable {
    private final int level = (int) Abi.eg_forward_enter();
    private boolean closed;

    /** Opens a level; levels nest. */
    public ForwardLevel() {}

    /**
     * A tensor that carries a tangent.
     *
     * @param primal the tensor
     * @param tangent its derivative along the direction of interest
     * @return the dual tensor
     */
    public Tensor makeDual(Tensor primal, Tensor tangent) {
      long dual = Abi.eg_make_dual(primal.nativeHandle(), tangent.nativeHandle(), level);
      Reference.reachabilityFence(primal);
      Reference.reachabilityFence(tangent);
      return Tensor.fromNative(dual);
    }

    /**
     * The tangent of a result.
     *
     * @param t a tensor computed from dual ones
     * @return its tangent, null when it has none
     */
    public Tensor tangent(Tensor t) {
      long[] parts = Native.unpackDual(t.nativeHandle(), level);
      Reference.reachabilityFence(t);
      Abi.eg_tensor_release(parts[0]);
      return Tensor.fromNative(parts[1]);
    }

    /**
     * A result without its tangent at this level.
     *
     * @param t any tensor
     * @return its value
     */
    public Tensor primal(Tensor t) {
      long[] parts = Native.unpackDual(t.nativeHandle(), level);
      Reference.reachabilityFence(t);
      Abi.eg_tensor_release(parts[1]);
      return Tensor.fromNative(parts[0]);
    }

    /** Ends the level. */
    @Override
    public void close() {
      if (!closed) {
        closed = true;
        Abi.eg_forward_exit(level);
      }
    }
  }

  /** What {@link #jvp}, {@link #vmap} and {@link GradCheck} take: a function of tensors. */
  @FunctionalInterface
  public interface Mapped {
    /**
     * Computes.
     *
     * @param args the arguments; in {@link #vmap} without their batch dimension
     * @return the results
     */
    Tensor[] apply(Tensor[] args);
  }

  /**
   * Values and their derivatives along a direction.
   *
   * @param values of the function
   * @param tangents their derivatives, zero where a value does not depend on the arguments
   */
  public record Derivatives(Tensor[] values, Tensor[] tangents) {}

  /**
   * Computes a function and its derivative along a direction in one forward pass.
   *
   * @param function what is differentiated
   * @param primals its arguments
   * @param tangents the direction: a tensor for each argument
   * @return the values and the derivatives
   */
  public static Derivatives jvp(Mapped function, Tensor[] primals, Tensor[] tangents) {
    if (primals.length != tangents.length) {
      throw new IllegalArgumentException(primals.length + " primals and " + tangents.length + " tangents");
    }
    try (Scope scope = Scope.open(); ForwardLevel level = new ForwardLevel()) {
      Tensor[] duals = new Tensor[primals.length];
      for (int i = 0; i < duals.length; i++) {
        duals[i] = level.makeDual(primals[i], tangents[i]);
      }
      Tensor[] results = function.apply(duals);
      Tensor[] values = new Tensor[results.length];
      Tensor[] slopes = new Tensor[results.length];
      for (int i = 0; i < results.length; i++) {
        values[i] = level.primal(results[i]);
        Tensor slope = level.tangent(results[i]);
        slopes[i] = slope != null ? slope : Ops.zerosLike(values[i]);
      }
      return new Derivatives(scope.keep(values), scope.keep(slopes));
    }
  }

  /** What random operators do inside {@link #vmap}. */
  public enum Randomness {
    /** They are refused. */
    ERROR,
    /** Each element of the batch draws its own numbers. */
    DIFFERENT,
    /** All elements get the same numbers. */
    SAME
  }

  /**
   * Runs a function over a batch as if it were called for each element, in one go. The batch is dimension 0 of every
   * argument and of every result.
   *
   * @param function what to compute for one element
   * @param args tensors with a leading batch dimension
   * @return the results, with a leading batch dimension
   */
  public static Tensor[] vmap(Mapped function, Tensor... args) {
    return vmap(function, Randomness.ERROR, args);
  }

  /**
   * The same where random operators are allowed.
   *
   * @param function what to compute for one element
   * @param randomness what they do
   * @param args tensors with a leading batch dimension
   * @return the results, with a leading batch dimension
   */
  public static Tensor[] vmap(Mapped function, Randomness randomness, Tensor... args) {
    if (args.length == 0) {
      throw new IllegalArgumentException("vmap needs at least one tensor");
    }
    try (Scope scope = Scope.open()) {
      int level = (int) Abi.eg_vmap_enter(args[0].size(0), randomness.ordinal());
      try {
        Tensor[] inner = new Tensor[args.length];
        for (int i = 0; i < args.length; i++) {
          inner[i] = Tensor.fromNative(Abi.eg_vmap_wrap(args[i].nativeHandle(), 0, level));
        }
        Tensor[] results = function.apply(inner);
        Tensor[] outer = new Tensor[results.length];
        for (int i = 0; i < results.length; i++) {
          outer[i] = scope.keep(Tensor.fromNative(Abi.eg_vmap_unwrap(results[i].nativeHandle(), 0, level)));
        }
        Reference.reachabilityFence(args);
        return outer;
      } finally {
        Abi.eg_vmap_exit(level);
      }
    }
  }
}
