#include "ui/views/chart_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include <QObject>

#include "core/results/result.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/state/task_ui.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kOpacityOfMost = 0.10, kOpacityOfHalf = 0.18;  ///< opacity of bands that hold 90 % and 50 %
constexpr double kOpacityOfError = 0.3;

}  // namespace

QString nameOf(const MethodCurve& curve) {
  return QString::fromStdString(curve.label);
}

ChartSeries lineOf(const MethodCurve& curve, const Theme& theme) {
  ChartSeries series;
  series.id = QString::fromStdString(curve.method) + QStringLiteral("/exact");
  series.name = nameOf(curve);
  series.x = curve.x;
  series.y = curve.y;
  series.style = methodStyle(QString::fromStdString(curve.method), theme);
  return series;
}

void markNotPrivate(ChartSeries& series) {
  series.notPrivate = true;
  series.style = notPrivateStyle(series.style);
}

void nameNotPrivate(ChartModel& model, std::size_t curves) {
  QStringList names;
  for (const ChartSeries& series : model.series) {
    const QString method = series.id.section(QLatin1Char('/'), 0, 0);
    const bool isMethod = std::ranges::any_of(
        allTasks(), [&](const Task* task) { return task->isMethod(method.toStdString()); });
    if (series.style.meaning != LineMeaning::notPrivate || !series.group.isEmpty() || !isMethod) continue;
    const QString name = QString::fromStdString(methodLabel(method.toStdString()));
    if (!names.contains(name)) names << name;
  }
  model.notPrivateCurves = markedCurves(names, curves);
}

QString bandName(const std::string& label, int percent) {
  return QObject::tr("%1, %2 % of the runs").arg(QString::fromStdString(label)).arg(percent);
}

ChartSeries bandOf(const QString& id, const QString& rowName, const QString& group, const std::string& method,
                   const std::vector<double>& x, const std::vector<double>& lower,
                   const std::vector<double>& upper, double opacity, const Theme& theme) {
  ChartSeries series;
  series.id = id;
  series.rowName = rowName;
  series.kind = ChartSeries::Kind::band;
  series.x = x;
  series.y = lower;
  series.upper = upper;
  series.group = group;
  series.style = methodStyle(QString::fromStdString(method), theme);
  series.opacity = opacity;
  return series;
}

void addStandardErrorOf(ChartModel& model, const MethodCurve& curve, const Theme& theme) {
  if (curve.standardError.size() != curve.y.size() || curve.y.empty()) return;
  std::vector<double> lower, upper;
  for (std::size_t i = 0; i < curve.y.size(); ++i) {
    lower.push_back(curve.y[i] - curve.standardError[i]);
    upper.push_back(curve.y[i] + curve.standardError[i]);
  }
  const QString id = QString::fromStdString(curve.method);
  model.series.push_back(bandOf(id + QStringLiteral("/standard-error"),
                                QObject::tr("%1, one standard error between splits").arg(nameOf(curve)),
                                id + QStringLiteral("/exact"), curve.method, curve.x, lower, upper,
                                kOpacityOfError, theme));
}

void addBandsOf(ChartModel& model, const MethodCurve& curve, const Theme& theme) {
  const QString id = QString::fromStdString(curve.method);
  const QString line = id + QStringLiteral("/exact");
  const auto add = [&](int percent, const std::vector<double>& lower, const std::vector<double>& upper,
                       double opacity) {
    if (lower.size() == curve.x.size() && upper.size() == curve.x.size() && !curve.x.empty())
      model.series.push_back(bandOf(id + QStringLiteral("/%1").arg(percent), bandName(curve.label, percent),
                                    line, curve.method, curve.x, lower, upper, opacity, theme));
  };
  add(90, curve.q05, curve.q95, kOpacityOfMost);
  add(50, curve.q25, curve.q75, kOpacityOfHalf);
}

void addRun(ChartModel& model, const RunCurve& curve, const std::string& method, const std::string& label,
            const QString& line, const Theme& theme, bool outOfDate) {
  if (curve.empty()) return;
  const QString id = QString::fromStdString(method), name = QString::fromStdString(label);
  const double strength = outOfDate ? 0.4 : 1;
  const QString group = line.isEmpty() ? id + QStringLiteral("/mean") : line;
  model.series.push_back(bandOf(id + QStringLiteral("/90"), bandName(label, 90), group, method, curve.x,
                                curve.column(&ResultRow::q05), curve.column(&ResultRow::q95),
                                kOpacityOfMost * strength, theme));
  model.series.push_back(bandOf(id + QStringLiteral("/50"), bandName(label, 50), group, method, curve.x,
                                curve.column(&ResultRow::q25), curve.column(&ResultRow::q75),
                                kOpacityOfHalf * strength, theme));
  ChartSeries mean;
  mean.id = id + QStringLiteral("/mean");
  mean.kind = line.isEmpty() ? ChartSeries::Kind::line : ChartSeries::Kind::dots;
  if (line.isEmpty()) {
    mean.name = name;
    mean.markerX = curve.x;
  } else {
    mean.group = line;
    mean.rowName = QObject::tr("%1, mean of the runs").arg(name);
  }
  mean.x = curve.x;
  mean.y = curve.column(&ResultRow::mean);
  mean.style = methodStyle(id, theme);
  mean.opacity = strength;
  model.series.push_back(std::move(mean));
}

void describeChart(ChartModel& model, const Study& study) {
  const DataChoice& data = study.data;
  const auto number = [](const std::optional<double>& value) {
    return value ? exactText(*value) : QString();
  };
  model.subject =
      QStringList{QString::fromStdString(taskOf(study).facts().id), QString::fromStdString(data.file),
                  QString::fromStdString(data.target), number(data.lower), number(data.upper)}
          .join(QLatin1Char('\n'));
  const auto add = [&](const QString& name, const std::optional<double>& value) {
    if (value) model.parameters.emplace_back(name, numberText(*value));
  };
  add(QStringLiteral("ε"), viewEpsilon(study));
  add(lambdaSymbol(study), taskOf(study).lambdaOf(study));
  if (const auto facts = uiOf(study.task).chartFacts)
    for (const auto& fact : facts(study)) model.parameters.push_back(fact);
  add(QStringLiteral("y"), study.view.label);
  add(QStringLiteral("y′"), study.view.otherLabel);
}

namespace {

void widen(ChartAxis& axis, const ChartAxis& other) {
  if (!axis.range || !other.range) return;
  axis.range = {std::min(axis.range->first, other.range->first),
                std::max(axis.range->second, other.range->second)};
}

}  // namespace

void addCompared(ChartModel& model, const ChartModel& other, double epsilon, const QStringList& ids) {
  const QString fact = epsilonFact(epsilon);
  for (ChartSeries series : other.series) {
    if (std::ranges::none_of(ids, [&](const QString& id) { return series.id.startsWith(id); })) continue;
    const QString name = series.name.isEmpty() ? series.rowName : series.name;
    series.rowName = QStringLiteral("%1, %2").arg(name.isEmpty() ? series.id : name, fact);
    series.group = series.group.isEmpty() ? series.id : series.group;
    series.id = QStringLiteral("compared/") + series.id;
    series.name.clear();
    series.style.marker = MarkerShape::none;
    series.style = elsewhereStyle(series.style);
    series.opacity *= 0.6;
    series.fill = 0;
    model.series.push_back(std::move(series));
  }
  widen(model.x, other.x);
  widen(model.y, other.y);
  model.notes << QObject::tr("Faint, in short dashes: at %1.").arg(fact);
}

ChartGuide dragGuide(const QString& id, double value, const QString& label, const Theme& theme) {
  return {.id = id, .value = value, .label = label, .color = theme.accent, .draggable = true};
}

void takeDragged(Study& study, const QString& guide, double value) {
  const double rounded = roundedTo(value, 3);
  if (guide == QLatin1String("epsilon")) study.view.epsilon = rounded;
  if (guide == QLatin1String("compare")) study.view.compareEpsilon = rounded;
  if (guide == QLatin1String("lambda")) taskOf(study).setLambda(study, rounded);
  if (guide == QLatin1String("target")) study.view.errorTarget = roundedWantedError(study, value, 3);
}

ChartGuide markGuide(const CurveMark& mark, const Theme& theme) {
  return {.id = QString::fromStdString(mark.id),
          .value = mark.x,
          .label = inSymbols(mark.label),
          .color = theme.mutedText,
          .meaning = LineMeaning::yardstick,
          .width = 1.2};
}

ChartGuide baseline(const QString& id, double value, const QString& label, LineMeaning meaning,
                    const Theme& theme) {
  return {.id = id,
          .along = ChartGuide::Along::y,
          .value = value,
          .label = label,
          .color = theme.mutedText,
          .meaning = meaning,
          .width = 1.5};
}

}  // namespace epsiscope
