// What the window functions of torch and of torch.signal share.
#pragma once

namespace eg {

// The modified Bessel function of the first kind and order 0.
double bessel_i0(double x);

}  // namespace eg
