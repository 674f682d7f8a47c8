#pragma once

#include "core/tasks/statistic/budget_preview.h"
#include "ui/views/view.h"

class QMenu;
class QPushButton;
class QToolButton;

namespace epsiscope {

namespace view_id {
inline constexpr const char* budget = "budget";
}

class MethodTable;
class ViewHeader;

/// Several statistics that share one budget: who spends what, and what each costs.
class BudgetView : public View {
  Q_OBJECT
public:
  explicit BudgetView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void addControls();
  void offerRemoval();
  void offerEqual();
  void askForStatistic();
  void showTable(const Study& study, const BudgetPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  Chart* m_chart;
  MethodTable* m_table;
  QPushButton* m_add;
  QPushButton* m_equal;
  QToolButton* m_remove;
  QMenu* m_removable;
  std::shared_ptr<const Dataset> m_dataset;
};

}  // namespace epsiscope
