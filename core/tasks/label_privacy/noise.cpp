#include "core/tasks/label_privacy/noise.h"

#include <utility>

#include "core/mechanisms/registry.h"
#include "core/tasks/label_privacy/cache.h"
#include "core/tasks/methods.h"

namespace epsiscope {

NoisePreview noiseOn(const Study& study, const LabelPrivacyCache& cache) {
  NoisePreview preview;
  preview.bounds = cache.ridge().bounds();
  preview.label = preview.bounds.clamp(study.view.label.value_or(preview.bounds.lower));
  preview.otherLabel = preview.bounds.clamp(study.view.otherLabel.value_or(preview.bounds.upper));
  const double epsilon = viewEpsilon(study);
  for (const std::string& method : study.labelPrivacy.methods) {
    if (findMechanism(method) == nullptr) continue;  // no labels are released, or by another method
    Pipeline pipeline = previewPipeline(study, cache, method, epsilon);
    if (!pipeline.mechanism) {
      preview.notes.push_back(methodLabel(method) + ": " + pipeline.reason);
      continue;
    }
    NoiseCurve curve = noiseCurve(std::move(pipeline.mechanism), preview);
    curve.method = method;
    curve.label = methodLabel(method);
    curve.note = pipeline.note;
    curve.epsilonLabels = pipeline.epsilonLabels;
    if (curve.proved && !pipeline.guarantee.isPrivate()) curve.withoutPromise = pipeline.guarantee.note;
    preview.curves.push_back(std::move(curve));
  }
  return preview;
}

}  // namespace epsiscope
