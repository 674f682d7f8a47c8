#include "core/run/epsilon_for.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/results/result.h"
#include "core/run/run.h"
#include "core/tasks/methods.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/people_errors.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/preview_axis.h"
#include "core/tasks/split_caches.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "core/tasks/trials.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

std::string reasonOf(const Study& study, const SmallestEpsilon& found, const MethodCurve& curve,
                     double largest) {
  const std::string metric = taskOf(study).metricOf(study);
  if (found.notEvenWithout)
    return filled(sentence("Core", "not reachable even without privacy: there the %1 is %2"),
                  nameOfMetric(metric), errorWithUnit(study, metric, curve.withoutPrivacy));
  if (!found.epsilon) return filled(sentence("Core", "not reached up to epsilon %1"), largest);
  return found.atLowEnd ? sentence("Core", "reached at the smallest epsilon of the curve already")
                        : std::string();
}

/// Why no epsilon makes the method private; empty where one does. A method that is private at smaller ones
/// alone has a finite epsilon and trust.
std::string whyNotPrivate(const MethodCurve& curve) {
  return curve.guarantee.trust() == Guarantee::Trust::none ? curve.guarantee.note() : std::string();
}

/// The searches of one study.
class Answers {
public:
  Answers(const Study& study, const std::shared_ptr<const PreparedTable>& table,
          const std::filesystem::path& folder, const WantedAccuracy& wanted, const GoOn& goOn)
      : m_study(study), m_table(table), m_folder(folder), m_wanted(wanted), m_goOn(goOn) {
    m_study.view.tradeOffAxis = "epsilon";
    m_study.view.compareEpsilon.reset();
    m_study.view.errorTarget.reset();  // the search is made here
  }

  std::optional<std::vector<EpsilonAnswer>> all() {
    if (!prepareSplits()) return std::nullopt;
    const std::vector<std::string> learners = taskOf(m_study).learners(m_study);
    if (!lookAtPeople(learners)) return std::nullopt;
    for (std::size_t i = 0; i < learners.size(); ++i)
      if (!answer(learners[i], i)) return std::nullopt;
    return std::move(m_answers);
  }

private:
  bool prepareSplits() {
    const auto first = buildCache(m_study, m_table, m_goOn, m_folder);
    if (!first) return false;
    m_splits = {first};
    const auto wanted = static_cast<std::size_t>(taskOf(m_study).facts().learns ? m_study.trials : 1);
    while (m_splits.size() < wanted)
      if (!addSplit(taskOf(m_study), m_splits, m_goOn)) return false;
    return true;
  }

  bool lookAtPeople(const std::vector<std::string>& learners) {
    if (m_wanted.level || !PeopleErrors::hasEnoughPeople(m_study, *m_table)) return true;
    m_people = PeopleErrors::compute(m_study, m_splits, learners, m_goOn);
    return m_people.has_value();
  }

  /// Along the curve's epsilons, with the interval for other people where that is known. Null for a curve of
  /// no method.
  std::optional<SmallestEpsilon> forError(const MethodCurve& curve, std::size_t learner,
                                          std::size_t place) const {
    if (!taskOf(m_study).isMethod(curve.method)) return std::nullopt;
    const std::vector<double> ofPeople =
        m_people ? m_people->halfWidths(learner, place, curve.x) : std::vector<double>();
    return smallestEpsilonOf(m_study, m_splits, curve, ofPeople, m_wanted.value, m_goOn);
  }

  bool answer(const std::string& learner, std::size_t learnerPlace) {
    m_study.view.learner = learner.empty() ? std::nullopt : std::optional(learner);
    const TradeOffPreview preview = previewTradeOff(m_study, m_splits, nullptr, m_goOn);
    if (!m_goOn()) return false;
    for (std::size_t i = 0; i < preview.curves.size(); ++i) {
      const MethodCurve& curve = preview.curves[i];
      const auto found = m_wanted.level ? forHalfWidth(curve) : forError(curve, learnerPlace, i);
      if (!found) continue;
      const std::size_t before = m_answers.size();
      if (!add(curve, learner, *found, preview.high)) return false;
      if (m_answers.size() == before) continue;
      std::string& reason = m_answers.back().reason;
      const std::string why = whyNotPrivate(curve);
      if (!reason.empty() && !why.empty()) reason += '.';
      addSentence(reason, why);
    }
    return true;
  }

  /// Along the curve's epsilons. Null for a curve of no method.
  std::optional<SmallestEpsilon> forHalfWidth(const MethodCurve& curve) const {
    const Task& task = taskOf(m_study);
    if (!task.isMethod(curve.method)) return std::nullopt;
    const auto width = [&](double epsilon) {
      const auto found = task.halfWidthAt(m_study, *m_splits.front(), curve.method, epsilon, *m_wanted.level);
      return ErrorInterval{found.value_or(kNaN), 0};
    };
    std::vector<double> widths;
    for (const double epsilon : curve.x) widths.push_back(width(epsilon).mean);
    return smallestEpsilon({curve.x, widths, {}, 0, width}, m_wanted.value);
  }

  bool add(const MethodCurve& curve, const std::string& asked, SmallestEpsilon found, double largest) {
    const std::string& method = curve.method;
    const std::string learner = asked.empty() ? learnerInResults(method) : learnerFor(method, asked);
    const auto isSame = [&](const EpsilonAnswer& one) {
      return one.method == method && one.learner == learner;
    };
    if (std::ranges::any_of(m_answers, isSame)) return true;
    std::string reason = reasonOf(m_study, found, curve, largest);
    if (!found.isKnown) {
      const std::optional<SmallestEpsilon> measured = tried(method, learner);
      if (!measured) return false;
      found = *measured;
      reason = found.epsilon ? sentence("Core", "measured only by runs at the study's epsilons")
                             : sentence("Core", "not reached at any of the study's epsilons");
    }
    if (stagedMethod(method) && found.epsilon)
      reason = sentence("Core", "by the mean of a few sampled fits; a run draws other ones");
    m_answers.push_back({.method = method, .learner = learner, .smallest = found, .reason = reason});
    return true;
  }

  std::optional<Result> ran(const std::string& method, const std::string& learner,
                            const std::vector<double>& epsilons, int trials) const {
    Study study = m_study;
    if (std::vector<std::string>* methods = taskOf(study).methodsOf(study)) *methods = {method};
    if (auto* learners = taskOf(study).learnersOf(study); learners != nullptr && !learner.empty())
      *learners = {learner};
    study.epsilon = epsilons;
    study.trials = trials;
    return run(study, m_table, {.folder = m_folder},
               [&](double, const std::string&, const Result*) { return m_goOn(); });
  }

  /// The first of the study's epsilons at which the mean of the sampled runs reaches the error.
  std::optional<SmallestEpsilon> tried(const std::string& method, const std::string& learner) const {
    std::vector<double> epsilons = m_study.epsilon;
    std::ranges::sort(epsilons);
    const auto result = ran(method, learner, epsilons, m_study.trials);
    if (!result) return std::nullopt;
    const double wanted = m_wanted.value;
    SmallestEpsilon found;
    for (const ResultRow& row : result->series) {
      if (row.metric != taskOf(m_study).metricOf(m_study) || row.kind != "sampled") continue;
      const double two = 2 * standardErrorOf(row.values);
      if (!found.low && row.mean - two <= wanted) found.low = row.epsilon;
      if (!found.epsilon && row.mean <= wanted) found.epsilon = row.epsilon;
      if (!found.high && row.mean + two <= wanted) found.high = row.epsilon;
    }
    found.atLowEnd = found.epsilon == epsilons.front();
    return found;
  }

  /// Where the study has no list of learners: the one that its results name.
  std::string learnerInResults(const std::string& method) const {
    const auto trials = taskOf(m_study).trials(m_study, m_table, m_folder, 1);
    for (const CellPlan& cell : trials->cells())
      for (const ResultRow& row : cell.rows)
        if (row.method == method) return row.learner;
    return {};
  }

  Study m_study;
  const std::shared_ptr<const PreparedTable>& m_table;
  const std::filesystem::path& m_folder;
  const WantedAccuracy m_wanted;
  const GoOn& m_goOn;
  SplitCaches m_splits;
  std::optional<PeopleErrors> m_people;
  std::vector<EpsilonAnswer> m_answers;
};

}  // namespace

std::optional<std::vector<EpsilonAnswer>> epsilonFor(const Study& study,
                                                     const std::shared_ptr<const PreparedTable>& table,
                                                     const std::filesystem::path& folder,
                                                     const WantedAccuracy& wanted, const GoOn& goOn) {
  return Answers(study, table, folder, wanted, goOn).all();
}

}  // namespace epsiscope
