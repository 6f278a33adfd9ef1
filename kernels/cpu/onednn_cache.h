// Primitives of oneDNN, made once for a problem and kept: bounded, least recently used out first. A Problem is a struct
// of int64 members alone, so that it compares and hashes as bytes.
#pragma once
#include <cstdint>
#include <cstring>
#include <list>
#include <memory>
#include <mutex>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include "core/base/fork.h"

namespace eg::kernels::onednn {

// Only one primitive is made at a time, of whatever kind: oneDNN has locks of its own, which must be free when the
// process is forked.
std::mutex& making();

template <class Problem, class Primitive>
class Cache {
  static_assert(std::has_unique_object_representations_v<Problem>);

 public:
  explicit Cache(size_t capacity) : capacity_(capacity) {}

  // make(): the primitive, or null where there is none for the problem, which is kept too.
  template <class F>
  std::shared_ptr<const Primitive> find_or_make(const Problem& problem, F&& make) {
    {
      std::lock_guard lock(mutex_);
      if (const auto it = by_problem_.find(problem); it != by_problem_.end()) {
        items_.splice(items_.begin(), items_, it->second);
        return it->second->second;
      }
    }
    std::shared_ptr<const Primitive> made;
    {
      std::lock_guard lock(making());
      made = make();
    }
    std::shared_ptr<const Primitive> dropped;  // freed after the lock
    std::lock_guard lock(mutex_);
    if (const auto it = by_problem_.find(problem); it != by_problem_.end()) return it->second->second;
    items_.emplace_front(problem, made);
    by_problem_.emplace(problem, items_.begin());
    if (items_.size() > capacity_) {
      dropped = std::move(items_.back().second);
      by_problem_.erase(items_.back().first);
      items_.pop_back();
    }
    return made;
  }

  size_t size() {
    std::lock_guard lock(mutex_);
    return items_.size();
  }

  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

 private:
  struct Hash {
    size_t operator()(const Problem& p) const {
      uint64_t words[sizeof(Problem) / 8], h = 0x9e3779b97f4a7c15;
      std::memcpy(words, &p, sizeof p);
      for (uint64_t w : words) h = (h ^ w) * 0xff51afd7ed558ccd, h ^= h >> 29;
      return h;
    }
  };
  struct Same {
    bool operator()(const Problem& a, const Problem& b) const { return std::memcmp(&a, &b, sizeof a) == 0; }
  };
  using Item = std::pair<Problem, std::shared_ptr<const Primitive>>;

  const size_t capacity_;
  std::mutex mutex_;
  std::list<Item> items_;
  std::unordered_map<Problem, typename std::list<Item>::iterator, Hash, Same> by_problem_;
};

}  // namespace eg::kernels::onednn
