#pragma once

#include <QStringList>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "ui/lessons/lesson.h"

namespace epsiscope {

/// A problem of a lesson file, and its place.
struct LessonProblem {
  std::size_t line = 0;  ///< from 1; 0: the whole file
  QString path;          ///< "steps[2].advance"; empty: the whole file
  QString sentence;
};

struct LessonReading {
  std::optional<Lesson> lesson;  ///< nothing if there are problems
  std::vector<LessonProblem> problems;
};

/// Reads a lesson file strictly: all its problems are found at once. `widgets`: names of the controls that a
/// step may point at. `folder`: where tables may lie that it uses; empty: nowhere.
LessonReading readLesson(const std::string& json, const QStringList& widgets,
                         const std::filesystem::path& folder = {});

/// "lesson.json, line 14, steps[2].advance: …"
QString sentenceOf(const LessonProblem& problem, const QString& file);

/// The lines of charts that a step may point at, as CHART/GUIDE.
QStringList lessonGuides();

}  // namespace epsiscope
