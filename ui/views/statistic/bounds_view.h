#pragma once

#include "ui/views/statistic/bounds_chart.h"
#include "ui/views/view.h"

class QBoxLayout;

namespace epsiscope {

namespace view_id {
inline constexpr const char* bounds = "bounds";
}

class MethodTable;
class ViewHeader;

/// What the declared bounds cost: the valley between clipping and noise.
class BoundsView : public View {
  Q_OBJECT
public:
  explicit BoundsView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_upper, m_lower}; }

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void addChart(Chart* chart, BoundSide side);
  void showChartOf(Chart* chart, const Study& study, const BoundsPreview& preview, BoundSide side,
                   const Theme& theme);
  void showTable(const BoundsPreview& preview, const Theme& theme);

  ViewHeader* m_header;
  Chart* m_upper;
  Chart* m_lower;
  QBoxLayout* m_charts;
  MethodTable* m_table;
};

}  // namespace epsiscope
