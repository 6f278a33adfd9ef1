// The structs of DLPack 1.x (https://dmlc.github.io/dlpack), as its specification lays them out.
#pragma once
#include <cstdint>

namespace eg::dlpack {

enum : int32_t { kCpu = 1 };
enum : uint8_t { kInt = 0, kUInt = 1, kFloat = 2, kBfloat = 4, kComplex = 5, kBool = 6, kFloat8_e4m3fn = 10, kFloat8_e5m2 = 12 };
enum : uint64_t { kReadOnly = 1, kCopied = 2 };

struct Device {
  int32_t type;
  int32_t id;
};
struct DataType {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
};
struct Array {
  void* data;
  Device device;
  int32_t ndim;
  DataType dtype;
  int64_t* shape;
  int64_t* strides;
  uint64_t byte_offset;
};
struct Managed {  // before 1.0
  Array array;
  void* ctx;
  void (*deleter)(Managed*);
};
struct ManagedVersioned {
  uint32_t major, minor;
  void* ctx;
  void (*deleter)(ManagedVersioned*);
  uint64_t flags;
  Array array;
};

}  // namespace eg::dlpack
