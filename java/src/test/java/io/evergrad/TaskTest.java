package io.evergrad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TaskTest {
  @Test
  void tasksGiveTensorsBack() {
    try (Scope scope = Scope.open()) {
      Tensor x = Tensor.of(new float[] {1, 1, 1});
      List<Task> tasks = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        int k = i;
        tasks.add(Task.fork(() -> x.mul(k).sum()));
      }
      for (int i = 0; i < 20; i++) {
        assertEquals(3.0 * i, tasks.get(i).await().item().doubleValue());
        assertEquals(3.0 * i, tasks.get(i).await().item().doubleValue());
        assertTrue(tasks.get(i).isDone());
        tasks.get(i).close();
      }
      Tensor[] two;
      try (Task task = Task.fork(2, () -> new Tensor[] {x.add(1), Task.fork(() -> x.sum()).await()})) {
        two = task.awaitAll();
      }
      assertEquals(2, two.length);
      assertEquals(3.0, two[1].item().doubleValue());
    }
  }

  @Test
  void exceptionsReachWhoWaits() {
    try (Task task = Task.fork(() -> {
      throw new IllegalStateException("in a task");
    })) {
      Exception e = assertThrows(Exception.class, task::await);
      assertTrue(e.getMessage().contains("in a task"), e.getMessage());
    }
  }

  @Test
  void numbersOfThreads() {
    assertTrue(Evergrad.numInteropThreads() >= 1);
    try (Scope scope = Scope.open(); Task task = Task.fork(() -> Tensor.of(new float[] {1}))) {
      task.await();
    }
    Exception e = assertThrows(Exception.class, () -> Evergrad.setNumInteropThreads(2));
    assertTrue(e.getMessage().contains("cannot set number of interop threads"), e.getMessage());
    assertTrue(Evergrad.parallelInfo().contains("get_num_threads()"));
  }
}
