#include "core/tensor/print.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/tensor/shape.h"

namespace eg {
namespace {

using Complex = std::complex<double>;

std::string number(const char* format, int width, int precision, double v) {
  if (std::isnan(v)) return std::string(static_cast<size_t>(std::max(0, width - 3)), ' ') + "nan";
  char buf[400];
  const int n = std::snprintf(buf, sizeof buf, format, width, precision, v);
  if (n < static_cast<int>(sizeof buf)) return std::string(buf, static_cast<size_t>(std::max(n, 0)));
  std::string text(static_cast<size_t>(n) + 1, '\0');
  std::snprintf(text.data(), text.size(), format, width, precision, v);
  text.pop_back();
  return text;
}

// How the numbers of one tensor (or of its real or imaginary parts) are written: chosen once from all that are shown.
class Formatter {
 public:
  Formatter(bool floating, const PrintOptions& o) : o_(o), floating_(floating) {}

  void scan_texts(const std::vector<std::string>& texts) {
    for (const std::string& t : texts) widen(t);
  }

  void scan(const std::vector<double>& values) {
    double lo = INFINITY, hi = 0;
    bool any = false;
    for (double v : values) {
      if (!std::isfinite(v) || v == 0) continue;
      any = true;
      lo = std::min(lo, std::fabs(v));
      hi = std::max(hi, std::fabs(v));
      if (v != std::ceil(v)) int_mode_ = false;
    }
    if (any) {
      sci_mode_ = hi / lo > 1000.0 || hi > 1.0e8 || (!int_mode_ && lo < 1.0e-4);
      for (double v : values) {
        if (!std::isfinite(v) || v == 0) continue;
        if (sci_mode_) {
          widen(number("%*.*e", 0, o_.precision, v));
        } else if (int_mode_) {
          width_ = std::max(width_, static_cast<int>(number("%*.*f", 0, 0, v).size()) + 1);
        } else {
          widen(number("%*.*f", 0, o_.precision, v));
        }
      }
    }
    if (o_.sci_mode >= 0) sci_mode_ = o_.sci_mode != 0;
  }

  std::string format(double v) const {
    std::string s;
    if (sci_mode_) {
      s = number("%*.*e", width_, o_.precision, v);
    } else if (int_mode_) {
      s = number("%*.*f", 0, 0, v);
      if (std::isfinite(v)) s += '.';
    } else {
      s = number("%*.*f", 0, o_.precision, v);
    }
    return pad(s);
  }
  std::string pad(const std::string& s) const {
    const int n = width_ - static_cast<int>(s.size());
    return n > 0 ? std::string(static_cast<size_t>(n), ' ') + s : s;
  }
  int width() const { return width_; }
  bool floating() const { return floating_; }

 private:
  void widen(const std::string& s) { width_ = std::max(width_, static_cast<int>(s.size())); }
  const PrintOptions& o_;
  bool floating_, int_mode_ = true, sci_mode_ = false;
  int width_ = 1;
};

class Printer {
 public:
  Printer(const Tensor& t, const PrintOptions& o)
      : o_(o), data_(static_cast<const char*>(t.data())), dtype_(t.dtype()), sizes_(t.sizes()),
        strides_(contiguous_strides(t.sizes())), summarize_(t.numel() > o.threshold),
        real_(is_floating(dtype_) || is_complex(dtype_), o), imag_(true, o) {
    std::vector<int64_t> shown;
    collect(0, 0, shown);
    if (is_complex(dtype_)) {
      std::vector<double> re, im;
      for (int64_t i : shown) {
        const Complex c = value(i).to_complex();
        re.push_back(c.real());
        im.push_back(c.imag());
      }
      real_.scan(re);
      imag_.scan(im);
    } else if (is_floating(dtype_)) {
      std::vector<double> v;
      for (int64_t i : shown) v.push_back(value(i).to_double());
      real_.scan(v);
    } else {
      std::vector<std::string> texts;
      for (int64_t i : shown) texts.push_back(plain(i));
      real_.scan_texts(texts);
    }
  }

  std::string print(size_t dim, int64_t offset, int indent) const {
    if (sizes_.empty()) return element(offset);
    if (dim + 1 == sizes_.size()) return row(offset, indent);
    std::string out = "[";
    const std::string between = "," + std::string(sizes_.size() - dim - 1, '\n') + std::string(static_cast<size_t>(indent) + 1, ' ');
    const int64_t n = sizes_[dim];
    bool first = true;
    for (int64_t i = 0; i < n; ++i) {
      if (!first) out += between;
      first = false;
      if (summarize_ && n > 2 * int64_t{o_.edgeitems} && i == o_.edgeitems) {
        out += "...";
        i = n - o_.edgeitems - 1;
        continue;
      }
      out += print(dim + 1, offset + i * strides_[dim], indent + 1);
    }
    return out + "]";
  }

 private:
  Scalar value(int64_t i) const { return read_scalar(data_ + i * static_cast<int64_t>(size_of(dtype_)), dtype_); }

  std::string plain(int64_t i) const {
    const void* p = data_ + i * static_cast<int64_t>(size_of(dtype_));
    if (is_bool(dtype_)) return *static_cast<const uint8_t*>(p) ? "True" : "False";
    if (dtype_ == DType::UInt64) return std::to_string(*static_cast<const uint64_t*>(p));
    return std::to_string(value(i).to_int());
  }

  // The elements that are printed, in order.
  void collect(size_t dim, int64_t offset, std::vector<int64_t>& out) const {
    if (dim == sizes_.size()) {
      out.push_back(offset);
      return;
    }
    const int64_t n = sizes_[dim];
    for (int64_t i = 0; i < n; ++i) {
      if (summarize_ && n > 2 * int64_t{o_.edgeitems} && i == o_.edgeitems) i = n - o_.edgeitems;
      if (i < n) collect(dim + 1, offset + i * strides_[dim], out);
    }
  }

  std::string element(int64_t i) const {
    if (is_complex(dtype_)) {
      const Complex c = value(i).to_complex();
      std::string im = imag_.format(c.imag()) + "j";
      im.erase(0, im.find_first_not_of(' '));
      return real_.format(c.real()) + (im[0] == '+' || im[0] == '-' ? "" : "+") + im;
    }
    return real_.floating() ? real_.format(value(i).to_double()) : real_.pad(plain(i));
  }

  std::string row(int64_t offset, int indent) const {
    int each = real_.width() + 2;
    if (is_complex(dtype_)) each += imag_.width() + 1;
    const auto per_line = static_cast<int>(std::max<int64_t>(1, (int64_t{o_.linewidth} - indent) / each));
    std::string out = "[";
    int k = 0;
    const int64_t n = sizes_.back();
    auto put = [&](const std::string& s) {
      if (k) out += k % per_line ? ", " : ",\n" + std::string(static_cast<size_t>(indent) + 1, ' ');
      out += s;
      ++k;
    };
    for (int64_t i = 0; i < n; ++i) {
      if (summarize_ && n > 2 * int64_t{o_.edgeitems} && i == o_.edgeitems) {
        put(" ...");
        i = n - o_.edgeitems - 1;
        continue;
      }
      put(element(offset + i * strides_[sizes_.size() - 1]));
    }
    return out + "]";
  }

  PrintOptions o_;
  const char* data_;
  DType dtype_;
  Dims sizes_, strides_;
  bool summarize_;
  Formatter real_, imag_;
};

}  // namespace

std::string to_string(const Tensor& t, const PrintOptions& options, int indent) {
  // No double has more decimal places than 1,074 that are not zero.
  check(options.precision >= 0 && options.precision <= 1100, Code::Value, "to_string: precision is ", options.precision, ", expected 0 to 1100");
  check(options.edgeitems >= 0, Code::Value, "to_string: edgeitems is ", options.edgeitems, ", expected 0 or more");
  if (t.numel() == 0) return "[]";
  const Tensor c = contiguous_raw(t);
  return Printer(c, options).print(0, 0, indent);
}

}  // namespace eg
