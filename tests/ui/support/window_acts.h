#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ui/window/main_window.h"

namespace epsiscope::test {

/// An action of a person in the window with one key or one click, and the way to undo it.
struct WindowAct {
  std::string name;
  std::function<void()> act;
  std::function<void()> takeBack = [] {};
  bool reachesManyWidgets = false;  ///< makes or restyles about a thousand widgets
};

/// Returns the actions of every view: text size, theme, presenter, opening, undo, each tab, a step of
/// epsilon, a picture that is copied, docks that are hidden. They are valid until the window ends.
std::vector<WindowAct> windowActs(MainWindow& window);

}  // namespace epsiscope::test
