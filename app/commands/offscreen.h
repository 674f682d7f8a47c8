#pragma once

#include <QApplication>

#include <memory>
#include <optional>

#include "core/base/temporary_folder.h"

namespace epsiscope {

/// An application for commands that draw: no display needed, and stderr holds only our own sentences.
class OffscreenApplication {
public:
  OffscreenApplication();
  /// Whether there are memory and threads to draw with: Qt waits for ever for threads that the system does
  /// not give it, and ends the program where there is no memory.
  static bool canDraw();

private:
  std::optional<TemporaryFolder> m_runtime;  ///< where the system gives none
  int m_count = 1;
  char m_name[10] = "epsiscope";
  char* m_arguments[2] = {m_name, nullptr};
  std::unique_ptr<QApplication> m_application;
};

}  // namespace epsiscope
