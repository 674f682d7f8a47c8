#include "ui/views/trade_off/trade_off_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "core/start/paper_forms.h"
#include "core/study/published_remarks.h"
#include "core/tasks/methods.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/task.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/picture.h"
#include "ui/state/role_words.h"
#include "ui/state/task_ui.h"
#include "ui/state/units.h"
#include "ui/state/view_kind.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/views/trade_off/method_differences.h"
#include "ui/views/trade_off/paper_form_words.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/names_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool isDrawn(const MethodCurve& curve) {
  return !curve.q05.empty();
}

/// The limits that hold the useful part: from below the best error to five times that of the baseline, a
/// share to twice it, and at least the lowest point of every curve. They depend only on sliders that change
/// the errors themselves.
std::pair<double, double> errorRange(const TradeOffPreview& preview, bool learns, bool logarithmic) {
  const bool isShare = preview.metric == "test_error" || preview.metric == "label_error";
  double low = preview.none > 0 ? preview.none : kInfinity;
  double high = 0;
  for (const double mean : preview.predictMean.y)
    if (std::isfinite(mean)) high = high == 0 ? mean : std::min(high, mean);
  high *= isShare ? 2 : 5;
  // Without learning: errors beyond the baseline mean as much as those below it.
  if (!learns && logarithmic)
    for (const MethodCurve& curve : preview.curves)
      for (const double error : curve.y)
        if (std::isfinite(error)) high = std::max(high, 1.2 * error);
  for (const MethodCurve& curve : preview.curves) {
    double smallest = kInfinity;
    for (const double error : curve.y)
      if (error > 0 && error < smallest) smallest = error;
    if (!std::isfinite(smallest)) continue;
    low = std::min(low, smallest);
    high = std::max(high, 1.2 * smallest);
  }
  if (isShare) high = std::min(high, 1.0);
  if (!std::isfinite(low)) low = high > 0 ? high / 100 : 0.1;
  if (!(high > low)) high = 10 * low;
  return {logarithmic ? 0.85 * low : 0.0, high};
}

ChartAxis axisOf(const Study& study, const TradeOffPreview& preview, const TradeOffOptions& options) {
  if (preview.overLambda)
    return {.title = QObject::tr("Regularisation %1 at ε = %2: flexible ← → stiff")
                         .arg(lambdaSymbol(study), numberText(viewEpsilon(study))),
            .logarithmic = options.logX,
            .range = std::pair(options.logX ? preview.low : 0, preview.high)};
  return {.title = QObject::tr("Privacy budget ε: more private ← → more accurate"),
          .logarithmic = options.logX,
          .range = std::pair(options.logX ? preview.low : 0, preview.high)};
}

/// The curves that have a line without privacy of their own, clearly above the lowest, by the error of that
/// line.
std::map<double, std::vector<const MethodCurve*>> ownBaselines(const TradeOffPreview& preview) {
  constexpr double kSame = 0.005;
  std::map<double, std::vector<const MethodCurve*>> own;
  if (preview.overLambda) return own;
  for (const MethodCurve& curve : preview.curves)
    if (curve.method != kMethodNone && hasLine(curve) && curve.withoutPrivacy > preview.none * (1 + kSame))
      own[curve.withoutPrivacy].push_back(&curve);
  return own;
}

/// A dash at the right end of the plot, where the method's curve comes close to it.
ChartSeries ownBaseline(double error, const std::vector<const MethodCurve*>& curves, const ChartAxis& x,
                        const Theme& theme) {
  constexpr double kShare = 0.07;
  const auto [low, high] = *x.range;
  QStringList names;
  for (const MethodCurve* curve : curves) names << nameOf(*curve);
  const QString method = QString::fromStdString(curves.front()->method);
  ChartSeries dash;
  dash.id = method + QStringLiteral("/without-privacy");
  dash.rowName = QObject::tr("%1 without privacy").arg(namesText(names));
  dash.x = {x.logarithmic ? high * std::pow(low / high, kShare) : high - kShare * (high - low), high};
  dash.y = {error, error};
  dash.markerX.emplace();
  dash.style = methodStyle(method, theme);
  markNotPrivate(dash);
  if (curves.size() > 1)
    dash.style.color = theme.mutedText;
  else
    dash.group = method + QStringLiteral("/exact");
  return dash;
}

void addBaselines(ChartModel& model, const TaskWords& words, const TradeOffPreview& preview,
                  const Theme& theme) {
  const auto own = ownBaselines(preview);
  // Over lambda, "none" is one of the curves.
  if (preview.none > 0 && !preview.overLambda) {
    const QString label =
        own.empty() ? QObject::tr(words.withoutNoise) : QObject::tr("no privacy, best learner: %1");
    model.guides.push_back(baseline(QStringLiteral("none"), preview.none,
                                    label.arg(numberText(preview.none, 3)), LineMeaning::notPrivate, theme));
    if (!preview.noneOf.empty())
      model.guides.back().color = methodStyle(QString::fromStdString(preview.noneOf), theme).color;
  }
  for (const auto& [error, curves] : own) model.series.push_back(ownBaseline(error, curves, model.x, theme));
  if (preview.predictMean.y.empty()) return;
  ChartSeries mean = lineOf(preview.predictMean, theme);
  mean.legendNote = QStringLiteral("%1, %2").arg(roleText(MethodRole::yardstick),
                                                 numberText(preview.predictMeanAtEpsilon, 3));
  mean.isYardstick = true;
  mean.style.marker = MarkerShape::none;
  if (!preview.predictMean.guarantee.isPrivate()) markNotPrivate(mean);
  model.series.push_back(std::move(mean));
}

ChartSeries publishedLine(const PublishedColumn& column, const std::vector<double>& x, const Theme& theme) {
  ChartSeries series;
  series.id = QStringLiteral("published/") + QString::fromStdString(column.label);
  series.name = QObject::tr("published: %1").arg(QString::fromStdString(column.label));
  series.x = x;
  series.y = column.error;
  series.markerX = x;
  series.style = methodStyle(QString::fromStdString(column.method), theme);
  series.style.meaning = LineMeaning::yardstick;
  series.style.width = 1.2;
  series.opacity = 0.75;
  series.isAside = true;
  return series;
}

/// The column as one line, or as the part that is private and, from its last point on, the part that is not.
std::vector<ChartSeries> publishedLines(const PublishedColumn& column, bool overLambda, const Theme& theme) {
  ChartSeries line = publishedLine(column, overLambda ? column.lambda : column.epsilon, theme);
  std::size_t proved = 0;
  while (!overLambda && proved < line.x.size() && column.isPrivateAt(line.x[proved])) ++proved;
  const bool isProved = overLambda ? column.isPrivateAt(column.epsilon.front()) : proved == line.x.size();
  if (isProved) return {line};
  ChartSeries rest = line;
  markNotPrivate(rest);
  if (proved == 0) return {rest};
  const auto place = static_cast<std::ptrdiff_t>(proved);
  line.group = rest.id;
  line.id += QStringLiteral("/private");
  line.rowName = std::exchange(line.name, QString());
  line.x.resize(proved);
  line.y.resize(std::min(line.y.size(), proved));
  line.markerX = line.x;
  rest.x.erase(rest.x.begin(), rest.x.begin() + place - 1);
  rest.y.erase(rest.y.begin(), rest.y.begin() + place - 1);
  rest.markerX = std::vector(rest.x.begin() + 1, rest.x.end());
  return {line, rest};
}

/// The study's published columns over the chart's axis: thin lines in the methods' colours. A column that is
/// not private says so in the legend, with the reason in exports; one note per source.
void addPublished(ChartModel& model, const Study& study, bool overLambda, const Theme& theme) {
  std::set<std::string> sources;
  QStringList withoutPrivacy;
  for (const PublishedColumn& column : study.published) {
    if (column.lambda.empty() == overLambda) continue;
    for (ChartSeries& line : publishedLines(column, overLambda, theme))
      model.series.push_back(std::move(line));
    // A table over lambda has one epsilon.
    const QString at = overLambda && !column.epsilon.empty()
                           ? QObject::tr(", at ε = %1").arg(numberText(column.epsilon.front()))
                           : QString();
    sources.insert(column.source + at.toStdString());
    if (!column.isPrivate && !column.reason.empty())
      model.sources << QString::fromStdString("Published " + column.label + ": " + column.reason + ".");
    for (const std::string& remark : remarksOn(column))
      model.sources
          << QObject::tr("Published %1: %2").arg(QString::fromStdString(column.label), inSymbols(remark));
    if (column.withoutPrivacy)
      withoutPrivacy << QString::fromStdString(column.label) + QLatin1Char(' ') +
                            exactText(*column.withoutPrivacy);
  }
  if (!withoutPrivacy.isEmpty())
    model.sources << QObject::tr("Published errors without privacy: %1.")
                         .arg(withoutPrivacy.join(QStringLiteral(", ")));
  for (const std::string& source : sources)
    model.notes << QObject::tr("Published columns: %1.").arg(QString::fromStdString(source));
}

/// Names the form of a study beside a published table, with all that is not as we would do it.
void addForm(ChartModel& model, const Study& study) {
  const QStringList differences = differencesFromOurs(study);
  if (differences.isEmpty()) return;
  const auto form = paperFormOf(study);
  model.notes << (form
                      ? QObject::tr("Here the study is in the form: %1. What differs from ours stands below.")
                            .arg(paperFormText(*form))
                      : QObject::tr("Here the study is in a form of its own. What differs from ours stands "
                                    "below."));
  model.sources << QObject::tr("Differences from ours: %1.").arg(differences.join(QStringLiteral(". ")));
}

/// Names in the legend who is trusted, and marks a series that promises nothing. A series that is no method
/// says what it is.
void tellGuarantee(ChartSeries& series, MethodRole role, const Guarantee& guarantee) {
  series.isYardstick = role != MethodRole::method;
  if (series.isYardstick && !series.name.isEmpty()) series.legendNote = roleText(role);
  if (role == MethodRole::part) return;
  if (!guarantee.isPrivate())
    markNotPrivate(series);
  else if (!series.name.isEmpty() && !series.isYardstick)
    series.legendNote = trustText(guarantee);
}

/// Says on every series whose noise it has, where the runs of the methods `sampled` drew with other seeds
/// than the lines.
void nameSeeds(ChartModel& model, const Study& study, const Result& result,
               const std::set<std::string>& sampled) {
  if (!hasOtherSeeds(study, result)) return;
  const QStringList parts = {QStringLiteral("90"), QStringLiteral("50"), QStringLiteral("mean")};
  for (ChartSeries& series : model.series) {
    const QString method = series.id.section(QLatin1Char('/'), 0, 0);
    const bool isOfRuns =
        sampled.contains(method.toStdString()) && parts.contains(series.id.section(QLatin1Char('/'), 1));
    if (method != QLatin1String("published")) series.seed = seedWords(isOfRuns ? result.study : study);
  }
}

/// Adds the curves. Runs lie behind the lines: a curve that is a mean of draws itself shows the runs' bands
/// instead of its own.
void addCurves(ChartModel& model, const Study& study, const TradeOffPreview& preview, const Result* result,
               const Theme& theme) {
  const RunAxis axis = preview.overLambda ? RunAxis::lambda : RunAxis::epsilon;
  std::set<std::string> sampled;
  if (result != nullptr) {
    const RunSlice slice = runSlice(study, *result, axis, preview.metric);
    for (const MethodCurve& curve : preview.curves) {
      const RunCurve run = runCurve(*result, slice, curve.method, "sampled");
      if (run.empty()) continue;
      sampled.insert(curve.method);
      addRun(model, run, curve.method, curve.label, hasLine(curve) ? lineOf(curve, theme).id : QString(),
             theme, isOutOfDate(study, *result, axis));
      tellGuarantee(model.series.back(), taskOf(study).roleOf(curve.method), curve.guarantee);
    }
  }
  for (const MethodCurve& curve : preview.curves) {
    if (!sampled.contains(curve.method)) addBandsOf(model, curve, theme);
    addStandardErrorOf(model, curve, theme);
  }
  addBaselines(model, wordsOf(study.task), preview, theme);
  addPublished(model, study, preview.overLambda, theme);
  addForm(model, study);
  for (const MethodCurve& curve : preview.curves) {
    if (!hasLine(curve)) continue;
    ChartSeries line = lineOf(curve, theme);
    tellGuarantee(line, taskOf(study).roleOf(curve.method), curve.guarantee);
    // Where runs are drawn, a marker means their mean and nothing else.
    if (sampled.contains(curve.method)) line.markerX.emplace();
    model.series.push_back(std::move(line));
  }
  if (result != nullptr) nameSeeds(model, study, *result, sampled);
}

void addMarks(ChartModel& model, const TradeOffPreview& preview, const Theme& theme) {
  for (const CurveMark& mark : preview.marks) {
    model.guides.push_back(markGuide(mark, theme));
    if (!mark.id.starts_with("raised-")) continue;
    // A change of phase: its words need more room than there is above the plot.
    model.guides.back().label.clear();
    model.notes << QStringLiteral("%1 %2.").arg(inSymbols(mark.label), numberText(mark.x, 3));
    if (model.shades.empty())
      model.shades.push_back({preview.low, mark.x, QObject::tr("regularisation raised")});
  }
}

/// Adds the lines to drag, at the values of `study`.
void addHandles(ChartModel& model, const Study& study, bool overLambda, const Theme& theme) {
  if (const auto lambda = taskOf(study).lambdaOf(study); overLambda && lambda)
    model.guides.push_back(dragGuide(QStringLiteral("lambda"), *lambda, lambdaFact(study, *lambda), theme));
  if (const auto second = comparedEpsilon(study); second && !overLambda) {
    model.guides.push_back(dragGuide(QStringLiteral("compare"), *second, epsilonFact(*second), theme));
    model.guides.back().color = theme.mutedText;
    model.guides.back().meaning = LineMeaning::elsewhere;
    model.guides.back().second = true;
  }
  if (!overLambda)
    model.guides.push_back(
        dragGuide(QStringLiteral("epsilon"), viewEpsilon(study), epsilonFact(viewEpsilon(study)), theme));
  if (!study.view.errorTarget) return;
  ChartGuide target =
      dragGuide(QStringLiteral("target"), *study.view.errorTarget,
                QObject::tr("wanted: %1").arg(wantedErrorWords(study, *study.view.errorTarget)), theme);
  target.along = ChartGuide::Along::y;
  target.second = true;
  model.guides.push_back(std::move(target));
}

/// Says of which splits the lines are the mean.
QString aboutSplits(const TradeOffPreview& preview) {
  const bool hasError = std::any_of(preview.curves.begin(), preview.curves.end(),
                                    [](const MethodCurve& curve) { return !curve.standardError.empty(); });
  if (preview.splits < preview.wantedSplits)
    return countedText("QObject", "Mean of %1 splits so far", "Mean of %1 split so far", preview.splits) +
           countedText("QObject", ", %1 more to come.", ", %1 more to come.",
                       preview.wantedSplits - preview.splits);
  if (preview.splits < 2) return QObject::tr("For one split of the rows.");
  return hasError ? countedText("QObject", "Mean of %1 splits; thin bands: its standard error.",
                                "Mean of %1 split; thin bands: its standard error.", preview.splits)
                  : countedText("QObject", "Mean of %1 splits.", "Mean of %1 split.", preview.splits);
}

QString aboutLines(const Study& study, const TradeOffPreview& preview, bool hasRuns) {
  const TaskFacts& facts = taskOf(study).facts();
  QStringList sentences;
  if (facts.hasExactCurves || std::none_of(preview.curves.begin(), preview.curves.end(), isDrawn))
    sentences << linesText(study);
  else
    sentences << (hasRuns ? QObject::tr("Lines: exact expectation, or the mean of a few draws.")
                          : QObject::tr("Lines with bands: mean, 50 % and 90 % of a few draws. Lines "
                                        "without: exact expectation."));
  if (facts.learns) sentences << aboutSplits(preview);
  if (!ownBaselines(preview).empty())
    sentences << QObject::tr("Dashes at the right: the same learner without privacy.");
  return sentences.join(QLatin1Char(' '));
}

/// How far off a release of the study is, where that is known.
QString aboutRelease(const Study& study, const TradeOffPreview& preview) {
  for (std::size_t i = 0; i < preview.halfWidthAtEpsilon.size(); ++i)
    if (const double half = preview.halfWidthAtEpsilon[i];
        std::isfinite(half) && taskOf(study).usesMethod(study, preview.curves[i].method))
      return QObject::tr(
                 "At ε = %1 in %4 of all draws a number that %2 releases is at most %3 away from what it is "
                 "without noise.")
          .arg(numberText(viewEpsilon(study)), nameOf(preview.curves[i]), numberText(half),
               percentText(preview.halfWidthLevel));
  return {};
}

QString aboutRuns(const Study& study, const TradeOffPreview& preview, const Result& result) {
  const RunAxis axis = preview.overLambda ? RunAxis::lambda : RunAxis::epsilon;
  const double epsilon = runSlice(study, result, axis, preview.metric).epsilon;
  const std::size_t trials = finishedTrials(result);
  const QString earlier = earlierWords(study, result, axis);
  QString note = (trials > 1 ? QObject::tr("Dots: mean of %1; bands: 50 % and 90 % of them%2.")
                             : QObject::tr("Dots: %1%2; bands need at least two."))
                     .arg(taskOf(study).isDrawnOften(study)
                              ? countedText("QObject", "%1 draws", "%1 draw", trials)
                              : countedText("QObject", "%1 sampled runs", "%1 sampled run", trials),
                          earlier.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(earlier));
  if (preview.overLambda && epsilon != viewEpsilon(study))
    note += QObject::tr(" They are of ε = %1, the nearest that was run.").arg(numberText(epsilon));
  if (hasOtherSeeds(study, result)) note += QObject::tr(" Lines: %1.").arg(seedWords(study));
  return note;
}

/// Returns "Laplace, Gaussian: NOTE": once, where several curves have the same note.
QStringList notesOf(const TradeOffPreview& preview) {
  std::vector<std::pair<std::string, QStringList>> found;
  for (const MethodCurve& curve : preview.curves)
    for (const std::string& note : curve.notes) {
      auto same = std::find_if(found.begin(), found.end(), [&](auto& one) { return one.first == note; });
      if (same == found.end()) same = found.insert(found.end(), {note, {}});
      same->second << nameOf(curve);
    }
  QStringList lines;
  for (const auto& [note, names] : found) lines << namesText(names) + QStringLiteral(": ") + inSymbols(note);
  return lines;
}

QStringList notPrivateCurves(const TradeOffPreview& preview) {
  QStringList names;
  for (const MethodCurve& curve : preview.curves)
    if (!curve.guarantee.isPrivate()) names << nameOf(curve);
  return markedCurves(names, preview.curves.size());
}

/// Explains "local" and "central", where curves use them.
QStringList aboutTrust(const TradeOffPreview& preview) {
  QStringList sentences;
  for (const MethodCurve& curve : preview.curves)
    if (const QString sentence = trustSentence(curve.guarantee);
        curve.guarantee.isPrivate() && !sentences.contains(sentence))
      sentences << sentence;
  return sentences;
}

}  // namespace

QString expectedFact(const Study& study, const TradeOffPreview& preview) {
  if (!taskOf(study).facts().learns) return QObject::tr("exact expectation");
  if (preview.splits < preview.wantedSplits)
    return QObject::tr("expected, mean of %1 of %2 splits").arg(preview.splits).arg(preview.wantedSplits);
  return preview.splits < 2 ? QObject::tr("expected, one split")
                            : countedText("QObject", "expected, mean of %1 splits",
                                          "expected, mean of %1 split", preview.splits);
}

TradeOffOptions tradeOffOptions(const ChartLook& look) {
  return {.logX = look.logX.value_or(true), .logError = look.logY};
}

std::string tradeOffAxes(const TradeOffPreview& preview) {
  std::string metric = preview.metric == "test_loss"     ? "loss"
                       : preview.metric == "label_error" ? "label"
                                                         : "";
  if (!preview.overLambda) return metric;
  return metric.empty() ? kAxisLambda : metric + '/' + kAxisLambda;
}

ChartModel tradeOffChart(const Study& study, const TradeOffPreview& preview, const Result* result,
                         const Theme& theme, const TradeOffOptions& options) {
  ChartModel model;
  model.id = QStringLiteral("trade-off");
  model.title = QObject::tr("What privacy costs");
  model.x = axisOf(study, preview, options);
  model.y.title = metricTitle(study, preview.metric);
  model.y.logarithmic =
      options.logError.value_or(preview.metric != "test_error" && preview.metric != "label_error");
  model.y.range = errorRange(preview, taskOf(study).facts().learns, model.y.logarithmic);
  model.y.hold.emplace();
  describeChart(model, study);
  if (study.view.method) model.chosen = QString::fromStdString(*study.view.method) + QLatin1Char('/');
  model.showsTruth = true;
  model.notPrivateCurves = notPrivateCurves(preview);
  addCurves(model, study, preview, result, theme);
  addMarks(model, preview, theme);
  addHandles(model, options.guides != nullptr ? *options.guides : study, preview.overLambda, theme);

  QStringList first;
  if (const QString best = bestSentence(study, preview); !best.isEmpty()) first << best;
  if (result != nullptr) first << aboutRuns(study, preview, *result);
  if (const QString compared = comparedSentence(study, preview); !compared.isEmpty()) first << compared;
  model.notes = first + model.notes;
  model.notes << aboutLines(study, preview, result != nullptr);
  if (const QString release = aboutRelease(study, preview); !release.isEmpty()) model.notes << release;
  if (const auto about = uiOf(study.task).aboutRun; about != nullptr && !about(study).isEmpty())
    model.notes << about(study);
  if (const QStringList trust = aboutTrust(preview); !trust.isEmpty())
    model.notes << trust.join(QLatin1Char(' '));
  model.notes << notesOf(preview);
  return model;
}

void addTradeOffCharts(const AppState& state, ChartList& charts) {
  const Picture* picture = pictureWith<TradeOffPreview>(state);
  const auto& preview = *previewOf<TradeOffPreview>(picture);
  const std::string axes = tradeOffAxes(preview);
  charts.add(tradeOffChart(picture->study, preview, state.currentResult(), charts.theme(),
                           tradeOffOptions(charts.look("trade-off", axes))),
             axes);
}

}  // namespace epsiscope
