#pragma once

#include <QObject>

class QWidget;

namespace epsiscope {

class ExplainPanel;
struct WindowActions;

/// Shows what the Help menu offers: the explanation of what has the keyboard, the shortcuts, and about the
/// program.
class HelpMenu : public QObject {
  Q_OBJECT
public:
  HelpMenu(const WindowActions& actions, ExplainPanel& panel, QWidget* window);
  /// Shows what there is to know about a control in the panel of explanations.
  void explain(QWidget* about);

private:
  const WindowActions& m_actions;
  ExplainPanel& m_panel;
  QWidget* m_window;
};

}  // namespace epsiscope
