#include "core/tasks/label_privacy/attacks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/audit/moved_noise_attack.h"
#include "core/tasks/label_privacy/attacks.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/label_privacy/noise.h"
#include "core/tasks/label_privacy/task.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// A study whose y is the label of the chosen row.
Study lookingAtRow(const Study& study, const LabelPrivacyCache& cache) {
  Study looking = study;
  if (const auto row = attackedRow(study, cache.trainRows())) {
    const LabelBounds bounds = cache.ridge().bounds();
    const double label = bounds.clamp(cache.ridge().trainLabels()[*row]);
    looking.view.label = label;
    looking.view.otherLabel = label > bounds.middle() ? bounds.lower : bounds.upper;
  }
  return looking;
}

/// The sums of the labels, of which a row as long as any moves all that its label moves.
AttackedMethod attackedSums(const Pipeline& pipeline, const LabelPrivacyCache& cache,
                            const NoisePreview& labels, std::size_t draws, Rng& rng, const GoOn& goOn) {
  const CentralNoise noise = centralNoise(pipeline);
  const CentralPlan plan = cache.learners().central(pipeline.learner).plan(noise);
  const double distance = plan.rowNorm * std::abs(labels.label - labels.otherLabel);
  return {
      .method = pipeline.method,
      .label = methodLabel(pipeline.method),
      .epsilon = noise.epsilon(),
      .delta = noise.delta(),
      .isPrivate = pipeline.guarantee.isPrivate(),
      .neighbours = {{filled(sentence("Core", "Label of a row of length %1"), witnessNumber(plan.rowNorm)),
                      witnessNumber(labels.label), witnessNumber(labels.otherLabel)}},
      .found = attackByDraws(lossOfSums(noise, plan, distance), draws, rng, goOn)};
}

}  // namespace

DrawnLoss lossOfSums(const CentralNoise& noise, const CentralPlan& plan, double distance) {
  if (noise.isNormal()) return lossOfMovedNormal(distance, plan.noiseScale);
  return lossOfMovedNorm(static_cast<Eigen::Index>(plan.components + 1), distance, plan.noiseScale);
}

AttackPreview attacksOn(const Study& study, const LabelPrivacyCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const Study looking = lookingAtRow(study, cache);
  const NoisePreview labels = noiseOn(looking, cache);
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = cache.trainRows()};
  for (const std::string& method : study.labelPrivacy.methods) {
    if (!goOn()) return preview;
    Rng rng = auditStream(study, method, preview.epsilon);
    if (!labelPrivacyTask().isMethod(method) || stagedMethod(method)) continue;
    const Pipeline pipeline = previewPipeline(looking, cache, method, preview.epsilon);
    const auto curve = std::ranges::find(labels.curves, method, &NoiseCurve::method);
    if (curve != labels.curves.end()) {
      AttackedMethod made = attackedCurve(labels, *curve, draws, rng);
      // What the prior tells is not attacked here, but may be why nothing is private.
      made.isPrivate = pipeline.guarantee.isPrivate();
      preview.methods.push_back(std::move(made));
    } else if (pipeline.reason.empty() && !pipeline.mechanism) {
      preview.methods.push_back(attackedSums(pipeline, cache, labels, draws, rng, goOn));
    }
  }
  return preview;
}

}  // namespace epsiscope
