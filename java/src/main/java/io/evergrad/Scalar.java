package io.evergrad;

/**
 * A number of one of the library's four kinds. Java's own numbers serve wherever a {@link Number} is taken; this class
 * is for booleans and complex numbers.
 */
public final class Scalar extends Number {
  private static final long serialVersionUID = 1;

  private enum Kind { BOOLEAN, WHOLE, REAL, COMPLEX }

  /** True as a number: the result of a fill with it is boolean. */
  public static final Scalar TRUE = new Scalar(Kind.BOOLEAN, 1, 1, 0);

  /** False as a number. */
  public static final Scalar FALSE = new Scalar(Kind.BOOLEAN, 0, 0, 0);

  private final Kind kind;
  private final long whole;
  private final double re;
  private final double im;

  private Scalar(Kind kind, long whole, double re, double im) {
    this.kind = kind;
    this.whole = whole;
    this.re = re;
    this.im = im;
  }

  /**
   * A boolean.
   *
   * @param value its value
   * @return the number
   */
  public static Scalar of(boolean value) {
    return value ? TRUE : FALSE;
  }

  /**
   * A whole number.
   *
   * @param value its value
   * @return the number
   */
  public static Scalar of(long value) {
    return new Scalar(Kind.WHOLE, value, value, 0);
  }

  /**
   * A real number.
   *
   * @param value its value
   * @return the number
   */
  public static Scalar of(double value) {
    return new Scalar(Kind.REAL, (long) value, value, 0);
  }

  /**
   * A complex number.
   *
   * @param re the real part
   * @param im the imaginary part
   * @return the number
   */
  public static Scalar of(double re, double im) {
    return new Scalar(Kind.COMPLEX, (long) re, re, im);
  }

  /**
   * Whether this is a boolean.
   *
   * @return true for booleans
   */
  public boolean isBoolean() {
    return kind == Kind.BOOLEAN;
  }

  /**
   * Whether this is a whole number.
   *
   * @return true for whole numbers, booleans not among them
   */
  public boolean isWhole() {
    return kind == Kind.WHOLE;
  }

  /**
   * Whether this is a complex number.
   *
   * @return true for complex numbers
   */
  public boolean isComplex() {
    return kind == Kind.COMPLEX;
  }

  /**
   * Whether the number is not zero.
   *
   * @return its truth
   */
  public boolean booleanValue() {
    return re != 0 || im != 0 || whole != 0;
  }

  /**
   * The real part.
   *
   * @return the real part
   */
  public double real() {
    return re;
  }

  /**
   * The imaginary part.
   *
   * @return the imaginary part, 0 but for complex numbers
   */
  public double imag() {
    return im;
  }

  @Override
  public int intValue() {
    return (int) whole;
  }

  @Override
  public long longValue() {
    return whole;
  }

  @Override
  public float floatValue() {
    return (float) re;
  }

  @Override
  public double doubleValue() {
    return re;
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Scalar)) {
      return false;
    }
    Scalar s = (Scalar) other;
    return kind == s.kind && whole == s.whole && Double.compare(re, s.re) == 0 && Double.compare(im, s.im) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(re) * 31 + Double.hashCode(im);
  }

  @Override
  public String toString() {
    switch (kind) {
      case BOOLEAN:
        return whole != 0 ? "true" : "false";
      case WHOLE:
        return Long.toString(whole);
      case REAL:
        return Double.toString(re);
      default:
        return "(" + re + (im < 0 || 1 / im < 0 ? "" : "+") + im + "j)";
    }
  }
}
