#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>

#include "core/study/study.h"
#include "tests/ui/support/previewed.h"
#include "ui/state/app_state.h"
#include "ui/theme/theme.h"
#include "ui/views/picture_view.h"

namespace epsiscope::test {

/// A view of a task, its picture, and the studies that it hands out.
class ViewOfTask : public testing::Test {
protected:
  void start(TaskId task) {
    const Previewed made = previewedTask(task);
    state.study = made.study;
    state.cache = made.cache;
    state.dataset = made.cache->data().dataset;
  }
  /// Makes a view of the state, and keeps its edits.
  template <class Shown>
  std::unique_ptr<Shown> shown() {
    return presented(std::make_unique<Shown>());
  }
  std::unique_ptr<View> shown(ViewDescription description) {
    return presented<View>(std::make_unique<PictureView>(std::move(description)));
  }

  AppState state;
  std::optional<Study> edited;

private:
  template <class Shown>
  std::unique_ptr<Shown> presented(std::unique_ptr<Shown> view) {
    QObject::connect(view.get(), &View::edited, view.get(), [this](const Study& study) { edited = study; });
    view->present(state, lightTheme());
    return view;
  }
};

}  // namespace epsiscope::test
