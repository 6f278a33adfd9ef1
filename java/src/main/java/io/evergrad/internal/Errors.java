package io.evergrad.internal;

import io.evergrad.EvergradException;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Called from the JNI layer: exceptions from statuses, and what a status says of an exception. */
final class Errors {
  private Errors() {}

  /**
   * {@code cause} is the Java exception that a callback threw: it goes on as it is. What the library has added to its text
   * (in anomaly mode, where the forward call was) goes with it as a suppressed exception.
   */
  static Throwable make(int code, byte[] message, byte[] operator, Throwable cause) {
    String text = Utf8.decode(message);
    if (cause instanceof RuntimeException || cause instanceof Error) {
      String own = Utf8.decode(describe(cause));
      if (!text.equals(own)) {
        String more = text.startsWith(own) ? text.substring(own.length()).strip() : text;
        cause.addSuppressed(EvergradException.of(code, more, Utf8.decode(operator), null));
      }
      return cause;
    }
    return EvergradException.of(code, text, Utf8.decode(operator), cause);
  }

  /** A Java exception whose kind has no code is named in the text. */
  static byte[] describe(Throwable thrown) {
    String text = thrown.getMessage();
    return Utf8.encode(text != null && code(thrown) != AbiConstants.EG_CALLBACK ? text : thrown.toString());
  }

  /** What other languages in the process make their own exception from. */
  static int code(Throwable thrown) {
    if (thrown instanceof EvergradException) {
      return ((EvergradException) thrown).code();
    } else if (thrown instanceof IndexOutOfBoundsException) {
      return AbiConstants.EG_INDEX;
    } else if (thrown instanceof IllegalArgumentException) {
      return AbiConstants.EG_VALUE;
    } else if (thrown instanceof ClassCastException) {
      return AbiConstants.EG_TYPE;
    } else if (thrown instanceof UnsupportedOperationException) {
      return AbiConstants.EG_NOT_IMPLEMENTED;
    } else if (thrown instanceof IOException || thrown instanceof UncheckedIOException) {
      return AbiConstants.EG_IO;
    } else if (thrown instanceof OutOfMemoryError) {
      return AbiConstants.EG_OUT_OF_MEMORY;
    } else if (thrown instanceof AssertionError) {
      return AbiConstants.EG_ASSERTION;
    }
    return AbiConstants.EG_CALLBACK;
  }
}
