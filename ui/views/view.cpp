#include "ui/views/view.h"

#include "ui/charts/chart.h"

namespace epsiscope {

const ChartModel& View::modelOf(const Chart* chart) const {
  static const ChartModel nothing;
  const auto found = m_models.find(chart);
  return found == m_models.end() ? nothing : found->second;
}

void View::showChart(Chart* chart, ChartModel model, const Theme& theme, Title title) {
  ChartModel shown = model;
  shown.notPrivate = false;
  if (title == Title::inHeader) shown.title.clear();
  chart->setTheme(theme);
  chart->show(shown);
  chart->setAccessibleName(model.title);
  m_models[chart] = std::move(model);
}

QSize View::minimumSizeHint() const {
  return {38 * fontMetrics().height(), 25 * fontMetrics().height()};
}

}  // namespace epsiscope
