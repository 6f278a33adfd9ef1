package io.evergrad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class ScopeTest {
  private static long bytes() {
    return Evergrad.memoryStats(Device.CPU).currentBytes();
  }

  private static long residentKilobytes() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith("VmRSS")) {
        return Long.parseLong(line.replaceAll("\\D", ""));
      }
    }
    return 0;
  }

  // What other tests left to the collector may be freed meanwhile: these tensors are larger than all of that.
  @Test
  void freesWhatWasMadeInside() {
    long before = bytes();
    Tensor kept;
    try (Scope scope = Scope.open()) {
      Tensor a = Ops.zeros(10_000_000);
      Tensor b = a.add(1);
      assertEquals(2, scope.size());
      kept = scope.keep(b);
      assertEquals(1, scope.size());
    }
    assertFalse(kept.isClosed());
    assertTrue(bytes() - before >= 30_000_000 && bytes() - before < 60_000_000);
    kept.close();
    assertTrue(bytes() - before < 10_000_000);
  }

  @Test
  void nests() {
    try (Scope outer = Scope.open()) {
      Tensor x;
      Tensor free;
      try (Scope inner = Scope.open()) {
        x = inner.keep(Ops.zeros(3));
        free = Ops.zeros(3).keep();
        Scope.open(); // forgotten
        Ops.ones(3);
      }
      assertFalse(x.isClosed());
      assertEquals(1, outer.size());
      assertFalse(free.isClosed());
      free.close();
      Tensor y = Scope.run(() -> Ops.ones(2).add(1));
      assertEquals(4.0, y.sum().itemDouble());
    }
  }

  @Test
  void belongsToItsThread() throws Exception {
    try (Scope scope = Scope.open()) {
      AtomicReference<Throwable> failure = new AtomicReference<>();
      Tensor mine = Ops.zeros(2);
      Thread t = new Thread(() -> {
        try {
          assertThrows(IllegalStateException.class, scope::close);
          Tensor other = Ops.ones(2); // not in the scope
          mine.close();
          other.close();
        } catch (Throwable e) {
          failure.set(e);
        }
      });
      t.start();
      t.join();
      assertEquals(null, failure.get());
    }
  }

  @Test
  void collectsWhatWasForgotten() throws Exception {
    long before = bytes();
    for (int i = 0; i < 100; i++) {
      Ops.zeros(10_000);
    }
    for (int i = 0; i < 200 && bytes() - before > 40_000; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertTrue(bytes() - before <= 40_000, (bytes() - before) + " bytes are left");
  }

  /** Runs a step many times and watches the memory of the process, once the virtual machine has warmed up. */
  private static void steady(int steps, long megabytes, Runnable step) throws IOException {
    for (int i = 0; i < steps / 4; i++) {
      step.run();
    }
    long before = residentKilobytes();
    for (int i = 0; i < steps; i++) {
      step.run();
    }
    long grown = (residentKilobytes() - before) / 1024;
    assertTrue(grown < megabytes, "grown by " + grown + " MB over " + steps + " steps");
  }

  @Test
  void staysSmallOverManyOperators() throws Exception {
    int steps = Integer.getInteger("evergrad.steps", 1_000_000);
    try (Scope scope = Scope.open()) {
      Tensor x = Ops.ones(1).requiresGrad(true);
      steady(steps, 20, () -> x.add(x).close());
      assertEquals(1, scope.size());
      steady(steps / 10, 20, () -> {
        try (Scope inner = Scope.open()) {
          Tensor y = x;
          for (int k = 0; k < 10; k++) {
            y = y.add(1);
          }
          y.backward();
          x.setGrad(null);
        }
      });
      assertEquals(1, scope.size());
    }
  }

  @Test
  void staysSmallWithoutScopes() throws Exception {
    int steps = Integer.getInteger("evergrad.steps", 1_000_000);
    Tensor x = Ops.ones(1).requiresGrad(true);
    // Some 900 bytes of native memory a step, of which the collector sees nothing.
    steady(steps, 150, () -> x.add(x));
    Tensor large = Ops.ones(1 << 18);
    steady(steps / 100, 150, () -> large.add(large));
    steady(steps / 10, 150, () -> x.add(x).gradFn());
  }

  @Test
  void manyThreadsAtOnce() throws Exception {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Tensor shared = Ops.arange(1000).keep();
    Thread[] threads = new Thread[8];
    for (int n = 0; n < threads.length; n++) {
      threads[n] = new Thread(() -> {
        try {
          for (int i = 0; i < 500; i++) {
            try (Scope scope = Scope.open()) {
              assertEquals(999_000, shared.add(shared).sum().itemLong());
            }
          }
        } catch (Throwable e) {
          failure.set(e);
        }
      });
      threads[n].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    assertEquals(null, failure.get());
    shared.close();
  }
}
