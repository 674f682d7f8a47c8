#include "core/erm/output_error.h"

#include "core/erm/loss.h"

#include <cassert>
#include <cmath>

namespace epsiscope {

double expectedErrorOfOutputPerturbation(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels,
                                         const Eigen::VectorXd& rowNorms, double scale,
                                         const ProjectedNoise& noise) {
  assert(scores.size() > 0 && labels.size() == scores.size() && rowNorms.size() == scores.size());
  assert(scale >= 0);
  double sum = 0;
  for (Eigen::Index i = 0; i < scores.size(); ++i) {
    const double reach = scale * rowNorms(i);
    const double tail = reach > 0 ? noise.tail(std::abs(scores(i)) / reach) : 0;
    sum += isMistake(scores(i), labels(i)) ? 1 - tail : tail;
  }
  return sum / static_cast<double>(scores.size());
}

}  // namespace epsiscope
