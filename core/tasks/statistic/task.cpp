#include "core/tasks/statistic/task.h"

#include <algorithm>
#include <utility>

#include "core/study/preparations.h"
#include "core/tasks/methods.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/task_of.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/claims.h"
#include "core/tasks/statistic/exact_release.h"
#include "core/tasks/statistic/inputs.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/cells.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

const StatisticRow& rowOf(const Study& study) {
  return statisticRow(study.statistic.statistic);
}

/// A number, or a few, about a column is released with noise; nothing is learned.
class StatisticTask final : public TaskOf<StatisticInputs, StatisticCache> {
public:
  const TaskFacts& facts() const override {
    static const TaskFacts facts{.task = TaskId::statistic,
                                 .id = "statistic",
                                 .block = "statistic",
                                 .target = TargetKind::either,
                                 .preparations = {kPrepareStandardise},
                                 .learns = false,
                                 .hasNoise = true,
                                 .hasMethods = false,
                                 .hasLambdaSweep = false,
                                 .hasTrainSizes = false,
                                 .hasHalfWidth = true,
                                 .start = "noisy-mean"};
    return facts;
  }
  std::span<const Method> methods() const override {
    static const std::vector<Method> methods = {
        {"laplace", "Laplace"},
        {"discrete-laplace", marked("Core", "Discrete Laplace")},
        {"gaussian", "Gaussian"},
        {"exponential", marked("Core", "Exponential")},
        {kMethodNoiseAlone, kNoiseAloneLabel, {}, MethodRole::part},
        {kMethodSamplingError, marked("Core", "Asking other people"), {}, MethodRole::yardstick},
        {kMethodNone, marked("Core", "No noise"), {}, MethodRole::yardstick}};
    return methods;
  }
  bool usesMethod(const Study& study, const std::string& method) const override {
    return planOf(study, 0).mechanism == method;
  }
  /// A count is of a class where it is not of numbers between bounds.
  bool hasClasses(const Study& study) const override {
    const DataChoice& data = study.data;
    return rowOf(study).takesPositive && (data.positive || !data.lower || !data.upper);
  }
  bool takesText(const Study& study) const override { return rowOf(study).countsRows(); }
  /// The columns of the other releases, of groups and of weights take the place of features.
  PrepareOptions prepareOptions(const Study& study) const override {
    PrepareOptions options = Task::prepareOptions(study);
    options.features.clear();
    const auto add = [&](const std::string& column) {
      if (column != study.data.target && std::ranges::count(options.features, column) == 0)
        options.features.push_back(column);
    };
    for (std::size_t i = 0; i < releaseCount(study); ++i) {
      const FurtherStatistic asked = askedStatistic(study, i);
      add(asked.column);
      for (const std::string& column : asked.by) add(column);
      if (asked.weight) add(*asked.weight);
    }
    options.classTarget = true;  // check() refuses the statistics that a text does not have
    return options;
  }
  std::string metricOf(const Study&) const override { return kMetricSquaredError; }
  std::string unitOf(const Study& study) const override {
    const StatisticRow& row = rowOf(study);
    if (row.countsRows()) return sentence("Core", "rows");
    const std::string unit = Task::unitOf(study);
    return row.unit == StatisticRow::Unit::squares ? squaredInWords(unit) : unit;
  }
  bool measuresTheSame(const Study& a, const Study& b) const override {
    const Statistic &one = a.statistic, &other = b.statistic;
    return one.statistic == other.statistic && one.quantile == other.quantile && one.bins == other.bins;
  }
  /// Every release is claimed by itself, whatever draws it.
  MethodRole roleOfClaim(const AuditedClaim&) const override { return MethodRole::method; }
  void check(const Study& study, const std::filesystem::path&, ProblemList& found) const override {
    checkStatistic(study, isOf(study), found);
  }
  double deltaOf(const Study& study) const override { return deltaOfReleases(study); }
  std::optional<double> levelBesideError(const Study& study) const override {
    return study.statistic.by.empty() ? std::optional(study.statistic.level) : std::nullopt;
  }
  std::vector<std::string> warnings(const Study& study, std::size_t rows) const override {
    return statisticWarnings(study, rows);
  }
  void check(const Study& study, const PreparedTable& table, ProblemList& found) const override {
    checkStatisticData(study, table, found);
  }
  Guarantee promise(const Study& study, const PreparedData& data, const std::string&) const override {
    return promiseOfFirst(study, data, viewEpsilon(study));
  }
  std::vector<Undeclared> undeclared(const Study& study, const PreparedData& data) const override {
    return undeclaredOfFirst(study, data);
  }
  std::string whyItStays(const Study& study, const std::string&, std::size_t rows, double epsilon,
                         const std::filesystem::path&) const override {
    return whyStatisticsStay(study, rows, epsilon);
  }
  Released release(const Study& study, const PreparedData& data, const std::string&, double epsilon,
                   const std::filesystem::path&, const Custodian& custodian) const override {
    return releasedStatistics(study, data, epsilon, custodian);
  }
  std::unique_ptr<const TaskInputs> inputs(const Study& study, const std::filesystem::path&) const override {
    return std::make_unique<const InputsOf<StatisticInputs>>(statisticInputs(study));
  }
  std::unique_ptr<Trials> trials(const Study& study, std::shared_ptr<const PreparedTable> table,
                                 const std::filesystem::path&, unsigned) const override {
    return statisticTrials(study, std::move(table));
  }
};

}  // namespace

const Task& statisticTask() {
  static const StatisticTask task;
  return task;
}

}  // namespace epsiscope
