#pragma once

#include <memory>
#include <variant>

#include "core/study/study.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/private_classifier/boundary_preview.h"
#include "core/tasks/private_classifier/tuning_preview.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// What a view shows; one alternative for each view that draws a picture.
using Preview = std::variant<std::monostate, TradeOffPreview, NoisePreview, IntervalPreview, TheoryPreview,
                             BoundaryPreview, TuningPreview>;

/// A preview with what it was computed from, so that everybody can see whether it is out of date.
struct Picture {
  Study study;
  std::shared_ptr<const TaskCache> cache;
  double milliseconds = 0;  ///< that drawing it took
  Preview preview;
};

/// What the picture holds, or null: there is no picture, or it is of another view.
template <class P>
const P* previewOf(const Picture* picture) {
  return picture == nullptr ? nullptr : std::get_if<P>(&picture->preview);
}

/// The picture of the state that holds such a preview, or null.
template <class P>
const Picture* pictureWith(const AppState& state) {
  for (const auto& [view, picture] : state.pictures)
    if (std::holds_alternative<P>(picture->preview)) return picture.get();
  return nullptr;
}
template <class P>
const P* previewOf(const AppState& state) {
  return previewOf<P>(pictureWith<P>(state));
}

}  // namespace epsiscope
