package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import io.evergrad.internal.Native;
import io.evergrad.internal.Values;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/**
 * A differentiable operation written in Java:
 *
 * <pre>{@code
 * class Cube extends Function {
 *   protected Tensor[] forward(Context ctx, Tensor[] in) {
 *     ctx.save(in[0]);
 *     return new Tensor[] {in[0].pow(3)};
 *   }
 *   protected Tensor[] backward(Context ctx, Tensor[] grads) {
 *     return new Tensor[] {grads[0].mul(ctx.saved()[0].square()).mul(3)};
 *   }
 * }
 * Tensor y = new Cube().apply(x)[0];
 * }</pre>
 *
 * <p>The backward may run on another thread, and is itself differentiable where it uses recorded operators.
 */
public abstract class Function {
  /** For subclasses. */
  protected Function() {}

  /**
   * Computes the results. Nothing is recorded meanwhile.
   *
   * @param ctx keeps what the backward needs
   * @param inputs the arguments; null entries are allowed
   * @return the results
   */
  protected abstract Tensor[] forward(Context ctx, Tensor[] inputs);

  /**
   * Computes the gradients of the inputs.
   *
   * @param ctx what the forward kept
   * @param grads one gradient for each result; null where there is none, unless materialized
   * @return one gradient, or null, for each input
   */
  protected abstract Tensor[] backward(Context ctx, Tensor[] grads);

  /**
   * The name of the node in the graph.
   *
   * @return by default the class's name and {@code Backward}
   */
  protected String name() {
    return getClass().getSimpleName() + "Backward";
  }

  /**
   * Runs the forward and records the backward.
   *
   * @param inputs the arguments
   * @return the results
   */
  public final Tensor[] apply(Tensor... inputs) {
    Context ctx = new Context(this, inputs);
    Tensor[] outputs;
    try (Scope scope = Scope.open()) {
      try (GradMode off = GradMode.noGrad()) {
        outputs = forward(ctx, inputs);
      }
      ctx.attach(outputs);
      scope.keep(outputs);
    }
    return outputs;
  }

  /** What a forward keeps for its backward. */
  public static final class Context {
    private final Function function;
    private final boolean[] needs;
    private final List<Tensor> toSave = new ArrayList<>();
    private final List<Tensor> dirty = new ArrayList<>();
    private final List<Tensor> constant = new ArrayList<>();
    private boolean materialize = true;
    private Tensor[] inputs;
    private long[] saved = new long[0];
    private long node;

    Context(Function function, Tensor[] inputs) {
      this.function = function;
      this.inputs = inputs;
      this.needs = new boolean[inputs.length];
      for (int i = 0; i < inputs.length; i++) {
        needs[i] = inputs[i] != null && inputs[i].requiresGrad();
      }
    }

    /**
     * Keeps inputs or results. Writing to one of them before the backward is an error then, as it should be.
     *
     * @param tensors null entries are allowed
     */
    public void save(Tensor... tensors) {
      toSave.clear();
      toSave.addAll(java.util.Arrays.asList(tensors));
    }

    /**
     * What was kept.
     *
     * @return in the order of {@link #save}
     */
    public Tensor[] saved() {
      Tensor[] tensors = new Tensor[saved.length];
      for (int i = 0; i < saved.length; i++) {
        tensors[i] = saved[i] == 0 ? null : Tensor.fromNative(Abi.eg_saved_unpack(saved[i], node));
      }
      return tensors;
    }

    /**
     * Says which inputs the forward has changed in place and returns.
     *
     * @param tensors inputs
     */
    public void markDirty(Tensor... tensors) {
      dirty.addAll(java.util.Arrays.asList(tensors));
    }

    /**
     * Says which results have no gradient.
     *
     * @param tensors results
     */
    public void markNonDifferentiable(Tensor... tensors) {
      constant.addAll(java.util.Arrays.asList(tensors));
    }

    /**
     * Chooses whether missing gradients of results arrive as zeros or as null.
     *
     * @param on true, the default: as zeros
     */
    public void materializeGrads(boolean on) {
      materialize = on;
    }

    /**
     * Whether the gradient of an input is wanted.
     *
     * @param i the input
     * @return true when it was asked for
     */
    public boolean needsInputGrad(int i) {
      return needs[i];
    }

    private static byte[] marks(Tensor[] outputs, List<Tensor> marked) {
      if (marked.isEmpty()) {
        return null;
      }
      byte[] marks = new byte[outputs.length];
      for (int i = 0; i < outputs.length; i++) {
        for (Tensor m : marked) {
          if (outputs[i].isSame(m)) {
            marks[i] = 1;
          }
        }
      }
      return marks;
    }

    void attach(Tensor[] outputs) {
      long made = Native.attachFunction(Values.utf8(function.name()), Values.handles(inputs), Values.handles(outputs),
          marks(outputs, dirty), marks(outputs, constant), materialize, new Backward());
      if (made != 0) {
        // Borrowed from here on: the node owns this context, and must not be kept alive by it.
        node = made;
        saved = new long[toSave.size()];
        for (int i = 0; i < saved.length; i++) {
          Tensor t = toSave.get(i);
          if (t == null) {
            continue;
          }
          boolean isOutput = false;
          for (Tensor o : outputs) {
            isOutput |= o == t;
          }
          saved[i] = Abi.eg_saved_new(t.nativeHandle(), made, isOutput ? 1 : 0);
        }
        Abi.eg_node_release(made);
      }
      Reference.reachabilityFence(inputs);
      Reference.reachabilityFence(outputs);
      toSave.clear();
      dirty.clear();
      constant.clear();
      inputs = null;
    }

    /** What the node calls; it owns this context. */
    private final class Backward implements Callback {
      @Override
      public Object[] call(Object[] args, int results) {
        Tensor[] grads = new Tensor[args.length];
        for (int i = 0; i < args.length; i++) {
          grads[i] = (Tensor) args[i];
        }
        return function.backward(Context.this, grads);
      }

      @Override
      public void destroyed() {
        long[] held = saved;
        saved = new long[0];
        for (long s : held) {
          if (s != 0) {
            Abi.eg_saved_release(s);
          }
        }
      }
    }
  }
}
