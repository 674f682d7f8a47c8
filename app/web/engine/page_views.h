#pragma once

#include <any>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/study/study.h"
#include "core/tasks/split_caches.h"

namespace epsiscope {

/// What was drawn last, from which the next drawing takes what has not changed.
struct LastDrawing {
  Study study;
  SplitCaches::Cache split;  ///< the first
  std::any preview;
};

/// A view that pages can show.
struct PageView {
  const char* id;                            ///< as in view.tab
  const char* name;                          ///< in context "Tasks", perhaps with an & before a letter
  const char* task = nullptr;                ///< the only task that has it; null: all
  bool (*isNeeded)(const Study&) = nullptr;  ///< null: by every study of the task
  Json (*draw)(const Study&, const SplitCaches&, LastDrawing&) = nullptr;
};

std::span<const PageView> pageViews();
/// Whether the study has the view.
bool hasView(const PageView& view, const Study& study);
/// Null where the study has none of that id.
const PageView* pageView(const Study& study, std::string_view id);

}  // namespace epsiscope
