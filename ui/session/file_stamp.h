#pragma once

#include <QDateTime>
#include <QString>

#include <string>

namespace epsiscope {

/// What a file holds, told by its bytes, and since when. What cannot be read is there all the same, and is
/// never what was written.
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
