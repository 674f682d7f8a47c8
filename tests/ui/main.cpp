#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/ui/support/event_costs.h"
#include "tests/ui/support/save_forever.h"

int main(int argc, char** argv) {
  // Before the application object: the platform is chosen in its constructor. Discovery runs this program
  // too.
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QTemporaryDir folder;
  if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) qputenv("XDG_RUNTIME_DIR", folder.path().toUtf8());
  QStandardPaths::setTestModeEnabled(true);
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
  epsiscope::test::MeasuredApplication application(argc, argv);
  QApplication::setStyle(QStringLiteral("Fusion"));
  QApplication::setOrganizationName(QStringLiteral("epsiscope-tests"));
  QApplication::setApplicationName(QStringLiteral("epsiscope-tests"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.value(1) == QLatin1String(epsiscope::test::kSaveForever))
    epsiscope::test::saveForever(arguments.value(2));
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
