#include "ui/views/statistic/histogram_view.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "core/tasks/methods.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/statistic/histogram_chart.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

HistogramView::HistogramView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("A private histogram"), this)),
      m_chart(new Chart(this)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table);
  m_chart->setLeastPlotHeight(14);
  m_table->setAccessibleName(tr("How far the released counts are off"));
}

void HistogramView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const std::shared_ptr<const Picture> picture = state.pictureOf(view_id::histogram);
  const auto* preview = previewOf<HistogramPreview>(picture.get());
  if (preview == nullptr) return;
  m_header->setFacts({epsilonFact(viewEpsilon(picture->study)),
                      countedText("QObject", "%1 cells", "%1 cell", preview->counts.size()),
                      tr("seed %1").arg(picture->study.seed)});
  showChart(m_chart, privateHistogramChart(picture->study, *preview, theme), theme, Title::inHeader);
  showTable(*preview, theme);
}

void HistogramView::showTable(const HistogramPreview& preview, const Theme& theme) {
  double largest = 0, smallest = std::numeric_limits<double>::infinity();
  std::size_t negative = 0;
  for (std::size_t i = 0; i < preview.counts.size() && i < preview.released.size(); ++i) {
    largest = std::max(largest, std::abs(preview.released[i] - preview.counts[i]));
    smallest = std::min(smallest, preview.counts[i]);
    negative += preview.released[i] < 0 ? 1 : 0;
  }
  m_table->setRows({tr("mechanism"), tr("sd of the noise"), tr("farthest off"), tr("least true count"),
                    tr("counts below 0")},
                   {{.method = QString::fromStdString(preview.mechanism),
                     .label = QString::fromStdString(methodLabel(preview.mechanism)),
                     .texts = {fixedNumberText(preview.noise, 3), fixedNumberText(largest, 3),
                               numberText(smallest), countText(negative)}}},
                   true, theme);
}

}  // namespace epsiscope
