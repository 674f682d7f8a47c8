#pragma once

#include <QObject>

#include <functional>
#include <memory>

#include "ui/export/picture_options.h"
#include "ui/report/report.h"
#include "ui/session/runner.h"
#include "ui/state/app_state.h"

class QSettings;
class QWidget;

namespace epsiscope {

class Session;

/// Takes the whole study out of the window: all charts into a folder, the report into a file or on paper.
/// Pictures that no tab has shown yet are drawn on another thread; nothing waits. Failures become the
/// session's notice.
class StudyExports : public QObject {
  Q_OBJECT
public:
  StudyExports(Session& session, QSettings& settings, QWidget* window);

  void askForFolder();
  /// First what the report is for, then where it goes.
  void askForReport();
  void askForPrinter();
  /// Writes every chart into a folder, in the way in which the last chart was exported.
  void writeCharts(const QString& folder);
  /// Writes HTML, or PDF by the file's ending.
  void writeReport(const QString& file, TrueValues trueValues = TrueValues::leftOut);
  bool isBusy() const { return m_runner.isRunning(); }

private:
  void askForReportFile(TrueValues trueValues);

  struct Batch;
  static Batch makeBatch(const AppState& state);
  /// Returns whether the study can run just now; says why if it cannot.
  bool isReady();
  template <class Made>
  void compute(std::function<Made(const AppState&)> make, std::function<void(const Made&)> use);
  void askToReplace(const std::shared_ptr<Batch>& batch);
  void writeNext(const std::shared_ptr<Batch>& batch);

  Session& m_session;
  QSettings& m_settings;
  QWidget* m_window;
  Runner m_runner;
};

}  // namespace epsiscope
