#pragma once

#include "core/tasks/statistic/rows_preview.h"
#include "ui/views/view.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* rows = "rows";
}

class MethodTable;
class ViewHeader;

/// How many rows a statistic needs so that privacy is no longer what limits it.
class RowsView : public View {
  Q_OBJECT
public:
  explicit RowsView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void showTable(const RowsPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  Chart* m_chart;
  MethodTable* m_table;
};

}  // namespace epsiscope
