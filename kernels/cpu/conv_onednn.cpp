// How a convolution is cut into primitives of oneDNN, each of which runs on one thread. A task is some images times
// some channels: images are the first choice; channels (of the array that is computed) where there are few images, or
// where the weight is so large that its layout is better made by many. A task takes its images a few at a time, so that
// what is laid out anew is still in the cache when it is used. How the work is cut depends on the shapes and the number
// of threads only, and sums over tasks are made in order: equal calls give equal results.
#include "kernels/cpu/conv_onednn.h"

#include <algorithm>
#include <vector>

#include "kernels/cpu/scratch.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {
namespace {

using onednn::Arg;
using onednn::Convolution;
using onednn::Kind;
using onednn::Layout;
using onednn::Problem;
using Primitive = std::shared_ptr<const Convolution>;

// Which dimension tasks are cut along, besides images.
enum class Axis { None, Groups, Out, In };

struct Plan {
  Kind kind;
  Problem whole;
  float *in, *weight, *out;
  const float* bias;
  Axis axis = Axis::None;
  int64_t parts = 1;   // of the axis
  int64_t images = 1;  // a task takes at once
  int64_t shares = 1;  // of the images, for the gradient of the weight, whose shares are added up
};

// A part of the channels: where its arrays begin, and its problem (for `images` images).
struct Part {
  Problem problem;
  float *in, *weight, *out;
  const float* bias;
};

int64_t cut(int64_t n, int64_t unit, int64_t parts, int64_t k) {  // where part k begins, in whole units
  const int64_t units = (n + unit - 1) / unit;
  return std::min(n, units * k / parts * unit);
}

Part part_of(const Plan& plan, int64_t k) {
  Part r{plan.whole, plan.in, plan.weight, plan.out, plan.bias};
  Problem& p = r.problem;
  p.images = plan.images;
  if (plan.parts == 1) return r;
  const auto range = [&](int64_t n, int64_t unit) {
    const int64_t first = cut(n, unit, plan.parts, k);
    return std::pair(first, cut(n, unit, plan.parts, k + 1) - first);
  };
  int64_t in_first = 0, out_first = 0;
  if (plan.axis == Axis::Groups) {
    const auto [first, n] = range(p.groups, 1);
    in_first = first * p.in_channels;
    out_first = first * p.out_channels;
    r.weight += out_first * p.weight_strides[0];
    p.groups = n;
  } else if (plan.axis == Axis::Out) {
    const auto [first, n] = range(p.out_channels, 16);
    out_first = first;
    r.weight += first * p.weight_strides[0];
    p.out_channels = n;
  } else {
    const auto [first, n] = range(p.in_channels, 16);
    in_first = first;
    r.weight += first * p.weight_strides[1];
    p.in_channels = n;
  }
  r.in += in_first * p.in_strides[1];
  r.out += out_first * p.out_strides[1];
  if (r.bias) r.bias += out_first;
  return r;
}

// The arrays of one thread in the layouts of a primitive.
struct Room {
  explicit Room(const Convolution& c)
      : in(c.bytes(Arg::Input)), out(c.bytes(Arg::Output)), scratch(c.scratch_bytes()) {}
  Scratch in, out, scratch;
};

// Output or gradient of the input, for the images from `image` on.
void run_images(const Plan& plan, const Convolution& c, const Part& part, const float* weight, const Room& room,
                int64_t image) {
  float* const in = part.in + image * part.problem.in_strides[0];
  float* const out = part.out + image * part.problem.out_strides[0];
  float* const x = room.in.get() ? room.in.get() : in;
  float* const y = room.out.get() ? room.out.get() : out;
  if (plan.kind == Kind::Forward) {
    if (x != in) c.load(Arg::Input, in, x);
    c.run(x, weight, part.bias, y, room.scratch.get());
    if (y != out) c.store(Arg::Output, y, out);
  } else {
    if (y != out) c.load(Arg::Output, out, y);
    c.run(x, weight, nullptr, y, room.scratch.get());
    if (x != in) c.store(Arg::Input, x, in);
  }
}

// The parts of the channels with their primitives; none where one cannot be had.
struct Parts {
  std::vector<Part> parts;
  std::vector<Primitive> made;

  explicit Parts(const Plan& plan) {
    for (int64_t k = 0; k < plan.parts; ++k) {
      Part part = part_of(plan, k);
      Primitive c = onednn::convolution(part.problem);
      if (!c) {
        made.clear();
        return;
      }
      parts.push_back(part);
      made.push_back(std::move(c));
    }
  }
};

bool run_images(const Plan& plan) {
  const Parts p(plan);
  if (p.made.empty()) return false;
  std::vector<Scratch> laid;
  for (const Primitive& c : p.made) laid.emplace_back(c->bytes(Arg::Weight));
  parallel_for(0, plan.parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      if (laid[i].get()) p.made[i]->load(Arg::Weight, p.parts[i].weight, laid[i].get());
    }
  });
  const int64_t chunks = plan.whole.images / plan.images;
  parallel_for(0, plan.parts * chunks, 1, [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end;) {
      const int64_t i = t / chunks, stop = std::min(end, (i + 1) * chunks);
      const Convolution& c = *p.made[i];
      const float* const weight = laid[i].get() ? laid[i].get() : p.parts[i].weight;
      const Room room(c);
      for (; t < stop; ++t) run_images(plan, c, p.parts[i], weight, room, t % chunks * plan.images);
    }
  });
  return true;
}

// The gradient of the weight, of part i and the images of one share, into `sum` in the primitive's layout.
void run_share(const Plan& plan, const Convolution& c, const Part& part, int64_t share, float* sum) {
  const int64_t images = plan.whole.images / plan.shares, n = c.weight_elements();
  const Room room(c);
  const Scratch next(images > plan.images ? static_cast<size_t>(n) * sizeof(float) : 0);
  for (int64_t k = 0; k < images; k += plan.images) {
    const int64_t image = share * images + k;
    const float* const in = part.in + image * part.problem.in_strides[0];
    const float* const out = part.out + image * part.problem.out_strides[0];
    if (room.in.get()) c.load(Arg::Input, in, room.in.get());
    if (room.out.get()) c.load(Arg::Output, out, room.out.get());
    float* const to = k == 0 ? sum : next.get();
    c.run(room.in.get() ? room.in.get() : in, to, nullptr, room.out.get() ? room.out.get() : out, room.scratch.get());
    for (int64_t i = 0; k > 0 && i < n; ++i) sum[i] += to[i];
  }
}

bool run_weight(const Plan& plan) {
  const Parts p(plan);
  if (p.made.empty()) return false;
  const std::vector<Primitive>& made = p.made;
  const std::vector<Part>& parts = p.parts;
  std::vector<Scratch> sums;
  for (int64_t t = 0; t < plan.parts * plan.shares; ++t) {
    const Convolution& c = *made[t / plan.shares];
    // The first share of a part can do without where the caller's layout is the primitive's.
    sums.emplace_back(t % plan.shares == 0 ? c.bytes(Arg::Weight)
                                           : static_cast<size_t>(c.weight_elements()) * sizeof(float));
  }
  const auto place = [&](int64_t t) { return sums[t].get() ? sums[t].get() : parts[t / plan.shares].weight; };
  parallel_for(0, plan.parts * plan.shares, 1, [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; ++t) {
      run_share(plan, *made[t / plan.shares], parts[t / plan.shares], t % plan.shares, place(t));
    }
  });
  for (int64_t k = 0; k < plan.parts; ++k) {
    float* const sum = place(k * plan.shares);
    const int64_t n = made[k]->weight_elements();
    parallel_for(0, plan.shares > 1 ? n : 0, 16384, [&](int64_t begin, int64_t end) {
      for (int64_t s = 1; s < plan.shares; ++s) {
        const float* const more = place(k * plan.shares + s);
        for (int64_t i = begin; i < end; ++i) sum[i] += more[i];
      }
    });
    if (sum != parts[k].weight) made[k]->store(Arg::Weight, sum, parts[k].weight);
  }
  return true;
}

// Sizes of spatial dimensions, one dimension given as two.
void spatial(int64_t* to, const int64_t* from, int nd, int64_t one) {
  const int shift = nd == 1;
  if (shift) to[0] = one;
  for (int i = 0; i < nd; ++i) to[i + shift] = from[i];
}

// Strides of a view with one spatial dimension given as two. Dimensions of size 1 get the stride that density suggests:
// the view's own may be anything.
void strides_of(int64_t* to, const TensorView& v, bool last) {
  const int shift = v.ndim == 3, nd = v.ndim + shift;
  to[0] = v.strides[0];
  to[1] = v.strides[1];
  to[2] = v.strides[v.ndim - 1] * v.sizes[v.ndim - 1];
  for (int i = 2; i < v.ndim; ++i) to[i + shift] = v.strides[i];
  int64_t size[5];
  size[0] = v.sizes[0];
  size[1] = v.sizes[1];
  spatial(size + 2, v.sizes + 2, v.ndim - 2, 1);
  // From the innermost outwards.
  int64_t step = 1;
  const auto visit = [&](int d) {
    if (size[d] == 1) to[d] = step;
    step = to[d] * size[d];
  };
  if (last) visit(1);
  for (int d = nd - 1; d >= 2; --d) visit(d);
  if (!last) visit(1);
  visit(0);
}

}  // namespace

bool dense_images(const TensorView& v, bool last) {
  int64_t step = 1;
  const auto fits = [&](int d) {
    const bool ok = v.sizes[d] == 1 || v.strides[d] == step;
    step *= v.sizes[d];
    return ok;
  };
  if (last && !fits(1)) return false;
  for (int d = v.ndim - 1; d >= 2; --d) {
    if (!fits(d)) return false;
  }
  if (!last && !fits(1)) return false;
  return v.sizes[0] == 1 || v.strides[0] >= step;
}

namespace {

// The smallest divisor of n that is at least k.
int64_t divisor_from(int64_t n, int64_t k) {
  while (n % k != 0) ++k;
  return k;
}

int64_t image_size(const Problem& p) {
  return p.groups * (p.in_channels * p.in[0] * p.in[1] * p.in[2] + p.out_channels * p.out[0] * p.out[1] * p.out[2]);
}
int64_t weight_size(const Problem& p) {
  return p.groups * p.in_channels * p.out_channels * p.kernel[0] * p.kernel[1] * p.kernel[2];
}
bool tiny_images(const Problem& p) { return weight_size(p) > 16 * image_size(p); }

void cut_work(Plan& plan) {
  const Problem& p = plan.whole;
  const int64_t threads = in_parallel_region() ? 1 : num_threads();
  const int64_t weights = weight_size(p), image = image_size(p);
  // As many images at once as let the weight be read less than the images are, and the calls cost little.
  constexpr int64_t kEnough = 1 << 16;
  const int64_t wanted = std::min(p.images, (std::max(4 * weights, kEnough) + image - 1) / image);
  const bool heavy = weights > p.images * image;
  const bool uneven = p.images % threads != 0;
  if (threads > 1 && (heavy || (uneven && (p.images < 4 * threads * wanted || plan.kind == Kind::BackwardWeights)))) {
    const bool input =
        plan.kind == Kind::BackwardData || (plan.kind == Kind::BackwardWeights && p.in_channels > p.out_channels);
    plan.axis = p.groups > 1 ? Axis::Groups : input ? Axis::In : Axis::Out;
    const int64_t most = p.groups > 1 ? p.groups : ((input ? p.in_channels : p.out_channels) + 15) / 16;
    plan.parts = std::min(threads, most);
  }
  // What the channels leave to share out, images do.
  const int64_t rest = plan.kind == Kind::BackwardWeights ? 1 : (threads + plan.parts - 1) / plan.parts;
  const bool even = plan.parts == 1 && !uneven;
  const int64_t share = even ? p.images / threads : std::max<int64_t>(1, p.images / rest);
  plan.images = divisor_from(even ? share : p.images, std::min(share, wanted));
  if (even && plan.kind == Kind::BackwardWeights) plan.shares = threads;
}

}  // namespace

bool conv_onednn(Kind kind, const TensorView& input, const TensorView& weight, const TensorView* bias,
                 const TensorView& output, const ConvParams& p) {
  const int nd = p.nd;
  Plan plan{};
  plan.kind = kind;
  Problem& w = plan.whole;
  w = Problem{};
  w.kind = kind;
  w.nd = std::max(nd, 2);
  w.bias = bias != nullptr;
  w.images = input.sizes[0];
  w.groups = p.groups;
  w.in_channels = input.sizes[1] / p.groups;
  w.out_channels = output.sizes[1] / p.groups;
  for (int i = 0; i < 3; ++i) w.in[i] = w.out[i] = w.kernel[i] = w.stride[i] = w.dilation[i] = 1;
  spatial(w.in, input.sizes + 2, nd, 1);
  spatial(w.out, output.sizes + 2, nd, 1);
  spatial(w.kernel, weight.sizes + 2, nd, 1);
  spatial(w.stride, p.stride, nd, 1);
  spatial(w.dilation, p.dilation, nd, 1);
  spatial(w.padding, p.padding, nd, 0);
  const bool in_last = !dense_images(input, false);
  const bool out_last = !dense_images(output, false);
  strides_of(w.in_strides, input, in_last);
  strides_of(w.out_strides, output, out_last);
  strides_of(w.weight_strides, weight, false);
  plan.in = data_of<float>(input);
  plan.weight = data_of<float>(weight);
  plan.out = data_of<float>(output);
  plan.bias = bias ? data_of<float>(*bias) : nullptr;
  cut_work(plan);
  const auto run = [&] { return kind == Kind::BackwardWeights ? run_weight(plan) : run_images(plan); };
  // Channels last stays as it is, unless the images are so small that laying them out anew costs nothing: oneDNN reads
  // large weights faster for blocks of channels.
  if (in_last && out_last && plan.parts == 1 && !tiny_images(w)) {
    w.layout = Layout::AsGiven;
    if (run()) return true;
    w.layout = Layout::Blocked;
  }
  return run();
}

}  // namespace eg::kernels
