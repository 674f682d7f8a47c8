#pragma once

#include <QByteArray>
#include <QStringList>

#include <cstddef>
#include <vector>

#include "ui/lessons/lesson_reader.h"

class QSettings;

namespace epsiscope {

/// A group of lessons in the order in which they are best taken.
struct LessonGroup {
  QString name;
  QStringList ids;
};
/// Those that come with the program, then those of the class.
std::vector<LessonGroup> lessonGroups();
/// The ids of those that come with the program.
QStringList shippedLessons();
/// The longest lesson of the course has some 20 kB, and the window waits while one is read.
inline constexpr std::size_t kLargestLesson = std::size_t{1} << 20;
/// The ids of all, in that order.
QStringList courseIds();

/// The file of a lesson: one of the program's, in the language of the screen if it is there, or one that was
/// opened from a file. Empty: there is none with this id.
QString lessonFile(const QString& id, const QSettings& settings);
void rememberLessonFile(QSettings& settings, const QString& id, const QString& file);

/// The entry of a lesson in a menu; nothing is checked.
struct LessonHead {
  QString title, summary;
  int minutes = 0;
  QStringList needs;  ///< ids
};
LessonHead lessonHead(const QString& file);
/// Reads a lesson file; that it cannot be opened is a problem of the whole file.
LessonReading readLessonFile(const QString& file, const QStringList& widgets);

/// The question bank in the language of the screen, as JSON.
QByteArray questionFile();
/// The guide for lesson writers, as Markdown.
QString lessonGuide();

bool isLessonDone(const QSettings& settings, const QString& id);
void setLessonDone(QSettings& settings, const QString& id);

}  // namespace epsiscope
