#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace epsiscope {

/// The contents of a teacher's folder for a class: lessons, tables that they use, and class.json, which says
/// how the window starts.
struct ClassFolder {
  struct LessonFile {
    QString id, file;
  };
  QString title;                    ///< of the group of its lessons
  std::vector<LessonFile> lessons;  ///< in the order of their files' names
  QString study;                    ///< file that is opened first; empty: none
  bool presents = false;            ///< the window starts in presenter mode
  QStringList closed;               ///< sections of Setup whose controls stay as they are
  QStringList problems;             ///< a sentence for each thing that cannot be used
};

/// Reads a folder; an empty name is that of none. Other files than lessons and class.json are left alone.
ClassFolder readClassFolder(const QString& folder);

/// The folder that the environment variable EPSISCOPE_LESSONS names, read when it is first asked for.
const ClassFolder& classFolder();

}  // namespace epsiscope
