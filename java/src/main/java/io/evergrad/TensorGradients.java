package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Callback;
import java.lang.ref.Reference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The gradients of a {@link Tensor}: asking for them, computing them, hooks, views and data. */
abstract sealed class TensorGradients extends TensorFacts permits TensorReading {
  TensorGradients(long handle) {
    super(handle);
  }

  /**
   * Asks for a gradient, or not.
   *
   * @param on whether gradients are to be computed for this leaf
   * @return this
   */
  public Tensor requiresGrad(boolean on) {
    Abi.eg_tensor_set_requires_grad(nativeHandle(), on ? 1 : 0);
    Reference.reachabilityFence(this);
    return (Tensor) this;
  }

  /**
   * The gradient that backward passes have accumulated.
   *
   * @return the gradient, null when there is none
   */
  public Tensor grad() {
    long grad = Abi.eg_tensor_grad(nativeHandle());
    Reference.reachabilityFence(this);
    return Tensor.fromNative(grad);
  }

  /**
   * Replaces the gradient.
   *
   * @param grad the new one; null for none
   */
  public void setGrad(Tensor grad) {
    Abi.eg_tensor_set_grad(nativeHandle(), grad == null ? 0 : grad.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(grad);
  }

  /** Keeps the gradient of a tensor that is not a leaf, too. */
  public void retainGrad() {
    Abi.eg_tensor_retain_grad(nativeHandle());
    Reference.reachabilityFence(this);
  }

  /** Computes the gradients of this single number for all leaves it depends on, and adds them up there. */
  public void backward() {
    Autograd.backward(new Tensor[] {(Tensor) this}, null, false, false, null);
  }

  /**
   * The same for a tensor of any shape.
   *
   * @param gradient what its own gradient is
   */
  public void backward(Tensor gradient) {
    Autograd.backward(new Tensor[] {(Tensor) this}, new Tensor[] {gradient}, false, false, null);
  }

  /**
   * The same with choices.
   *
   * @param gradient what its own gradient is; null for 1
   * @param retainGraph whether the graph may be used again
   * @param createGraph whether the gradients are themselves differentiable
   */
  public void backward(Tensor gradient, boolean retainGraph, boolean createGraph) {
    Autograd.backward(new Tensor[] {(Tensor) this}, gradient == null ? null : new Tensor[] {gradient}, retainGraph,
        createGraph, null);
  }

  /**
   * The node of the graph that made the tensor.
   *
   * @return the node, null for leaves
   */
  public Node gradFn() {
    long node = Abi.eg_tensor_grad_fn(nativeHandle());
    Reference.reachabilityFence(this);
    return node == 0 ? null : new Node(node);
  }

  /**
   * Calls a function with the tensor's gradient when it is computed.
   *
   * @param hook gets the gradient and may return another one, or null
   * @return removes the hook when closed
   */
  public Hook registerHook(UnaryOperator<Tensor> hook) {
    Callback callback = (args, n) -> new Object[] {hook.apply((Tensor) args[0])};
    long id = Abi.eg_tensor_register_hook(nativeHandle(), callback);
    return hook(id);
  }

  /**
   * Calls a function after the gradient of this leaf was added up.
   *
   * @param hook gets the tensor
   * @return removes the hook when closed
   */
  public Hook registerPostAccumulateHook(Consumer<Tensor> hook) {
    Callback callback = (args, n) -> {
      hook.accept((Tensor) args[0]);
      return null;
    };
    long id = Abi.eg_tensor_register_post_accumulate_hook(nativeHandle(), callback);
    return hook(id);
  }

  private Hook hook(long id) {
    Reference.reachabilityFence(this);
    return new Hook(() -> {
      if (!isClosed()) {
        Abi.eg_tensor_remove_hook(nativeHandle(), id);
      }
    });
  }

  /**
   * The tensor that this one is a view of.
   *
   * @return the base, null when it is no view
   */
  public Tensor base() {
    long base = Abi.eg_tensor_base(nativeHandle());
    Reference.reachabilityFence(this);
    return Tensor.fromNative(base);
  }

  /**
   * Takes memory and shape over from another tensor, under its own history.
   *
   * @param source where the data is
   */
  public void setData(Tensor source) {
    Abi.eg_tensor_set_data(nativeHandle(), source.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(source);
  }
}
