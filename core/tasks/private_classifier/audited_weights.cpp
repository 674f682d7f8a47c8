#include "core/tasks/private_classifier/audited_weights.h"

#include <algorithm>

#include "core/erm/private_fit.h"
#include "core/study/printed_mistakes.h"
#include "core/tasks/private_classifier/cells.h"

namespace epsiscope {

namespace {

/// Whoever maps rows onto longer ones has neighbours that are as long.
double longestRow(const Study& study, const ClassRows& x) {
  return repeats(study, PrintedMistake::featureNorm) ? std::max(1.0, x.largestNorm()) : 1;
}

}  // namespace

AuditedPerturbation auditedWeights(const Study& study, Perturbation method, double lambda, const ClassRows& x,
                                   double epsilon) {
  const Loss loss = lossOf(study.privateClassifier);
  const PublicRows sizes = publicRows(x);
  return {.loss = loss,
          .method = method,
          .rows = sizes,
          .plan = planPerturbation(method, loss, sizes, lambda, epsilon),
          .longest = longestRow(study, x)};
}

}  // namespace epsiscope
