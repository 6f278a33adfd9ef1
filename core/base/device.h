// A device is a type and an index, packed as in eg_device.
#pragma once
#include <cstdint>

namespace eg {

enum class DeviceType : int32_t { CPU = 0, CUDA = 1, Meta = 2 };

struct Device {
  int32_t packed = 0;
  constexpr DeviceType type() const { return static_cast<DeviceType>(packed >> 16); }
  constexpr int index() const { return packed & 0xffff; }
  friend constexpr bool operator==(Device, Device) = default;
};
inline constexpr Device kCPU{0};
inline constexpr Device kMeta{2 << 16};

}  // namespace eg
