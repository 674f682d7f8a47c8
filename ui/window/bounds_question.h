#pragma once

#include <QWidget>

#include "core/study/study.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace epsiscope {

class TextField;
struct AppState;

/// Asks which column is to be protected and what values it can have, in place of a view that cannot show
/// anything before it knows. Bounds of the data are offered, and called not private.
class BoundsQuestion : public QWidget {
  Q_OBJECT
public:
  explicit BoundsQuestion(QWidget* parent = nullptr);
  void present(const AppState& state);

signals:
  void answered(const Study& study);

private:
  void showTargets();
  void showSentence();
  void take();

  Study m_study;
  std::shared_ptr<const Dataset> m_dataset;
  QComboBox* m_target;
  QLabel* m_heading;
  QLabel* m_problem;
  TextField* m_lower;
  TextField* m_upper;
  QPushButton* m_use;
  QPushButton* m_fromData;
};

}  // namespace epsiscope
