#pragma once

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace epsiscope::test {

/// The surroundings of a program with windows in tests: no display, and a place of its own for settings and
/// files. To be made before the application object, which chooses the platform.
class OwnSurroundings {
public:
  OwnSurroundings() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
  }
  QString path() const { return m_folder.path(); }

private:
  QTemporaryDir m_folder;
};

}  // namespace epsiscope::test
