#include "app/commands/shots.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <cmath>

#include "app/commands/arguments.h"
#include "app/commands/offscreen.h"
#include "core/base/blas_threads.h"
#include "core/base/store.h"
#include "core/base/temporary_folder.h"
#include "ui/charts/chart.h"
#include "ui/export/chart_export.h"
#include "ui/language/language.h"
#include "ui/state/preferences.h"
#include "ui/state/view_kind.h"
#include "ui/window/main_window.h"

namespace epsiscope {

namespace {

/// The mark of a shot: exported charts carry another one.
const QString kSoftware = QStringLiteral("Software"), kShot = QStringLiteral("Epsiscope shots");

struct ShotOptions {
  QString folder;
  QString study;
  QSize size{1440, 900};
  Preferences preferences{.appearance = Appearance::light, .language = QStringLiteral("en")};
};

QSize sizeFrom(const QString& text) {
  static const QRegularExpression form(QStringLiteral("^([0-9]{1,5})x([0-9]{1,5})$"));
  const QRegularExpressionMatch match = form.match(text);
  const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
  if (!match.hasMatch() || size.width() < 320 || size.height() < 240 || size.width() > 10000 ||
      size.height() > 10000)
    throw UsageError(
        QStringLiteral("shots: --size is \"%1\"; write it like 1440x900, from 320x240 to 10000x10000.")
            .arg(text));
  return size;
}

Appearance appearanceOf(const QString& text) {
  if (text == QLatin1String("light")) return Appearance::light;
  if (text == QLatin1String("dark")) return Appearance::dark;
  throw UsageError(QStringLiteral("shots: --theme is \"%1\"; use light or dark.").arg(text));
}

ShotOptions optionsFrom(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("shots"), QStringLiteral("Writes a picture of the whole window for each view."),
      {QStringLiteral("DIR"), QStringLiteral("[STUDY.json]")},
      {{QStringLiteral("size"), QStringLiteral("WxH"), QStringLiteral("pixels, 1440x900 by default")},
       {QStringLiteral("theme"), QStringLiteral("light|dark"), QStringLiteral("light by default")},
       {QStringLiteral("language"), QStringLiteral("CODE"),
        QStringLiteral("of the window: en or de, en by default")},
       {QStringLiteral("scale"), QStringLiteral("PERCENT"),
        QStringLiteral("size of text and controls, 75 to 300; the picture keeps its pixels")}},
      given);
  ShotOptions options;
  options.folder = arguments.positionals().value(0);
  options.study = arguments.positionals().value(1);
  if (!options.study.isEmpty() && !QFileInfo(options.study).isFile())
    throw UsageError(QStringLiteral("shots: there is no file \"%1\"; name a study.").arg(options.study));
  if (const auto size = arguments.text(QStringLiteral("size"))) options.size = sizeFrom(*size);
  if (const auto language = arguments.text(QStringLiteral("language")))
    options.preferences.language = *language;
  if (const auto theme = arguments.text(QStringLiteral("theme")))
    options.preferences.appearance = appearanceOf(*theme);
  const double scale = std::round(arguments.number(QStringLiteral("scale")).value_or(100));
  if (scale < kSmallestScale || scale > kLargestScale)
    throw UsageError(QStringLiteral("shots: --scale is a percentage from 75 to 300."));
  options.preferences.tips = false;
  options.preferences.scalePercent = static_cast<int>(scale);
  return options;
}

/// After the application is there, which knows the languages.
void speak(const Preferences& preferences) {
  const QString& language = preferences.language;
  if (languageFor(language, {}) != language)
    throw UsageError(QStringLiteral("shots: there is no language \"%1\"; use en or de.").arg(language));
  useLanguage(preferences);
}

/// Lets the window work until nothing is going on any more.
void settle(const MainWindow& window, Session& session) {
  while (!session.isSettled()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  // A chart's height follows its width, and the page's height the chart's: one round each.
  for (int round = 0; round < 4; ++round) QCoreApplication::processEvents();
  // The axes are those of the last picture, whichever came before it.
  for (Chart* chart : window.findChildren<Chart*>()) chart->settleAxes();
}

QString shotOf(const ShotOptions& options, const ViewKind& view) {
  return QDir(options.folder).filePath(QLatin1String(view.id) + QStringLiteral(".png"));
}

/// A shot may be made again; any other file, an exported chart too, is somebody's.
void refuseToReplace(const QString& file) {
  if (QFileInfo::exists(file) && QImageReader(file).text(kSoftware) != kShot)
    throw UsageError(
        QStringLiteral("shots: \"%1\" is there already and was not made by shots; move it, or choose "
                       "another folder.")
            .arg(file));
}

void writeShot(MainWindow& window, const QString& file, QSize size) {
  QImage picture(size, QImage::Format_RGB32);
  picture.setText(kSoftware, kShot);
  QPainter painter(&picture);
  window.render(&painter);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  if (!writtenTo(file, bytes).isEmpty())
    throw UsageError(
        QStringLiteral("shots: \"%1\" cannot be written; choose a folder that can be written.").arg(file));
}

}  // namespace

int runShots(const QStringList& given) {
  const ShotOptions options = optionsFrom(given);
  if (makeFolders(options.folder.toStdU16String()))
    throw UsageError(
        QStringLiteral("shots: the folder \"%1\" cannot be made; choose another one.").arg(options.folder));
  if (!OffscreenApplication::canDraw() || !hasRoomForProducts(kSessionThreads))
    throw UsageError(QStringLiteral(
        "shots: the system gives this program too little memory or too few threads to draw with; close other "
        "programs or raise its limits (ulimit -v, ulimit -u)."));
  const OffscreenApplication application;
  speak(options.preferences);
  const TemporaryFolder folder;
  QSettings settings(QString::fromStdString((folder.path() / "settings.ini").string()), QSettings::IniFormat);
  savePreferences(settings, options.preferences);
  MainWindow window(settings, {.file = options.study, .asksBeforeClosing = false});
  window.setFixedSize(options.size);
  window.show();
  Session& session = window.session();
  settle(window, session);
  const AppState& state = session.state();
  const auto error = std::ranges::find(state.notices, Notice::Kind::error, &Notice::kind);
  if (error != state.notices.end()) throw UsageError(error->sentence);
  if (const QString reason = state.whyNotRunnable(); !reason.isEmpty()) throw UsageError(reason);
  const std::vector<const ViewKind*> views = viewsOf(state.study);
  for (const ViewKind* view : views) refuseToReplace(shotOf(options, *view));
  for (const ViewKind* view : views) {
    Study study = state.study;
    study.view.tab = view->id;
    session.setStudy(study);
    settle(window, session);
    writeShot(window, shotOf(options, *view), options.size);
  }
  return 0;
}

}  // namespace epsiscope
