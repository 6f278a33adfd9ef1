package io.evergrad;

/**
 * An element type. Equal codes are the same object for the types named here; a code of a newer library is passed through
 * and prints as {@code Unknown(n)}.
 */
public final class DType {
  /** The type {@code bool}. */
  public static final DType BOOL = new DType(0, "bool", 1, 0);

  /** The type {@code uint8}. */
  public static final DType UINT8 = new DType(1, "uint8", 1, 0);

  /** The type {@code int8}. */
  public static final DType INT8 = new DType(2, "int8", 1, 0);

  /** The type {@code int16}. */
  public static final DType INT16 = new DType(3, "int16", 2, 0);

  /** The type {@code int32}. */
  public static final DType INT32 = new DType(4, "int32", 4, 0);

  /** The type {@code int64}. */
  public static final DType INT64 = new DType(5, "int64", 8, 0);

  /** The type {@code uint16}. */
  public static final DType UINT16 = new DType(6, "uint16", 2, 0);

  /** The type {@code uint32}. */
  public static final DType UINT32 = new DType(7, "uint32", 4, 0);

  /** The type {@code uint64}. */
  public static final DType UINT64 = new DType(8, "uint64", 8, 0);

  /** The type {@code float16}. */
  public static final DType FLOAT16 = new DType(9, "float16", 2, 1);

  /** The type {@code bfloat16}. */
  public static final DType BFLOAT16 = new DType(10, "bfloat16", 2, 1);

  /** The type {@code float32}. */
  public static final DType FLOAT32 = new DType(11, "float32", 4, 1);

  /** The type {@code float64}. */
  public static final DType FLOAT64 = new DType(12, "float64", 8, 1);

  /** The type {@code complex32}. */
  public static final DType COMPLEX32 = new DType(13, "complex32", 4, 2);

  /** The type {@code complex64}. */
  public static final DType COMPLEX64 = new DType(14, "complex64", 8, 2);

  /** The type {@code complex128}. */
  public static final DType COMPLEX128 = new DType(15, "complex128", 16, 2);

  /** The type {@code float8_e4m3fn}. */
  public static final DType FLOAT8_E4M3FN = new DType(16, "float8_e4m3fn", 1, 1);

  /** The type {@code float8_e5m2}. */
  public static final DType FLOAT8_E5M2 = new DType(17, "float8_e5m2", 1, 1);

  private static final DType[] KNOWN = {BOOL, UINT8, INT8, INT16, INT32, INT64, UINT16, UINT32, UINT64, FLOAT16,
      BFLOAT16, FLOAT32, FLOAT64, COMPLEX32, COMPLEX64, COMPLEX128, FLOAT8_E4M3FN, FLOAT8_E5M2};

  private final int code;
  private final String name;
  private final int bytes;
  private final int family; // 0 whole, 1 float, 2 complex

  private DType(int code, String name, int bytes, int family) {
    this.code = code;
    this.name = name;
    this.bytes = bytes;
    this.family = family;
  }

  /**
   * The type of a code.
   *
   * @param code a code of the C ABI, known or not
   * @return the type
   */
  public static DType of(int code) {
    return code >= 0 && code < KNOWN.length ? KNOWN[code] : new DType(code, "Unknown(" + code + ")", 0, 0);
  }

  /**
   * The code in the C ABI.
   *
   * @return the code
   */
  public int code() {
    return code;
  }

  /**
   * Bytes of one element.
   *
   * @return the size, 0 for an unknown type
   */
  public int bytes() {
    return bytes;
  }

  /**
   * Whether this is a floating point type.
   *
   * @return true for real floating point
   */
  public boolean isFloatingPoint() {
    return family == 1;
  }

  /**
   * Whether this is a complex type.
   *
   * @return true for complex
   */
  public boolean isComplex() {
    return family == 2;
  }

  /**
   * Whether this class knows the type.
   *
   * @return false for codes of newer libraries
   */
  public boolean isKnown() {
    return bytes != 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DType && ((DType) other).code == code;
  }

  @Override
  public int hashCode() {
    return code;
  }

  /** The name, such as {@code float32}. */
  @Override
  public String toString() {
    return name;
  }
}
