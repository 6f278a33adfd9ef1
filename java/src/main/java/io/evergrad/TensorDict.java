package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Native;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Tensors by name, in order: the state of a module, the content of a safetensors file. */
public final class TensorDict implements AutoCloseable {
  private final long handle;
  private final Cleaner.Cleanable release;

  private TensorDict(long handle) {
    this.handle = handle;
    this.release = Native.CLEANER.register(this, () -> Abi.eg_dict_release(handle));
  }

  /** An empty dictionary. */
  public TensorDict() {
    this(Abi.eg_dict_new());
  }

  /**
   * Wraps a native dictionary and takes its reference over.
   *
   * @param handle an {@code eg_dict*}
   * @return the dictionary
   */
  public static TensorDict fromNative(long handle) {
    return new TensorDict(handle);
  }

  /**
   * The native dictionary, borrowed.
   *
   * @return an {@code eg_dict*}
   */
  public long nativeHandle() {
    return handle;
  }

  /**
   * Reads a safetensors file.
   *
   * @param path the file
   * @return its tensors
   */
  public static TensorDict load(Path path) {
    return new TensorDict(Abi.eg_safetensors_load(path.toString()));
  }

  /**
   * Writes a safetensors file: whole or not at all.
   *
   * @param path the file
   */
  public void save(Path path) {
    Abi.eg_safetensors_save(handle, path.toString());
    Reference.reachabilityFence(this);
  }

  /**
   * How many tensors there are.
   *
   * @return their number
   */
  public int size() {
    long n = Abi.eg_dict_size(handle);
    Reference.reachabilityFence(this);
    return (int) n;
  }

  /**
   * The names.
   *
   * @return in order
   */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    int n = size();
    for (int i = 0; i < n; i++) {
      names.add(Abi.eg_dict_key(handle, i));
    }
    Reference.reachabilityFence(this);
    return names;
  }

  /**
   * A tensor by name.
   *
   * @param name its name
   * @return the tensor
   * @throws EvergradException.MissingKey when there is none
   */
  public Tensor get(String name) {
    long t = Abi.eg_dict_get(handle, name);
    Reference.reachabilityFence(this);
    return Tensor.fromNative(t);
  }

  /**
   * A tensor by place.
   *
   * @param i its place
   * @return the tensor
   */
  public Tensor get(int i) {
    long t = Abi.eg_dict_at(handle, i);
    Reference.reachabilityFence(this);
    return Tensor.fromNative(t);
  }

  /**
   * All tensors.
   *
   * @return in order
   */
  public Tensor[] tensors() {
    Tensor[] out = new Tensor[size()];
    for (int i = 0; i < out.length; i++) {
      out[i] = get(i);
    }
    return out;
  }

  /**
   * Adds or replaces a tensor.
   *
   * @param name its name
   * @param t the tensor
   * @return this
   */
  public TensorDict put(String name, Tensor t) {
    Abi.eg_dict_set(handle, name, t.nativeHandle());
    Reference.reachabilityFence(this);
    Reference.reachabilityFence(t);
    return this;
  }

  /**
   * A text that goes into the file beside the tensors.
   *
   * @param key its name
   * @return the text, null when there is none
   */
  public String metadata(String key) {
    String value = Abi.eg_dict_metadata(handle, key);
    Reference.reachabilityFence(this);
    return value;
  }

  /**
   * Adds or replaces a text.
   *
   * @param key its name
   * @param value the text
   * @return this
   */
  public TensorDict metadata(String key, String value) {
    Abi.eg_dict_set_metadata(handle, key, value);
    Reference.reachabilityFence(this);
    return this;
  }

  /** Gives the dictionary back. */
  @Override
  public void close() {
    release.clean();
  }
}
