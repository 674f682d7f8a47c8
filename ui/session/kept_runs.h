#pragma once

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <set>

#include "ui/session/file_stamp.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

namespace epsiscope {

class Notices;

/// Keeps the last run beside its study's file, so that it opens again with it: written when the study is
/// saved, and when a run of the study as it was saved ends. Nothing waits for the disk; runs not yet written
/// when this ends are written then.
class KeptRuns : public QObject {
  Q_OBJECT
public:
  KeptRuns(const AppState& state, Notices& notices, QObject* parent = nullptr);
  ~KeptRuns() override;

  /// The study was saved in this file; `replaces`: in the place of the file that was there, with its run.
  void keepBeside(const QString& studyFile, bool replaces = false);
  /// The file at the place of a kept run is as it was read with the study, or is not there: it may be
  /// replaced.
  void know(const QString& file, const FileStamp& stamp) { m_known[file] = stamp; }
  /// A run that another window kept there meanwhile gives way.
  void replace();
  /// A run ended: kept at once if it needs no other study than the one that was saved.
  void keepFinished();
  bool isWriting() const { return m_runner && m_runner->isRunning(); }
  /// Writes what is not written yet, and keeps nothing more.
  void keepAll();

private:
  using Pending = std::map<QString, std::shared_ptr<const Result>>;
  struct Writing;
  void keep(const QString& file, const std::shared_ptr<const Result>& result);
  void finish(const Writing& written);

  const AppState& m_state;
  Notices& m_notices;
  Pending m_pending;                     ///< by the files that they go into
  Pending m_refused;                     ///< somebody else's is in their way
  std::map<QString, FileStamp> m_known;  ///< by the files, as they were read or written here
  std::set<QString> m_replaceable;       ///< whatever they hold, because the user said so
  std::unique_ptr<Runner> m_runner;
};

/// The kept parts of a run, read beside the table that it is about.
struct KeptRun {
  std::shared_ptr<const Result> result;  ///< null: there is none that belongs to the table
  QString failure;                       ///< why it cannot be read; empty otherwise
  FileStamp stamp = {};                  ///< of the file
  bool ofAnotherTable = false;
};
/// Reads the run that is kept in `file`, if there is one; its study is that of `study`'s file, whatever path
/// led there. Throws Cancelled.
KeptRun keptRun(const QString& file, const Study& study, const Dataset& dataset, const GoOn& goOn);
/// Tells whether the run, which has been read before, belongs to the table.
KeptRun keptRun(const std::shared_ptr<const Result>& result, const Study& study, const Dataset& dataset);

}  // namespace epsiscope
