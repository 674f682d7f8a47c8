#include "ui/views/statistic/budget_chart.h"

#include <QObject>
#include <QStringList>

#include "ui/state/picture.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr std::size_t kStyles = 7;
const QLatin1String kBorder("border-");

}  // namespace

QString budgetStyle(std::size_t part) {
  return QStringLiteral("share-%1").arg(part % kStyles + 1);
}

QString compositionText(const BudgetPreview& preview) {
  QStringList parts;
  for (const BudgetPart& part : preview.parts) parts << numberText(part.epsilon, 3);
  const QString total = numberText(preview.epsilon, 3);
  if (preview.unspent > 0)
    parts << QObject::tr("%1 unspent").arg(numberText(preview.unspent * preview.epsilon, 3));
  return parts.size() < 2 ? QStringLiteral("ε = ") + total
                          : QStringLiteral("ε = %1 = %2").arg(parts.join(QStringLiteral(" + ")), total);
}

ChartModel budgetChart(const BudgetPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("budget");
  model.title = QObject::tr("Who spends what");
  model.x = {.title = QObject::tr("Privacy budget ε, shared"), .range = std::pair(0.0, preview.epsilon)};
  model.y = {.range = std::pair(0.0, 1.0), .hidden = true};
  double start = 0;
  for (std::size_t i = 0; i < preview.parts.size(); ++i) {
    const BudgetPart& part = preview.parts[i];
    ChartSeries segment;
    segment.id = QStringLiteral("part-%1").arg(i);
    segment.name =
        QStringLiteral("%1: %2").arg(QString::fromStdString(part.name), numberText(part.epsilon, 3));
    segment.kind = ChartSeries::Kind::steps;
    segment.x = {start, start + part.epsilon};
    segment.y = {1};
    segment.style = methodStyle(budgetStyle(i), theme);
    segment.opacity = 0.6;
    model.series.push_back(std::move(segment));
    start += part.epsilon;
    if (i + 1 < preview.parts.size())
      model.guides.push_back(dragGuide(kBorder + QString::number(i), start, numberText(start, 3), theme));
  }
  if (preview.unspent > 0) {
    ChartSeries rest;
    rest.id = QStringLiteral("unspent");
    rest.name = QObject::tr("unspent: %1").arg(numberText(preview.unspent * preview.epsilon, 3));
    rest.kind = ChartSeries::Kind::steps;
    rest.x = {start, preview.epsilon};
    rest.y = {1};
    rest.style = {.color = theme.mutedText, .marker = MarkerShape::none};
    rest.opacity = 0.15;
    model.series.push_back(std::move(rest));
  }
  model.notes << QObject::tr("Basic composition: %1.").arg(compositionText(preview));
  return model;
}

Study withDraggedBorder(const Study& study, const QString& guide, double epsilon) {
  if (!guide.startsWith(kBorder)) return study;
  const double share = roundedTo(epsilon / viewEpsilon(study), 3);
  return withBorder(study, static_cast<std::size_t>(guide.mid(kBorder.size()).toInt()), share);
}

void addBudgetCharts(const AppState& state, ChartList& charts) {
  charts.add(budgetChart(*previewOf<BudgetPreview>(state), charts.theme()));
}

}  // namespace epsiscope
