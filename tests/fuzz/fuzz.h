/* What the parts of the fuzzer share: random numbers, a pool of handles of every kind, and values made of them. */
#ifndef EVERGRAD_FUZZ_H
#define EVERGRAD_FUZZ_H
#include <stdint.h>

#include "evergrad/evergrad.h"

/* The stream of one round is decided by its seed alone. */
void fuzz_seed(uint64_t seed);
uint64_t fuzz_next(void);
/* Rounds of even seeds record no gradients, and are checked for leaks: recorded in-place operations may tie a tensor to its
   own history (x.mul_(x) saves x), which reference counts do not free, here as in PyTorch. */
extern int fuzz_plain;
/* A sanitizer or valgrind watches. */
extern int fuzz_checked;
/* 0 <= result < n */
uint32_t below(uint32_t n);
static inline int chance(uint32_t one_in) { return below(one_in) == 0; }

enum { POOL = 32, BYTES = 4096 };

typedef struct {
  eg_tensor* tensors[POOL]; /* shapes, types, strides and histories of all sorts */
  eg_tensor* closed;        /* was released */
  eg_generator* generator;
  eg_dict* dict;
  eg_module* module;
  eg_optimizer* optimizer;
  eg_node* node;
  char path[128]; /* of a file that may be written */
} pool;
extern pool live;

void pool_fill(void);
void pool_empty(void);

/* A live tensor; and one that may be NULL, closed, or a handle of another kind. */
eg_tensor* any_tensor(void);
eg_tensor* wild_tensor(void);
/* Numbers, with a liking for limits. */
int64_t any_int(void);
double any_double(void);
const char* any_text(void);
/* A size, small or impossible: nothing that would fill the memory of the machine. */
int64_t any_size(void);

/* Says in a report what was running. */
void fuzz_doing(const char* what);
/* Frees a status; counts how often calls succeeded. */
int settle(eg_status* status);

/* A random operator with arguments after (or against) its schema. */
void fuzz_operator(void);
/* A random function of the C ABI. */
void fuzz_entry(void);

#endif
