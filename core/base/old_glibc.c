/* Lets libraries that are linked on a new system run on every glibc from 2.28 on. Functions that later releases gave a new
 * version are defined here under their own names, hidden, and call the first version, which every release has; so do the
 * references from the C++ runtime that is linked in. What older systems lack altogether is done by other means. */
#define _GNU_SOURCE
#include <features.h>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 29)
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define FIRST "GLIBC_2.2.5" /* the first release for the processor */
#define CANCEL "GLIBC_2.3.3"
#elif defined(__aarch64__)
#define FIRST "GLIBC_2.17"
#define CANCEL "GLIBC_2.17"
#else
#error "name the first glibc for this processor"
#endif

#define VERSION_OF(name, version) __asm__(".symver first_" #name ", " #name "@" version)
#define FORWARD(type, name, parameters, arguments) \
  VERSION_OF(name, FIRST);                         \
  extern type first_##name parameters;             \
  type name parameters { return first_##name arguments; }

FORWARD(double, exp, (double x), (x))
FORWARD(double, log, (double x), (x))
FORWARD(double, log2, (double x), (x))
FORWARD(double, pow, (double x, double y), (x, y))
FORWARD(double, hypot, (double x, double y), (x, y))
FORWARD(float, hypotf, (float x, float y), (x, y))
FORWARD(int, pthread_create, (pthread_t * t, const pthread_attr_t* a, void* (*f)(void*), void* p), (t, a, f, p))
FORWARD(int, pthread_join, (pthread_t t, void** result), (t, result))
FORWARD(int, pthread_detach, (pthread_t t), (t))
FORWARD(int, pthread_mutex_trylock, (pthread_mutex_t * m), (m))
FORWARD(int, pthread_once, (pthread_once_t * o, void (*f)(void)), (o, f))
FORWARD(int, pthread_sigmask, (int how, const sigset_t* set, sigset_t* old), (how, set, old))
FORWARD(int, __pthread_key_create, (pthread_key_t * k, void (*f)(void*)), (k, f))
FORWARD(void*, dlopen, (const char* file, int mode), (file, mode))
FORWARD(void*, dlsym, (void* handle, const char* name), (handle, name))
FORWARD(int, dladdr, (const void* address, Dl_info* info), (address, info))

VERSION_OF(__pthread_register_cancel, CANCEL);
VERSION_OF(__pthread_unregister_cancel, CANCEL);
extern void first___pthread_register_cancel(__pthread_unwind_buf_t* buffer);
extern void first___pthread_unregister_cancel(__pthread_unwind_buf_t* buffer);
void __pthread_register_cancel(__pthread_unwind_buf_t* buffer) { first___pthread_register_cancel(buffer); }
void __pthread_unregister_cancel(__pthread_unwind_buf_t* buffer) { first___pthread_unregister_cancel(buffer); }

int fstat(int file, struct stat* result) { return (int)syscall(SYS_fstat, file, result); }

/* False is always a safe answer: reference counts of the C++ runtime are then atomic. */
char __libc_single_threaded = 0;

uint32_t arc4random(void) {
  uint32_t value = 0;
  while (getrandom(&value, sizeof value, 0) != sizeof value) continue;
  return value;
}

#if __GLIBC_PREREQ(2, 35)
/* Where the unwinder finds the tables of the code at an address: by the system's own function where it has one. */
struct search {
  uintptr_t address;
  struct dl_find_object* result;
};

static int visit(struct dl_phdr_info* info, size_t size, void* data) {
  (void)size;
  const struct search* const s = data;
  uintptr_t begin = 0, end = 0, tables = 0;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)* const p = &info->dlpi_phdr[i];
    const uintptr_t at = info->dlpi_addr + p->p_vaddr;
    if (p->p_type == PT_LOAD && s->address - at < p->p_memsz) {
      begin = at;
      end = at + p->p_memsz;
    }
    if (p->p_type == PT_GNU_EH_FRAME) tables = at;
  }
  if (end == 0) return 0;
  memset(s->result, 0, sizeof *s->result);
  s->result->dlfo_map_start = (void*)begin;
  s->result->dlfo_map_end = (void*)end;
  s->result->dlfo_eh_frame = (void*)tables;
  return tables ? 1 : -1;
}

int _dl_find_object(void* address, struct dl_find_object* result) {
  typedef int Find(void*, struct dl_find_object*);
  static Find* found;
  static int asked;
  if (!__atomic_load_n(&asked, __ATOMIC_ACQUIRE)) {
    void* const symbol = first_dlsym(RTLD_DEFAULT, "_dl_find_object");
    Find* function = NULL;
    memcpy(&function, &symbol, sizeof symbol);
    __atomic_store_n(&found, function, __ATOMIC_RELAXED);
    __atomic_store_n(&asked, 1, __ATOMIC_RELEASE);
  }
  Find* const function = __atomic_load_n(&found, __ATOMIC_RELAXED);
  if (function) return function(address, result);
  const struct search s = {(uintptr_t)address, result};
  return dl_iterate_phdr(visit, (void*)&s) == 1 ? 0 : -1;
}
#endif
#endif
