package io.evergrad.internal;

import io.evergrad.EvergradException;

/** Called from the JNI layer: exceptions from statuses, and what a status says of an exception. */
final class Errors {
  private Errors() {}

  /** {@code cause} is the Java exception that a callback threw: it goes on as it is. */
  static Throwable make(int code, byte[] message, byte[] operator, Throwable cause) {
    if (cause instanceof RuntimeException || cause instanceof Error) {
      return cause;
    }
    return EvergradException.of(code, Utf8.decode(message), Utf8.decode(operator), cause);
  }

  static byte[] describe(Throwable thrown) {
    String text = thrown.getMessage();
    return Utf8.encode(thrown instanceof EvergradException && text != null ? text : thrown.toString());
  }

  static int code(Throwable thrown) {
    return thrown instanceof EvergradException ? ((EvergradException) thrown).code() : AbiConstants.EG_CALLBACK;
  }
}
