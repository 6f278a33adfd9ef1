// tanh of vectors of floats without a division, where 32 numbers can be looked up at once. From 1/16 on each octave is cut in
// four, and within an interval tanh(x) = c0 + d (c1 + d (c2 + ...)), d = x - x0. x0 is near the middle and such that its
// tanh is a float almost exactly, so that what is rounded is the last sum; the other coefficients fit tanh with the least
// squares of relative errors, each refitted once those before it are rounded. Below 5/64 x0 and c0 are 0 and c1 is 1.
// The error stays below one unit in the last place.
#pragma once
#include "kernels/scalar/vector.h"

#if defined(EG_ISA) && defined(__AVX512F__)

namespace eg::kernels::m {

// Indexed by the lowest five bits of exponent and two bits of fraction: 1/16 is at 12.
struct TanhTable {
  alignas(64) static constexpr float x0[32] = {
      0x1.1ff226p+1f, 0x1.5ff05ep+1f, 0x1.9feb98p+1f, 0x1.e01726p+1f, 0x1.2004d2p+2f, 0x1.5fe8bep+2f, 0x1.9fef28p+2f,
      0x1.e0177p+2f, 0x1.17e89p+3f, 0x1.17e89p+3f, 0x1.17e89p+3f, 0x1.17e89p+3f, 0.0f, 0x1.5ff334p-4f, 0x1.9ffde6p-4f,
      0x1.e00434p-4f, 0x1.1ff20ep-3f, 0x1.6006ap-3f, 0x1.a01724p-3f, 0x1.e01738p-3f, 0x1.1ff652p-2f, 0x1.600068p-2f,
      0x1.9fefaap-2f, 0x1.e0167ep-2f, 0x1.1ff3a2p-1f, 0x1.5ffc7cp-1f, 0x1.9fef8ap-1f, 0x1.dff95ap-1f, 0x1.20155cp+0f,
      0x1.5fef1ep+0f, 0x1.a01248p+0f, 0x1.dfe98p+0f};
  alignas(64) static constexpr float c0[32] = {
      0x1.f4bd6ep-1f, 0x1.fbd406p-1f, 0x1.fe75fcp-1f, 0x1.ff6f4cp-1f, 0x1.ffdfacp-1f, 0x1.fffb9cp-1f, 0x1.ffff68p-1f,
      0x1.ffffecp-1f, 0x1.fffffep-1f, 0x1.fffffep-1f, 0x1.fffffep-1f, 0x1.fffffep-1f, 0.0f, 0x1.5f161ep-4f,
      0x1.9e9142p-4f, 0x1.ddd4b8p-4f, 0x1.1e1024p-3f, 0x1.5c9976p-3f, 0x1.9a7552p-3f, 0x1.d77c5ap-3f, 0x1.189aa6p-2f,
      0x1.52c322p-2f, 0x1.8a79f8p-2f, 0x1.bfc09cp-2f, 0x1.04ff48p-1f, 0x1.31559cp-1f, 0x1.577ff2p-1f, 0x1.77d528p-1f,
      0x1.9e6b72p-1f, 0x1.c27104p-1f, 0x1.d9cc3cp-1f, 0x1.e87494p-1f};
  alignas(64) static constexpr float c1[32] = {
      0x1.645bfp-5f, 0x1.09e80cp-6f, 0x1.896c68p-8f, 0x1.213f24p-9f, 0x1.02995cp-11f, 0x1.190002p-14f,
      0x1.300142p-17f, 0x1.47a8e2p-20f, 0x1.b32482p-24f, 0x1.b32482p-24f, 0x1.b32482p-24f, 0x1.b32482p-24f, 0x1p+0f,
      0x1.fc3d04p-1f, 0x1.fac14cp-1f, 0x1.f9083cp-1f, 0x1.f602cp-1f, 0x1.f12a74p-1f, 0x1.eb6f2p-1f, 0x1.e4dd2ap-1f,
      0x1.d98daap-1f, 0x1.c7f704p-1f, 0x1.b4048ap-1f, 0x1.9e1bbap-1f, 0x1.7af43cp-1f, 0x1.49e972p-1f, 0x1.198bf2p-1f,
      0x1.d83dd4p-2f, 0x1.61204ep-2f, 0x1.cedcf8p-3f, 0x1.26374ep-3f, 0x1.700d5ap-4f};
  alignas(64) static constexpr float c2[32] = {
      -0x1.5c830ap-5f, -0x1.07b978p-6f, -0x1.8836a8p-8f, -0x1.20e7e4p-9f, -0x1.02357ep-11f, -0x1.18a2c8p-14f,
      -0x1.2f9e6ep-17f, -0x1.834b0ap-20f, -0x1.324952p-25f, -0x1.324952p-25f, -0x1.324952p-25f, -0x1.324952p-25f,
      0x1.f3c6c6p-26f, -0x1.5c81cp-4f, -0x1.9a5204p-4f, -0x1.d753f4p-4f, -0x1.187b5cp-3f, -0x1.527fdep-3f,
      -0x1.89f896p-3f, -0x1.be7f3ap-3f, -0x1.038882p-2f, -0x1.2dafd6p-2f, -0x1.4fef5cp-2f, -0x1.6a24fcp-2f,
      -0x1.8259ep-2f, -0x1.897d7p-2f, -0x1.79c73cp-2f, -0x1.5aa5eap-2f, -0x1.1dd3bep-2f, -0x1.9736fep-3f,
      -0x1.1043bp-3f, -0x1.5f209ap-4f};
  alignas(64) static constexpr float c3[32] = {
      0x1.bc25c4p-6f, 0x1.59e6e8p-7f, 0x1.03e92p-8f, 0x1.805a76p-10f, 0x1.582938p-12f, 0x1.7649d8p-15f,
      0x1.94f1f4p-18f, 0x1.aea5p-21f, 0x1.149136p-24f, 0x1.149136p-24f, 0x1.149136p-24f, 0x1.149136p-24f,
      -0x1.555636p-2f, -0x1.4a42d2p-2f, -0x1.47e6fep-2f, -0x1.4438a8p-2f, -0x1.3b4d82p-2f, -0x1.2ee50cp-2f,
      -0x1.2025f6p-2f, -0x1.100a9cp-2f, -0x1.e8fafap-3f, -0x1.9834eep-3f, -0x1.425e86p-3f, -0x1.d6f89cp-4f,
      -0x1.bd99c2p-5f, 0x1.d7a926p-7f, 0x1.0716eap-4f, 0x1.8422e6p-4f, 0x1.c692f6p-4f, 0x1.97eed6p-4f, 0x1.33c28cp-4f,
      0x1.a89904p-5f};
  alignas(64) static constexpr float c4[32] = {
      -0x1.9622bep-7f, -0x1.51a98ap-8f, -0x1.039252p-9f, -0x1.830d3cp-11f, -0x1.687bacp-13f, -0x1.886222p-16f,
      -0x1.a89be2p-19f, 0x1.38f2cep-22f, -0x1.15ea26p-23f, -0x1.15ea26p-23f, -0x1.15ea26p-23f, -0x1.15ea26p-23f,
      0x1.df8284p-14f, 0x1.c99faap-5f, 0x1.0ab2ecp-4f, 0x1.3222e8p-4f, 0x1.6acfcp-4f, 0x1.afac7cp-4f, 0x1.ed582cp-4f,
      0x1.123b2ep-3f, 0x1.32eb18p-3f, 0x1.4ffc16p-3f, 0x1.5c0d3ep-3f, 0x1.583b1cp-3f, 0x1.39ee1ap-3f, 0x1.e94786p-4f,
      0x1.47691ep-4f, 0x1.6343b2p-5f, 0x1.da51aap-9f, -0x1.59b5bap-6f, -0x1.9ba7d2p-6f, -0x1.55bc82p-6f};
  alignas(64) static constexpr float c5[32] = {
      0x1.04b874p-8f, 0x1.f5f6ep-10f, 0x1.93e81ep-11f, 0x1.32f85ap-12f, 0x1.1e86e8p-14f, 0x1.373b6ap-17f,
      0x1.512fc8p-20f, 0x1.c5865ap-23f, 0x1.4cab7p-26f, 0x1.4cab7p-26f, 0x1.4cab7p-26f, 0x1.4cab7p-26f,
      0x1.0e665cp-3f, -0x1.8cbc28p+3f, 0x1.4f3c1p+2f, 0x1.d757bep+3f, 0x1.77567cp-1f, 0x1.afa7fep-1f, 0x1.b14b56p-4f,
      0x1.44d98ep-1f, -0x1.d1b0d4p-8f, -0x1.149292p-6f, -0x1.aaf594p-5f, -0x1.0b6114p-9f, -0x1.551424p-5f,
      -0x1.0b5774p-4f, -0x1.0f2434p-4f, -0x1.a6938ap-5f, -0x1.06b3e8p-5f, -0x1.37d706p-7f, 0x1.64287ap-10f,
      0x1.2c506ep-8f};
};

EG_HD Floats looked_up(const float (&table)[32], Bits<Floats> at) {
  return _mm512_maskz_permutex2var_ps(kAll, _mm512_load_ps(table), std::bit_cast<__m512i>(at),
                                      _mm512_load_ps(table + 16));
}

EG_HD Floats tanh_in_pieces(Floats x) {
  using t = TanhTable;
  const Floats a = at_most(abs(x), 9.25f);  // where it is 1
  const Bits<Floats> at = std::bit_cast<Bits<Floats>>(at_least(a, 0.0625f)) >> 21;
  const Floats d = a - looked_up(t::x0, at);
  Floats r = fma(looked_up(t::c5, at), d, looked_up(t::c4, at));
  r = fma(r, d, looked_up(t::c3, at));
  r = fma(r, d, looked_up(t::c2, at));
  r = fma(r, d, looked_up(t::c1, at));
  return copysign(fma(r, d, looked_up(t::c0, at)), x);
}

}  // namespace eg::kernels::m

#endif
