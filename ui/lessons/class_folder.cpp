#include "ui/lessons/class_folder.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/plain_file.h"
#include "ui/lessons/json_part.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

namespace {

const QString kClassFile = QStringLiteral("class.json");
constexpr int kClassVersion = 1;
/// All are read before the window shows.
constexpr qsizetype kMostClassFiles = 200;

/// Null for contents that are no block of JSON; a file that cannot be read is a problem.
std::optional<QJsonObject> blockIn(const QString& file, ClassFolder& into) {
  try {
    const QJsonDocument json =
        QJsonDocument::fromJson(QByteArray::fromStdString(readWholeFile(pathOf(file), kLargestLesson)));
    if (json.isObject()) return json.object();
  } catch (const FileError& error) {
    into.problems << QString::fromUtf8(error.what());
  }
  return std::nullopt;
}

void addLessonFile(const QString& file, ClassFolder& into) {
  const std::optional<QJsonObject> json = blockIn(file, into);
  if (!json || json->value(QLatin1String("format")).toString() != QLatin1String("epsiscope-lesson")) return;
  const QString id = json->value(QLatin1String("id")).toString();
  const bool isTaken =
      shippedLessons().contains(id) ||
      std::ranges::any_of(into.lessons, [&](const ClassFolder::LessonFile& one) { return one.id == id; });
  if (isTaken)
    into.problems
        << QObject::tr("%1: Another lesson has the id \"%2\"; give it one of its own.").arg(file, id);
  else
    into.lessons.push_back({id, file});
}

/// A class is the contents of one folder: nothing of it leads out of that, by name or through a link.
bool isOfFolder(const QString& file, const QDir& folder) {
  return QFileInfo(file).isFile() && isInside(pathOf(file), pathOf(folder.absolutePath()));
}

void readHead(JsonPart& whole) {
  if (whole.has(kEditorKey)) whole.text(kEditorKey);
  if (whole.has("format") && whole.text("format") != QLatin1String("epsiscope-class"))
    whole.complain(
        "format",
        QObject::tr("It is not JSON with the format \"epsiscope-class\"; correct it or take it away."));
  const std::optional<double> version = whole.number("version");
  if (version && *version != kClassVersion)
    whole.complain(
        "version",
        QObject::tr("This Epsiscope reads class files of version %1; use a newer one.").arg(kClassVersion));
}

void readStart(JsonPart& whole, const QDir& folder, ClassFolder& into) {
  if (whole.has("title")) into.title = whole.text("title");
  into.presents = whole.truth("present").value_or(false);
  const QString study = whole.has("study") ? whole.text("study") : QString();
  if (study.isEmpty()) return;
  const QString file = folder.filePath(study);
  if (!QFileInfo::exists(file))
    whole.complain("study", QObject::tr("The study %1 is not there; put it beside this file.").arg(study));
  else if (!isOfFolder(file, folder))
    whole.complain(
        "study", QObject::tr("The study %1 is no file in this folder; put it beside this file.").arg(study));
  else
    into.study = file;
}

void readClosed(JsonPart& whole, ClassFolder& into) {
  if (!whole.has("closed")) return;
  const auto items = whole.list("closed", 0);
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i]->is_string())
      into.closed << QString::fromStdString(items[i]->get<std::string>());
    else
      whole.source().complain("closed[" + std::to_string(i) + "]",
                              QObject::tr("This must be the name of a section in double quotes."));
}

void readClassFile(const QDir& folder, ClassFolder& into) {
  const QString file = folder.filePath(kClassFile);
  JsonSource source;
  try {
    const std::string text = readWholeFile(pathOf(file), kLargestLesson);
    source.lines = jsonLines(text);
    const Json json = parseJson(text, file.toStdString());
    JsonPart whole(json, {}, source);
    readHead(whole);
    readStart(whole, folder, into);
    readClosed(whole, into);
  } catch (const FileError& error) {
    into.problems << QString::fromUtf8(error.what());
  }
  std::ranges::stable_sort(source.problems, {}, &LessonProblem::line);
  for (const LessonProblem& problem : source.problems) into.problems << sentenceOf(problem, file);
}

}  // namespace

ClassFolder readClassFolder(const QString& folder) {
  ClassFolder read;
  if (folder.isEmpty()) return read;
  const QDir place(folder);
  if (!place.exists()) {
    read.problems
        << QObject::tr("The folder %1 of EPSISCOPE_LESSONS is not there; name one that is.").arg(folder);
    return read;
  }
  read.title = QObject::tr("From this class");
  QStringList names = place.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
  if (names.size() > kMostClassFiles) {
    read.problems
        << QObject::tr(
               "The folder %1 of EPSISCOPE_LESSONS has %2 JSON files, and only the first %3 are looked "
               "at; leave those of one class in it.")
               .arg(folder)
               .arg(names.size())
               .arg(kMostClassFiles);
    names.resize(kMostClassFiles);
  }
  for (const QString& name : names) {
    const QString file = place.absoluteFilePath(name);
    if (!isOfFolder(file, place))
      read.problems << QObject::tr("%1: This leads out of the folder; put the file itself there.").arg(file);
    else if (name == kClassFile)
      readClassFile(QDir(place.absolutePath()), read);
    else
      addLessonFile(file, read);
  }
  return read;
}

const ClassFolder& classFolder() {
  static const ClassFolder folder = readClassFolder(qEnvironmentVariable("EPSISCOPE_LESSONS"));
  return folder;
}

}  // namespace epsiscope
