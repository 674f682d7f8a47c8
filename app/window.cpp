#include "app/window.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QPalette>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>

#include "app/commands/handbook.h"
#include "app/commands/qt_messages.h"
#include "app/termination.h"
#include "core/base/blas_threads.h"
#include "core/base/parallel.h"
#include "ui/language/language.h"
#include "ui/lessons/class_folder.h"
#include "ui/state/preferences.h"
#include "ui/release/own_places.h"
#include "ui/theme/resources.h"
#include "ui/window/main_window.h"
#include "ui/window/mode_desk.h"

namespace epsiscope {

namespace {

/// Names the organisation, the program and its settings.
const QString kName = QStringLiteral("epsiscope");

/// Qt ends the program with a page of its own words when there is no display.
bool hasDisplay() {
  return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
         !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// Whether Qt's settings are a plain file. It would wait for a pipe there, and put a file in the place of a
/// device.
bool settingsArePlain() {
  const QString place = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
  const QFileInfo file(place + QStringLiteral("/%1/%1.conf").arg(kName));
  if (!file.exists() || file.isFile() || file.isDir()) return true;
  std::fprintf(stderr,
               "epsiscope: %s: this is a device or a pipe, not a plain file with settings; move it away.\n",
               qPrintable(file.filePath()));
  return false;
}

/// Makes nothing ask the graphics driver: for machines where it draws badly. Before the application object.
void drawInSoftware() {
  QCoreApplication::setAttribute(Qt::AA_UseSoftwareOpenGL);
  qputenv("QT_XCB_GL_INTEGRATION", "none");
}

}  // namespace

int runWindow(int argc, char** argv, const QString& file, bool softwareRendering, bool presents) {
#ifdef Q_OS_LINUX
  if (!hasDisplay()) {
    std::fputs(
        "epsiscope: there is no display for the window; use `epsiscope run STUDY.json --out DIR` without "
        "one.\n",
        stderr);
    return 2;
  }
#endif
  if (!canStartThreads(threadCount(0)) || !hasRoomForProducts(kSessionThreads)) {
    std::fputs(
        "epsiscope: the system gives this program too little memory or too few threads for a window; close "
        "other programs or raise its limits (ulimit -v, ulimit -u), or use `epsiscope run STUDY.json --out "
        "DIR`.\n",
        stderr);
    return 2;
  }
  if (!settingsArePlain()) return 2;
  if (softwareRendering || loadPreferences(QSettings(kName, kName)).softwareRendering) drawInSoftware();
  speakForQt(
      "the display for the window cannot be used; check DISPLAY, or use `epsiscope run STUDY.json --out DIR` "
      "without one.");
  QApplication application(argc, argv);
  qInstallMessageHandler(nullptr);
  QApplication::setStyle(QStringLiteral("Fusion"));
  QApplication::setOrganizationName(kName);
  QApplication::setApplicationName(kName);
  QApplication::setApplicationVersion(QStringLiteral(EPSISCOPE_VERSION));
  QApplication::setDesktopFileName(kName);
  useResources();
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/epsiscope.svg")));

  QSettings settings;
  useLanguage(loadPreferences(settings));
  const ClassFolder& ofClass = classFolder();
  WindowStart start;
  start.file = file.isEmpty() ? ofClass.study : file;
  start.commandPages = commandPages();
  start.closedSections = ofClass.closed;
  start.complaints = ofClass.problems;
  start.systemIsDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
  start.pointSize = std::max(9.0, QApplication::font().pointSizeF());
  start.asksBeforeClosing = QApplication::platformName() != QLatin1String("offscreen");
  start.offersOpening = start.file.isEmpty();
  start.recoveryFolder =
      QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
  start.looksFolder = looksFolder();
  ModeDesk* shown = nullptr;
  callOnTermination(application, [&shown](int signal) {
    if (shown != nullptr) shown->prepareEnd();
    QApplication::exit(128 + signal);
  });
  ModeDesk desk(settings, start);
  shown = &desk;
  // Work that can be restored is not asked about behind a full screen.
  MainWindow& window = *desk.classroom();
  const bool asks = std::ranges::any_of(window.session().state().notices, offersRestore);
  if ((presents || ofClass.presents) && !asks) window.actionsOfWindow().presenter->setChecked(true);
  const int exitCode = QApplication::exec();
  desk.keepWhatIsNotWritten();
  endWithinASecond(exitCode);
  return exitCode;
}

}  // namespace epsiscope
