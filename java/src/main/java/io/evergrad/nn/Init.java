package io.evergrad.nn;

import io.evergrad.Tensor;
import io.evergrad.internal.Abi;
import io.evergrad.internal.Call;
import java.lang.ref.Reference;

/** Fills parameters in place before training. Random ones draw from the default generator. */
public final class Init {
  private Init() {}

  /**
   * An init function by name.
   *
   * @param name such as {@code kaiming_uniform}
   * @param t what is filled
   * @param options its arguments by name
   * @return t
   */
  public static Tensor apply(String name, Tensor t, Options options) {
    Call call = Call.begin();
    long at = call.named(options.asMap());
    Abi.eg_init(name, t.nativeHandle(), at, call.arguments(), call.count());
    Reference.reachabilityFence(t);
    Reference.reachabilityFence(call);
    return t;
  }

  /**
   * Evenly between two numbers.
   *
   * @param t what is filled
   * @param a the lower bound
   * @param b the upper bound
   * @return t
   */
  public static Tensor uniform(Tensor t, double a, double b) {
    return apply("uniform", t, Options.of("a", a).with("b", b));
  }

  /**
   * From a normal distribution.
   *
   * @param t what is filled
   * @param mean its mean
   * @param std its standard deviation
   * @return t
   */
  public static Tensor normal(Tensor t, double mean, double std) {
    return apply("normal", t, Options.of("mean", mean).with("std", std));
  }

  /**
   * From a normal distribution cut at two bounds.
   *
   * @param t what is filled
   * @param mean its mean
   * @param std its standard deviation
   * @param a the lower bound
   * @param b the upper bound
   * @return t
   */
  public static Tensor truncNormal(Tensor t, double mean, double std, double a, double b) {
    return apply("trunc_normal", t, Options.of("mean", mean).with("std", std).with("a", a).with("b", b));
  }

  /**
   * With one number.
   *
   * @param t what is filled
   * @param value the number
   * @return t
   */
  public static Tensor constant(Tensor t, double value) {
    return apply("constant", t, Options.of("val", value));
  }

  /**
   * With zeros.
   *
   * @param t what is filled
   * @return t
   */
  public static Tensor zeros(Tensor t) {
    return apply("zeros", t, Options.none());
  }

  /**
   * With ones.
   *
   * @param t what is filled
   * @return t
   */
  public static Tensor ones(Tensor t) {
    return apply("ones", t, Options.none());
  }

  /**
   * With the identity matrix.
   *
   * @param t a matrix
   * @return t
   */
  public static Tensor eye(Tensor t) {
    return apply("eye", t, Options.none());
  }

  /**
   * Xavier's uniform distribution.
   *
   * @param t what is filled
   * @param gain a factor
   * @return t
   */
  public static Tensor xavierUniform(Tensor t, double gain) {
    return apply("xavier_uniform", t, Options.of("gain", gain));
  }

  /**
   * Xavier's normal distribution.
   *
   * @param t what is filled
   * @param gain a factor
   * @return t
   */
  public static Tensor xavierNormal(Tensor t, double gain) {
    return apply("xavier_normal", t, Options.of("gain", gain));
  }

  /**
   * He's uniform distribution.
   *
   * @param t what is filled
   * @param a the slope of the rectifier that follows
   * @param mode "fan_in" or "fan_out"
   * @param nonlinearity "relu" or "leaky_relu"
   * @return t
   */
  public static Tensor kaimingUniform(Tensor t, double a, String mode, String nonlinearity) {
    return apply("kaiming_uniform", t, Options.of("a", a).with("mode", mode).with("nonlinearity", nonlinearity));
  }

  /**
   * He's normal distribution.
   *
   * @param t what is filled
   * @param a the slope of the rectifier that follows
   * @param mode "fan_in" or "fan_out"
   * @param nonlinearity "relu" or "leaky_relu"
   * @return t
   */
  public static Tensor kaimingNormal(Tensor t, double a, String mode, String nonlinearity) {
    return apply("kaiming_normal", t, Options.of("a", a).with("mode", mode).with("nonlinearity", nonlinearity));
  }

  /**
   * An orthogonal matrix.
   *
   * @param t what is filled
   * @param gain a factor
   * @return t
   */
  public static Tensor orthogonal(Tensor t, double gain) {
    return apply("orthogonal", t, Options.of("gain", gain));
  }
}
