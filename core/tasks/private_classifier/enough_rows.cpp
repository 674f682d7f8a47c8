#include "core/tasks/private_classifier/enough_rows.h"

#include <cmath>
#include <string>

#include "core/erm/perturbation.h"
#include "core/erm/private_fit.h"
#include "core/study/study.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/private_classifier/cache.h"
#include "core/tasks/private_classifier/cells.h"
#include "core/theory/sample_requirement.h"

namespace epsiscope {

namespace {

/// The length of b with density proportional to exp(-|b|/s) is Gamma(d, s) distributed; that of normal noise
/// is s sqrt(d) on average at most.
PerturbedClassifier perturbedClassifier(const PerturbationPlan& plan, Perturbation method, const Loss& loss,
                                        const PublicRows& rows) {
  const auto d = static_cast<double>(rows.columns);
  const double s = plan.noiseScale;
  return {.rows = static_cast<double>(rows.rows),
          .lambda = plan.lambda + plan.extraRegularisation,
          .curvature = curvature(loss),
          .length = plan.isNormal ? s * std::sqrt(d) : d * s,
          .squaredLength = plan.isNormal ? d * s * s : d * (d + 1) * s * s,
          .isOfOutput = isOfOutput(method)};
}

}  // namespace

std::vector<EnoughRows> enoughRowsOn(const Study& study, const PrivateClassifierCache& cache, double excess) {
  const PrivateClassifier& task = study.privateClassifier;
  const Loss loss = lossOf(task);
  const RowBudget budget = rowBudget(study, viewEpsilon(study));
  const std::size_t columns = publicRows(*cache.split().train().x).columns;
  const double reference = excess / task.lambda;
  std::vector<EnoughRows> answers;
  for (const std::string& id : task.methods) {
    // A mistake that the study repeats is not what the theorems are about.
    const Perturbation method = perturbationOf(id).value_or(Perturbation::none);
    if (method == Perturbation::none) continue;
    const auto enough = [&](double failure) {
      const auto bound = [&](double rows) {
        const PublicRows facts{.rows = static_cast<std::size_t>(rows), .columns = columns};
        const PerturbationPlan plan = planPerturbation(method, loss, facts, task.lambda, budget, true);
        return excessLoss(perturbedClassifier(plan, method, loss, facts), reference, failure);
      };
      return rowsEnough(bound, excess);
    };
    EnoughRows answer{.method = id, .onAverage = enough(1), .likely = enough(EnoughRows::kFailure)};
    if (method == Perturbation::output || method == Perturbation::objective) {
      const auto printed = [&](double delta) {
        const SampleRequirement wanted{.dimensions = static_cast<double>(columns),
                                       .curvature = curvature(loss),
                                       .reference = reference,
                                       .excess = excess,
                                       .epsilon = budget.epsilon,
                                       .delta = delta};
        return std::ceil(method == Perturbation::output ? printedRowsOfOutput(wanted)
                                                        : printedRowsOfObjective(wanted));
      };
      answer.printed = printed(EnoughRows::kFailure / 2);
      answer.printedInCorollary = printed(EnoughRows::kFailure);
    }
    answers.push_back(answer);
  }
  return answers;
}

}  // namespace epsiscope
