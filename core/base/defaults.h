// The process-wide default floating dtype (torch.set_default_dtype).
#pragma once
#include "core/base/dtype.h"

namespace eg {
DType default_dtype();
DType default_complex_dtype();
void set_default_dtype(DType t);  // TypeError unless a floating dtype
}  // namespace eg
