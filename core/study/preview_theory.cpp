#include "core/study/preview.h"

namespace epsiscope {

TheoryPreview previewTheory(const Study&, const PreviewCache&) {
  return {};
}

}  // namespace epsiscope
