#include "ui/views/view.h"

#include <QVBoxLayout>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/views/view_header.h"

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
  const QString name = model.title;
  m_models[chart] = std::move(model);
  chart->setTheme(theme);
  chart->show(shown);
  chart->setAccessibleName(name);
}

QVBoxLayout* View::addColumn(ViewHeader* header) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(header);
  return column;
}

QSize View::minimumSizeHint() const {
  const int line = fontMetrics().height();
  const int contents = layout() == nullptr ? 0 : layout()->minimumSize().height();
  return {20 * line, std::max(24 * line, contents)};
}

}  // namespace epsiscope
