// Errors inside the library are exceptions of one class; capi catches them once and turns them into eg_status.
// A message reads "operator: what was got, what was expected"; the operator's name is added by the dispatcher.
#pragma once
#include <cstdint>
#include <exception>
#include <string>
#include <string_view>

namespace eg {

// The values equal eg_code in capi/include/evergrad/abi.h.
enum class Code : int32_t {
  Ok = 0,
  Runtime = 1,
  Index = 2,
  Value = 3,
  Type = 4,
  NotImplemented = 5,
  OutOfMemory = 6,
  Io = 7,
  Key = 8,
  InvalidHandle = 9,
  NotFound = 10,
  Callback = 11,
  Attribute = 12,
  Assertion = 13,
  Linalg = 14,
  Overflow = 15,
  Import = 16,
};

class Error : public std::exception {
 public:
  Error(Code code, std::string message) : code_(code), message_(std::move(message)) {}
  const char* what() const noexcept override { return message_.c_str(); }
  Code code() const noexcept { return code_; }
  // An opaque payload of a language's callback (its own exception), carried through the engine untouched.
  void* payload = nullptr;

 private:
  Code code_;
  std::string message_;
};

struct ShapeText;  // core/tensor/shape.h

namespace detail {
void put(std::string& s, const ShapeText& v);
inline void put(std::string& s, std::string_view v) { s.append(v); }
inline void put(std::string& s, const char* v) { s.append(v); }
inline void put(std::string& s, const std::string& v) { s.append(v); }
inline void put(std::string& s, char v) { s.push_back(v); }
inline void put(std::string& s, bool v) { s.append(v ? "True" : "False"); }
inline void put(std::string& s, int v) { s.append(std::to_string(v)); }
inline void put(std::string& s, unsigned v) { s.append(std::to_string(v)); }
inline void put(std::string& s, long v) { s.append(std::to_string(v)); }
inline void put(std::string& s, unsigned long v) { s.append(std::to_string(v)); }
inline void put(std::string& s, long long v) { s.append(std::to_string(v)); }
inline void put(std::string& s, unsigned long long v) { s.append(std::to_string(v)); }
void put(std::string& s, double v);  // shortest form that reads back, as Python's repr
}  // namespace detail

// cat("dim ", 3, " out of range") -> std::string
template <class... A>
std::string cat(const A&... a) {
  std::string s;
  (detail::put(s, a), ...);
  return s;
}

template <class... A>
[[noreturn]] __attribute__((noinline, cold)) void fail(Code code, const A&... a) {
  throw Error(code, cat(a...));
}

// check(ok, Code::Index, "Dimension out of range (expected ", lo, ")"): throws when `ok` is false.
template <class... A>
inline void check(bool ok, Code code, const A&... a) {
  if (__builtin_expect(!ok, 0)) fail(code, a...);
}
template <class... A>
inline void check(bool ok, const char* first, const A&... a) {
  if (__builtin_expect(!ok, 0)) fail(Code::Runtime, first, a...);
}

}  // namespace eg
