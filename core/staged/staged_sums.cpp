#include "core/staged/staged_sums.h"

#include <algorithm>

#include "core/staged/expected_error.h"

namespace epsiscope {

CentredLabels centred(const Eigen::VectorXd& values, const Eigen::VectorXd& from, double half,
                      const Eigen::VectorXf& members) {
  return {(values - from).cwiseMax(-half).cwiseMin(half).cast<float>().cwiseProduct(members), half,
          static_cast<double>(members.sum())};
}

Eigen::VectorXd exactSums(const ComponentRows& rows, const CentredLabels& labels, std::size_t i) {
  const ComponentRows::Sums& sums = rows.sums(i);
  const Eigen::VectorXf weighted = sums.inverseNorms.cwiseProduct(labels.values);
  const auto x = rows.train().leftCols(sums.components + 1);
  Eigen::VectorXd all = Eigen::VectorXd::Zero(x.cols());
  constexpr Eigen::Index kRowsTogether = 512;
  for (Eigen::Index begin = 0; begin < x.rows(); begin += kRowsTogether) {
    const Eigen::Index count = std::min(kRowsTogether, x.rows() - begin);
    all +=
        x.middleRows(begin, count).cast<double>().transpose() * weighted.segment(begin, count).cast<double>();
  }
  return all;
}

Measurement measuredBySums(const ComponentRows& rows, const AskedSums& asked,
                           const Eigen::VectorXd& released) {
  const ComponentRows::Sums& sums = rows.sums(asked.i);
  const double variance = noiseVarianceOfSums(sums.components, asked.half, asked.people, asked.epsilon);
  return {sums.inverse * released / (asked.people * asked.inside),
          sums.noise * (variance / (asked.inside * asked.inside))};
}

}  // namespace epsiscope
