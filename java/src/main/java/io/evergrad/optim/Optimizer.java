package io.evergrad.optim;

import io.evergrad.Tensor;
import io.evergrad.TensorDict;
import io.evergrad.internal.Abi;
import io.evergrad.internal.Call;
import io.evergrad.internal.Native;
import io.evergrad.internal.Values;
import io.evergrad.nn.Options;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.util.function.Supplier;

/** Changes parameters by their gradients. The subclasses name the algorithms. */
public class Optimizer implements AutoCloseable {
  private final long handle;
  private final Cleaner.Cleanable release;

  /**
   * An optimizer of the library's, by name.
   *
   * @param type such as {@code Adam}
   * @param params what is trained
   * @param options its arguments by name
   */
  public Optimizer(String type, Tensor[] params, Options options) {
    Call call = Call.begin();
    long at = call.named(options.asMap());
    long made = Abi.eg_optimizer_new(type, Values.handles(params), at, call.arguments(), call.count());
    Reference.reachabilityFence(params);
    Reference.reachabilityFence(call);
    this.handle = made;
    this.release = Native.CLEANER.register(this, () -> Abi.eg_optimizer_release(made));
  }

  /**
   * Adds parameters with arguments of their own.
   *
   * @param params what is trained, too
   * @param options what differs from the defaults
   */
  public final void addGroup(Tensor[] params, Options options) {
    Call call = Call.begin();
    long at = call.named(options.asMap());
    Abi.eg_optimizer_add_group(handle, Values.handles(params), at, call.arguments(), call.count());
    Reference.reachabilityFence(params);
    Reference.reachabilityFence(call);
    Reference.reachabilityFence(this);
  }

  /** Takes one step. */
  public final void step() {
    Abi.eg_optimizer_step(handle);
    Reference.reachabilityFence(this);
  }

  /**
   * Computes the loss, then takes one step.
   *
   * @param closure clears the gradients, computes the loss and runs backward
   * @return the loss
   */
  public final Tensor step(Supplier<Tensor> closure) {
    Tensor loss = closure.get();
    step();
    return loss;
  }

  /** Takes all gradients away. */
  public final void zeroGrad() {
    zeroGrad(true);
  }

  /**
   * Takes all gradients away, or fills them with zeros.
   *
   * @param setToNone true: takes them away
   */
  public final void zeroGrad(boolean setToNone) {
    Abi.eg_optimizer_zero_grad(handle, setToNone ? 1 : 0);
    Reference.reachabilityFence(this);
  }

  /**
   * How many groups of parameters there are.
   *
   * @return their number
   */
  public final int groups() {
    long n = Abi.eg_optimizer_group_count(handle);
    Reference.reachabilityFence(this);
    return (int) n;
  }

  /**
   * An argument of a group.
   *
   * @param group its number
   * @param name such as {@code lr}
   * @return its value
   */
  public final Object option(int group, String name) {
    Call call = Call.begin();
    Abi.eg_optimizer_get_option(handle, group, name, call.result());
    Reference.reachabilityFence(this);
    return call.taken();
  }

  /**
   * Changes an argument of a group.
   *
   * @param group its number
   * @param name such as {@code lr}
   * @param value the new value
   */
  public final void setOption(int group, String name, Object value) {
    Call call = Call.begin().any(value);
    Abi.eg_optimizer_set_option(handle, group, name, call.arguments());
    Reference.reachabilityFence(this);
  }

  /**
   * What the optimizer remembers of a parameter.
   *
   * @param param the parameter
   * @return tensors such as {@code exp_avg}; null when there are none yet
   */
  public final TensorDict state(Tensor param) {
    long d = Abi.eg_optimizer_get_state(handle, param.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(param);
    return d == 0 ? null : TensorDict.fromNative(d);
  }

  /**
   * Replaces what the optimizer remembers of a parameter.
   *
   * @param param the parameter
   * @param state as from {@link #state}
   */
  public final void setState(Tensor param, TensorDict state) {
    Abi.eg_optimizer_set_state(handle, param.nativeHandle(), state.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(param);
    Reference.reachabilityFence(state);
  }

  /** Gives the optimizer back. */
  @Override
  public final void close() {
    release.clean();
  }
}
