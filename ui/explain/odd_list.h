#pragma once

#include <QWidget>

#include <vector>

#include "ui/explain/odd_conditions.h"

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace epsiscope {

/// "Why does this look odd?": the most striking condition as a note, the others on request.
class OddList : public QWidget {
  Q_OBJECT
public:
  explicit OddList(QWidget* parent = nullptr);
  void present(const std::vector<OddCondition>& conditions);
  bool isEmpty() const { return m_conditions.empty(); }

private:
  void showNotes();

  std::vector<OddCondition> m_conditions;
  std::vector<QLabel*> m_notes;
  bool m_all = false;
  QLabel* m_heading;
  QVBoxLayout* m_column;
  QToolButton* m_more;
};

}  // namespace epsiscope
