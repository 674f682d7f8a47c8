#include "core/study/preview.h"

namespace epsiscope {

BoundaryPreview previewBoundary(const Study&, const PreviewCache&, const PreviewStop&) {
  return {};
}

TuningPreview previewTuning(const Study&, const PreviewCache&, const PreviewStop&) {
  return {};
}

}  // namespace epsiscope
