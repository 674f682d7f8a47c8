#include "ui/views/classes/answers_view.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/tasks/label_classes/release.h"
#include "core/tasks/methods.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kBreak = std::numeric_limits<double>::quiet_NaN();
/// The limit beyond which shares leave the picture: estimates at a tiny epsilon lie anywhere.
constexpr double kFarthest = 0.5;

QString classNameAt(const AnswersPreview& preview, std::size_t place) {
  return QString::fromStdString(preview.classes[place]);
}

/// The axis with cells around the places 0, 1, 2, …
ChartAxis classAxis(const AnswersPreview& preview, const QString& title) {
  ChartAxis axis{.title = title};
  for (const std::string& name : preview.classes) axis.names << QString::fromStdString(name);
  axis.range = std::pair(-0.5, static_cast<double>(preview.classes.size()) - 0.5);
  return axis;
}

ChartSeries filledBars(const QString& id, const QString& name, const std::vector<double>& heights,
                       const QColor& color) {
  ChartSeries series{.id = id, .name = name, .kind = ChartSeries::Kind::steps};
  for (std::size_t i = 0; i <= heights.size(); ++i) series.x.push_back(static_cast<double>(i) - 0.5);
  series.y = heights;
  series.style = {.color = color, .marker = MarkerShape::none, .width = 1};
  series.opacity = 0.45;
  return series;
}

/// A line over each cell; NaN between cells keeps them apart.
ChartSeries barOutline(const QString& id, const QString& name, const std::vector<double>& heights,
                       const MethodStyle& style) {
  ChartSeries series{.id = id, .name = name};
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const auto place = static_cast<double>(i);
    series.x.insert(series.x.end(), {place - 0.45, place + 0.45, place + 0.5});
    series.y.insert(series.y.end(), {heights[i], heights[i], kBreak});
  }
  series.style = style;
  series.style.marker = MarkerShape::none;
  return series;
}

/// The probabilities of the answers to a label, over all classes: 0 where a class is not answered.
std::vector<double> probabilitiesOf(const AnswersPreview& preview, std::size_t label) {
  std::vector<double> all(preview.classes.size(), 0);
  for (std::size_t j = 0; j < preview.answers.size(); ++j)
    all[preview.answers[j]] = preview.probabilities[label * preview.answers.size() + j];
  return all;
}

std::vector<double> sharesOf(std::vector<double> counts) {
  const double sum = std::accumulate(counts.begin(), counts.end(), 0.0);
  for (double& count : counts) count = sum > 0 ? count / sum : 0;
  return counts;
}

/// Marks and names the series of the method where it promises nothing.
void markPromise(ChartModel& model, const AnswersPreview& preview) {
  if (preview.guarantee.isPrivate()) return;
  for (ChartSeries& series : model.series)
    if (series.kind == ChartSeries::Kind::line) markNotPrivate(series);
  model.notPrivateCurves = {QString::fromStdString(preview.methodLabel)};
}

ChartSeries deviations(const AnswersPreview& preview, const MethodStyle& style) {
  ChartSeries band{.id = QStringLiteral("deviation"),
                   .name = QObject::tr("± 2 standard deviations"),
                   .kind = ChartSeries::Kind::band};
  for (std::size_t i = 0; i < preview.estimated.size(); ++i) {
    const auto place = static_cast<double>(i);
    const double low = preview.estimated[i] - 2 * preview.deviation[i];
    const double high = preview.estimated[i] + 2 * preview.deviation[i];
    band.x.insert(band.x.end(), {place - 0.25, place + 0.25, place + 0.26});
    band.y.insert(band.y.end(), {low, low, kBreak});
    band.upper.insert(band.upper.end(), {high, high, kBreak});
  }
  band.style = style;
  band.opacity = 0.3;
  band.group = QStringLiteral("estimated");
  return band;
}

}  // namespace

ChartModel answersChart(const Study& study, const AnswersPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("answers");
  model.title = QObject::tr("What is answered for two labels");
  model.x = classAxis(preview, QObject::tr("Answer to %1").arg(QString::fromStdString(study.data.target)));
  model.y.title = QObject::tr("Probability");
  const std::vector<double> y = probabilitiesOf(preview, preview.label),
                            other = probabilitiesOf(preview, preview.otherLabel);
  model.y.range =
      std::pair(0.0, std::min(1.0, 1.15 * std::max(std::ranges::max(y), std::ranges::max(other))));
  const MethodStyle style = methodStyle(QString::fromStdString(preview.method), theme);
  model.series = {
      filledBars(QStringLiteral("y"), QObject::tr("label %1").arg(classNameAt(preview, preview.label)), y,
                 style.color),
      filledBars(QStringLiteral("y-prime"),
                 QObject::tr("label %1").arg(classNameAt(preview, preview.otherLabel)), other,
                 neighbourTone(theme))};
  markPromise(model, preview);
  model.guides = {{.id = QStringLiteral("y"),
                   .value = static_cast<double>(preview.label),
                   .label = QStringLiteral("y"),
                   .color = style.color,
                   .draggable = true},
                  {.id = QStringLiteral("y-prime"),
                   .value = static_cast<double>(preview.otherLabel),
                   .label = QStringLiteral("y′"),
                   .color = neighbourTone(theme),
                   .draggable = true,
                   .second = true}};
  model.notes << QObject::tr("No answer is more than e^ε = %1 times as likely for one label as for another.")
                     .arg(numberText(std::exp(preview.epsilon), 4));
  if (preview.answers.size() < preview.classes.size())
    model.notes << QObject::tr(
                       "Answered: %1 of %2 classes; people with another label answer with any of them.")
                       .arg(countText(preview.answers.size()), countText(preview.classes.size()));
  return model;
}

ChartModel frequenciesChart(const Study& study, const AnswersPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("frequencies");
  model.title = QObject::tr("How often each class occurs");
  model.x = classAxis(preview, QString::fromStdString(study.data.target));
  model.y.title = QObject::tr("Share of the labels");
  model.showsTruth = model.drawsTruth = true;
  const MethodStyle style = methodStyle(QString::fromStdString(preview.method), theme);
  std::vector<double> truth = preview.counts;
  truth.push_back(preview.others);
  truth = sharesOf(std::move(truth));
  truth.pop_back();
  model.series.push_back(filledBars(QStringLiteral("truth"), QObject::tr("true"), truth, theme.mutedText));
  model.series.back().notPrivate = true;
  const std::vector<double> answered = sharesOf(preview.answered);
  MethodStyle thin{.color = theme.text, .marker = MarkerShape::none, .width = 1};
  model.series.push_back(
      barOutline(QStringLiteral("answered"), QObject::tr("answers of one draw"), answered, thin));
  double low = 0, high = std::max(std::ranges::max(truth), std::ranges::max(answered));
  if (!preview.estimated.empty()) {
    model.series.push_back(barOutline(QStringLiteral("estimated"), QObject::tr("estimated without bias"),
                                      preview.estimated, style));
    model.series.push_back(deviations(preview, style));
    low = std::max(std::ranges::min(preview.estimated), -kFarthest);
    high = std::clamp(std::ranges::max(preview.estimated), high, 1 + kFarthest);
  }
  if (!preview.prior.empty())
    model.series.push_back(
        barOutline(QStringLiteral("prior"), QObject::tr("private prior"), preview.prior, style));
  markPromise(model, preview);
  for (const double share : preview.prior) high = std::max(high, share);
  model.y.range = std::pair(std::min(0.0, 1.1 * low), 1.1 * high);
  model.notes
      << QObject::tr("One draw of answers, of seed %1; another seed gives another one.").arg(study.seed);
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  return model;
}

namespace {

/// The methods with answers of their own: learning from them without the correction changes none.
std::vector<std::string> methodsWithAnswers(const Study& study) {
  std::vector<std::string> methods;
  for (const std::string& method : study.labelClasses.methods)
    if (isAnswered(method) && method != kMethodRandomizedResponseUncorrected) methods.push_back(method);
  return methods;
}

/// The largest difference between a frequency and its estimate.
double farthestOff(const AnswersPreview& preview) {
  const double all = std::accumulate(preview.counts.begin(), preview.counts.end(), preview.others);
  double farthest = 0;
  for (std::size_t i = 0; i < preview.estimated.size(); ++i)
    farthest = std::max(farthest, std::abs(preview.estimated[i] - preview.counts[i] / all));
  return farthest;
}

MethodTableContents answersTable(const AnswersPreview& preview) {
  return {
      .headings = {QObject::tr("method"), QObject::tr("ε of answers"), QObject::tr("ε of the prior"),
                   QObject::tr("log-ratio"), QObject::tr("wrong answers"), QObject::tr("farthest off")},
      .rows = {{.method = QString::fromStdString(preview.method),
                .label = QString::fromStdString(preview.methodLabel),
                .texts = {numberText(preview.epsilon, 3),
                          preview.epsilonPrior > 0 ? numberText(preview.epsilonPrior, 3) : QString(),
                          fixedNumberText(preview.largestLogRatio, 3), percentText(preview.expectedError),
                          preview.estimated.empty() ? QString() : percentText(farthestOff(preview), 2)}}}};
}

ViewContents answersContents(const Sight<AnswersPreview>& sight) {
  const auto& [state, study, preview, theme] = sight;
  return {.facts = {epsilonFact(viewEpsilon(study)),
                    countedText("QObject", "%1 classes", "%1 class", preview.classes.size()),
                    QObject::tr("seed %1").arg(study.seed)},
          .charts = {answersChart(study, preview, theme), frequenciesChart(study, preview, theme)},
          .tables = {answersTable(preview)},
          .method = preview.method,
          .methods = methodsWithAnswers(state.study)};
}

/// Takes the class nearest to the guide as the label.
void takeLabel(Study& study, std::size_t, const QString& guide, double value) {
  const double place = std::max(0.0, std::round(value));
  if (guide == QLatin1String("y")) study.view.label = place;
  if (guide == QLatin1String("y-prime")) study.view.otherLabel = place;
}

}  // namespace

ViewDescription answersView() {
  return {.title = QObject::tr("What people answer"),
          .charts = {{.leastPlot = 8}, {.leastPlot = 8}},
          .areTitled = true,
          .tables = {QObject::tr("What the answers cost and show")},
          .methodChoice = QObject::tr("Method whose answers are shown"),
          .take = takeLabel,
          .contents = ofPicture(answersContents)};
}

}  // namespace epsiscope
