package io.evergrad.internal;

import java.nio.charset.StandardCharsets;

/** Texts cross the native boundary as UTF-8 bytes, so that every character survives. */
final class Utf8 {
  private Utf8() {}

  static byte[] encode(String text) {
    return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
  }

  static String decode(byte[] bytes) {
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }
}
