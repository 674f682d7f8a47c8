#include "ui/lessons/condition.h"

#include <algorithm>

#include "core/audit/audited_claim.h"
#include "core/tasks/task.h"
#include "core/results/result.h"
#include "ui/lessons/quantity.h"
#include "ui/state/app_state.h"
#include "ui/state/key_words.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/noise/noise_charts.h"

namespace epsiscope {

namespace {

std::optional<double> numberOf(const ConditionLimit& limit, const AppState& now) {
  return limit.quantity.isEmpty() ? std::optional(limit.number) : quantity(limit.quantity, now);
}

bool isWithin(double value, const Condition& condition, const AppState& now) {
  const auto low = condition.atLeast ? numberOf(*condition.atLeast, now) : std::nullopt;
  const auto high = condition.atMost ? numberOf(*condition.atMost, now) : std::nullopt;
  return (!condition.atLeast || (low && value >= *low)) && (!condition.atMost || (high && value <= *high));
}

bool keyHolds(const Condition& condition, const StepEntry& before, const AppState& now) {
  const QJsonValue value = valueOf(now.study, condition.name);
  if (condition.equals) return value == *condition.equals;
  if (condition.atLeast || condition.atMost)
    return value.isDouble() && isWithin(value.toDouble(), condition, now);
  return (value != valueOf(before.study, condition.name)) == condition.wanted;
}

bool methodHolds(const Condition& condition, const Study& study) {
  const std::string method = condition.name.toStdString();
  return taskOf(study).usesMethod(study, method) == condition.wanted;
}

bool runHolds(const StepEntry& before, const AppState& now) {
  return now.result && now.result->complete && now.result != before.result && !now.resultIsOutOfDate();
}

bool ratioHolds(const Condition& condition, const StepEntry& before, const AppState& now) {
  const auto value = quantity(condition.name, now);
  const auto earlier = before.values.find(condition.name);
  return value && earlier != before.values.end() && earlier->second != 0 &&
         isWithin(*value / earlier->second, condition, now);
}

/// The verdict of the table in Noise on a method; null where nothing is promised.
std::optional<bool> passesInNoise(const std::string& method, const AppState& now) {
  const Picture* picture = pictureWith<NoisePreview>(now);
  if (!now.isCurrent(picture)) return {};
  auto preview = *previewOf<NoisePreview>(picture);
  std::erase_if(preview.curves, [&](const NoiseCurve& curve) {
    return curve.method != method || !curve.withoutPromise.empty();
  });
  const std::vector<RatioVerdict> verdicts = ratioVerdicts(preview);
  return verdicts.empty() ? std::nullopt : std::optional(verdicts.front().passed);
}

/// Where Audit is in front, its verdict, which counts all that a method releases; else that of Noise on an
/// answer. Null as long as that is not computed.
std::optional<AuditedClaim::Verdict> verdictNow(const std::string& method, const AppState& now) {
  using Verdict = AuditedClaim::Verdict;
  if (now.study.view.tab == view_id::audit) {
    const AuditedClaim* claim = auditedClaim(now, method);
    return claim == nullptr ? std::nullopt : std::optional(claim->verdict());
  }
  const std::optional<bool> passes = passesInNoise(method, now);
  return passes ? std::optional(*passes ? Verdict::holds : Verdict::broken) : std::nullopt;
}

/// Where nothing is promised nothing passes, and nothing fails.
bool auditHolds(const Condition& condition, const AppState& now) {
  using Verdict = AuditedClaim::Verdict;
  const std::optional<Verdict> verdict = verdictNow(condition.name.toStdString(), now);
  return condition.wanted ? verdict == Verdict::holds
                          : verdict == Verdict::broken || verdict == Verdict::unproved;
}

void collect(const Condition& condition, QStringList& names) {
  if (condition.kind == Condition::Kind::quantity || condition.kind == Condition::Kind::ratio)
    names << condition.name;
  for (const auto& limit : {condition.atLeast, condition.atMost})
    if (limit && !limit->quantity.isEmpty()) names << limit->quantity;
  for (const Condition& part : condition.parts) collect(part, names);
}

}  // namespace

bool holds(const Condition& condition, const StepEntry& before, const AppState& now) {
  const auto partHolds = [&](const Condition& part) { return holds(part, before, now); };
  switch (condition.kind) {
    case Condition::Kind::read:
      return true;
    case Condition::Kind::key:
      return keyHolds(condition, before, now);
    case Condition::Kind::tab:
      return now.study.view.tab == condition.name.toStdString();
    case Condition::Kind::run:
      return runHolds(before, now);
    case Condition::Kind::method:
      return methodHolds(condition, now.study);
    case Condition::Kind::quantity: {
      const auto value = quantity(condition.name, now);
      return value && isWithin(*value, condition, now);
    }
    case Condition::Kind::ratio:
      return ratioHolds(condition, before, now);
    case Condition::Kind::audit:
      return auditHolds(condition, now);
    case Condition::Kind::all:
      return std::ranges::all_of(condition.parts, partHolds);
    case Condition::Kind::any:
      return std::ranges::any_of(condition.parts, partHolds);
  }
  return false;
}

bool isAudited(const Condition& condition, const AppState& now) {
  if (condition.kind == Condition::Kind::audit)
    return verdictNow(condition.name.toStdString(), now).has_value();
  return std::ranges::all_of(condition.parts, [&](const Condition& part) { return isAudited(part, now); });
}

QStringList quantitiesOf(const LessonStep& step) {
  QStringList names;
  collect(step.advance, names);
  if (step.predict) names << quantitiesOf(*step.predict);
  if (step.question) names << quantitiesOf(*step.question);
  names.removeDuplicates();
  return names;
}

QStringList quantitiesOf(const LessonQuestion& question) {
  QStringList names;
  if (!question.quantity.isEmpty()) names << question.quantity;
  for (const LessonChoice& choice : question.choices)
    if (choice.when) collect(*choice.when, names);
  return names;
}

}  // namespace epsiscope
