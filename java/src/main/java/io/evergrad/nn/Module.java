package io.evergrad.nn;

import io.evergrad.DType;
import io.evergrad.Device;
import io.evergrad.EvergradException;
import io.evergrad.Hook;
import io.evergrad.Tensor;
import io.evergrad.TensorDict;
import io.evergrad.internal.Abi;
import io.evergrad.internal.Call;
import io.evergrad.internal.Callback;
import io.evergrad.internal.Native;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * A part of a network: parameters, buffers, children, and a computation over them.
 *
 * <pre>{@code
 * class Net extends Module {
 *   final Linear in = register("in", new Linear(64, 128));
 *   final Linear out = register("out", new Linear(128, 10));
 *
 *   protected Tensor forward(Tensor x) {
 *     return out.call(in.call(x).relu());
 *   }
 * }
 * }</pre>
 *
 * <p>{@link #call} runs the hooks and the forward. What a user's forward makes on the way is freed when it returns.
 *
 * <p>The tree, its names, modes and states live in the library and are the same for every language. Import this class by
 * its name ({@code import io.evergrad.nn.Module}): Java has a {@code Module} of its own.
 */
public abstract class Module implements AutoCloseable {
  private final long handle;
  private final Cleaner.Cleanable release;
  private final Map<String, Module> children = new LinkedHashMap<>();

  /** For modules that are written in Java: {@link #forward(Tensor)} or {@link #forward(Tensor[])} says what they do. */
  protected Module() {
    Forward forward = new Forward(this);
    this.handle = Abi.eg_module_new_custom(getClass().getSimpleName(), forward);
    this.release = register(this, handle);
  }

  /** For modules of the library's: the constructor's arguments by name. */
  Module(String type, Options options) {
    Call call = Call.begin();
    long at = call.named(options.asMap());
    this.handle = Abi.eg_module_new(type, at, call.arguments(), call.count());
    Reference.reachabilityFence(options);
    Reference.reachabilityFence(call);
    this.release = register(this, handle);
  }

  private static Cleaner.Cleanable register(Object owner, long handle) {
    return Native.CLEANER.register(owner, () -> Abi.eg_module_release(handle));
  }

  /** Calls back without keeping the Java object alive: it keeps the native one. */
  private static final class Forward implements Callback {
    private final WeakReference<Module> target;

    Forward(Module module) {
      target = new WeakReference<>(module);
    }

    @Override
    public Object[] call(Object[] args, int results) {
      Module module = target.get();
      if (module == null) {
        throw new IllegalStateException("the Java object of a module was garbage collected while the module is in use");
      }
      Tensor[] inputs = new Tensor[args.length];
      for (int i = 0; i < args.length; i++) {
        inputs[i] = (Tensor) args[i];
      }
      return module.forward(inputs);
    }
  }

  /**
   * The native module, borrowed.
   *
   * @return an {@code eg_module*}
   */
  public final long nativeHandle() {
    return handle;
  }

  /**
   * What a module of one tensor computes; to be overridden.
   *
   * @param input the argument
   * @return the result
   */
  protected Tensor forward(Tensor input) {
    throw EvergradException.of(EvergradException.NOT_IMPLEMENTED,
        "Module [" + getClass().getSimpleName() + "] is missing the required \"forward\" function", "", null);
  }

  /**
   * What a module of several tensors computes; to be overridden.
   *
   * @param inputs the arguments
   * @return the results
   */
  protected Tensor[] forward(Tensor[] inputs) {
    if (inputs.length != 1) {
      throw EvergradException.of(EvergradException.TYPE, "Module [" + getClass().getSimpleName()
          + "] takes one tensor, not " + inputs.length, "", null);
    }
    return new Tensor[] {forward(inputs[0])};
  }

  /**
   * Runs the module.
   *
   * @param input the argument
   * @return the result
   */
  public final Tensor call(Tensor input) {
    Object out = Call.begin().tensor(input).forward(handle, 1)[0];
    Reference.reachabilityFence(input);
    Reference.reachabilityFence(this);
    return (Tensor) out;
  }

  /**
   * Runs a module of several arguments.
   *
   * @param inputs the arguments
   * @return the result
   */
  public final Tensor call(Tensor... inputs) {
    return callMany(1, inputs)[0];
  }

  /**
   * Runs a module of several results.
   *
   * @param results how many
   * @param inputs the arguments
   * @return the results
   */
  public final Tensor[] callMany(int results, Tensor... inputs) {
    Call call = Call.begin();
    for (Tensor t : inputs) {
      call.tensor(t);
    }
    Object[] out = call.forward(handle, results);
    Reference.reachabilityFence(inputs);
    Reference.reachabilityFence(this);
    Tensor[] tensors = new Tensor[out.length];
    for (int i = 0; i < out.length; i++) {
      tensors[i] = (Tensor) out[i];
    }
    return tensors;
  }

  // ---- building -----------------------------------------------------------------------------------------------------------

  /**
   * Adds a child.
   *
   * @param <M> its class
   * @param name its name, without dots
   * @param child the module
   * @return the child
   */
  protected final <M extends Module> M register(String name, M child) {
    Abi.eg_module_set_child(handle, name, child.nativeHandle());
    children.put(name, child);
    Reference.reachabilityFence(this);
    return child;
  }

  /**
   * Adds a parameter.
   *
   * @param name its name, without dots
   * @param t a leaf that requires a gradient, or null for one that may come later
   * @return the same tensor, out of any scope
   */
  protected final Tensor registerParameter(String name, Tensor t) {
    Abi.eg_module_set_parameter(handle, name, t == null ? 0 : t.nativeHandle());
    Reference.reachabilityFence(this);
    return t == null ? null : t.keep();
  }

  /**
   * Adds a buffer: state without a gradient.
   *
   * @param name its name, without dots
   * @param t the tensor, or null
   * @param persistent whether it is part of the state that is saved
   * @return the same tensor, out of any scope
   */
  protected final Tensor registerBuffer(String name, Tensor t, boolean persistent) {
    Abi.eg_module_set_buffer(handle, name, t == null ? 0 : t.nativeHandle(), persistent ? 1 : 0);
    Reference.reachabilityFence(this);
    return t == null ? null : t.keep();
  }

  // ---- the tree -------------------------------------------------------------------------------------------------------------

  /**
   * The children that Java knows.
   *
   * @return by name, in order
   */
  public final Map<String, Module> children() {
    return java.util.Collections.unmodifiableMap(children);
  }

  /**
   * An own parameter or buffer.
   *
   * @param name its name, without dots
   * @return the tensor, null when it is None
   */
  public final Tensor tensor(String name) {
    long t = Abi.eg_module_get_tensor(handle, name);
    Reference.reachabilityFence(this);
    return Tensor.fromNative(t);
  }

  /**
   * All parameters.
   *
   * @return with dotted names
   */
  public final TensorDict namedParameters() {
    long d = Abi.eg_module_parameters(handle, 1);
    Reference.reachabilityFence(this);
    return TensorDict.fromNative(d);
  }

  /**
   * All parameters, for an optimizer.
   *
   * @return the tensors in order
   */
  public final Tensor[] parameters() {
    try (TensorDict d = namedParameters()) {
      return d.tensors();
    }
  }

  /**
   * All buffers.
   *
   * @return with dotted names
   */
  public final TensorDict namedBuffers() {
    long d = Abi.eg_module_buffers(handle, 1);
    Reference.reachabilityFence(this);
    return TensorDict.fromNative(d);
  }

  /**
   * Parameters and persistent buffers, which share the module's memory.
   *
   * @return with dotted names
   */
  public final TensorDict stateDict() {
    long d = Abi.eg_module_state_dict(handle);
    Reference.reachabilityFence(this);
    return TensorDict.fromNative(d);
  }

  /**
   * Copies a state into the module; every name must fit.
   *
   * @param state as from {@link #stateDict}
   */
  public final void loadStateDict(TensorDict state) {
    loadStateDict(state, true);
  }

  /**
   * Copies a state into the module.
   *
   * @param state as from {@link #stateDict}
   * @param strict whether missing and unexpected names are errors
   */
  public final void loadStateDict(TensorDict state, boolean strict) {
    Abi.eg_module_load_state_dict(handle, state.nativeHandle(), strict ? 1 : 0);
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(state);
  }

  /**
   * Switches to training.
   *
   * @return this
   */
  public final Module train() {
    return train(true);
  }

  /**
   * Switches between training and evaluation.
   *
   * @param on true for training
   * @return this
   */
  public final Module train(boolean on) {
    Abi.eg_module_train(handle, on ? 1 : 0);
    Reference.reachabilityFence(this);
    return this;
  }

  /**
   * Switches to evaluation.
   *
   * @return this
   */
  public final Module eval() {
    return train(false);
  }

  /**
   * Whether the module is in training.
   *
   * @return true at first
   */
  public final boolean isTraining() {
    boolean on = Abi.eg_module_training(handle) != 0;
    Reference.reachabilityFence(this);
    return on;
  }

  /** Takes the gradients of all parameters away. */
  public final void zeroGrad() {
    Abi.eg_module_zero_grad(handle, 1);
    Reference.reachabilityFence(this);
  }

  /**
   * Converts floating point parameters and buffers.
   *
   * @param dtype the new type
   * @return this
   */
  public final Module to(DType dtype) {
    Abi.eg_module_to(handle, dtype.code(), -1);
    Reference.reachabilityFence(this);
    return this;
  }

  /**
   * Moves parameters and buffers.
   *
   * @param device where to
   * @return this
   */
  public final Module to(Device device) {
    Abi.eg_module_to(handle, -1, device.code());
    Reference.reachabilityFence(this);
    return this;
  }

  /**
   * An argument of the constructor, as the library has it.
   *
   * @param name such as {@code in_features}
   * @return its value
   */
  public final Object option(String name) {
    Call call = Call.begin();
    Abi.eg_module_get_option(handle, name, call.result());
    Reference.reachabilityFence(this);
    return call.taken();
  }

  // ---- hooks ------------------------------------------------------------------------------------------------------------------

  /**
   * Calls a function before each forward.
   *
   * @param hook gets the arguments and returns others, or null
   * @return removes the hook when closed
   */
  public final Hook registerForwardPreHook(UnaryOperator<Tensor[]> hook) {
    Callback callback = (args, n) -> hook.apply(tensors(args, 0, args.length));
    return hook(Abi.eg_module_register_hook(handle, callback, 1));
  }

  /**
   * Calls a function after each forward.
   *
   * @param hook gets the arguments and the result, and returns another result, or null
   * @return removes the hook when closed
   */
  public final Hook registerForwardHook(BiFunction<Tensor[], Tensor, Tensor> hook) {
    Callback callback = (args, n) -> {
      Tensor[] in = tensors(args, 0, args.length - 1);
      return new Object[] {hook.apply(in, (Tensor) args[args.length - 1])};
    };
    return hook(Abi.eg_module_register_hook(handle, callback, 0));
  }

  private static Tensor[] tensors(Object[] args, int from, int to) {
    Tensor[] out = new Tensor[to - from];
    for (int i = from; i < to; i++) {
      out[i - from] = (Tensor) args[i];
    }
    return out;
  }

  private Hook hook(long id) {
    return new Hook(() -> {
      Abi.eg_module_remove_hook(handle, id);
      Reference.reachabilityFence(this);
    });
  }

  /** Gives the module and its children back. */
  @Override
  public void close() {
    for (Module child : children.values()) {
      child.close();
    }
    release.clean();
  }
}
