#include "app/commands/page.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSettings>

#include <cstdio>
#include <utility>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/offscreen.h"
#include "app/commands/study_input.h"
#include "core/base/blas_threads.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/base/temporary_folder.h"
#include "core/page/page_template.h"
#include "core/page/page_truth.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "core/text/printable.h"
#include "ui/language/language.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/page/study_page.h"
#include "ui/state/preferences.h"
#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

const QString kPageCommand = QStringLiteral("page");
const QString kWithDataOption = QStringLiteral("with-data"), kPlannedOption = QStringLiteral("planned");
const QString kShippedPrefix = QStringLiteral("builtin:");
constexpr const char* kPageStopped = "Stopped; nothing was written.\n";

/// The origin of what a page is made of: one of these, or neither.
struct PageSource {
  QString study;   ///< a file, or a resource
  QString lesson;  ///< the same
};

/// The study or the lesson of the program with that id.
PageSource shippedSource(const QString& id) {
  useResources();
  const QString study = QStringLiteral(":/studies/%1.json").arg(id);
  if (QFile::exists(study)) return {.study = study, .lesson = {}};
  if (shippedLessons().contains(id)) {
    const TemporaryFolder folder;
    const QSettings settings(QString::fromStdString((folder.path() / "none.ini").string()),
                             QSettings::IniFormat);
    return {.study = {}, .lesson = lessonFile(id, settings)};
  }
  throw UsageError(QStringLiteral("page: there is no study and no lesson \"%1\"; name a file, a built-in "
                                  "study such as builtin:house-prices, or one of the lessons: %2.")
                       .arg(id, shippedLessons().join(QStringLiteral(", "))));
}

PageSource sourceOf(const QString& given) {
  if (given.startsWith(kShippedPrefix)) return shippedSource(given.mid(kShippedPrefix.size()));
  if (shippedLessons().contains(given) && !QFile::exists(given)) return shippedSource(given);
  const std::string text = readWholeFile(given.toStdString(), std::size_t{16} << 20);
  const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  const bool isLesson = json.value(QLatin1String("format")) == QLatin1String("epsiscope-lesson");
  return isLesson ? PageSource{.study = {}, .lesson = given} : PageSource{.study = given, .lesson = {}};
}

/// The controls that a lesson points at are those of the window: whether they are there, it says itself.
QStringList controlsIn(const QByteArray& lesson) {
  QStringList names;
  const QJsonArray steps = QJsonDocument::fromJson(lesson).object().value(QLatin1String("steps")).toArray();
  for (const QJsonValue step : steps) {
    const QString widget = step.toObject().value(QLatin1String("widget")).toString();
    names << widget << widget.section(QLatin1Char(':'), 1);
  }
  return names;
}

Study studyOfLesson(const QString& file, const QByteArray& bytes, const Arguments& arguments) {
  if (!arguments.texts(QStringLiteral("set")).isEmpty())
    throw UsageError(
        QStringLiteral("page: --set changes a study, and \"%1\" is a lesson, whose study is its own; leave "
                       "it out.")
            .arg(file));
  const LessonReading reading = readLessonFile(file, controlsIn(bytes));
  if (!reading.lesson)
    throw UsageError(QStringLiteral("page: ") + sentenceOf(reading.problems.front(), file));
  return reading.lesson->study;
}

/// The order, but for its table.
PageOrder orderOf(const PageSource& source, const Arguments& arguments) {
  PageOrder order;
  if (!source.lesson.isEmpty()) {
    const QByteArray bytes = fileContents(source.lesson);
    order.study = studyOfLesson(source.lesson, bytes, arguments);
    order.lesson = bytes.toStdString();
  } else if (source.study.startsWith(QLatin1Char(':'))) {
    const std::string text = fileContents(source.study).toStdString();
    order.study = withOptions(kPageCommand, parseStudy(text, "the built-in study"), arguments);
  } else {
    order.study = studyWithOptions(kPageCommand, source.study.toStdString(), arguments);
  }
  return order;
}

/// A page may be made again; any other file is somebody's.
void refuseToReplacePage(const std::filesystem::path& file) {
  constexpr std::size_t kEnough = std::size_t{64} << 20;
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return;
  if (beginningOf(file, kEnough).find("id=\"epsiscope-page\"") == std::string::npos)
    throw UsageError(
        QStringLiteral("page: \"%1\" is there already and is no page of this program; move it, or choose "
                       "another --out.")
            .arg(QString::fromStdString(file.string())));
}

/// Throws where people would be handed out and nobody has said that they may.
PageOrder withAllowedData(const PageOrder& order, const Arguments& arguments, const GoOn& goOn) {
  if (arguments.has(kPlannedOption)) return withPlannedPeople(order, goOn);
  if (isOfPeople(order.study) && !arguments.has(kWithDataOption))
    throw UsageError(
        QStringLiteral("page: %1 Add --with-data if they may, or --planned for planned data of the same "
                       "shape.")
            .arg(QString::fromStdString(truthOfPage(order.study, order.table->data()))));
  return order;
}

void requireRoomForPage() {
  if (!OffscreenApplication::canDraw() || !hasRoomForProducts(1))
    throw UsageError(QStringLiteral(
        "page: the system gives this program too little memory or too few threads to draw with; close other "
        "programs or raise its limits (ulimit -v, ulimit -u)."));
}

/// What the command itself says stays English.
void findLessonsIn(const QString& language) {
  if (languageFor(language, {}) != language)
    throw UsageError(QStringLiteral("page: there is no language \"%1\"; use en or de.").arg(language));
  QLocale::setDefault(QLocale(language));
}

/// Built-in and planned data have words of their own.
PageOrder inLanguage(PageOrder order, const QString& language, const GoOn& goOn) {
  useLanguage({.language = language});
  order.language = language;
  if (isOfPeople(order.study)) return order;
  if (auto dataset = loadData(order.study.data, order.folder, goOn))
    order.table = PreparedTable::of(order.study, std::move(dataset));
  return order;
}

Arguments pageArguments(const QStringList& given) {
  std::vector<OptionSpec> options = {
      {QStringLiteral("out"), QStringLiteral("FILE"), QStringLiteral("The page; one of before is replaced.")},
      {kWithDataOption, QString(),
       QStringLiteral("The rows of a file go into the page as they are, the columns in use with the target: "
                      "whoever has the page can read them.")},
      {kPlannedOption, QString(),
       QStringLiteral("Planned people in their place: as many rows and features, within what is declared.")},
      {QStringLiteral("language"), QStringLiteral("CODE"),
       QStringLiteral("The language that the page begins in: en or de, en by default.")}};
  for (const OptionSpec& option : studyOptions())
    if (option.name != QLatin1String("threads")) options.push_back(option);
  return {
      kPageCommand,
      QStringLiteral("Writes a study or a lesson as one page for a browser, which needs no network and no "
                     "other file.\n\n"
                     "  epsiscope page study.json --out study.html --planned\n"
                     "  epsiscope page builtin:house-prices --out prices.html\n"
                     "  epsiscope page noise-and-epsilon --out lesson.html --language de\n"
                     "Built-in and planned data are nobody's. A table of people is handed out only with "
                     "--with-data."),
      {QStringLiteral("STUDY.json")},
      options,
      given};
}

}  // namespace

int runPage(const QStringList& given) {
  const Arguments arguments = pageArguments(given);
  const std::filesystem::path out = arguments.requiredText(QStringLiteral("out")).toStdString();
  const QString language = arguments.text(QStringLiteral("language")).value_or(QStringLiteral("en"));
  if (arguments.has(kWithDataOption) && arguments.has(kPlannedOption))
    throw UsageError(QStringLiteral("page: --with-data and --planned exclude each other; choose one."));
  const std::filesystem::path templateFile = pageTemplateFile();
  refuseToReplacePage(out);
  listenForInterrupt(Interrupt::endsSoon, kPageStopped);
  requireRoomForPage();
  const OffscreenApplication application;
  findLessonsIn(language);
  const GoOn goOn = [] { return !wasInterrupted(); };
  const PageSource source = sourceOf(arguments.positionals().front());
  const std::filesystem::path file = source.study.toStdString();
  PageOrder order = orderOf(source, arguments);
  LoadedStudy loaded = loadStudy(order.study, file.string().starts_with(':') ? "" : file, goOn);
  if (loaded.problems) return 2;
  const auto stopped = [] {
    std::fputs(kPageStopped, stderr);
    return interruptedCode();
  };
  if (!loaded.input) return stopped();
  order.study = loaded.input->study;
  order.table = loaded.input->table;
  order.folder = loaded.input->folder;
  order = withAllowedData(order, arguments, goOn);
  const std::string note = "Note: " + truthOfPage(order.study, order.table->data()) + '\n';
  order = inLanguage(order, language, goOn);
  const QByteArray page = pageOf(order, templateFile, goOn);
  if (page.isEmpty() || wasInterrupted()) return stopped();
  writeFileAtomically(out, page.toStdString());
  if (!arguments.has(QStringLiteral("quiet"))) std::fputs(printable(note).c_str(), stderr);
  return 0;
}

}  // namespace epsiscope
