/* Once Python ends, it ends every thread that asks for the GIL by pthread_exit, which unwinds the stack: frames of C++ do
   not survive that, nor whoever they hold. Such a thread sleeps until the process is gone instead: a cleanup handler is what
   stops the unwinding without any C++ in its way, and only C has that kind. */
#include <pthread.h>
#include <unistd.h>

#include "take_gil.h"

static void sleep_for_ever(void* unused) {
  (void)unused;
  for (;;) pause();
}

void egpy_take_gil(void (*take)(void*), void* argument) {
  pthread_cleanup_push(sleep_for_ever, NULL);
  take(argument);
  pthread_cleanup_pop(0);
}
