#include "core/tasks/statistic/exact_release.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/numbers.h"
#include "core/privacy/concentrated_calibration.h"
#include "core/privacy/custody.h"
#include "core/privacy/discrete_gaussian_calibration.h"
#include "core/statistics/lattice_quantile_law.h"
#include "core/study/study.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/statistic_cell.h"
#include "core/tasks/statistic/found_bounds.h"
#include "core/tasks/statistic/inputs.h"
#include "core/tasks/statistic/release.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/table_families.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr double kLevelOfHalfWidth = 0.95;
/// Values are rounded to this share of the width at most, by bits.
constexpr int kMostNormalBits = 20, kFewestNormalBits = 12;

bool isNormal(const ReleasePlan& plan) {
  return plan.mechanism == "gaussian";
}

WideInteger reachOf(const ReleasePlan& plan, std::size_t rows) {
  const WideInteger ofRow = plan.isGrouped()
                                ? GroupSums::of(plan).wholeOneNorm / movedBy(plan)
                                : statisticRow(plan.kind).stepsOf(plan, static_cast<double>(rows)).reach;
  return static_cast<WideInteger>(plan.unit.rows()) * ofRow;
}

/// The deviation in steps that keeps the plan's delta. One number moves by the reach: by the exact delta of
/// its law. Of cells two move, and for lattices of more than one dimension no exact delta is known to us: the
/// law is rho-concentrated in any dimension with rho = moved reach^2/(2 s^2) (Canonne, Kamath and Steinke
/// 2020, Theorem 4). Infinite where there is none.
double normalDeviation(const ReleasePlan& plan, std::size_t rows, double epsilon) {
  constexpr double kForRounding = 1 + 1e-9, kMostReach = 0x1p40, kSmallest = 0x1p-40, kLargest = 700;
  if (epsilon < kSmallest) return kInfinity;
  const double used = std::min(epsilon, kLargest);  // more privacy than asked for, beyond
  const auto reach = static_cast<double>(reachOf(plan, rows));
  if (!(reach >= 1 && reach <= kMostReach)) return kInfinity;
  if (plan.isGrouped())
    return kForRounding * plan.unit.rows() * GroupSums::of(plan).wholeTwoNorm /
           std::sqrt(2 * largestRho(used, plan.delta));
  const int moved = movedBy(plan);
  if (moved == 1) return discreteGaussianDeviation(used, plan.delta, static_cast<std::int64_t>(reach));
  return kForRounding * reach * std::sqrt(moved / 2.0 / largestRho(used, plan.delta));
}

/// The plan by whole numbers: normal noise on the finest lattice on which it can be drawn.
ReleasePlan exactPlan(ReleasePlan plan, std::size_t rows, double epsilon) {
  if (plan.mechanism == "laplace") plan.mechanism = "discrete-laplace";
  if (!isNormal(plan)) return plan;
  plan.latticeBits = kMostNormalBits;
  while (plan.latticeBits > kFewestNormalBits &&
         !DiscreteGaussianSampler::canDraw(normalDeviation(plan, rows, epsilon)))
    --plan.latticeBits;
  return plan;
}

std::string whyItStays(const ReleasePlan& given, std::size_t rows, double epsilon) {
  if (given.boundsShare > 0) {
    std::string reason;
    for (const ReleasePlan& around : FoundBounds::plansAround(given))
      if (reason.empty()) reason = whyItStays(around, rows, (1 - given.boundsShare) * epsilon);
    return reason;
  }
  const ReleasePlan plan = exactPlan(given, rows, epsilon);
  if (const auto reason = reasonAgainst(plan, rows, {epsilon})) return *reason;
  if (isNormal(plan) && !DiscreteGaussianSampler::canDraw(normalDeviation(plan, rows, epsilon)))
    return filled(sentence("Core",
                           "Normal noise for this statistic cannot be drawn in whole numbers at epsilon %1; "
                           "choose laplace."),
                  epsilon);
  return {};
}

/// The numbers of a release, and its noise.
struct Numbers {
  std::vector<double> values;
  std::vector<double> halfWidths;  ///< of each; empty where that of the noise is
  ReleasedNoise noise;
  double scale = kNaN, step = kNaN;
  std::vector<double> adjusted = {};  ///< the values that agree with those of other tables; empty: none
  double adjustedHalfWidth = kNaN;
};

struct AmongPlaces {
  double epsilon = 1;

  LatticeQuantileLaw lawOn(const StatisticRelease& held) const { return held.latticeRankLaw(epsilon); }
};

struct AmongPlacesOfGroups {
  double epsilon = 1;

  ManyLaws<LatticeQuantileLaw> lawOn(const StatisticRelease& held) const {
    return held.latticeRankLaws(epsilon);
  }
};

struct InWholeNormals {
  double epsilon = 1, deviation = 1;

  WholeNormalsLaw lawOn(const StatisticRelease& held) const {
    return held.wholeNormalsLaw(epsilon, deviation);
  }
};

Numbers drawnByRanks(const HeldStatistic& held, double epsilon) {
  const LabelBounds bounds = held.publicFacts().plan.bounds;
  Numbers drawn;
  if (held.publicFacts().plan.isGrouped())
    for (const LatticeQuantileLaw::Answer place : held.ask(AmongPlacesOfGroups{epsilon}))
      drawn.values.push_back(LatticeQuantileLaw::at(place, bounds));
  else
    drawn.values = {LatticeQuantileLaw::at(held.ask(AmongPlaces{epsilon}), bounds)};
  drawn.step = bounds.width() / LatticeQuantileLaw::kPlaces;
  drawn.noise.law = "exponential";
  return drawn;
}

Numbers drawnWithNormals(const HeldStatistic& held, double epsilon) {
  const auto [plan, rows] = held.publicFacts();
  const double deviation = normalDeviation(plan, static_cast<std::size_t>(rows), epsilon);
  Numbers drawn;
  drawn.values = StatisticRelease::fromSteps(plan, rows, held.ask(InWholeNormals{epsilon, deviation}));
  drawn.step = StatisticRelease::stepOf(plan, rows);
  drawn.scale = deviation * drawn.step;
  drawn.noise.law = "discrete-gaussian";
  // A step more than the half-width of normal noise of that deviation; of two numbers for a ratio.
  constexpr double kNormalHalfWidth = 1.959963984540054, kOfTwo = 2.241402727604947;
  drawn.noise.halfWidth = drawn.scale * (isRatio(plan) ? kOfTwo : kNormalHalfWidth) + drawn.step;
  return drawn;
}

Numbers drawnWithLaplace(const HeldStatistic& held, const StatisticRelease& release, double epsilon) {
  const auto [plan, rows] = held.publicFacts();
  Numbers drawn;
  drawn.values = noisyNumbers(held, epsilon);
  drawn.step = StatisticRelease::stepOf(plan, rows);
  const auto sensitivity = static_cast<double>(movedBy(plan) * reachOf(plan, static_cast<std::size_t>(rows)));
  drawn.scale = sensitivity / epsilon * drawn.step;
  drawn.noise.law = "discrete-laplace";
  const double level = isRatio(plan) ? (1 + kLevelOfHalfWidth) / 2 : kLevelOfHalfWidth;
  drawn.noise.halfWidth = release.halfWidthOfNoise(epsilon, level);
  return drawn;
}

Numbers drawn(const StatisticRelease& release, double epsilon, const Custodian& custodian) {
  const HeldStatistic held{release, custodian};
  Numbers numbers = !statisticRow(release.plan().kind).addsNoise() ? drawnByRanks(held, epsilon)
                    : isNormal(release.plan())                     ? drawnWithNormals(held, epsilon)
                                                                   : drawnWithLaplace(held, release, epsilon);
  const ReleasePlan& plan = release.plan();
  if (plan.isGrouped() && statisticRow(plan.kind).addsNoise()) {
    // A function of what was drawn: where neither sum is further off than that, which is so with at least the
    // wanted probability, no ratio is further off than at a corner.
    numbers.halfWidths = halfWidthsOfSums(plan, numbers.values, *numbers.noise.halfWidth);
    numbers.values = numbersOfSums(plan, numbers.values);
    if (isRatio(plan)) numbers.noise.halfWidth.reset();
  }
  custodian.publish(numbers.values);
  if (!std::isnan(numbers.scale)) numbers.noise.parameters.emplace_back("scale", numbers.scale);
  numbers.noise.parameters.emplace_back("lattice_step", numbers.step);
  return numbers;
}

/// Makes the families of a study agree: a function of the numbers that were drawn and of public ones.
void adjustFamilies(const Study& study, const StatisticInputs& inputs, const Custodian& custodian,
                    std::vector<Numbers>& all) {
  for (const TableFamily& family : tableFamilies(study)) {
    std::vector<std::size_t> sizes;
    std::vector<NoisyTable> noisy;
    std::vector<std::vector<double>> drawnNumbers;
    for (const GroupingColumn& column : inputs.columns[family.releases.front()].together)
      sizes.push_back(column.categories.size());
    for (const std::size_t i : family.releases) {
      noisy.push_back({columnsIn(family, study, i), {isNormal(planOf(study, i)), all[i].scale, all[i].step}});
      drawnNumbers.push_back(all[i].values);
    }
    const ConsistentTables tables(std::move(sizes), std::move(noisy));
    const std::vector<std::vector<double>> adjusted = tables.adjusted(drawnNumbers);
    for (std::size_t place = 0; place < family.releases.size(); ++place) {
      Numbers& own = all[family.releases[place]];
      own.adjusted = adjusted[place];
      own.adjustedHalfWidth = tables.halfWidth(place, kLevelOfHalfWidth);
      custodian.publish(own.adjusted);
    }
  }
}

/// The rows of the table, a number each.
struct Lines {
  ReleasedColumn statistic{.name = "statistic"}, column{.name = "column"}, group{.name = "group"},
      category{.name = "category"}, law{.name = "noise"};
  ReleasedColumn lower{.name = "lower"}, upper{.name = "upper"}, value{.name = "value"},
      scale{.name = "noise_scale"}, halfWidth{.name = "half_width_95"}, adjusted{.name = "adjusted"},
      adjustedHalfWidth{.name = "adjusted_half_width_95"};

  /// `areAdjusted`: some of the numbers.
  ReleasedTable table(bool areAdjusted) && {
    std::vector<ReleasedColumn> columns;
    for (ReleasedColumn* one :
         {&statistic, &column, &group, &category, &lower, &upper, &value, &halfWidth, &law, &scale})
      columns.push_back(std::move(*one));
    if (areAdjusted)
      for (ReleasedColumn* one : {&adjusted, &adjustedHalfWidth}) columns.push_back(std::move(*one));
    return {.name = "statistics", .columns = std::move(columns)};
  }
};

void addNumbers(const Numbers& numbers, const std::vector<StatisticCell>& places, const std::string& column,
                const std::string& id, Lines& lines) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    lines.statistic.words.push_back(id);
    lines.column.words.push_back(column);
    lines.group.words.push_back(places[i].group);
    lines.category.words.push_back(places[i].category);
    lines.lower.numbers.push_back(places[i].lower);
    lines.upper.numbers.push_back(places[i].upper);
    lines.value.numbers.push_back(numbers.values[i]);
    lines.halfWidth.numbers.push_back(numbers.halfWidths.empty() ? numbers.noise.halfWidth.value_or(kNaN)
                                                                 : numbers.halfWidths[i]);
    lines.law.words.push_back(numbers.noise.law);
    lines.scale.numbers.push_back(numbers.scale);
    lines.adjusted.numbers.push_back(numbers.adjusted.empty() ? kNaN : numbers.adjusted[i]);
    lines.adjustedHalfWidth.numbers.push_back(numbers.adjustedHalfWidth);
  }
}

}  // namespace

std::string whyStatisticsStay(const Study& study, std::size_t rows, double epsilon) {
  for (std::size_t i = 0; i < releaseCount(study); ++i)
    if (std::string reason = whyItStays(planOf(study, i), rows, shareOfRelease(study, i) * epsilon);
        !reason.empty())
      return reason;
  return {};
}

Released releasedStatistics(const Study& study, const PreparedData& data, double epsilon,
                            const Custodian& custodian) {
  const StatisticInputs inputs = statisticInputs(study);
  Released released;
  Lines lines;
  std::vector<Numbers> all;
  std::vector<ReleasePlan> plans;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    const auto column = statisticColumn(inputs.columns[i], data);
    const auto groups = groupRows(inputs.columns[i], data);
    const auto [within, own] =
        withFoundBounds(std::make_shared<const StatisticRelease>(planOf(study, i), column, groups),
                        shareOfRelease(study, i) * epsilon, custodian);
    const ReleasePlan plan = exactPlan(within->plan(), data.rows.size(), own);
    all.push_back(drawn(StatisticRelease(plan, column, groups), own, custodian));
    Numbers& numbers = all.back();
    numbers.noise.about = nameOfRelease(study, i);
    if (findsBounds(study, i))
      for (const auto& [name, value] :
           {std::pair(kBoundsShareOfRelease, askedStatistic(study, i).boundsShare),
            std::pair("lower", plan.bounds.lower), std::pair("upper", plan.bounds.upper)})
        numbers.noise.parameters.emplace_back(name, value);
    plans.push_back(plan);
  }
  adjustFamilies(study, inputs, custodian, all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::vector<StatisticCell> places =
        statisticCells(plans[i], inputs.columns[i], groupNames(study, i), all[i].values.size());
    addNumbers(all[i], places, inputs.columns[i].column, idOfRelease(study, i), lines);
    released.noise.push_back(std::move(all[i].noise));
  }
  released.tables.push_back(std::move(lines).table(
      std::ranges::any_of(all, [](const Numbers& one) { return !one.adjusted.empty(); })));
  return released;
}

}  // namespace epsiscope
