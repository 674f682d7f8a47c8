#pragma once

#include <Eigen/Core>

namespace epsiscope {

/// Whether the processor works on eight floats at once (AVX2); four are taken for granted.
bool hasWideRegisters();

/// c = a b. Every element is the sum of its products in ascending order of the inner index, each product and
/// each sum rounded to float: the same bits on every processor, for `wide` (only where hasWideRegisters())
/// and not. Eigen's own product is as fast as the narrow one, but its order of summation follows the sizes of
/// the processor's caches. `c` has the result's size and overlaps neither factor.
void multiply(const Eigen::Ref<const Eigen::MatrixXf>& a, const Eigen::Ref<const Eigen::MatrixXf>& b,
              Eigen::Ref<Eigen::MatrixXf> c, bool wide = hasWideRegisters());
/// c = a b', with the same promise.
void multiplyTransposed(const Eigen::Ref<const Eigen::MatrixXf>& a,
                        const Eigen::Ref<const Eigen::MatrixXf>& b, Eigen::Ref<Eigen::MatrixXf> c,
                        bool wide = hasWideRegisters());

/// c = a b by Eigen's own product, whose code takes a second to compile for each kind of blocks. `c` has the
/// result's size and overlaps neither factor.
void multiply(const Eigen::Ref<const Eigen::MatrixXd>& a, const Eigen::Ref<const Eigen::MatrixXd>& b,
              Eigen::Ref<Eigen::MatrixXd> c);

}  // namespace epsiscope
