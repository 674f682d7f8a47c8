#pragma once

#include <QFlags>
#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

#include "ui/window/app_state.h"
#include "ui/window/runner.h"

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
  /// As if it had been read from a file.
  void openStudy(const Study& study) { loadStudy(study, false); }
  /// A data file or a study, told by its content. On failure everything stays and a notice says why.
  void openFile(const QString& file);
  /// Returns whether it was written; a notice says why not.
  bool saveStudy(const QString& file);

  /// A change by the user. Changes with the same `step` other than 0 are undone together: a drag is one step.
  void setStudy(const Study& study, quint64 step = 0);
  /// A field holds text that is no value: what is shown is out of date, though the study is as before.
  void setBadText(const QString& field, bool bad);
  /// What one works on, with its history: put aside for a lesson and taken back after it.
  struct Work {
    Study study, savedStudy;
    QString studyFile;
    std::shared_ptr<const Dataset> dataset;
    std::vector<ColumnSummary> summaries;
    std::map<Task, std::shared_ptr<const Result>> results;
    std::vector<Study> undo, redo;
  };
  Work work() const;
  void takeBack(const Work& work);
  void undo();
  void redo();
  bool canUndo() const { return !m_undo.empty(); }
  bool canRedo() const { return !m_redo.empty(); }

  void run();
  void stop();
  /// Another seed, shown to the user: another split, prior and label noise.
  void newNoise();
  void dismissNotice();
  /// Whether nothing is going on and every picture that can be drawn is drawn.
  bool isSettled() const;
  void say(const QString& sentence);

signals:
  void changed(Aspects what);
  void fileOpened(const QString& file);

private:
  /// What is being opened, and how the current study becomes one on the new data.
  struct Opening {
    DataChoice data;  ///< what to read
    QString file;     ///< what the user opened; empty for built-in data
    bool isStudy = false;
    bool keepsNotice = false;  ///< it follows a failure that is still to be read
    std::function<Study(const Study& current, const Dataset&)> fit;
  };
  static Study defaultStudy();
  void load(Opening opening);
  void loadStudy(const Study& study, bool keepsNotice);
  void adopt(const Opening& opening, std::shared_ptr<const Dataset> dataset,
             std::vector<ColumnSummary> summaries);
  void replaceStudy(const Study& study);
  void changeTask();
  void recheck(Aspects what);
  void prepareCache();
  void refreshPicture();
  void refresh(const QString& tab);
  void refreshTradeOff();
  template <class Preview, class Draw>
  void compute(std::optional<Picture<Preview>> AppState::*picture, const Draw& preview);
  void follow(Runner& runner, Activity::Kind kind);
  void setActivity(Activity::Kind kind, const std::optional<Activity>& activity);

  AppState m_state;
  std::map<Task, std::shared_ptr<const Result>> m_results;
  std::vector<Study> m_undo, m_redo;
  quint64 m_lastStep = 0;
  std::map<Activity::Kind, Activity> m_activities;
  std::string m_preparing;  ///< key of the cache being built
  Study m_drawing;          ///< whose picture the previewer draws
  QTimer m_idle;
  Runner m_loader, m_preparer, m_previewer, m_studyRunner;
};

}  // namespace epsiscope
