// Named arguments of a module or optimizer as they come over the ABI: read by name, converted, and refused when unknown.
#pragma once
#include <optional>
#include <string>

#include "core/engine/value.h"

namespace eg {

class Generator;

class Options {
 public:
  Options(std::string owner, const char* const* names, const Value* values, size_t n);
  Options(const Options&) = delete;
  ~Options();

  bool has(std::string_view name);
  int64_t integer(std::string_view name);  // required
  int64_t integer(std::string_view name, int64_t otherwise);
  double number(std::string_view name, double otherwise);
  bool flag(std::string_view name, bool otherwise);
  std::string text(std::string_view name, std::string_view otherwise);
  // One int is repeated n times; n 0 takes any count.
  Dims ints(std::string_view name, size_t n, std::optional<int64_t> otherwise);
  std::vector<double> numbers(std::string_view name, std::vector<double> otherwise);
  Tensor tensor(std::string_view name);  // undefined when absent
  DType dtype(std::string_view name, DType otherwise);
  Generator* generator(std::string_view name);  // null when absent
  // Fails for names that nothing has asked for.
  void done();
  // The arguments as given, for eg_module_get_option.
  const Value* raw(std::string_view name) const;

 private:
  const Value* find(std::string_view name);
  struct Item {
    std::string name;
    Value value;
    bool used = false;
  };
  std::string owner_;
  std::vector<Item> items_;
};

// A copy of a value that owns what it points to.
Value copy_value(const Value& v);

}  // namespace eg
