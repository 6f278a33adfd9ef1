// A number as a caller gives it: bool, int, double or complex, with exact checked conversions.
#pragma once
#include <complex>
#include <cstdint>
#include <type_traits>

#include "core/base/dtype.h"

namespace eg {

class Scalar {
 public:
  enum class Is : uint8_t { Bool, Int, Double, Complex };

  Scalar() : is_(Is::Int), i_(0), d_(0), im_(0) {}
  Scalar(bool b) : is_(Is::Bool), i_(b), d_(b), im_(0) {}
  template <class T, class = std::enable_if_t<std::is_arithmetic_v<T> && !std::is_same_v<T, bool>>>
  Scalar(T v)
      : is_(std::is_floating_point_v<T> ? Is::Double : Is::Int),
        i_(std::is_floating_point_v<T> ? 0 : static_cast<int64_t>(v)),
        d_(static_cast<double>(v)),
        im_(0) {}
  Scalar(std::complex<double> c) : is_(Is::Complex), i_(0), d_(c.real()), im_(c.imag()) {}

  Is is() const { return is_; }
  bool is_bool() const { return is_ == Is::Bool; }
  bool is_int() const { return is_ == Is::Int; }
  bool is_integral() const { return is_ <= Is::Int; }
  bool is_double() const { return is_ == Is::Double; }
  bool is_complex() const { return is_ == Is::Complex; }

  double to_double() const { return d_; }  // the real part of a complex number
  int64_t to_int() const;                  // truncates; saturates outside the range
  bool to_bool() const { return is_integral() ? i_ != 0 : (d_ != 0 || im_ != 0); }
  std::complex<double> to_complex() const { return {d_, im_}; }
  bool equals(double v) const { return im_ == 0 && (is_integral() ? static_cast<double>(i_) == v : d_ == v); }

  // int64, the default float dtype, its complex, or bool: what a Python number of this kind becomes.
  DType default_dtype() const;
  Scalar operator-() const;

 private:
  Is is_;
  int64_t i_;
  double d_, im_;
};

Scalar operator*(const Scalar& a, const Scalar& b);

}  // namespace eg
