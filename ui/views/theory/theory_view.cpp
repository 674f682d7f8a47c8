#include "ui/views/theory/theory_view.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "ui/charts/axis_scale.h"
#include "ui/charts/readout.h"
#include "ui/state/looks.h"
#include "ui/state/tasks.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr const char* kRecommendedPath = "recommended-path";

/// The visible range, from a ten thousandth of the bound's lowest point to ten thousand times it: terms far
/// below add nothing, and where the bound explodes it means nothing. From zero to ten times it on a linear
/// axis.
std::pair<double, double> shownRange(const TheoryPreview& preview, bool logarithmic) {
  double least = std::numeric_limits<double>::infinity(), bound = least, most = 0;
  const auto add = [&](const MethodCurve& curve, bool isBound) {
    for (const double y : curve.y) {
      if (!(y > 0)) continue;
      least = std::min(least, y);
      if (!isBound) continue;
      bound = std::min(bound, y);
      most = std::max(most, y);
    }
  };
  for (const MethodCurve& curve : preview.terms) add(curve, curve.method == "sum");
  for (const TheoryPreview::Path& path : preview.paths) add(path.curve, true);
  if (!std::isfinite(bound)) return {0.01, 10};
  if (!logarithmic) return {0, std::min(2 * most, 10 * bound)};
  return {std::max(0.5 * least, 1e-4 * bound), std::min(2 * most, 1e4 * bound)};
}

QString axisTitle(const Study& study, const TheoryPreview& preview) {
  const QString epsilon = numberText(viewEpsilon(study)), lambda = numberText(study.kernelRelease.lambda);
  if (preview.axis == "lambda") return QObject::tr("Regularisation λ at ε = %1").arg(epsilon);
  if (preview.axis == "rows") return QObject::tr("Training rows m at ε = %1, λ = %2").arg(epsilon, lambda);
  return QObject::tr("Privacy budget ε at λ = %1").arg(lambda);
}

void addLines(ChartModel& model, const TheoryPreview& preview, const Theme& theme) {
  const auto add = [&](const MethodCurve& curve, const QString& name) {
    model.series.push_back(lineOf(curve, theme));
    model.series.back().id = QString::fromStdString(curve.method);
    model.series.back().name = curve.guarantee.proved() ? name : QObject::tr("%1, not proved").arg(name);
  };
  const bool nowhere = preview.validHigh <= preview.low;
  // Behind the terms: for ridge with the paper's bound it is one of them.
  for (const MethodCurve& curve : preview.measured) {
    add(curve, QObject::tr("measured: %1").arg(QString::fromStdString(curve.label)));
    if (!curve.guarantee.isPrivate()) markNotPrivate(model.series.back());
  }
  for (MethodCurve term : preview.terms) {
    if (nowhere) term.guarantee = term.guarantee.unproved({});
    add(term, QString::fromStdString(term.label));
  }
  for (const TheoryPreview::Path& path : preview.paths) add(path.curve, inSymbols(path.curve.label));
}

void addShades(ChartModel& model, const TheoryPreview& preview) {
  const QString label = QObject::tr("bound not proved");
  const double low = std::clamp(preview.validLow, preview.low, preview.high);
  const double high = std::clamp(preview.validHigh, low, preview.high);
  if (low > preview.low) model.shades.push_back({preview.low, low, label});
  if (high < preview.high) model.shades.push_back({high, preview.high, label});
}

/// The value between the points of a curve.
std::optional<double> valueAt(const MethodCurve& curve, double x) {
  ChartSeries line;
  line.x = curve.x;
  line.y = curve.y;
  const AxisScale scale{.logarithmic = true};
  const auto found = valueOfSeries(line, x, scale, scale);
  return found ? std::optional(found->value) : std::nullopt;
}

/// Compares the bound at the recommended value of the axis with the measurement there; empty where there is
/// none.
QString worthSentence(const TheoryPreview& preview) {
  const bool overLambda = preview.axis == "lambda";
  if (!overLambda && preview.axis != "epsilon") return {};
  const double place = overLambda ? preview.lambdaStar : preview.epsilonStar;
  const QString value = numberText(place, 3);
  const QString name = overLambda ? QObject::tr("λ* = %1").arg(value) : QObject::tr("ε* = %1").arg(value);
  const auto sum = std::ranges::find(preview.terms, "sum", &MethodCurve::method);
  if (sum == preview.terms.end() || sum->x.empty()) return {};
  if (place < sum->x.front() || place > sum->x.back())
    return QObject::tr("%1 lies beyond this axis: nothing is said about the bound there.").arg(name);
  const std::optional<double> bound = valueAt(*sum, place);
  const QString worth = bound ? QObject::tr("At %1 the bound is about %2").arg(name, numberText(*bound, 2))
                              : QObject::tr("At %1 the bound is too large to say anything").arg(name);
  QStringList measured;
  for (const MethodCurve& curve : preview.measured)
    if (const auto measuredThere = valueAt(curve, place))
      measured << QObject::tr("%1 about %2")
                      .arg(QString::fromStdString(curve.label), numberText(*measuredThere, 2));
  return measured.isEmpty() ? worth + QLatin1Char('.')
                            : QObject::tr("%1; measured there: %2.").arg(worth, namesText(measured));
}

void addGuides(ChartModel& model, const TheoryPreview& preview, const Theme& theme) {
  for (const CurveMark& mark : preview.marks) {
    model.guides.push_back(markGuide(mark, theme));
    model.guides.back().label += QLatin1Char(' ') + numberText(mark.x, 3);
  }
  const QString name = preview.axis == "lambda" ? QStringLiteral("λ ")
                       : preview.axis == "rows" ? QStringLiteral("m ")
                                                : QStringLiteral("ε ");
  model.guides.push_back(dragGuide(QString::fromStdString(preview.axis), preview.current,
                                   name + numberText(preview.current), theme));
  // The number of rows cannot be dragged.
  model.guides.back().draggable = preview.axis != "rows";
}

/// Over epsilon its place; over another axis the curves there that depend on it.
void addComparison(ChartModel& model, const Study& study, const TheoryPreview& preview, const Theme& theme) {
  const double epsilon = *comparedEpsilon(study);
  if (preview.axis == "epsilon") {
    model.guides.push_back(markGuide({.id = "compared", .label = "", .x = epsilon}, theme));
    model.guides.back().label = epsilonFact(epsilon);
    return;
  }
  ChartModel other;
  addLines(other, *preview.compared, theme);
  QStringList ids;
  for (const ChartSeries& series : other.series)
    if (series.id != QLatin1String(kRecommendedPath)) ids << series.id;
  addCompared(model, other, epsilon, ids);
}

/// Says what the two bounds over the rows are bounds of.
void addPathNotes(ChartModel& model, const Study& study) {
  const bool hasClasses = taskOf(study).hasClasses(study);
  model.notes << QObject::tr("A learning rate is a slope only along λ*(m) and ε*(m).");
  if (!study.view.asPrinted)
    model.notes << QObject::tr("Both are at most 1 there, so that the bound holds on the whole line.");
  const QString best = hasClasses ? QStringLiteral("E(f_c)") : QStringLiteral("E(f_ρ)");
  model.notes << QObject::tr(
                     "At fixed ε the line bounds the error above (1 + 2ε) %1, not above %1: 2ε %1 may remain "
                     "however many rows there are (error analysis, Theorem 2).")
                     .arg(best);
  if (hasClasses)
    model.notes << QObject::tr(
        "The share of wrong signs falls as fast as the bound; as printed, with half the exponent.");
  else if (study.view.asPrinted)
    model.notes << QObject::tr("As printed, D lacks the factor 1 + 2ε in the bound at fixed ε.");
}

}  // namespace

ChartModel theoryChart(const Study& study, const TheoryPreview& preview, const Theme& theme,
                       const ChartLook& look) {
  const bool logError = look.logY.value_or(true);
  ChartModel model;
  model.id = QStringLiteral("theory");
  model.title = QObject::tr("What the bound says");
  model.showsTruth = true;
  if (!preview.reason.empty()) {
    model.notes << inSymbols(preview.reason);
    model.x.hidden = model.y.hidden = true;
    return model;
  }
  model.x = {.title = axisTitle(study, preview),
             .logarithmic = look.logX.value_or(true),
             .range = std::pair(preview.low, preview.high)};
  model.y = {
      .title =
          taskOf(study).hasClasses(study)
              ? QObject::tr("Excess hinge loss")
              : QObject::tr("Excess squared error, %1").arg(squaredUnit(wordsOf(study.task).quantity(study))),
      .logarithmic = logError,
      .range = shownRange(preview, logError),
      .hold = AxisHold()};
  describeChart(model, study);
  addLines(model, preview, theme);
  nameNotPrivate(model, preview.measured.size());
  addShades(model, preview);
  addGuides(model, preview, theme);
  if (preview.compared) addComparison(model, study, preview, theme);
  if (const QString worth = worthSentence(preview); !worth.isEmpty()) model.notes << worth;
  if (!preview.validity.empty()) model.notes << inSymbols(preview.validity);
  model.notes
      << QObject::tr(
             "Recommended: λ* = %1 at this ε, ε* = %2; along both, chosen anew for every m, the bound "
             "falls as m to the power −%3.")
             .arg(numberText(preview.lambdaStar, 3), numberText(preview.epsilonStar, 3),
                  numberText(preview.rate, 3));
  if (!preview.paths.empty()) addPathNotes(model, study);
  if (preview.wrongSigns >= 1)
    model.notes << QObject::tr("At the current ε and λ the bound on the share of wrong signs says nothing.");
  else if (preview.wrongSigns > 0)
    model.notes
        << QObject::tr(
               "At the current ε and λ the share of wrong signs is at most %1 above the smallest one.")
               .arg(numberText(preview.wrongSigns, 3));
  for (const TheoryPreview::Scale& scale : preview.scales) {
    if (scale.proved && scale.id == "as-printed")
      model.notes << QObject::tr("Privacy with \"%1\": proved here by the tight bound, not by the paper.")
                         .arg(inSymbols(scale.label));
    if (!scale.proved)
      model.notes << QObject::tr("Privacy with \"%1\": not proved. %2")
                         .arg(inSymbols(scale.label), inSymbols(scale.reason));
  }
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  return model;
}

namespace {

/// The measure of the axes, for the settings of the chart: empty over epsilon.
std::string theoryAxes(const TheoryPreview& preview) {
  return preview.axis == "epsilon" ? std::string() : preview.axis;
}

constexpr std::array kTheoryAxes = {"epsilon", "lambda", "rows"};

int theoryAxisOf(const Study& study) {
  const auto found = std::ranges::find(kTheoryAxes, study.view.theoryAxis);
  return found == kTheoryAxes.end() ? 0 : static_cast<int>(found - kTheoryAxes.begin());
}

void addTheoryControls(PictureView& view) {
  view.addSegments(view.header(), "view.theory_axis", QObject::tr("Axis of the chart"),
                   {QObject::tr("over ε"), QObject::tr("over λ"), QObject::tr("over m")},
                   {QObject::tr("The bound against the privacy budget."),
                    QObject::tr("The bound against the regularisation."),
                    QObject::tr("The bound against the number of training rows.")},
                   theoryAxisOf, [](Study& study, int index) {
                     study.view.theoryAxis = kTheoryAxes[static_cast<std::size_t>(index)];
                   });
  view.addSwitch(
      view.header(), "view.as_printed", QObject::tr("as printed"),
      QObject::tr(
          "Not proved: the constants as the papers print them, with half the noise that their proof needs."),
      [](const Study& study) { return study.view.asPrinted; },
      [](Study& study, bool on) { study.view.asPrinted = on; });
}

MethodTableContents theoryTable(const TheoryPreview& preview) {
  MethodTableContents table{
      .headings = {QObject::tr("noise of one prediction"), QObject::tr("sensitivity"), QObject::tr("scale"),
                   QObject::tr("× paper's"), QObject::tr("privacy proved")},
      .rows = {}};
  for (const TheoryPreview::Scale& scale : preview.scales)
    table.rows.push_back({.method = QString::fromStdString(scale.id),
                          .label = QString::fromStdString(scale.label),
                          .texts = {fixedNumberText(scale.sensitivity, 4), fixedNumberText(scale.scale, 4),
                                    decimalText(scale.timesPaper, 3),
                                    !scale.proved              ? QObject::tr("no")
                                    : scale.id == "as-printed" ? QObject::tr("by the tight bound")
                                                               : QObject::tr("yes")},
                          .emphasised = scale.proved ? 0 : 4});
  return table;
}

/// The slopes of the paths beside the printed rates.
std::optional<MethodTableContents> ratesTable(const TheoryPreview& preview) {
  if (preview.paths.empty()) return {};
  MethodTableContents table{.headings = {QObject::tr("slope over m"), QObject::tr("by the theorem"),
                                         QObject::tr("last decade"), QObject::tr("10¹² to 10¹⁵ rows")},
                            .rows = {},
                            .leaveOut = {0, 0, 1, 0}};
  for (const TheoryPreview::Path& path : preview.paths)
    table.rows.push_back({.method = QString::fromStdString(path.curve.method),
                          .label = inSymbols(path.curve.label),
                          .texts = {decimalText(-path.rate, 3), decimalText(-path.slope, 3),
                                    decimalText(-path.distantSlope, 3)}});
  return table;
}

ViewContents theoryContents(const Sight<TheoryPreview>& sight) {
  const TheoryPreview& preview = sight.preview;
  const std::string axes = theoryAxes(preview);
  const ChartLook look = lookOf(sight.state.study, lookName(sight.state.study, "theory", axes));
  QStringList facts;
  if (preview.reason.empty())
    facts << QObject::tr("λ* %1").arg(numberText(preview.lambdaStar, 3))
          << QObject::tr("ε* %1").arg(numberText(preview.epsilonStar, 3));
  return {.facts = facts,
          .charts = {theoryChart(sight.study, preview, sight.theme, look)},
          .axes = axes,
          .tables = {theoryTable(preview), ratesTable(preview)}};
}

}  // namespace

ViewDescription theoryView() {
  return {.title = QObject::tr("What the bound says"),
          .charts = {{.leastPlot = 14}},
          .tables = {QObject::tr("Noise of one released prediction"), QObject::tr("Learning rates")},
          .logPills = {{.ofX = true,
                        .name = "theory.log-x",
                        .text = QObject::tr("log axis"),
                        .tip = QObject::tr("Logarithmic axis: equal steps multiply the value.")},
                       {.name = "theory.log-y",
                        .text = QObject::tr("log error"),
                        .tip = QObject::tr("Logarithmic axis for the error.")}},
          .addControls = addTheoryControls,
          .contents = ofPicture(theoryContents)};
}

}  // namespace epsiscope
