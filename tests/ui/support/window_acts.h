#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ui/window/main_window.h"

namespace epsiscope::test {

/// Something that a person does in the window with one key or one click, and how it is taken back.
struct WindowAct {
  std::string name;
  std::function<void()> act;
  std::function<void()> takeBack = [] {};
  bool reachesManyWidgets = false;  ///< it makes or restyles about a thousand
};

/// Returns what is done in every view: text size, theme, presenter, opening, undo, each tab, a step of
/// epsilon, a picture that is copied, docks that are hidden. They hold until the window ends.
std::vector<WindowAct> windowActs(MainWindow& window);

}  // namespace epsiscope::test
