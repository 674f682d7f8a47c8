#pragma once

#include <any>
#include <memory>

#include "core/study/study.h"
#include "core/tasks/suggestions.h"
#include "core/tasks/task_cache.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// The contents of a view: a value of a type of its own for each view that draws a picture.
using Preview = std::any;

/// A preview with its inputs, so that everybody can see whether it is out of date.
struct Picture {
  Study study;
  std::shared_ptr<const TaskCache> cache;
  double milliseconds = 0;  ///< that drawing it took
  Preview preview = {};
  Suggestions suggestions = {};  ///< see Task::suggestions()
  std::size_t splits = 0;        ///< that it is the mean of; 0: it shows the first one alone
  std::shared_ptr<const PeopleErrors> people = {};  ///< whose intervals it shows; null: those between splits
};

/// The contents of the picture, or null: there is no picture, or it is of another view.
template <class P>
const P* previewOf(const Picture* picture) {
  return picture == nullptr ? nullptr : std::any_cast<P>(&picture->preview);
}

/// The picture of the state that holds such a preview, or null.
template <class P>
const Picture* pictureWith(const AppState& state) {
  for (const auto& [view, picture] : state.pictures)
    if (previewOf<P>(picture.get()) != nullptr) return picture.get();
  return nullptr;
}
template <class P>
const P* previewOf(const AppState& state) {
  return previewOf<P>(pictureWith<P>(state));
}

}  // namespace epsiscope
