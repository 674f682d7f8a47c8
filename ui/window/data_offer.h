#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "core/study/study.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace epsiscope {

struct AppState;
struct Dataset;

/// Says why the data cannot be worked with, in place of a view that would be empty, and offers the remedies:
/// another column, built-in data that suit the task, or the task before.
class DataOffer : public QWidget {
  Q_OBJECT
public:
  explicit DataOffer(QWidget* parent = nullptr);
  /// Whether it is the data that keep the study from running, other than for want of bounds.
  static bool isNeeded(const AppState& state);
  /// `lastTask`: one that could work with the data, if there was any.
  void present(const AppState& state, std::optional<TaskId> lastTask);

signals:
  void answered(const Study& study);
  void startDataRequested();

private:
  void showTargets();

  Study m_study;
  std::shared_ptr<const Dataset> m_dataset;
  std::optional<TaskId> m_lastTask, m_shownTask;
  QLabel* m_heading;
  QLabel* m_reason;
  QWidget* m_targets;
  QComboBox* m_target;
  QPushButton* m_use;
  QPushButton* m_back;
};

}  // namespace epsiscope
