// The tables that a file of kernels/cpu/isa fills once an instruction set, and the one of the running set.
//
//     EG_BY_ISA(RnnTable, k_rnn, rnn_set)      declares baseline::k_rnn, avx2::k_rnn and avx512::k_rnn;
//     rnn_set().f32.step(...)                  goes to that of the set that isa() tells
#pragma once
#include "kernels/cpu/isa.h"

#define EG_TABLE_OF(set, Type, name) \
  namespace set {                    \
  extern const Type name;            \
  }
#if EG_HAVE_AVX2
#define EG_TABLE_OF_AVX2(Type, name) EG_TABLE_OF(avx2, Type, name)
#else
#define EG_TABLE_OF_AVX2(Type, name) namespace avx2 = baseline;
#endif
#if EG_HAVE_AVX512
#define EG_TABLE_OF_AVX512(Type, name) EG_TABLE_OF(avx512, Type, name)
#else
#define EG_TABLE_OF_AVX512(Type, name) namespace avx512 = baseline;
#endif

#define EG_BY_ISA(Type, name, of_set)                                                          \
  EG_TABLE_OF(baseline, Type, name)                                                            \
  EG_TABLE_OF_AVX2(Type, name)                                                                 \
  EG_TABLE_OF_AVX512(Type, name)                                                               \
  inline const Type& of_set() {                                                                \
    static constexpr const Type* kTables[] = {&baseline::name, &avx2::name, &avx512::name};    \
    return *kTables[static_cast<int>(isa())];                                                  \
  }
