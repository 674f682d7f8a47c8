#pragma once

#include <cassert>
#include <cstddef>

#include <Eigen/Core>

namespace epsiscope {

/// The classifier says +1 where its score f.x is above 0, and -1 everywhere else, at 0 too.
inline bool isMistake(double score, double label) {
  return (score > 0) != (label > 0);
}

inline std::size_t countMistakes(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels) {
  assert(scores.size() == labels.size());
  std::size_t mistakes = 0;
  for (Eigen::Index i = 0; i < scores.size(); ++i) mistakes += isMistake(scores(i), labels(i)) ? 1 : 0;
  return mistakes;
}

}  // namespace epsiscope
