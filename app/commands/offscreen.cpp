#include "app/commands/offscreen.h"

namespace epsiscope {

OffscreenApplication::OffscreenApplication() {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8());
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  m_application = std::make_unique<QApplication>(m_count, m_arguments);
  QApplication::setStyle(QStringLiteral("Fusion"));
}

}  // namespace epsiscope
