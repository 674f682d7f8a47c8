#pragma once

#include <QPointer>
#include <QScrollArea>

#include <vector>

#include "ui/explain/odd_conditions.h"
#include "ui/window/app_state.h"

class QLabel;
class QVBoxLayout;

namespace epsiscope {

/// The right panel: what the view in front shows, its formula, what to look for, and why it looks odd just
/// now.
class ExplainPanel : public QScrollArea {
  Q_OBJECT
public:
  explicit ExplainPanel(QWidget* parent = nullptr);
  void present(const AppState& state);
  /// Puts a card on top of the page, in place of the one before it; null takes it away.
  void setLessonWidget(QWidget* card);
  QSize sizeHint() const override;

private:
  QLabel* addText(const char* role, QVBoxLayout* column);
  void showPage(const Study& study);
  void showConditions(const std::vector<OddCondition>& conditions);

  std::string m_viewId;
  std::optional<Task> m_task;
  std::vector<OddCondition> m_conditions;
  QVBoxLayout* m_column;
  QPointer<QWidget> m_lesson;
  QLabel* m_title;
  QLabel* m_shows;
  QLabel* m_formula;
  QLabel* m_formulaWords;
  QVBoxLayout* m_odd;
  QLabel* m_lookFor;
  QLabel* m_handsOn;
};

}  // namespace epsiscope
