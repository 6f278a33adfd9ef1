// An ordered map from names to tensors, with text metadata: a state_dict, or the contents of a safetensors file.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "core/tensor/tensor.h"

namespace eg {

class Dict final : public Object {
 public:
  Dict() : Object(Kind::Dict) {}
  size_t size() const { return items_.size(); }
  const std::string& key(size_t i) const { return items_[i].first; }
  const Tensor& at(size_t i) const { return items_[i].second; }
  const Tensor* find(std::string_view key) const {
    auto it = index_.find(key);
    return it == index_.end() ? nullptr : &items_[it->second].second;
  }
  void set(std::string key, Tensor t) {
    auto it = index_.find(key);
    if (it != index_.end()) {
      items_[it->second].second = std::move(t);
      return;
    }
    index_.emplace(key, items_.size());
    items_.emplace_back(std::move(key), std::move(t));
  }
  std::map<std::string, std::string, std::less<>> metadata;

 private:
  std::vector<std::pair<std::string, Tensor>> items_;
  std::map<std::string, size_t, std::less<>> index_;
};

}  // namespace eg
