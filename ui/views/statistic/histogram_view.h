#pragma once

#include "core/tasks/statistic/histogram_preview.h"
#include "ui/views/view.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* histogram = "histogram";
}

class MethodTable;
class ViewHeader;

/// The counts of a private histogram beside the true ones.
class HistogramView : public View {
  Q_OBJECT
public:
  explicit HistogramView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void showTable(const HistogramPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  Chart* m_chart;
  MethodTable* m_table;
};

}  // namespace epsiscope
