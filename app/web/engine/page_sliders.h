#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// A number of a study that a page has a slider for.
struct PageSlider {
  const char* key;                         ///< in the page's address
  const char* study;                       ///< the study's key: "view.epsilon"
  const char* name;                        ///< in context "Parameters"
  const char* symbol;                      ///< "" where it has none
  bool ofWidth = false;                    ///< its range is a multiple of the width of the labels' bounds
  bool (*isUsed)(const Study&) = nullptr;  ///< by the study's task and methods; null: always
};

/// Every slider of the study's task, the epsilon first; those that are not used as well.
std::span<const PageSlider> pageSliders(const Study& study);
/// Null where the task has none of that key.
const PageSlider* pageSlider(const Study& study, std::string_view key);
bool isUsed(const PageSlider& slider, const Study& study);

}  // namespace epsiscope
