#pragma once

#include <QString>

#include <span>

class QMimeData;

namespace epsiscope {

/// A kind of files that the program opens, by the patterns of their names.
struct ShownFileKind {
  const char* name;      ///< for people
  const char* patterns;  ///< "*.csv *.tsv"
};
/// Tables, studies, and all files: published tables have names of every kind, and the kind of a file is
/// decided by its content. Dialogs name these, and files dropped on the window are accepted by the same list.
std::span<const ShownFileKind> fileKinds();

enum class FirstKind { tables, studies };
/// Returns all kinds as the filter of a file dialog, with `first` in front.
QString fileFilter(FirstKind first);
/// Returns whether a file dialog would offer it: a plain file whose name fits a kind.
bool isOffered(const QString& file);

/// The files or the text that were dropped on the window.
struct Dropped {
  QString file;         ///< the first one that is offered; or empty
  qsizetype files = 0;  ///< so many are
  QString text;         ///< a table as text, where there is no file
  bool isSomething() const { return files > 0 || !text.isEmpty(); }
};
Dropped dropped(const QMimeData& data);

}  // namespace epsiscope
