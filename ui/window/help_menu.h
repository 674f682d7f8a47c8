#pragma once

#include <QObject>

#include <vector>

#include "ui/explain/handbook.h"

class QWidget;

namespace epsiscope {

class ExplainPanel;
struct WindowActions;

/// Shows the pages of the Help menu: the explanation of the control with the keyboard, the shortcuts, and
/// about the program.
class HelpMenu : public QObject {
  Q_OBJECT
public:
  /// `commands`: pages of the handbook about the command line.
  HelpMenu(const WindowActions& actions, ExplainPanel& panel, std::vector<HandbookPage> commands,
           QWidget* window);
  /// Shows what there is to know about a control in the panel of explanations.
  void explain(QWidget* about);

private:
  const WindowActions& m_actions;
  ExplainPanel& m_panel;
  std::vector<HandbookPage> m_commands;
  QWidget* m_window;
};

}  // namespace epsiscope
