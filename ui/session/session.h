#pragma once

#include <QObject>

#include <functional>
#include <memory>

#include "ui/session/activities.h"
#include "ui/session/aspects.h"
#include "ui/session/document.h"
#include "ui/session/kept_runs.h"
#include "ui/session/notices.h"
#include "ui/session/opener.h"
#include "ui/session/pictures.h"
#include "ui/session/profiler.h"
#include "ui/session/rereader.h"
#include "ui/session/runs.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// Threads that compute for a session: the one that draws and those that read, preview and run.
inline constexpr unsigned kSessionThreads = 4;

/// The window without widgets: owns the state and the objects that change it, and nobody else changes either.
/// Data flow one way: a study goes in, changed() says what of the state is new.
class Session : public QObject {
  Q_OBJECT
public:
  explicit Session(QObject* parent = nullptr);
  ~Session() override;

  const AppState& state() const { return m_state; }

  /// See OpenRequest; what cannot go on without an answer says needsAnswers().
  void open(const OpenRequest& request);
  /// Pasted tables outlive this session, for the one that will restore its study.
  void leavePastedTables() { m_opener.leavePastedTables(); }
  /// Asked before a study with changes that are not saved gives way to another one; none: it may.
  void setQuestion(std::function<bool()> mayReplace) { m_opener.setQuestion(std::move(mayReplace)); }

  /// A change by the user, see Document. Where it says that the data are read in another way they are read
  /// again, and the shown data stay until they are there; if they cannot be, or on stop(), the change is
  /// taken back.
  void setStudy(const Study& study, quint64 step = 0);
  void setBadText(const QString& field, bool bad) { m_document.setBadText(field, bad); }
  void newNoise();
  void newSplits();
  void undo();
  void redo();
  const History& history() const { return m_document.history(); }
  /// See Document::save(): nothing that nobody has seen is replaced.
  bool saveStudy(const QString& file, const FileStamp& replaces = {}) {
    return m_document.save(file, replaces);
  }
  std::optional<FileStamp> inTheWay(const QString& file) const { return m_document.inTheWay(file); }
  const FileStamp& fileStamp() const { return m_document.fileStamp(); }
  /// Puts the run in the place of the one that was in its way, see KeptRuns.
  void replaceKeptRun() { m_kept.replace(); }

  /// While there is a reason, the study stays as it is: whoever changes it, draws anew or runs it is refused.
  /// How charts are looked at and which step of a lesson is shown may change.
  void setLock(const QString& reason);
  /// Puts parts that moved already back to where the study is.
  void putBack();

  void run();
  /// Stops all work; finished results stay.
  void stop();
  /// While paused no picture is computed; what is shown stays, marked as out of date.
  void setPaused(bool paused);
  /// See Pictures.
  void setLooksAtPeople(bool looks) { m_pictures.setLooksAtPeople(looks); }
  /// Writes the runs that are not beside their studies yet, and keeps no more.
  void keepRuns() { m_kept.keepAll(); }
  /// Whether nothing is going on and every picture that can be drawn is drawn.
  bool isSettled() const;

  /// The study under work, with its history: put aside for a lesson and taken back after it.
  struct Work {
    Document::Work document;
    Profiler::Profiles profiles;
    Runs::Results results;
  };
  Work work() const;
  void takeBack(const Work& work);

  void say(const QString& sentence) { m_notices.say(sentence); }
  void fail(const QString& sentence) { m_notices.fail(sentence); }
  void post(const Notice& notice) { m_notices.post(notice); }
  void dismissNotice(std::size_t index) { m_notices.dismiss(index); }
  void dismissNotices() { m_notices.dismissAll(); }
  /// Those that offer this are past.
  void forgetNotices(NoticeAction action) { m_notices.forget(action); }

signals:
  void changed(Aspects what);
  /// See Opener.
  void needsAnswers(const Study& study, std::shared_ptr<const Dataset> dataset);
  void fileOpened(const QString& file);
  void restored();
  /// Said before anything is opened in the place of this study, which may still be put right.
  void opening(const OpenRequest& request);
  /// Something was not done, because the study is locked.
  void refused();

private:
  bool isOpen();
  void connectParts();
  void recheck(Aspects what);
  void prepareTable();
  void recheckAll();

  AppState m_state;
  bool m_wasPlanned = false;  ///< the table before was of a plan
  Notices m_notices{m_state};
  Activities m_activities{m_state};
  Document m_document{m_state, m_notices};
  Opener m_opener{m_state, m_document, m_notices, m_activities};
  Rereader m_rereader{m_state, m_document, m_notices, m_activities};
  Runs m_runs{m_state, m_activities};
  KeptRuns m_kept{m_state, m_notices};
  Profiler m_profiler{m_state};
  Pictures m_pictures{m_state, m_activities};
};

}  // namespace epsiscope
