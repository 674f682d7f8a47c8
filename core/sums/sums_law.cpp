#include "core/sums/sums_law.h"

#include "core/linear/eigensystem.h"

namespace epsiscope {

SumsLaw::Answer SumsLaw::draw(Rng& rng) const {
  return noisySums(exact, plan, unitNoise(plan.noise, plan.size, rng));
}

AnswerLoss SumsLaw::lossAgainst(const SumsLaw& other, const Answer&) const {
  if (other.plan.size != plan.size || other.plan.scale != plan.scale || other.plan.noise != plan.noise ||
      other.exact.rows != exact.rows)
    return AnswerLoss::endless();
  const Eigen::MatrixXd change = exact.matrix - other.exact.matrix;
  if (plan.noise == SumsNoise::normal) return {.moved = change.norm() / plan.scale};
  return {.most = eigensystemOf(change).values.cwiseAbs().sum() / plan.scale};
}

}  // namespace epsiscope
