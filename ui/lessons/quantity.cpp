#include "ui/lessons/quantity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/privacy/guarantee.h"
#include "core/run/people_preview.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/tasks/kernel_release/function_preview.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/statistic/glance_preview.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/noise_preview.h"
#include "ui/state/data_roles.h"
#include "ui/state/picture.h"
#include "ui/views/data/data_charts.h"

namespace epsiscope {

namespace {

using Value = std::optional<double>;
using Compute = Value (*)(const AppState& state, const std::string& method);

/// The preview, if it is of the study's parameters; else null.
template <class P>
const P* current(const AppState& state) {
  const Picture* picture = pictureWith<P>(state);
  return state.isCurrent(picture) ? previewOf<P>(picture) : nullptr;
}

Value finite(double value) {
  return std::isfinite(value) ? Value(value) : std::nullopt;
}

Value error(const AppState& state, const std::string& method) {
  const auto* preview = current<TradeOffPreview>(state);
  if (preview == nullptr) return {};
  if (method == kMethodNone) return finite(preview->none);
  if (method == kMethodPredictMean || method == preview->predictMean.method)
    return finite(preview->predictMeanAtEpsilon);
  for (std::size_t i = 0; i < preview->curves.size(); ++i)
    if (preview->curves[i].method == method) return finite(preview->atEpsilon[i]);
  return {};
}

Value smallest(const AppState& state, const std::string& method) {
  const auto* preview = current<TradeOffPreview>(state);
  if (preview == nullptr) return {};
  for (std::size_t i = 0; i < preview->smallestEpsilon.size(); ++i)
    if (preview->curves[i].method == method && preview->smallestEpsilon[i])
      return preview->smallestEpsilon[i]->epsilon;
  return {};
}

/// Infinitely many where no number of people is enough.
Value rowsFor(const AppState& state, const std::string& method) {
  const auto* preview = current<PeoplePreview>(state);
  if (preview == nullptr || !preview->isFinished()) return {};
  for (std::size_t i = 0; i < std::min(preview->curves.size(), preview->answers.size()); ++i) {
    if (preview->curves[i].method != method) continue;
    const std::optional<std::size_t>& rows = preview->answers[i].fewest.rows;
    return rows ? static_cast<double>(*rows) : std::numeric_limits<double>::infinity();
  }
  return {};
}

const NoiseCurve* noiseOf(const AppState& state, const std::string& method) {
  const auto* preview = current<NoisePreview>(state);
  if (preview == nullptr) return nullptr;
  const auto curve = std::ranges::find(preview->curves, method, &NoiseCurve::method);
  return curve == preview->curves.end() ? nullptr : &*curve;
}

Value noiseSd(const AppState& state, const std::string& method) {
  const NoiseCurve* curve = noiseOf(state, method);
  return curve ? finite(curve->sd) : std::nullopt;
}

Value logRatio(const AppState& state, const std::string& method) {
  const NoiseCurve* curve = noiseOf(state, method);
  return curve ? finite(curve->maxLogRatio) : std::nullopt;
}

/// Infinite where a result reveals for certain which of the two tables it is from.
Value measuredEpsilon(const AppState& state, const std::string& method) {
  const AuditedClaim* claim = auditedClaim(state, method);
  return claim && !claim->parts.empty() ? Value(claim->measured()) : std::nullopt;
}

const Attack* attackOn(const AppState& state, const std::string& method) {
  const auto* preview = current<AttackPreview>(state);
  if (preview == nullptr) return nullptr;
  const auto attacked = std::ranges::find(preview->methods, method, &AttackedMethod::method);
  return attacked == preview->methods.end() ? nullptr : &attacked->found;
}

Value bestGuess(const AppState& state, const std::string& method) {
  const Attack* attack = attackOn(state, method);
  return attack ? finite(attack->success) : std::nullopt;
}

/// The share of the drawn guesses that were right.
Value shareGuessed(const AppState& state, const std::string& method) {
  const Attack* attack = attackOn(state, method);
  if (attack == nullptr || attack->draws() == 0) return {};
  return static_cast<double>(attack->guessed) / static_cast<double>(attack->draws());
}

Value posterior(const AppState& state, const std::string&) {
  return attackerPosterior(viewEpsilon(state.study));
}

Value clipped(const AppState& state, const std::string&) {
  const Column* target = targetOf(state);
  if (target == nullptr || !state.study.data.lower || !state.study.data.upper) return {};
  return clippedShare(*target, state.study.data).share();
}

Value intervalWidth(const AppState& state, const std::string&) {
  const auto* preview = current<IntervalPreview>(state);
  return preview ? Value(preview->interval.upper - preview->interval.lower) : std::nullopt;
}

/// Bins of the prior between A1 and A2, whose ends are nodes of it.
Value intervalBins(const AppState& state, const std::string&) {
  const auto* preview = current<IntervalPreview>(state);
  if (preview == nullptr) return {};
  const auto inside = std::ranges::count_if(preview->prior.nodes, [&](double node) {
    return node >= preview->interval.lower && node <= preview->interval.upper;
  });
  return static_cast<double>(inside) - 1;
}

Value responseBins(const AppState& state, const std::string&) {
  const auto* preview = current<IntervalPreview>(state);
  return preview && preview->bins ? Value(static_cast<double>(preview->bins->outputs.size())) : std::nullopt;
}

Value labelsEpsilon(const AppState& state, const std::string&) {
  const auto* preview = current<IntervalPreview>(state);
  return preview ? finite(preview->epsilonLabels) : std::nullopt;
}

Value suggestedShare(const AppState& state, const std::string&) {
  const auto* preview = current<IntervalPreview>(state);
  return preview ? finite(preview->suggestedShare) : std::nullopt;
}

Value printedNoise(const AppState& state, const std::string&) {
  const auto* preview = current<TheoryPreview>(state);
  if (preview == nullptr) return {};
  const auto scale = std::ranges::find(preview->scales, "as-printed", &TheoryPreview::Scale::id);
  return scale == preview->scales.end() ? std::nullopt : finite(scale->timesPaper);
}

Value enoughRows(const AppState& state, const std::string&) {
  const auto* preview = current<RowsPreview>(state);
  return preview ? finite(preview->asSamplingAtEpsilon) : std::nullopt;
}

Value functionFrom(const AppState& state, const std::string&) {
  const auto* preview = current<FunctionPreview>(state);
  return preview && !preview->counts.empty() ? finite(preview->cheaperFrom) : std::nullopt;
}

Value pictureError(const AppState& state, const std::string&) {
  const auto* preview = current<GlancePreview>(state);
  const bool isThere = preview != nullptr && !preview->panels.empty() && preview->panels.front().twin;
  return isThere ? finite(preview->panels.front().twin->totalVariation) : std::nullopt;
}

Value unsureShare(const AppState& state, const std::string&) {
  const auto* preview = current<GlancePreview>(state);
  return preview ? finite(preview->unsureShare()) : std::nullopt;
}

const std::map<QString, Compute>& ofMethods() {
  static const std::map<QString, Compute> all{
      {QStringLiteral("error"), error},          {QStringLiteral("smallest-epsilon"), smallest},
      {QStringLiteral("rows-for"), rowsFor},     {QStringLiteral("noise-sd"), noiseSd},
      {QStringLiteral("log-ratio"), logRatio},   {QStringLiteral("measured"), measuredEpsilon},
      {QStringLiteral("best-guess"), bestGuess}, {QStringLiteral("guessed"), shareGuessed}};
  return all;
}

const std::map<QString, Compute>& plain() {
  static const std::map<QString, Compute> all{{QStringLiteral("posterior"), posterior},
                                              {QStringLiteral("clipped-share"), clipped},
                                              {QStringLiteral("interval-width"), intervalWidth},
                                              {QStringLiteral("interval-bins"), intervalBins},
                                              {QStringLiteral("response-bins"), responseBins},
                                              {QStringLiteral("labels-epsilon"), labelsEpsilon},
                                              {QStringLiteral("suggested-share"), suggestedShare},
                                              {QStringLiteral("printed-noise"), printedNoise},
                                              {QStringLiteral("enough-rows"), enoughRows},
                                              {QStringLiteral("function-from"), functionFrom},
                                              {QStringLiteral("picture-error"), pictureError},
                                              {QStringLiteral("unsure-share"), unsureShare}};
  return all;
}

}  // namespace

const AuditedClaim* auditedClaim(const AppState& state, const std::string& method) {
  const auto* preview = current<AuditPreview>(state);
  if (preview == nullptr || preview->effort.draws == 0) return nullptr;
  const auto claim = std::ranges::find(preview->claims, method, &AuditedClaim::method);
  return claim == preview->claims.end() ? nullptr : &*claim;
}

std::optional<double> quantity(const QString& name, const AppState& state) {
  const qsizetype colon = name.indexOf(QLatin1Char(':'));
  const auto& all = colon < 0 ? plain() : ofMethods();
  const auto found = all.find(name.left(colon));
  return found == all.end() ? std::nullopt : found->second(state, name.mid(colon + 1).toStdString());
}

QStringList quantityNames() {
  QStringList names;
  for (const auto& [name, compute] : ofMethods()) names << name + QStringLiteral(":METHOD");
  for (const auto& [name, compute] : plain()) names << name;
  return names;
}

bool isQuantity(const QString& name, const std::vector<TaskId>& tasks) {
  const qsizetype colon = name.indexOf(QLatin1Char(':'));
  if (colon < 0) return plain().contains(name);
  return ofMethods().contains(name.left(colon)) && hasMethod(name.mid(colon + 1).toStdString(), tasks);
}

bool hasMethod(const std::string& method, const std::vector<TaskId>& tasks) {
  return std::ranges::any_of(tasks, [&](TaskId task) {
    return method == kMethodPredictMean ||
           std::ranges::count(taskOf(task).methods(), method, &Method::id) > 0;
  });
}

}  // namespace epsiscope
