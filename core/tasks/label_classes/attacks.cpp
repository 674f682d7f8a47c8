#include "core/tasks/label_classes/attacks.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/mechanisms/class_mechanism.h"
#include "core/tasks/label_classes/cache.h"
#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Two classes, as randomizers of numbers have them.
NoisePreview attackedClasses(const Study& study, const LabelClassesSplit& split) {
  const double last = static_cast<double>(split.classes().size() - 1);
  const auto placeOf = [last](double wanted) { return std::clamp(std::round(wanted), 0.0, last); };
  NoisePreview labels{.label = placeOf(study.view.label.value_or(0)),
                      .otherLabel = placeOf(study.view.otherLabel.value_or(last)),
                      .bounds = {0, last},
                      .curves = {},
                      .notes = {}};
  if (const auto row = attackedRow(study, split.trainRows())) {
    labels.label = placeOf(split.train().labels[*row]);
    if (labels.label == labels.otherLabel) labels.otherLabel = labels.label > 0 ? 0 : last;
  }
  return labels;
}

}  // namespace

AttackPreview attacksOn(const Study& study, const LabelClassesCache& cache, std::size_t draws,
                        const GoOn& goOn) {
  const LabelClassesSplit& split = cache.split();
  const NoisePreview labels = attackedClasses(study, split);
  const AskedLabels asked = split.asked();
  AttackPreview preview{.epsilon = viewEpsilon(study), .rows = split.trainRows()};
  for (const std::string& method : study.labelClasses.methods) {
    if (!goOn()) return preview;
    if (!isAnswered(method)) continue;
    const ClassRelease release = classRelease(study, method, preview.epsilon, asked);
    NoiseCurve curve = noiseCurve(std::make_shared<const ClassMechanism>(release.response), labels);
    curve.method = method;
    curve.label = methodLabel(method);
    Rng rng = auditStream(study, method, preview.epsilon);
    AttackedMethod made = attackedCurve(labels, curve, draws, rng);
    made.isPrivate = release.guarantee.isPrivate();
    const auto named = [&](double place) { return split.classes()[static_cast<std::size_t>(place)]; };
    made.neighbours = {{sentence("Core", "Label"), named(labels.label), named(labels.otherLabel)}};
    made.belief->names = split.classes();
    preview.methods.push_back(std::move(made));
  }
  return preview;
}

}  // namespace epsiscope
