// What holds for the whole process: the default floating dtype (torch.set_default_dtype), and whether memory that nobody
// has written to yet is filled, so that programs that read it behave alike (use_deterministic_algorithms).
#pragma once
#include "core/base/dtype.h"

namespace eg {
DType default_dtype();
DType default_complex_dtype();
void set_default_dtype(DType t);  // TypeError unless a floating dtype
bool fills_uninitialized();
void set_fills_uninitialized(bool on);
}  // namespace eg
