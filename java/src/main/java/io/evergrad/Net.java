package io.evergrad;

import io.evergrad.internal.Abi;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;

/**
 * The net under tensors that nobody closes: when the garbage collector finds one, its memory is released. Much cheaper
 * than a {@link java.lang.ref.Cleaner} registration, since a tensor that is closed in time takes itself out again. The
 * references live in a few linked lists, so that threads seldom meet.
 */
final class Net extends PhantomReference<Tensor> {
  private static final int LISTS = 16;
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
    synchronized (head) {
      before = head;
      after = head.after;
      after.before = this;
      head.after = this;
    }
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
