// The error of integer divisions, kept out of the files that are compiled for each instruction set.
#pragma once

namespace eg::kernels {

// RuntimeError "ZeroDivisionError".
[[noreturn]] void refuse_zero_division();

}  // namespace eg::kernels
