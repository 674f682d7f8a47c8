#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

#include "ui/lessons/lesson_reader.h"

class QSettings;

namespace epsiscope {

/// A group of lessons that come with the program, in the order in which they are best taken.
struct LessonGroup {
  QString name;
  QStringList ids;
};
std::vector<LessonGroup> lessonGroups();
/// The ids of all of them, in that order.
QStringList courseIds();

/// Where a lesson is: one of the program's, in the language of the screen if it is there, or one that was
/// opened from a file. Empty: there is none with this id.
QString lessonFile(const QString& id, const QSettings& settings);
void rememberLessonFile(QSettings& settings, const QString& id, const QString& file);

/// What a menu says of a lesson; nothing is checked.
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
