#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace epsiscope {

/// Tables from the clipboard, as files that live as long as the session: data always come from a file. Only
/// their owner can read them. They lie in a folder with a lock that only its session holds, so that tables
/// left by a crash can be distinguished from those in use.
class PastedTables {
public:
  PastedTables();
  ~PastedTables();

  /// Returns the file; nothing if it cannot be written.
  std::optional<QString> add(const QString& text);
  /// The table of a session that crashed lives on as one of this session. Nothing is done with other files.
  void adopt(const QString& file);
  /// They outlive this object, for the session that will adopt one of them.
  void leave();

private:
  class Folder;

  std::unique_ptr<Folder> m_folder, m_adopted;
  int m_count = 0;
};

/// Returns whether it is one of this session, or of one that ended.
bool isPastedTable(const QString& file);
/// Removes the tables that sessions of this user left that no longer run, but for those in the same folder as
/// one of `wanted`.
void removeAbandonedTables(const QStringList& wanted);
/// Copies a table beside the study, under a name that is free there. Returns the new file; nothing if
/// that fails.
std::optional<QString> keptBeside(const QString& table, const QString& studyFile);

}  // namespace epsiscope
