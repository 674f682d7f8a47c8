#pragma once

#include <QApplication>
#include <QTemporaryDir>

#include <memory>

namespace epsiscope {

/// An application for commands that draw: no display needed, and stderr holds only our own sentences.
class OffscreenApplication {
public:
  OffscreenApplication();

private:
  QTemporaryDir m_runtime;
  int m_count = 1;
  char m_name[10] = "epsiscope";
  char* m_arguments[2] = {m_name, nullptr};
  std::unique_ptr<QApplication> m_application;
};

}  // namespace epsiscope
