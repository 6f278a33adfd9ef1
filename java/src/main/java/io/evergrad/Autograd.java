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

    /** Ends the level. */
    @Override
    public void close() {
      if (!closed) {
        closed = true;
        Abi.eg_forward_exit(level);
      }
    }
  }

  /** What {@link #vmap} maps: tensors to tensors. */
  @FunctionalInterface
  public interface Mapped {
    /**
     * Computes for one element of the batch.
     *
     * @param args the tensors without their batch dimension
     * @return the results
     */
    Tensor[] apply(Tensor[] args);
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
    if (args.length == 0) {
      throw new IllegalArgumentException("vmap needs at least one tensor");
    }
    try (Scope scope = Scope.open()) {
      int level = (int) Abi.eg_vmap_enter(args[0].size(0), 0);
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
