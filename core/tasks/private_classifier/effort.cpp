#include "core/tasks/private_classifier/effort.h"

#include <algorithm>
#include <cmath>

#include "core/tasks/private_classifier/cells.h"
#include "core/tasks/methods.h"
#include "core/text/notes.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/preview_tasks.h"

namespace epsiscope {

namespace {

void copyKey(const Study& study, Study& relevant) {
  const PrivateClassifier& task = study.privateClassifier;
  relevant.privateClassifier.randomFeatures = task.randomFeatures;
  if (task.randomFeatures > 0) relevant.privateClassifier.gamma = task.gamma;
}

bool build(const Study& study, PreviewCache& cache, const std::function<bool(double)>& progress) {
  const auto data = classifierData(study, cache.data);
  for (const std::string& note : data->notes) addOnce(cache.warnings, note);
  cache.classifier = ClassifierSplit::build(study, data, 1, 0, progress);
  return cache.classifier != nullptr;
}

/// Floating-point operations of one fit, counted as about five Newton steps.
double costOfFit(const ClassifierSplit& split) {
  constexpr double kSteps = 5, kPerRow = 60;
  const double entries = split.entriesOfRow();
  const auto rows = static_cast<double>(split.trainRows());
  const auto width = static_cast<double>(split.train().x->columns());
  return kSteps * (rows * (entries * entries + 8 * entries + kPerRow) + width * width * width / 3);
}

bool isInstant(const Study& study, const PreviewCache& cache) {
  constexpr double kOperations = 1e8;  // about a twentieth of a second
  return curveEffort(study, cache).operations <= kOperations;
}

}  // namespace

CurveEffort curveEffort(const Study& study, const PreviewCache& cache) {
  constexpr double kOperations = 8e9, kRatio = 3;
  const double cost = costOfFit(*cache.classifier);
  const auto& methods = study.privateClassifier.methods;
  const auto sampled = static_cast<double>(std::count_if(methods.begin(), methods.end(), isObjective));
  const double fits = kOperations / (cost * std::max(sampled, 1.0));
  const double draws = std::clamp(std::round(std::sqrt(fits / kRatio)), 5.0, 40.0);
  const double points = std::clamp(std::round(fits / draws), 16.0, static_cast<double>(kCurvePoints));
  const double minima = study.view.tradeOffAxis == kAxisLambda ? points : 1;
  return {static_cast<std::size_t>(points), static_cast<std::size_t>(draws),
          cost * (sampled * draws * points + minima)};
}

std::string shownClassifierMethod(const Study& study) {
  const auto& methods = study.privateClassifier.methods;
  const std::string wanted = study.view.method.value_or("");
  if (wanted != kMethodNone && std::find(methods.begin(), methods.end(), wanted) != methods.end())
    return wanted;
  const auto first =
      std::find_if(methods.begin(), methods.end(), [](const std::string& id) { return id != kMethodNone; });
  return first == methods.end() ? std::string() : *first;
}

const PreviewTask& privateClassifierPreview() {
  static const PreviewTask task{copyKey, build, classifierTradeOff, isInstant};
  return task;
}

}  // namespace epsiscope
