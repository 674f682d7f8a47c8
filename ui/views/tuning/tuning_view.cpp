#include "ui/views/tuning/tuning_view.h"

#include <QObject>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/tasks/methods.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// Stems from the axis to every point.
ChartSeries stems(const ChartSeries& dots) {
  ChartSeries lines;
  lines.id = QStringLiteral("stems-of-") + dots.id;
  lines.group = dots.id;
  lines.style = dots.style;
  lines.markerX.emplace();
  for (std::size_t i = 0; i < dots.x.size(); ++i) {
    lines.x.insert(lines.x.end(), 3, dots.x[i]);
    lines.y.insert(lines.y.end(), {0.0, dots.y[i], std::numeric_limits<double>::quiet_NaN()});
  }
  return lines;
}

using Candidate = TuningPreview::Candidate;

/// Adds the probabilities of a way: those of the study's at the candidates, the others beside them.
void addWay(const TuningPreview& preview, bool onAllRows, const Theme& theme, ChartModel& model) {
  constexpr double kBeside = 1.12;
  const bool isOfStudy = onAllRows == preview.choosesOnAllRows;
  ChartSeries dots;
  dots.id = onAllRows ? QStringLiteral("on-all-rows") : QStringLiteral("by-parts");
  dots.name = onAllRows ? QObject::tr("by scores on all rows") : QObject::tr("by mistakes on the last part");
  dots.kind = ChartSeries::Kind::dots;
  dots.style = methodStyle(QString::fromStdString(isOfStudy ? preview.method : kMethodPredictMean), theme);
  dots.notPrivate = true;
  for (const Candidate& candidate : preview.candidates) {
    dots.x.push_back(candidate.lambda * (isOfStudy ? 1 : kBeside));
    dots.y.push_back(onAllRows ? candidate.probabilityOnAllRows : candidate.probability);
  }
  model.series.push_back(stems(dots));
  model.series.push_back(std::move(dots));
}

QString disclosure(const TuningPreview& preview) {
  QString price = QObject::tr("ε = %1").arg(numberText(preview.epsilon));
  if (preview.delta > 0) price = QObject::tr("%1 and δ = %2").arg(price, exactText(preview.delta));
  return preview.choosesOnAllRows
             ? QObject::tr(
                   "What is disclosed: the picked Λ and its weights. It costs %1 in total: ε = %2 for "
                   "the choice, the rest for the weights, both from all rows.")
                   .arg(price, numberText(preview.ofChoice))
             : QObject::tr(
                   "What is disclosed: the picked Λ and its weights. It costs %1 in total: no row is "
                   "in two parts, so the fits and the choice each have all of it.")
                   .arg(price);
}

/// The mistakes of what the two ways release.
QString comparison(const TuningPreview& preview) {
  if (!preview.byParts || !preview.onAllRows) return {};
  return QObject::tr(
             "In this draw the weights make %1 mistakes on the test rows where Λ is chosen on all rows, "
             "%2 where it is chosen by parts.")
      .arg(percentText(preview.onAllRows->error), percentText(preview.byParts->error));
}

QString farFromBest(const TuningPreview& preview) {
  if (preview.choosesOnAllRows || !(preview.mostAbove > 0)) return {};
  return QObject::tr(
             "With a probability of at least %1 the picked candidate makes fewer than %2 mistakes "
             "more than "
             "the best one on the last part of %3 rows (Theorem 9).")
      .arg(percentText(1 - TuningPreview::kFailure), numberText(preview.mostAbove, 3),
           countText(preview.testRows));
}

}  // namespace

ChartModel tuningChart(const Study& study, const TuningPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("tuning");
  model.title = QObject::tr("A private choice of Λ");
  model.showsTruth = true;
  model.x = {.title = QObject::tr("Candidate Λ: flexible ← → stiff"), .logarithmic = true};
  model.y = {.title = QObject::tr("Probability of being picked"), .range = std::pair(0.0, 1.0)};
  if (!preview.reason.empty()) {
    model.notes << QString::fromStdString(preview.reason);
    return model;
  }
  for (const bool onAllRows : {!preview.choosesOnAllRows, preview.choosesOnAllRows})
    if (onAllRows ? preview.onAllRows : preview.byParts) addWay(preview, onAllRows, theme, model);
  if (const auto& pick = preview.pick()) {
    const auto [low, high] = std::ranges::minmax_element(preview.candidates, {}, &Candidate::lambda);
    model.x.range = std::pair(low->lambda / 2, high->lambda * 2);
    const double lambda = preview.candidates[pick->picked].lambda;
    model.guides.push_back(dragGuide(QStringLiteral("picked"), lambda,
                                     QObject::tr("picked: Λ %1").arg(numberText(lambda)), theme));
    model.guides.back().draggable = false;
  }
  for (const QString& note :
       {farFromBest(preview), comparison(preview), disclosure(preview),
        QObject::tr(
            "Not private: mistakes, scores and probabilities come from private rows, and are shown only "
            "in Classroom."),
        QObject::tr("One possible result: each new seed makes other parts, other noise and maybe another "
                    "choice."),
        QObject::tr("All of this is for %1.").arg(firstSplitFact(study))})
    if (!note.isEmpty()) model.notes << note;
  return model;
}

bool isTuningAsked(const AppState& state) {
  return state.study.privateClassifier.tune.has_value();
}

namespace {

QString probabilityText(double probability) {
  return probability < 1e-5 ? QObject::tr("below 0.001 %") : percentText(probability);
}

QString pickedText(const TuningPreview::Pick& pick, std::size_t candidate) {
  return candidate == pick.picked ? QObject::tr("✓") : QString();
}

/// A row for each candidate, with what `texts` says of it.
template <class Texts>
MethodTableContents candidateTable(const TuningPreview& preview, QStringList headings, const Texts& texts) {
  MethodTableContents table{.headings = std::move(headings), .rows = {}};
  for (std::size_t i = 0; i < preview.candidates.size(); ++i)
    table.rows.push_back({.method = QString::fromStdString(preview.method),
                          .label = QStringLiteral("Λ ") + numberText(preview.candidates[i].lambda),
                          .texts = texts(preview.candidates[i], i)});
  return table;
}

std::optional<MethodTableContents> partsOf(const TuningPreview& preview) {
  if (!preview.byParts) return std::nullopt;
  return candidateTable(
      preview,
      {QObject::tr("candidate"), QObject::tr("rows of its part"), QObject::tr("mistakes"),
       QObject::tr("probability"), QObject::tr("picked")},
      [&](const Candidate& candidate, std::size_t i) -> QStringList {
        return {countText(candidate.rows),
                QObject::tr("%1 of %2").arg(countText(candidate.mistakes), countText(preview.testRows)),
                probabilityText(candidate.probability), pickedText(*preview.byParts, i)};
      });
}

std::optional<MethodTableContents> scoresOf(const TuningPreview& preview) {
  if (!preview.onAllRows) return std::nullopt;
  return candidateTable(preview,
                        {QObject::tr("candidate"), QObject::tr("score"), QObject::tr("moved by a row"),
                         QObject::tr("probability"), QObject::tr("picked")},
                        [&](const Candidate& candidate, std::size_t i) -> QStringList {
                          if (!candidate.score)
                            return {QObject::tr("noise alone"), {}, {}, pickedText(*preview.onAllRows, i)};
                          return {numberText(*candidate.score, 4), numberText(candidate.moves, 3),
                                  probabilityText(candidate.probabilityOnAllRows),
                                  pickedText(*preview.onAllRows, i)};
                        });
}

ViewContents tuningContents(const Sight<TuningPreview>& sight) {
  const auto& [state, study, preview, theme] = sight;
  ViewContents contents{.charts = {tuningChart(study, preview, theme)},
                        .method = preview.method,
                        .methods = state.study.privateClassifier.methods,
                        .missing = QString::fromStdString(preview.reason),
                        .change = [](Study& changed) { changed.privateClassifier.tune = startCandidates(); }};
  if (!contents.missing.isEmpty()) return contents;
  contents.isOffered = !preview.isOfStudy;
  if (contents.isOffered) contents.facts << QObject::tr("candidates to begin with");
  contents.facts << QObject::tr("%1 in total").arg(epsilonFact(preview.epsilon))
                 << (preview.choosesOnAllRows
                         ? QObject::tr("%1 for the choice").arg(epsilonFact(preview.ofChoice))
                         : countedText("QObject", "%1 rows in the last part", "%1 row in the last part",
                                       preview.testRows))
                 << firstSplitFact(study);
  contents.tables = {partsOf(preview), scoresOf(preview)};
  return contents;
}

}  // namespace

ViewDescription tuningView() {
  return {.title = QObject::tr("A private choice of Λ"),
          .charts = {{.leastPlot = 12}},
          .tables = {QObject::tr("The parts of the rows and what became of them"),
                     QObject::tr("The scores of the candidates on all rows")},
          .methodChoice = QObject::tr("Method whose choice is shown"),
          .offer = {{.name = "tuning.use",
                     .text = QObject::tr("Use these candidates"),
                     .tip = QObject::tr("Has Λ chosen from them in every view and every run.")}},
          .contents = ofPicture(tuningContents)};
}

}  // namespace epsiscope
