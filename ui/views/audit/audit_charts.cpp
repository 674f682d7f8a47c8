#include "ui/views/audit/audit_charts.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/privacy/guarantee.h"
#include "ui/state/words.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Verdict = AuditedClaim::Verdict;

constexpr std::size_t kMostNames = 4;

QString sign(Verdict verdict) {
  switch (verdict) {
    case Verdict::holds:
      return QStringLiteral("✓");
    case Verdict::broken:
      return QStringLiteral("✗");
    case Verdict::unproved:
      return QStringLiteral("?");
    case Verdict::nothing:
      break;
  }
  return QStringLiteral("–");
}

/// The place of infinite values, a little above all finite ones.
double ceilingOf(const AuditPreview& preview) {
  double most = preview.epsilon;
  for (const AuditedClaim& claim : preview.claims)
    for (const double value : {claim.measured(), claim.asked()})
      if (std::isfinite(value)) most = std::max(most, value);
  return 1.25 * most;
}

/// The axis from a little below all positive values, or from 0 where that leaves room for everything.
ChartAxis epsilonAxis(const AuditPreview& preview) {
  constexpr double kFar = 30;
  const double ceiling = ceilingOf(preview);
  double least = preview.epsilon;
  for (const AuditedClaim& claim : preview.claims)
    if (const double measured = claim.measured(); measured > 0) least = std::min(least, measured);
  const bool isFar = ceiling > kFar * least;
  return {.title = QObject::tr("ε: smaller is more private"),
          .logarithmic = isFar,
          .range = isFar ? std::pair(least / 2, 2 * ceiling) : std::pair(0.0, 1.05 * ceiling)};
}

/// The claims with anything to show.
std::vector<const AuditedClaim*> shownClaims(const AuditPreview& preview) {
  std::vector<const AuditedClaim*> shown;
  for (const AuditedClaim& claim : preview.claims)
    if (!claim.parts.empty()) shown.push_back(&claim);
  return shown;
}

ChartSeries measuredOf(const AuditedClaim& claim, double place, double ceiling, const Theme& theme) {
  ChartSeries dot;
  dot.id = QString::fromStdString(claim.method) + QStringLiteral("/measured");
  dot.rowName = QObject::tr("%1: measured").arg(QString::fromStdString(claim.label));
  dot.kind = ChartSeries::Kind::dots;
  dot.style = methodStyle(QString::fromStdString(claim.method), theme);
  // A curve that is a line without markers elsewhere is a dot here all the same.
  if (dot.style.marker == MarkerShape::none) dot.style.marker = MarkerShape::circle;
  dot.x = {place};
  dot.y = {std::min(claim.measured(), ceiling)};
  if (!claim.claimed.isPrivate()) markNotPrivate(dot);
  return dot;
}

}  // namespace

QString epsilonText(double epsilon) {
  return std::isinf(epsilon) ? QObject::tr("no bound") : numberText(roundedTo(epsilon, 4));
}

QString replayText(const AuditedClaim& claim) {
  if (!claim.replay) return QStringLiteral("–");
  return claim.replay->isSame ? epsilonText(claim.replay->measured) : QObject::tr("tells them apart");
}

QString verdictText(Verdict verdict) {
  switch (verdict) {
    case Verdict::holds:
      return QObject::tr("✓ holds");
    case Verdict::broken:
      return QObject::tr("✗ broken");
    case Verdict::unproved:
      return QObject::tr("? not proved");
    case Verdict::nothing:
      break;
  }
  return QObject::tr("– promises nothing");
}

QString claimSentence(const AuditedClaim& claim) {
  const QString name = QString::fromStdString(claim.label);
  if (!claim.reason.empty()) return QObject::tr("%1: %2").arg(name, inSymbols(claim.reason));
  QString sentence =
      claim.verdict() == Verdict::nothing && claim.parts.empty()
          ? QObject::tr("%1 promises nothing.").arg(name)
          : QObject::tr("%1: claimed ε %2, measured %3 (%4); %5.")
                .arg(name, epsilonText(claim.claimed.epsilon()), epsilonText(claim.measured()),
                     claim.isExact()
                         ? QObject::tr("the exact worst case")
                         : QObject::tr("the worst of %1 pairs tried").arg(countText(claim.pairs())),
                     verdictText(claim.verdict()));
  if (claim.replay)
    sentence += QLatin1Char(' ') +
                (claim.replay->ofRows
                     ? QObject::tr("Replayed on %1 pairs of tables with the same answers: %2.")
                     : QObject::tr("Replayed on %1 pairs of made-up tables with the same answers: %2."))
                    .arg(countText(claim.replay->pairs), replayText(claim));
  if (!claim.falsehood.empty()) sentence += QLatin1Char(' ') + inSymbols(claim.falsehood);
  if (!claim.claimed.note().empty()) sentence += QLatin1Char(' ') + inSymbols(claim.claimed.note());
  if (!claim.proof.empty())
    sentence += QLatin1Char(' ') + QObject::tr("Proof: %1.").arg(QString::fromStdString(claim.proof));
  return sentence;
}

ChartModel auditChart(const Study& study, const AuditPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("audit");
  model.title = QObject::tr("Claimed and measured");
  describeChart(model, study);
  model.showsTruth = preview.usesRows() || showsTruth(study);
  const std::vector<const AuditedClaim*> shown = shownClaims(preview);
  const double ceiling = ceilingOf(preview);
  ChartSeries claimed, draws;
  claimed.id = QStringLiteral("claimed");
  claimed.name = QObject::tr("what the noise is for: no dot may lie above");
  claimed.style.color = theme.text;
  claimed.style.marker = MarkerShape::none;
  claimed.markerX.emplace();
  draws.id = QStringLiteral("draws");
  draws.name = QObject::tr("at least, by draws alone");
  draws.kind = ChartSeries::Kind::dots;
  draws.style.color = theme.mutedText;
  draws.style.marker = MarkerShape::cross;
  std::vector<ChartSeries> measured;
  bool hasNoBound = false;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const AuditedClaim& claim = *shown[i];
    const auto place = static_cast<double>(i);
    // The names of many methods would be cut; their dots look as in the table.
    model.x.names << (shown.size() > kMostNames
                          ? sign(claim.verdict())
                          : sign(claim.verdict()) + QLatin1Char(' ') + QString::fromStdString(claim.label));
    hasNoBound = hasNoBound || std::isinf(claim.measured());
    claimed.x.insert(claimed.x.end(), {place - 0.4, place + 0.4, place + 0.4});
    claimed.y.insert(claimed.y.end(),
                     {claim.asked(), claim.asked(), std::numeric_limits<double>::quiet_NaN()});
    double atLeast = 0;
    for (const AuditedPart& part : claim.parts)
      if (part.sampled) atLeast = std::max(atLeast, part.rows * part.sampled->atLeast);
    if (atLeast > 0) draws.x.push_back(place), draws.y.push_back(atLeast);
    measured.push_back(measuredOf(claim, place, ceiling, theme));
    model.sources << claimSentence(claim);
  }
  model.x.title = QObject::tr("Method");
  model.x.range = std::pair(-0.5, std::max(0.5, static_cast<double>(shown.size()) - 0.5));
  model.y = epsilonAxis(preview);
  if (hasNoBound)
    model.guides.push_back(
        baseline(QStringLiteral("no-bound"), ceiling, QStringLiteral("∞"), LineMeaning::yardstick, theme));
  model.series.push_back(std::move(claimed));
  if (!draws.x.empty()) model.series.push_back(std::move(draws));
  for (ChartSeries& one : measured) model.series.push_back(std::move(one));
  nameNotPrivate(model, shown.size());
  return model;
}

}  // namespace epsiscope
