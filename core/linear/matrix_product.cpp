#include "core/linear/matrix_product.h"

#include <cassert>
#include <cstring>

namespace epsiscope {

namespace {

using Eigen::Index;

using Narrow [[gnu::vector_size(16)]] = float;
using Wide [[gnu::vector_size(32)]] = float;

/// Element (i, k) of the left factor is at left[i + k leftStep], (k, j) of the right one at
/// right[k rightDown + j rightAcross], (i, j) of the result at result[i + j resultStep].
struct Factors {
  Index rows = 0, columns = 0, depth = 0;
  const float* left = nullptr;
  Index leftStep = 0;
  const float* right = nullptr;
  Index rightDown = 0, rightAcross = 0;
  float* result = nullptr;
  Index resultStep = 0;
};

Factors factorsOf(const Eigen::Ref<const Eigen::MatrixXf>& a, const Eigen::Ref<const Eigen::MatrixXf>& b,
                  Index rightDown, Index rightAcross, Eigen::Ref<Eigen::MatrixXf>& c) {
  return {.rows = c.rows(),
          .columns = c.cols(),
          .depth = a.cols(),
          .left = a.data(),
          .leftStep = a.outerStride(),
          .right = b.data(),
          .rightDown = rightDown,
          .rightAcross = rightAcross,
          .result = c.data(),
          .resultStep = c.outerStride()};
}

/// `packets` packets of rows times `columns` columns of the result, from (row, column) on, in registers.
/// Inlined into its caller, whose instruction set it takes. Packets are copied one by one: GCC leaves arrays
/// that are copied whole in memory, at a quarter of the speed.
template <class Packet, int packets, int columns>
[[gnu::always_inline]] inline void multiplyTile(const Factors& f, Index row, Index column) {
  constexpr Index kWidth = Index{sizeof(Packet)} / Index{sizeof(float)};
  Packet sum[columns][packets] = {};
  for (Index k = 0; k < f.depth; ++k) {
    Packet left[packets];
    for (int i = 0; i < packets; ++i)
      std::memcpy(&left[i], f.left + row + i * kWidth + k * f.leftStep, sizeof(Packet));
    for (int j = 0; j < columns; ++j) {
      const float right = f.right[k * f.rightDown + (column + j) * f.rightAcross];
      for (int i = 0; i < packets; ++i) sum[j][i] += left[i] * right;
    }
  }
  for (int j = 0; j < columns; ++j)
    for (int i = 0; i < packets; ++i)
      std::memcpy(f.result + row + i * kWidth + (column + j) * f.resultStep, &sum[j][i], sizeof(Packet));
}

template <class Packet, int packets>
[[gnu::always_inline]] inline void multiplyStrip(const Factors& f, Index row) {
  constexpr int kColumns = 4;
  Index column = 0;
  for (; column + kColumns <= f.columns; column += kColumns)
    multiplyTile<Packet, packets, kColumns>(f, row, column);
  for (; column < f.columns; ++column) multiplyTile<Packet, packets, 1>(f, row, column);
}

template <class Packet>
[[gnu::always_inline]] inline void multiplyAll(const Factors& f) {
  constexpr int kPackets = 2;
  constexpr Index kRows = kPackets * sizeof(Packet) / sizeof(float);
  Index row = 0;
  for (; row + kRows <= f.rows; row += kRows) multiplyStrip<Packet, kPackets>(f, row);
  for (; row < f.rows; ++row) multiplyStrip<float, 1>(f, row);
}

#ifdef __x86_64__
[[gnu::target("avx2")]]
#endif
void multiplyWide(const Factors& f) {
  multiplyAll<Wide>(f);
}

void multiply(const Factors& f, bool wide) {
  if (wide)
    multiplyWide(f);
  else
    multiplyAll<Narrow>(f);
}

}  // namespace

bool hasWideRegisters() {
#ifdef __x86_64__
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}

void multiply(const Eigen::Ref<const Eigen::MatrixXf>& a, const Eigen::Ref<const Eigen::MatrixXf>& b,
              Eigen::Ref<Eigen::MatrixXf> c, bool wide) {
  assert(a.cols() == b.rows() && c.rows() == a.rows() && c.cols() == b.cols());
  multiply(factorsOf(a, b, 1, b.outerStride(), c), wide);
}

void multiplyTransposed(const Eigen::Ref<const Eigen::MatrixXf>& a,
                        const Eigen::Ref<const Eigen::MatrixXf>& b, Eigen::Ref<Eigen::MatrixXf> c,
                        bool wide) {
  assert(a.cols() == b.cols() && c.rows() == a.rows() && c.cols() == b.rows());
  multiply(factorsOf(a, b, b.outerStride(), 1, c), wide);
}

void multiply(const Eigen::Ref<const Eigen::MatrixXd>& a, const Eigen::Ref<const Eigen::MatrixXd>& b,
              Eigen::Ref<Eigen::MatrixXd> c) {
  c.noalias() = a * b;
}

}  // namespace epsiscope
