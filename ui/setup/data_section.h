#pragma once

#include "ui/setup/setup_section.h"

class QComboBox;
class QMenu;

namespace epsiscope {

class Badge;
class TextField;

/// Which table, which column is protected, what is declared about it.
class DataSection : public SetupSection {
  Q_OBJECT
public:
  /// `changeMenu` offers other data; it is owned by the window.
  explicit DataSection(QMenu* changeMenu, QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void addHeading(QMenu* changeMenu);
  void addTarget();
  void addBounds();
  void addMissingRule();
  void showTargets(const AppState& state);
  void showBounds(const AppState& state);

  QLabel* m_name;
  QLabel* m_facts;
  QComboBox* m_target;
  TextField* m_lower;
  TextField* m_upper;
  QWidget* m_boundsNote;
  QWidget* m_missingRow;
  QComboBox* m_missing;
  QLabel* m_warnings;
  QLabel* m_problem;
};

/// "20 640 rows · 8 features · 965 labels clipped"
QString dataFacts(const AppState& state);

}  // namespace epsiscope
