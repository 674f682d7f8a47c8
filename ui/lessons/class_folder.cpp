#include "ui/lessons/class_folder.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>

#include <algorithm>
#include <optional>

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "ui/lessons/lesson_shelf.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

namespace {

const QString kClassFile = QStringLiteral("class.json");

/// Nothing for what is no block of JSON; a file that cannot be read is a problem.
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

void readClassFile(const QDir& folder, ClassFolder& into) {
  const QString file = folder.filePath(kClassFile);
  if (!QFileInfo::exists(file)) return;
  const std::optional<QJsonObject> json = blockIn(file, into);
  const auto complain = [&](const QString& sentence) {
    into.problems << file + QStringLiteral(": ") + sentence;
  };
  if (!json || json->value(QLatin1String("format")).toString() != QLatin1String("epsiscope-class"))
    return complain(
        QObject::tr("It is no JSON with the format \"epsiscope-class\"; correct it or take it away."));
  const QStringList known = {QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("title"),
                             QStringLiteral("study"),  QStringLiteral("present"), QStringLiteral("closed")};
  for (const QString& key : json->keys())
    if (!known.contains(key))
      complain(QObject::tr("There is no key \"%1\"; use %2.").arg(key, known.join(QStringLiteral(", "))));
  if (json->contains(QLatin1String("title"))) into.title = json->value(QLatin1String("title")).toString();
  into.presents = json->value(QLatin1String("present")).toBool();
  if (const QString study = json->value(QLatin1String("study")).toString(); !study.isEmpty()) {
    into.study = folder.filePath(study);
    if (!QFileInfo(into.study).isFile())
      complain(QObject::tr("The study %1 is not there; put it beside this file.").arg(study));
  }
  for (const QJsonValue& name : json->value(QLatin1String("closed")).toArray())
    into.closed << name.toString();
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
  read.title = QObject::tr("Of this class");
  for (const QString& name : place.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
    if (name != kClassFile) addLessonFile(place.absoluteFilePath(name), read);
  readClassFile(QDir(place.absolutePath()), read);
  return read;
}

const ClassFolder& classFolder() {
  static const ClassFolder folder = readClassFolder(qEnvironmentVariable("EPSISCOPE_LESSONS"));
  return folder;
}

}  // namespace epsiscope
