#include "ui/views/attack/attack_charts.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/privacy/guarantee.h"
#include "core/tasks/task.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// An odd number: the belief of somebody who learns nothing is in the middle of a bin.
constexpr std::size_t kBeliefBins = 21;

double largestDelta(const AttackPreview& preview) {
  double delta = 0;
  for (const AttackedMethod& method : preview.methods) delta = std::max(delta, method.delta);
  return delta;
}

ChartSeries seriesOf(const AttackedMethod& method, const char* what, const Theme& theme) {
  ChartSeries series;
  series.id = QString::fromStdString(method.method) + QLatin1Char('/') + QLatin1String(what);
  series.name = QString::fromStdString(method.label);
  series.style = methodStyle(QString::fromStdString(method.method), theme);
  if (!method.isPrivate) markNotPrivate(series);
  return series;
}

/// Adds the largest and smallest belief of anybody who began at one half.
void addBeliefBounds(ChartModel& model, double epsilon, ChartGuide::Along along, const Theme& theme) {
  const double most = attackerPosterior(epsilon);
  for (const auto& [id, value] : {std::pair("most", most), std::pair("least", 1 - most)}) {
    ChartGuide guide = baseline(QLatin1String(id), value, certaintyText(value), LineMeaning::own, theme);
    guide.along = along;
    model.guides.push_back(std::move(guide));
  }
}

void drawBeliefs(const AttackPreview& preview, const AttackedMethod& front, ChartModel& model,
                 const Theme& theme) {
  for (const AttackedMethod& method : preview.methods) {
    if (!method.belief) continue;
    ChartSeries series = seriesOf(method, "belief", theme);
    if (method.belief->discrete) series.kind = ChartSeries::Kind::dots;
    series.x = method.belief->outputs;
    series.y = method.belief->beliefs;
    for (const std::string& name : method.belief->names)
      if (static_cast<std::size_t>(model.x.names.size()) < method.belief->names.size())
        model.x.names << QString::fromStdString(name);
    model.series.push_back(std::move(series));
  }
  if (!model.x.names.isEmpty())
    model.x.range = std::pair(-0.5, static_cast<double>(model.x.names.size()) - 0.5);
  else
    model.x.range = std::pair(front.belief->usual.lower, front.belief->usual.upper);
  model.x.title = QObject::tr("What is released");
  model.y = {.title = QObject::tr("How sure of y"), .range = std::pair(0.0, 1.0)};
  addBeliefBounds(model, preview.epsilon, ChartGuide::Along::y, theme);
}

/// The shares of releases after which the belief is in each of equal bins.
std::vector<double> beliefShares(const std::vector<double>& losses) {
  std::vector<double> shares(kBeliefBins, 0);
  for (const double loss : losses) {
    const double belief = 1 / (1 + std::exp(-loss));
    const auto bin = std::min(static_cast<std::size_t>(belief * kBeliefBins), kBeliefBins - 1);
    shares[bin] += 1 / static_cast<double>(losses.size());
  }
  return shares;
}

void drawShares(const AttackPreview& preview, const AttackedMethod& method, ChartModel& model,
                const Theme& theme) {
  struct Part {
    const char* id;
    QString name;
    const std::vector<double>& losses;
    bool isOther;
  };
  const std::array parts{Part{"other", QObject::tr("with the row changed"), method.found.otherLosses, true},
                         Part{"own", QObject::tr("with the row as it is"), method.found.losses, false}};
  double most = 0;
  for (const Part& part : parts) {
    ChartSeries series = seriesOf(method, part.id, theme);
    series.name = part.name;
    series.kind = ChartSeries::Kind::steps;
    series.y = beliefShares(part.losses);
    for (std::size_t i = 0; i <= kBeliefBins; ++i)
      series.x.push_back(static_cast<double>(i) / static_cast<double>(kBeliefBins));
    if (part.isOther) series.style.color = neighbourTone(theme);
    most = std::max(most, *std::ranges::max_element(series.y));
    model.series.push_back(std::move(series));
  }
  model.x = {.title = QObject::tr("How sure of the row as it is"), .range = std::pair(0.0, 1.0)};
  model.y = {.title = QObject::tr("Share of releases"),
             .range = std::pair(0.0, most > 0.5 ? 1.0 : 1.1 * most)};
  addBeliefBounds(model, preview.epsilon, ChartGuide::Along::x, theme);
}

/// The wide pale line under the curve of a method, in its colour and hidden with it: of the worst neighbours.
/// A note explains all of them, not the legend.
ChartSeries worstCase(const AttackedMethod& method, const Theme& theme) {
  ChartSeries series = seriesOf(method, "worst", theme);
  series.rowName = QObject::tr("worst case of %1").arg(series.name);
  series.name.clear();
  series.group = QString::fromStdString(method.method) + QStringLiteral("/test");
  series.style.marker = MarkerShape::none;
  series.style.width = 7;
  series.style.color.setAlphaF(0.4F);
  series.markerX.emplace();
  series.x = method.worst->falseAlarms;
  series.y = method.worst->detections;
  return series;
}

/// A line for comparison.
ChartSeries yardstick(const char* id, const QString& name, const QColor& color, LineMeaning meaning) {
  ChartSeries series;
  series.id = QLatin1String(id);
  series.name = name;
  series.style.color = color;
  series.style.meaning = meaning;
  series.style.width = 1.5;
  series.style.marker = MarkerShape::none;
  series.markerX.emplace();
  return series;
}

}  // namespace

const AttackedMethod* attackedInFront(const Study& study, const AttackPreview& preview) {
  const auto chosen =
      std::ranges::find(preview.methods, study.view.method.value_or(""), &AttackedMethod::method);
  if (chosen != preview.methods.end()) return &*chosen;
  return preview.methods.empty() ? nullptr : &preview.methods.front();
}

bool showsRows(const Study& study, const AttackPreview& preview) {
  return taskOf(study).facts().neighbours != Neighbours::labels || (study.view.row && preview.rows > 0);
}

bool hasWorstCase(const AttackedMethod& method) {
  return method.worst && method.isPrivate;
}

ChartModel beliefChart(const Study& study, const AttackPreview& preview, const Theme& theme) {
  const AttackedMethod& front = *attackedInFront(study, preview);
  ChartModel model;
  model.id = QStringLiteral("belief");
  const bool isOfOutputs = front.belief.has_value();
  model.title = isOfOutputs ? QObject::tr("How sure one answer makes")
                            : QObject::tr("%1: how sure").arg(QString::fromStdString(front.label));
  describeChart(model, study);
  model.showsTruth = showsRows(study, preview);
  model.drawsTruth = model.showsTruth && isOfOutputs;
  model.endLabels = false;
  if (isOfOutputs)
    drawBeliefs(preview, front, model, theme);
  else
    drawShares(preview, front, model, theme);
  nameNotPrivate(model, preview.methods.size());
  model.notes << QObject::tr(
                     "Somebody to whom both seem equally likely begins at 50 %; with ε %1 nobody leaves the "
                     "strip between the two lines.")
                     .arg(numberText(roundedTo(preview.epsilon, 4)));
  if (largestDelta(preview) > 0) model.notes << QObject::tr("A method with a δ leaves it, though seldom.");
  return model;
}

ChartModel testChart(const Study& study, const AttackPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("attack");
  model.title = QObject::tr("The best test");
  describeChart(model, study);
  model.showsTruth = showsRows(study, preview);
  const QString epsilon = numberText(roundedTo(preview.epsilon, 4));
  const double delta = largestDelta(preview);
  ChartSeries bound =
      yardstick("bound", QObject::tr("the most that ε %1 allows").arg(epsilon), theme.text, LineMeaning::own);
  if (delta > 0)
    bound.name =
        QObject::tr("the most that ε %1 and δ %2 allow").arg(epsilon, exactText(roundedTo(delta, 12)));
  for (int i = 0; i <= 400; ++i) {
    const double alarms = std::pow(i / 400.0, 3);
    bound.x.push_back(alarms);
    bound.y.push_back(mostDetections(alarms, preview.epsilon, delta));
  }
  ChartSeries coin = yardstick("coin", QObject::tr("a coin"), theme.mutedText, LineMeaning::yardstick);
  coin.x = coin.y = {0, 1};
  model.x = {.title = QObject::tr("False alarms: says y where it was y′"), .range = std::pair(0.0, 1.0)};
  model.y = {.title = QObject::tr("Says y where it was y"), .range = std::pair(0.0, 1.0)};
  model.series.push_back(std::move(bound));
  for (const AttackedMethod& method : preview.methods)
    if (hasWorstCase(method)) model.series.push_back(worstCase(method, theme));
  for (const AttackedMethod& method : preview.methods) {
    ChartSeries best = seriesOf(method, "test", theme);
    best.x = method.found.best.falseAlarms;
    best.y = method.found.best.detections;
    model.series.push_back(std::move(best));
  }
  model.series.push_back(std::move(coin));
  nameNotPrivate(model, preview.methods.size());
  if (std::ranges::any_of(preview.methods, hasWorstCase))
    model.notes << QObject::tr(
        "Wide pale lines: the most that a method's noise tells of any neighbours. What lies above, up to the "
        "bound, is allowed but never told.");
  model.endLabels = false;
  return model;
}

}  // namespace epsiscope
