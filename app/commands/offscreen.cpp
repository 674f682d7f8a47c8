#include "app/commands/offscreen.h"

#include "app/commands/qt_messages.h"
#include "core/base/file_error.h"
#include "core/base/parallel.h"

namespace epsiscope {

OffscreenApplication::OffscreenApplication() {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  try {
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
      qputenv("XDG_RUNTIME_DIR", m_runtime.emplace().path().c_str());
  } catch (const FileError&) {
    // Charts are drawn without it.
  }
  speakForQt(
      "the charts cannot be drawn on the platform that QT_QPA_PLATFORM names; unset it, or set it to "
      "offscreen.");
  m_application = std::make_unique<QApplication>(m_count, m_arguments);
  QApplication::setStyle(QStringLiteral("Fusion"));
}

bool OffscreenApplication::canDraw() {
  // It draws in as many threads as there are processors.
  return canStartThreads(threadCount(0));
}

}  // namespace epsiscope
