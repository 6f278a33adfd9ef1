package io.evergrad;

import io.evergrad.internal.Abi;
import io.evergrad.internal.Native;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The net under tensors that nobody closes: when the garbage collector finds one, its memory is released. Much cheaper
 * than a {@link java.lang.ref.Cleaner} registration, since a tensor that is closed in time takes itself out again. The
 * references live in a few linked lists, so that threads seldom meet.
 *
 * <p>The collector sees small objects where there is much native memory, and would wait for too long. So it is called
 * when the native memory has doubled since the last time.
 */
final class Net extends PhantomReference<Tensor> {
  private static final int LISTS = 16;
  /** Native memory below which nobody is in a hurry. */
  private static final long SMALL = 128L << 20;
  /** About what a tensor takes beside its elements: its description, its place in a graph. */
  private static final long TENSOR = 1024;
  /** Nodes that nobody has closed yet: they hold whole graphs, but have a cleaner of their own. */
  static final AtomicLong NODES = new AtomicLong();

  private static final AtomicBoolean COLLECTING = new AtomicBoolean();
  private static volatile long limit = SMALL;
  /** Looks that still follow what the last collection finds: references arrive late on a busy machine. */
  private static volatile int settling;
  private static final ReferenceQueue<Tensor> QUEUE = new ReferenceQueue<>();
  private static final Net[] HEADS = new Net[LISTS];

  static {
    for (int i = 0; i < LISTS; i++) {
      HEADS[i] = new Net();
    }
    Thread thread = new Thread(Net::run, "evergrad-net");
    thread.setDaemon(true);
    thread.start();
  }

  private final long handle;
  private final Net head;
  private Net before;
  private Net after;
  private int count; // of a head: references in its list
  private int made; // of a head: references so far

  private Net() {
    super(null, QUEUE);
    handle = 0;
    head = this;
    before = this;
    after = this;
  }

  Net(Tensor tensor, long handle) {
    super(tensor, QUEUE);
    // Whoever makes tensors faster than the thread below frees the lost ones lends it a hand.
    for (int i = 0; i < 4; i++) {
      Net lost = (Net) QUEUE.poll();
      if (lost == null) {
        break;
      }
      lost.free();
    }
    this.handle = handle;
    head = HEADS[(int) Thread.currentThread().getId() & LISTS - 1];
    boolean look;
    synchronized (head) {
      before = head;
      after = head.after;
      after.before = this;
      head.after = this;
      head.count++;
      look = (++head.made & 15) == 0;
    }
    if (look) {
      watch();
    }
  }

  /** Calls the garbage collector when there is much more native memory than there was after its last work for us. */
  static void watch() {
    long now = used();
    int left = settling;
    if (left > 0) {
      settling = left - 1;
      limit = Math.min(limit, Math.max(SMALL, 2 * now));
    }
    if (now > limit && COLLECTING.compareAndSet(false, true)) {
      try {
        System.gc();
        // What it found arrives little by little.
        long before = now;
        for (int idle = 0; idle < 4; idle++) {
          for (Net lost = (Net) QUEUE.poll(); lost != null; lost = (Net) QUEUE.poll()) {
            lost.free();
          }
          Thread.sleep(1);
          now = used();
          if (now < before) {
            idle = 0;
          }
          before = now;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } finally {
        limit = Math.max(SMALL, 2 * used());
        settling = 64;
        COLLECTING.set(false);
      }
    }
  }

  private static long used() {
    long tensors = NODES.get();
    for (Net each : HEADS) {
      tensors += each.count; // of a moment
    }
    return Native.memoryStats(Device.CPU.code())[0] + tensors * TENSOR;
  }

  /** The tensor was closed, or belongs to a scope now. */
  void remove() {
    clear();
    unlink();
  }

  private void free() {
    unlink();
    Abi.eg_tensor_release(handle);
  }

  private void unlink() {
    synchronized (head) {
      before.after = after;
      after.before = before;
      head.count--;
    }
  }

  private static void run() {
    while (true) {
      try {
        ((Net) QUEUE.remove()).free();
      } catch (InterruptedException e) {
        // Nobody has a reason to stop this thread.
      }
    }
  }
}
