#pragma once

#include <QFlags>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "ui/state/app_state.h"
#include "ui/session/declared_labels.h"
#include "ui/session/history.h"
#include "ui/session/pasted_tables.h"
#include "ui/session/runner.h"

namespace epsiscope {

/// What of the state changed.
enum class Aspect { study = 1, data = 2, picture = 4, result = 8, activity = 16, notice = 32 };
Q_DECLARE_FLAGS(Aspects, Aspect)
Q_DECLARE_OPERATORS_FOR_FLAGS(Aspects)

/// The window without widgets: owns the state and the runners, and is the only one that changes either.
/// Data flow one way: a study goes in, changed() says what of the state is new.
///
/// Pictures are computed for the view in front alone, once the event loop is idle: any number of slider
/// events that are waiting become one computation. What needs the worker thread shows the last valid picture
/// meanwhile.
class Session : public QObject {
  Q_OBJECT
public:
  explicit Session(QObject* parent = nullptr);
  ~Session() override;

  const AppState& state() const { return m_state; }

  /// The study of the first start, on built-in data.
  void openDefault();
  void openBuiltIn(const QString& id);
  /// A study of the resources on built-in data.
  void openExample(const QString& id);
  /// A study of the resources on a data file of the user.
  void openBuiltInStudy(const QString& id, const QString& dataFile);
  /// As if it had been read from a file, and without a question: what one worked on is put aside.
  void openStudy(const Study& study);
  /// A published data set from its original file, by a recipe, and with the task that its target is for.
  void openRecipe(const QString& id, const QString& file);
  /// A data file or a study, told by its content. On failure everything stays and a notice says why. A table
  /// takes the place of the current one if the study fits it and nothing in it is a question; else it waits,
  /// see needsAnswers(). Replacing the data is one step that undo takes back.
  /// `remark`: what is to be known once it is open.
  void openFile(const QString& file, const QString& remark = {});
  /// Goes on opening the study whose data file was not there, with this one in its place.
  void relocate(const QString& dataFile);
  /// A copy of a study that was not saved: it is still not saved, and its file is nobody's.
  void restore(const QString& copy);
  /// The block "data" with which a file is opened: all that the study declares, but for how another file is
  /// written; of what came with built-in data and is no choice of the user nothing is said of columns.
  DataChoice choiceFor(const QString& file) const;
  /// A table that was read as `data` says, with all that `data` declares about it: adopted as it is. Of the
  /// file that is open already it is a change like any other.
  void importTable(const DataChoice& data, std::shared_ptr<const Dataset> dataset);
  /// A table as text, from the clipboard, as data.
  void pasteTable(const QString& text);
  /// Returns whether it was written; a notice says why not. A pasted table is written beside.
  bool saveStudy(const QString& file);
  /// Asked before a study with changes that are not saved gives way to another one; none: it may.
  void setQuestion(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }

  /// A change by the user. Changes with the same `step` other than 0 are undone together: a drag is one step.
  /// Where it says that the data are read in another way they are read again, and what is shown stays until
  /// they are there; if they cannot be, or on stop(), the change is taken back.
  void setStudy(const Study& study, quint64 step = 0);
  /// A field holds text that is no value: what is shown is out of date, though the study is as before.
  void setBadText(const QString& field, bool bad);
  /// What one works on, with its history: put aside for a lesson and taken back after it.
  struct Work {
    Study study, savedStudy;
    QString studyFile;
    Study settled;
    std::shared_ptr<const Dataset> dataset;
    std::vector<ColumnSummary> summaries;
    std::shared_ptr<const std::vector<ColumnProfile>> profiles;
    std::map<TaskId, std::shared_ptr<const Result>> results;
    History history;
  };
  Work work() const;
  void takeBack(const Work& work);
  void undo();
  void redo();
  /// Asks again what of the study the data do not have, and what in them is a question.
  void match() { emit needsAnswers(m_state.study.data, m_state.dataset); }
  const History& history() const { return m_history; }

  void run();
  /// Whatever is going on; what is finished stays.
  void stop();
  /// While paused no picture is computed; what is shown stays, marked as out of date.
  void setPaused(bool paused);
  /// Another seed, shown to the user: another split, prior and label noise.
  void newNoise();
  /// Whether nothing is going on and every picture that can be drawn is drawn.
  bool isSettled() const;

  /// What went well, or should be known.
  void say(const QString& sentence) { post({.sentence = sentence}); }
  /// What did not.
  void fail(const QString& sentence) { post({.sentence = sentence, .kind = Notice::Kind::error}); }
  void post(const Notice& notice);
  /// By its place in the list.
  void dismissNotice(std::size_t index);
  void dismissNotices();

signals:
  void changed(Aspects what);
  /// A table was read and waits: something in it, or in how it fits the study, is a question to the user. The
  /// answer is importTable(); until then the data stay as they are.
  void needsAnswers(const DataChoice& data, std::shared_ptr<const Dataset> dataset);
  void fileOpened(const QString& file);
  void restored();  ///< the copy is the study now

private:
  /// What is being opened, and how the current study becomes one on the new data.
  struct Opening {
    DataChoice data;  ///< what to read
    QString file;     ///< what the user opened; empty for built-in data
    QString remark;   ///< to be said then; or empty
    bool isStudy = false;
    bool isRestored = false;
    bool asksFirst = true;
    bool isChange = false;       ///< of how the open file is read: a change like any other
    bool keepsNotices = false;   ///< it follows a failure that is still to be read
    std::optional<Study> saved;  ///< as it is in its file; absent: as it is opened
    std::function<Study(const Study& current, const Dataset&)> fit;
  };
  struct Table {
    std::shared_ptr<const Dataset> dataset;
    std::vector<ColumnSummary> summaries;
  };
  static Study defaultStudy();
  void load(Opening opening);
  void loadTable(const QString& file, Opening opening);
  void loadStudy(const Study& study, Opening opening);
  void loadStudyFile(const QString& file, Opening opening);
  void offerToLocate(const Opening& opening);
  void failToOpen(const Notice& notice);
  static std::optional<Table> readTable(const DataChoice& data, const Runner::Control& control);
  bool isUntouched() const;
  Study fitted(const Opening& opening, const Dataset& dataset) const;
  void fitOrAsk(Opening opening, const Table& table);
  void adoptStudy(const Opening& opening, const Table& table);
  void adoptData(const Opening& opening, const Table& table);
  void adopt(const Opening& opening, const Study& study, const Table& table);
  void setTable(const Table& table);
  void sayWhatChanged(const Study& before, bool ofDataToo);
  void tellWhatIsOpen();
  void settleNotices(const Opening& opening);
  bool isReadAsWanted() const;
  void readAgain();
  void finishReading(const Table& table);
  void giveUpReading();
  bool keepPastedTable(const QString& studyFile);
  void replaceStudy(const Study& study);
  void changeTask();
  void recheck(Aspects what);
  void prepareTable();
  void prepareCache();
  void profileData();
  void stopDrawing();
  void refreshPicture();
  void refresh(const QString& tab);
  void refreshTradeOff();
  template <class Preview, class Draw>
  void compute(std::optional<Picture<Preview>> AppState::*picture, const Draw& preview);
  void follow(Runner& runner, Activity::Kind kind);
  void setActivity(Activity::Kind kind, const std::optional<Activity>& activity);

  AppState m_state;
  std::map<TaskId, std::shared_ptr<const Result>> m_results;
  History m_history;
  std::function<bool()> m_mayReplace;
  std::optional<Opening> m_missing;  ///< a study whose data file is to be located
  DataChoice m_builtIn;              ///< as it came with built-in data
  Study m_settled;                   ///< the last one whose data were read as it says
  std::optional<Study> m_wanted;     ///< the one for which they are being read again
  std::string m_asked;               ///< file of a table that waits: for it the study may give way
  PastedTables m_pasted;
  DeclaredLabels m_declared;
  std::map<Activity::Kind, Activity> m_activities;
  std::weak_ptr<const Dataset> m_profiled;  ///< whose columns are profiled, or are being
  struct Preparing {
    std::shared_ptr<const PreparedTable> table;
    std::shared_ptr<const TaskInputs> inputs;
  };
  std::optional<Preparing> m_preparing;  ///< the cache that is being built
  std::optional<Study> m_drawing;        ///< whose picture the previewer draws, unless it was told to stop
  QTimer m_idle;
  Runner m_loader, m_rereader, m_preparer, m_previewer, m_studyRunner, m_profiler;
};

}  // namespace epsiscope
