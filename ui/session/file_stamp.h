#pragma once

#include <QDateTime>
#include <QString>

#include <string>

namespace epsiscope {

/// The contents of a file, known by its bytes, and since when. A file that cannot be read is there all the
/// same, and is never the one that was written.
struct FileStamp {
  QString sha256 = {};      ///< empty: there is no file
  QDateTime modified = {};  ///< in the time of this machine

  bool isThere() const { return !sha256.isEmpty(); }
  /// Whether it holds the same: a file may be written again as it was.
  bool holds(const FileStamp& other) const { return sha256 == other.sha256; }
};

/// Reads the whole file.
FileStamp stampOf(const QString& file);
/// The stamp of a file that holds this text.
FileStamp stampOf(const QString& file, const std::string& text);

}  // namespace epsiscope
