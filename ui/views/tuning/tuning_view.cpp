#include "ui/views/tuning/tuning_view.h"

#include <QObject>

#include <algorithm>
#include <limits>

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
  lines.id = QStringLiteral("stems");
  lines.group = dots.id;
  lines.style = dots.style;
  lines.markerX.emplace();
  for (std::size_t i = 0; i < dots.x.size(); ++i) {
    lines.x.insert(lines.x.end(), 3, dots.x[i]);
    lines.y.insert(lines.y.end(), {0.0, dots.y[i], std::numeric_limits<double>::quiet_NaN()});
  }
  return lines;
}

QStringList disclosure(const TuningPreview& preview) {
  QString price = QObject::tr("ε = %1").arg(numberText(preview.epsilon));
  if (preview.delta > 0) price = QObject::tr("%1 and δ = %2").arg(price, exactText(preview.delta));
  return {
      QObject::tr("What is disclosed: the picked Λ and its weights. It costs %1 in total: no row is in two "
                  "parts, so the fits and the choice each have all of it.")
          .arg(price),
      QObject::tr("Not private: the mistakes and the probabilities are counted on private rows, and shown "
                  "only in Classroom."),
      QObject::tr("One possible result: each new seed makes other parts, other noise and maybe another "
                  "choice.")};
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
  ChartSeries dots;
  dots.id = QStringLiteral("probability");
  dots.name = QObject::tr("probability of a candidate");
  dots.kind = ChartSeries::Kind::dots;
  dots.style = methodStyle(QString::fromStdString(preview.method), theme);
  dots.notPrivate = true;
  for (const TuningPreview::Candidate& candidate : preview.candidates) {
    dots.x.push_back(candidate.lambda);
    dots.y.push_back(candidate.probability);
  }
  model.series.push_back(stems(dots));
  if (!dots.x.empty()) {
    const auto [low, high] = std::minmax_element(dots.x.begin(), dots.x.end());
    model.x.range = std::pair(*low / 2, *high * 2);
  }
  model.series.push_back(std::move(dots));
  if (preview.picked < preview.candidates.size()) {
    const double lambda = preview.candidates[preview.picked].lambda;
    model.guides.push_back(dragGuide(QStringLiteral("picked"), lambda,
                                     QObject::tr("picked: Λ %1").arg(numberText(lambda)), theme));
    model.guides.back().draggable = false;
  }
  if (preview.mostAbove > 0)
    model.notes << QObject::tr(
                       "With a probability of at least %1 the picked candidate makes fewer than %2 mistakes "
                       "more than "
                       "the best one on the last part of %3 rows (Theorem 9).")
                       .arg(percentText(1 - TuningPreview::kFailure), numberText(preview.mostAbove, 3),
                            countText(preview.testRows));
  model.notes << disclosure(preview) << QObject::tr("All of this is for %1.").arg(firstSplitFact(study));
  return model;
}

bool isTuningAsked(const AppState& state) {
  return state.study.privateClassifier.tune.has_value();
}

namespace {

QString probabilityText(double probability) {
  return probability < 1e-5 ? QObject::tr("below 0.001 %") : percentText(probability);
}

MethodTableContents partsOf(const TuningPreview& preview) {
  MethodTableContents table{
      .headings = {QObject::tr("candidate"), QObject::tr("rows of its part"), QObject::tr("mistakes"),
                   QObject::tr("probability"), QObject::tr("picked")},
      .rows = {}};
  for (std::size_t i = 0; i < preview.candidates.size(); ++i) {
    const TuningPreview::Candidate& candidate = preview.candidates[i];
    table.rows.push_back(
        {.method = QString::fromStdString(preview.method),
         .label = QStringLiteral("Λ ") + numberText(candidate.lambda),
         .texts = {countText(candidate.rows),
                   QObject::tr("%1 of %2").arg(countText(candidate.mistakes), countText(preview.testRows)),
                   probabilityText(candidate.probability),
                   i == preview.picked ? QObject::tr("✓") : QString()}});
  }
  return table;
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
                 << countedText("QObject", "%1 rows in the last part", "%1 row in the last part",
                                preview.testRows)
                 << firstSplitFact(study);
  contents.tables = {partsOf(preview)};
  return contents;
}

}  // namespace

ViewDescription tuningView() {
  return {.title = QObject::tr("A private choice of Λ"),
          .charts = {{.leastPlot = 12}},
          .tables = {QObject::tr("The parts of the rows and what became of them")},
          .methodChoice = QObject::tr("Method whose choice is shown"),
          .offer = {{.name = "tuning.use",
                     .text = QObject::tr("Use these candidates"),
                     .tip = QObject::tr("Has Λ chosen from them in every view and every run.")}},
          .contents = ofPicture(tuningContents)};
}

}  // namespace epsiscope
