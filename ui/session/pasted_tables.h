#pragma once

#include <QString>
#include <QTemporaryDir>

#include <optional>

namespace epsiscope {

/// Tables from the clipboard, as files that live as long as the session: data always come from a file.
class PastedTables {
public:
  /// Returns the file; nothing if it cannot be written.
  std::optional<QString> add(const QString& text);

private:
  std::optional<QTemporaryDir> m_folder;
  int m_count = 0;
};

/// Returns whether it is one of this session, or of one that ended.
bool isPastedTable(const QString& file);
/// Copies a table beside the study, under a name that is free there. Returns the new file; nothing if
/// that fails.
std::optional<QString> keptBeside(const QString& table, const QString& studyFile);

}  // namespace epsiscope
