package io.evergrad.internal;

import io.evergrad.EvergradException;
import io.evergrad.Scope;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Where the JNI layer enters Java. Every call has a scope of its own, so that nothing made in it is left behind. */
final class Callbacks {
  private Callbacks() {}

  static void invoke(Object target, ByteBuffer in, int nargs, ByteBuffer out, int nrets, long rets) throws Exception {
    Callback callback = (Callback) target;
    Object[] args = new Object[nargs];
    try (Scope scope = Scope.open()) {
      if (in != null) {
        in.order(ByteOrder.nativeOrder());
      }
      for (int i = 0; i < nargs; i++) {
        args[i] = Values.read(in, i * Call.VALUE_BYTES);
      }
      Object[] results = callback.call(args, nrets);
      if (results == null || nrets == 0) {
        return;
      }
      if (results.length != nrets) {
        throw EvergradException.of(AbiConstants.EG_VALUE,
            "a callback returned " + results.length + " values where " + nrets + " are expected", "", null);
      }
      out.order(ByteOrder.nativeOrder());
      for (int i = 0; i < nrets; i++) {
        Values.give(results[i], out, i * Call.VALUE_BYTES, rets);
      }
    }
  }

  static void destroyed(Object target) {
    if (target instanceof Callback) {
      ((Callback) target).destroyed();
    }
  }
}
