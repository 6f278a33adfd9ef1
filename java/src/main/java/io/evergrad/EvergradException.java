package io.evergrad;

/**
 * A failure that the library reported. The subclasses name the common kinds; a code that this version does not know
 * arrives as a plain {@code EvergradException} with that code.
 */
public class EvergradException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The error codes of the C ABI. */
  public static final int RUNTIME = 1;

  public static final int INDEX = 2;
  public static final int VALUE = 3;
  public static final int TYPE = 4;
  public static final int NOT_IMPLEMENTED = 5;
  public static final int OUT_OF_MEMORY = 6;
  public static final int IO = 7;
  public static final int KEY = 8;
  public static final int INVALID_HANDLE = 9;
  public static final int NOT_FOUND = 10;
  public static final int CALLBACK = 11;
  public static final int ATTRIBUTE = 12;
  public static final int ASSERTION = 13;
  public static final int LINALG = 14;
  public static final int OVERFLOW = 15;
  public static final int IMPORT = 16;

  private final int code;
  private final String operator;

  /**
   * For the subclasses and for callbacks that want to fail with a code.
   *
   * @param code one of the codes above
   * @param message what went wrong
   * @param operator the operator involved, or ""
   * @param cause what a callback threw, or null
   */
  public EvergradException(int code, String message, String operator, Throwable cause) {
    super(message, cause);
    this.code = code;
    this.operator = operator == null ? "" : operator;
  }

  /**
   * The exception of the class that fits a code.
   *
   * @param code an error code, known or not
   * @param message what went wrong
   * @param operator the operator involved, or ""
   * @param cause what a callback threw, or null
   * @return the exception, not thrown
   */
  public static EvergradException of(int code, String message, String operator, Throwable cause) {
    switch (code) {
      case INDEX:
        return new OutOfRange(message, operator, cause);
      case VALUE:
        return new InvalidValue(message, operator, cause);
      case TYPE:
        return new InvalidType(message, operator, cause);
      case NOT_IMPLEMENTED:
        return new NotImplemented(message, operator, cause);
      case OUT_OF_MEMORY:
        return new OutOfMemory(message, operator, cause);
      case IO:
        return new InputOutput(message, operator, cause);
      case KEY:
        return new MissingKey(message, operator, cause);
      case INVALID_HANDLE:
        return new InvalidHandle(message, operator, cause);
      case NOT_FOUND:
        return new NotFound(message, operator, cause);
      case CALLBACK:
        return new CallbackFailed(message, operator, cause);
      case LINALG:
        return new LinearAlgebra(message, operator, cause);
      default:
        return new EvergradException(code, message, operator, cause);
    }
  }

  /**
   * The error code.
   *
   * @return the code of the C ABI, which may be newer than this class
   */
  public final int code() {
    return code;
  }

  /**
   * The operator that failed.
   *
   * @return its name, "" when none was involved
   */
  public final String operator() {
    return operator;
  }

  /** An index or a dimension out of range. */
  public static final class OutOfRange extends EvergradException {
    private static final long serialVersionUID = 1;

    OutOfRange(String message, String operator, Throwable cause) {
      super(INDEX, message, operator, cause);
    }
  }

  /** A value that an argument cannot have. */
  public static final class InvalidValue extends EvergradException {
    private static final long serialVersionUID = 1;

    InvalidValue(String message, String operator, Throwable cause) {
      super(VALUE, message, operator, cause);
    }
  }

  /** A dtype or a kind of argument that is not taken. */
  public static final class InvalidType extends EvergradException {
    private static final long serialVersionUID = 1;

    InvalidType(String message, String operator, Throwable cause) {
      super(TYPE, message, operator, cause);
    }
  }

  /** Not available for this dtype, device or combination. */
  public static final class NotImplemented extends EvergradException {
    private static final long serialVersionUID = 1;

    NotImplemented(String message, String operator, Throwable cause) {
      super(NOT_IMPLEMENTED, message, operator, cause);
    }
  }

  /** No memory; the tensors are as they were. */
  public static final class OutOfMemory extends EvergradException {
    private static final long serialVersionUID = 1;

    OutOfMemory(String message, String operator, Throwable cause) {
      super(OUT_OF_MEMORY, message, operator, cause);
    }
  }

  /** A file could not be read or written, or is damaged. */
  public static final class InputOutput extends EvergradException {
    private static final long serialVersionUID = 1;

    InputOutput(String message, String operator, Throwable cause) {
      super(IO, message, operator, cause);
    }
  }

  /** No such entry. */
  public static final class MissingKey extends EvergradException {
    private static final long serialVersionUID = 1;

    MissingKey(String message, String operator, Throwable cause) {
      super(KEY, message, operator, cause);
    }
  }

  /** A closed or foreign handle. */
  public static final class InvalidHandle extends EvergradException {
    private static final long serialVersionUID = 1;

    InvalidHandle(String message, String operator, Throwable cause) {
      super(INVALID_HANDLE, message, operator, cause);
    }
  }

  /** An operator, overload or revision that this library does not have. */
  public static final class NotFound extends EvergradException {
    private static final long serialVersionUID = 1;

    NotFound(String message, String operator, Throwable cause) {
      super(NOT_FOUND, message, operator, cause);
    }
  }

  /** A callback failed; the cause is what it threw, where that was Java's. */
  public static final class CallbackFailed extends EvergradException {
    private static final long serialVersionUID = 1;

    CallbackFailed(String message, String operator, Throwable cause) {
      super(CALLBACK, message, operator, cause);
    }
  }

  /** A singular matrix, or a decomposition that did not converge. */
  public static final class LinearAlgebra extends EvergradException {
    private static final long serialVersionUID = 1;

    LinearAlgebra(String message, String operator, Throwable cause) {
      super(LINALG, message, operator, cause);
    }
  }
}
