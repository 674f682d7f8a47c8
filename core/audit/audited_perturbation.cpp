#include "core/audit/audited_perturbation.h"

#include "core/audit/moved_noise.h"

namespace epsiscope {

double AuditedPerturbation::lossOfShift(const Eigen::VectorXd& b, const Eigen::VectorXd& v) const {
  const double s = plan.noiseScale;
  if (!plan.isNormal) return lengthening(b, v) / s;
  const Eigen::VectorXd moved = v / s;
  return moved.dot(b / s + moved / 2);
}

}  // namespace epsiscope
