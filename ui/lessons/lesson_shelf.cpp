#include "ui/lessons/lesson_shelf.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QObject>
#include <QSettings>

#include <exception>

#include "core/base/plain_file.h"
#include "ui/lessons/class_folder.h"
#include "ui/session/study_paths.h"
#include "ui/theme/resources.h"

namespace epsiscope {

namespace {

const QString kDone = QStringLiteral("lessons/done");
const QString kFiles = QStringLiteral("lessons/files/");

/// The one in the language of the screen comes first.
QString resource(const QString& name) {
  useResources();
  const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
  QString translated = QStringLiteral(":/lessons/%1/%2").arg(language, name);
  if (QFile::exists(translated)) return translated;
  QString plain = QStringLiteral(":/lessons/") + name;
  return QFile::exists(plain) ? plain : QString();
}

/// Throws FileError.
QByteArray bytesOf(const QString& file) {
  if (file.startsWith(QLatin1Char(':'))) return fileContents(file);
  return QByteArray::fromStdString(readWholeFile(pathOf(file), kLargestLesson));
}

std::vector<LessonGroup> shippedGroups() {
  const auto ids = [](const char* list) { return QString::fromLatin1(list).split(QLatin1Char(' ')); };
  return {{QObject::tr("First steps"),
           ids("the-noisy-mean noise-and-epsilon bounds-and-clipping constant-predictor how-many-people "
               "what-remains-of-a-picture")},
          {QObject::tr("Noise for labels"),
           ids("three-noises bins-and-intervals spending-on-a-prior label-or-full")},
          {QObject::tr("Learning and doubting"),
           ids("output-or-objective one-answer-to-a-curve best-is-not-a-method")},
          {QObject::tr("Is it really private?"),
           ids("attack when-the-paper-is-wrong five-models-that-leak what-leaves-the-house")}};
}

QStringList idsOf(const std::vector<LessonGroup>& groups) {
  QStringList ids;
  for (const LessonGroup& group : groups) ids << group.ids;
  return ids;
}

}  // namespace

std::vector<LessonGroup> lessonGroups() {
  std::vector<LessonGroup> groups = shippedGroups();
  const ClassFolder& own = classFolder();
  QStringList ids;
  for (const ClassFolder::LessonFile& lesson : own.lessons) ids << lesson.id;
  if (!ids.isEmpty()) groups.push_back({own.title, ids});
  return groups;
}

QStringList shippedLessons() {
  return idsOf(shippedGroups());
}

QStringList courseIds() {
  return idsOf(lessonGroups());
}

QString lessonFile(const QString& id, const QSettings& settings) {
  for (const ClassFolder::LessonFile& lesson : classFolder().lessons)
    if (lesson.id == id) return lesson.file;
  if (shippedLessons().contains(id)) return resource(id + QStringLiteral(".json"));
  const QString file = settings.value(kFiles + id).toString();
  return QFile::exists(file) ? file : QString();
}

void rememberLessonFile(QSettings& settings, const QString& id, const QString& file) {
  settings.setValue(kFiles + id, file);
}

LessonHead lessonHead(const QString& file) {
  QJsonObject json;
  try {
    json = QJsonDocument::fromJson(bytesOf(file)).object();
  } catch (const std::exception&) {
    return {};
  }
  return {.title = json.value(QLatin1String("title")).toString(),
          .summary = json.value(QLatin1String("summary")).toString(),
          .minutes = json.value(QLatin1String("minutes")).toInt(),
          .needs = json.value(QLatin1String("needs")).toVariant().toStringList()};
}

LessonReading readLessonFile(const QString& file, const QStringList& widgets) {
  const bool isShipped = file.startsWith(QLatin1Char(':'));
  const std::filesystem::path folder = isShipped ? std::filesystem::path() : pathOf(file).parent_path();
  try {
    const QByteArray json = bytesOf(file);
    if (!json.isEmpty()) return readLesson(json.toStdString(), widgets, folder);
  } catch (const std::exception&) {
    // Said below: a pipe, a device, a file that is too large.
  }
  return {.lesson = {},
          .problems = {{.line = 0,
                        .path = {},
                        .sentence = QObject::tr("It is empty or cannot be read; choose another file.")}}};
}

QByteArray questionFile() {
  return fileContents(resource(QStringLiteral("questions.json")));
}

QString lessonGuide() {
  return QString::fromUtf8(fileContents(resource(QStringLiteral("GUIDE.md"))));
}

bool isLessonDone(const QSettings& settings, const QString& id) {
  return settings.value(kDone).toStringList().contains(id);
}

void setLessonDone(QSettings& settings, const QString& id) {
  QStringList done = settings.value(kDone).toStringList();
  if (!done.contains(id)) settings.setValue(kDone, done << id);
}

}  // namespace epsiscope
