#include "core/tasks/statistic/inputs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "core/statistics/statistic_row.h"
#include "core/study/number_keys.h"
#include "core/table/dataset.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/statistic/found_bounds.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/table_families.h"
#include "core/tasks/undeclared.h"
#include "core/tasks/warnings.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

ColumnInputs inputsOf(const Study& study, std::size_t release) {
  const FurtherStatistic asked = askedStatistic(study, release);
  ColumnInputs inputs{.column = asked.column, .positive = {}, .categories = {}};
  const StatisticRow& row = statisticRow(asked.statistic);
  if (row.takesPositive) inputs.positive = asked.positive;
  if (row.hasCells) inputs.categories = declaredCategories(study.data, asked.column);
  const auto addTo = [&](std::vector<GroupingColumn>& columns, const std::string& column) {
    columns.push_back({column, declaredCategories(study.data, column).value_or(std::vector<std::string>())});
  };
  for (const std::string& column : asked.by) addTo(inputs.by, column);
  if (const auto family = familyOf(study, release))
    for (const std::string& column : family->columns) addTo(inputs.together, column);
  if (asked.weight)
    inputs.weight = WeightColumn{*asked.weight, planOf(study, release).mostWeight.value_or(1)};
  return inputs;
}

}  // namespace

StatisticInputs statisticInputs(const Study& study) {
  StatisticInputs inputs;
  for (std::size_t i = 0; i < releaseCount(study); ++i) inputs.columns.push_back(inputsOf(study, i));
  return inputs;
}

namespace {

/// Returns "statistic.releases[0]."; for the target "statistic.".
std::string fieldOf(std::size_t release) {
  return release == 0 ? "statistic." : "statistic.releases[" + std::to_string(release - 1) + "].";
}

const std::array<std::string, 4> kMechanisms = {"laplace", "discrete-laplace", "gaussian", "exponential"};

void checkMechanism(const std::string& field, StatisticKind kind, const std::string& mechanism,
                    ProblemList& found) {
  found.oneOf(field, sentence("Core", "mechanism"), kMechanisms, mechanism);
  if (mechanism == "exponential" && statisticRow(kind).addsNoise())
    found.add(field, sentence("Core",
                              "The exponential mechanism is for quantiles; choose laplace, discrete-laplace "
                              "or gaussian."));
}

/// Checks the bounds as for the target's own, which are checked with the data.
void checkBounds(const std::string& field, const FurtherStatistic& other, ProblemList& found) {
  if (other.boundsShare > 0) return;
  if (!statisticRow(other.statistic).countsRows() && (!other.lower || !other.upper))
    found.add(field + (other.lower ? ".upper" : ".lower"),
              filled(sentence("Core",
                              "A bound of column %1 is missing; declare what is publicly known, or give "
                              "bounds_share a share of its epsilon that finds both."),
                     quoted(other.column)));
  if (!other.lower || !other.upper) return;
  constexpr double kWidest = 1e100, kNarrowest = 1e-100;
  const double width = *other.upper - *other.lower;
  if (!(width >= kNarrowest && width <= kWidest))
    found.add(field + ".lower",
              filled(sentence("Core",
                              "The bounds of column %1 are %2 and %3; the lower one must be the smaller, and "
                              "both ordinary numbers."),
                     quoted(other.column), *other.lower, *other.upper));
}

void checkOthers(const Study& study, ProblemList& found) {
  const auto in = [&](const char* key) { return numberKey(key).range; };
  for (std::size_t i = 0; i < study.statistic.others.size(); ++i) {
    const FurtherStatistic& other = study.statistic.others[i];
    const std::string field = "statistic.releases[" + std::to_string(i) + "]";
    if (other.column.empty())
      found.add(field + ".column", sentence("Core", "A release names no column; name the one it is about."));
    checkMechanism(field + ".mechanism", other.statistic, other.mechanism, found);
    if (!in("statistic.quantile").holds(other.quantile))
      found.add(field + ".quantile", filled(sentence("Core",
                                                     "The quantile of column %1 is %2; choose a "
                                                     "number between 0 and 1, 0.5 for the median."),
                                            quoted(other.column), other.quantile));
    if (!in("statistic.bins").holds(other.bins))
      found.add(field + ".bins",
                filled(sentence("Core", "The histogram of column %1 has %2 bins; choose 1 to 10,000."),
                       quoted(other.column), other.bins));
    if (!in("statistic.share").holds(other.share))
      found.add(field + ".share",
                filled(sentence("Core", "The share of column %1 is %2; choose a number above 0, at most 1."),
                       quoted(other.column), other.share));
    if (!in("statistic.bounds_share").holds(other.boundsShare))
      found.add(
          field + ".bounds_share",
          filled(sentence("Core",
                          "The share that finds the bounds of column %1 is %2; choose a number from 0 to "
                          "0.9."),
                 quoted(other.column), other.boundsShare));
    checkBounds(field, other, found);
  }
}

void checkWantedPrecision(const Study& study, std::size_t release, ProblemList& found) {
  const std::optional<double> wanted = askedStatistic(study, release).halfWidth;
  if (wanted && !kPositive.holds(*wanted))
    found.add(fieldOf(release) + "half_width",
              filled(sentence("Core", "The wanted half-width of %1 is %2; choose a number above 0."),
                     nameOfRelease(study, release), *wanted));
}

/// Checks that bounds are found where there are any to find.
void checkFoundBounds(const Study& study, std::size_t release, ProblemList& found) {
  const FurtherStatistic asked = askedStatistic(study, release);
  if (!(asked.boundsShare > 0)) return;
  const std::string field = fieldOf(release) + "bounds_share";
  const StatisticRow& row = statisticRow(asked.statistic);
  if (row.takesPositive)
    found.add(field,
              sentence("Core",
                       "A count counts what you say, and has no bounds to find; set bounds_share to 0, "
                       "or choose another statistic."));
  else if (asked.weight)
    found.add(field,
              sentence("Core",
                       "Bounds are found with each row counted once; set bounds_share to 0, or take the "
                       "weights away."));
  else if (row.hasCells && !asked.by.empty() && declaredCategories(study.data, asked.column))
    found.add(field,
              filled(sentence("Core",
                              "The categories of column %1 are declared, so that there are no bounds to "
                              "find; set bounds_share to 0."),
                     quoted(asked.column)));
  if (asked.halfWidth)
    found.add(field,
              sentence("Core",
                       "A half-width depends on the bounds that are found, and cannot be wanted before; "
                       "set bounds_share to 0, or take half_width away."));
}

/// Says that declared bounds are not used.
std::string unusedBoundsNote(const Study& study, std::size_t release) {
  const FurtherStatistic asked = askedStatistic(study, release);
  if (!findsBounds(study, release) || !asked.lower || !asked.upper) return {};
  return filled(
      sentence("Core",
               "%1: the declared bounds are not used, for bounds_share finds others; set it to 0 to use "
               "them."),
      nameOfRelease(study, release));
}

/// Says where so few rows, or so little epsilon, do not lead to bounds that many columns need.
std::string nearBoundsNote(const Study& study, std::size_t release, std::size_t rows) {
  constexpr double kFar = 0x1p20;
  if (!findsBounds(study, release)) return {};
  const double farthest = FoundBounds::farthest(planOf(study, release), static_cast<double>(rows),
                                                viewEpsilon(study) * shareOfRelease(study, release));
  if (farthest >= kFar) return {};
  return filled(
      sentence("Core",
               "%1: with %2 rows and this share of epsilon hardly a bound beyond %3 is found; what is "
               "larger is clipped."),
      nameOfRelease(study, release), rows, farthest);
}

/// Checks the columns by which a release is divided, and that it takes weights.
void checkGroups(const Study& study, std::size_t release, ProblemList& found) {
  const FurtherStatistic asked = askedStatistic(study, release);
  const std::string field = fieldOf(release);
  double cells = 1;
  for (const std::string& column : asked.by) {
    const auto categories = declaredCategories(study.data, column);
    if (std::ranges::count(asked.by, column) > 1)
      found.add(field + "by",
                filled(sentence("Core", "Column %1 divides the rows twice; name it once."), quoted(column)));
    else if (!categories)
      found.add(
          "data.columns",
          filled(sentence("Core",
                          "Rows are divided by column %1, whose categories are not declared; list them, "
                          "for a list taken from the data would reveal which ones occur."),
                 quoted(column)));
    else
      cells *= static_cast<double>(categories->size());
  }
  const ReleasePlan plan = planOf(study, release);
  if (statisticRow(plan.kind).hasCells) cells *= static_cast<double>(plan.bins);
  if (plan.isGrouped() && cells > kMostGroupCells)
    found.add(field + "by", filled(sentence("Core",
                                            "%1 would have %2 cells; divide by fewer columns or categories, "
                                            "for %3 are the most."),
                                   nameOfRelease(study, release), cells, kMostGroupCells));
  if (plan.isGrouped() && statisticRow(plan.kind).inGroups == StatisticRow::InGroups::never)
    found.add(
        field + "statistic",
        sentence("Core",
                 "A variance is released of all rows alone, each counted once; choose another statistic, "
                 "or take groups and weights away."));
  if (asked.weight && !statisticRow(plan.kind).addsNoise())
    found.add(
        field + "weight",
        sentence("Core",
                 "A quantile is drawn by ranks, in which each row counts once; take the weights away, or "
                 "choose another statistic."));
}

/// Checks the shares; the part of 1 that is left stays unspent.
void checkShares(const Study& study, ProblemList& found) {
  const double sum = sumOfShares(study).value();
  if (!(sum > 1 + kShareTolerance)) return;
  found.add("statistic.share",
            filled(sentence("Core",
                            "The shares of the budget add up to %1; change them so that they add up to 1 at "
                            "most."),
                   sum));
}

/// Checks that the statistic of one release's column exists.
void checkColumn(const Study& study, const PreparedData& data, std::size_t release, ProblemList& found) {
  const bool isTarget = release == 0;
  const FurtherStatistic* other = isTarget ? nullptr : &study.statistic.others[release - 1];
  const std::string field = isTarget ? "data." : fieldOf(release);
  const std::string& name = isTarget ? study.data.target : other->column;
  const StatisticRow& row = statisticRow(planOf(study, release).kind);
  const auto& positive = isTarget ? study.data.positive : other->positive;
  const bool hasBounds = findsBounds(study, release) ||
                         (isTarget ? study.data.lower && study.data.upper : other->lower && other->upper);
  const Column& column = data.dataset->columns[static_cast<std::size_t>(data.dataset->find(name))];
  if (column.kind != ColumnKind::number && findsBounds(study, release))
    found.add(fieldOf(release) + "bounds_share",
              filled(sentence("Core",
                              "Column %1 is text, whose categories are declared and not found; set "
                              "bounds_share to 0."),
                     quoted(name)));
  if (column.kind == ColumnKind::number) {
    if (!hasBounds && row.countsRows() && !(row.takesPositive && positive))
      found.add(
          field + "lower",
          filled(row.hasCells
                     ? sentence("Core",
                                "The bounds of column %1 are missing; declare what is publicly known, not "
                                "what the table shows, or give bounds_share a share of epsilon that finds "
                                "both.")
                     : sentence("Core",
                                "The bounds of column %1 are missing; declare what is publicly known, not "
                                "what the table shows."),
                 quoted(name)));
    return;
  }
  if (!row.countsRows()) {
    found.add(isTarget ? "data.target" : field + "column",
              filled(sentence("Core",
                              "Column %1 is text, which has no such statistic; choose count or histogram, "
                              "or a column of numbers."),
                     quoted(name)));
  } else if (row.takesPositive && !positive) {
    found.add(
        field + "positive",
        filled(sentence("Core", "Column %1 is text; say which of its values is counted."), quoted(name)));
  } else if (row.hasCells && !statisticInputs(study).columns[release].categories) {
    found.add("data.columns", filled(sentence("Core",
                                              "Column %1 is text; declare its categories, for a list taken "
                                              "from the data would reveal which ones occur."),
                                     quoted(name)));
  }
}

/// Checks that the weights of a release are numbers whose bound is declared. Precondition: the column exists.
void checkWeightOfRelease(const Study& study, const Dataset& dataset, std::size_t release,
                          ProblemList& found) {
  const FurtherStatistic asked = askedStatistic(study, release);
  if (!asked.weight) return;
  const Column& column = dataset.columns[static_cast<std::size_t>(dataset.find(*asked.weight))];
  if (column.kind == ColumnKind::text) {
    if (release > 0 && study.statistic.others[release - 1].weight)  // of all together it is said elsewhere
      found.add(fieldOf(release) + "weight", textIsNoWeight(*asked.weight));
    return;
  }
  const auto bound = std::ranges::find(study.data.columnBounds, *asked.weight, &ColumnBound::column);
  if (bound == study.data.columnBounds.end())
    found.add(
        kKeyColumnBounds,
        filled(sentence("Core",
                        "The weights are in column %1, whose largest value is not declared; declare what "
                        "is publicly known in data.column_bounds."),
               quoted(*asked.weight)));
  else if (bound->lower.value_or(0) != 0)
    found.add(kKeyColumnBounds,
              filled(sentence("Core",
                              "The weights in column %1 start at 0, and their lower bound is %2; declare 0, "
                              "or the largest value alone."),
                     quoted(*asked.weight), *bound->lower));
}

/// Says how much of the budget the shares leave; empty where they leave nothing.
std::string unspentNote(const Study& study) {
  const double rest = unspentShare(study);
  if (rest == 0) return {};
  return filled(
      sentence("Core", "The shares of the budget add up to %1: %2 of epsilon and delta stays unspent."),
      sumOfShares(study).value(), rest);
}

/// Says what one of so few rows can do to the release, or noise to them.
std::string ofFewRows(const Study& study, std::size_t release, std::size_t rows) {
  constexpr int kDigits = 3;
  const ReleasePlan plan = planOf(study, release);
  const StatisticRow& row = statisticRow(plan.kind);
  if (plan.isGrouped() || plan.boundsShare > 0) return {};
  const double ofRow = row.addsNoise() ? row.sensitivity(static_cast<double>(rows), plan.bounds) : 0;
  if (row.addsNoise() && plan.unit.isPerson())
    return filled(
        sentence("Core",
                 "%1: the rows of one person can move it by %2, and noise is made for that; there are "
                 "%3 rows."),
        nameOfRelease(study, release), roundedText(plan.unit.rows() * ofRow, kDigits), rows);
  const std::string moved = row.addsNoise() ? roundedText(ofRow, kDigits) : std::string();
  return filled(sentence("Core", row.ofFewRows), nameOfRelease(study, release), rows, moved);
}

}  // namespace

void checkStatistic(const Study& study, bool isChosen, ProblemList& found) {
  const Statistic& task = study.statistic;
  checkMechanism("statistic.mechanism", task.statistic, task.mechanism, found);
  for (const char* key : {"statistic.quantile", "statistic.bins", "statistic.delta", "statistic.share",
                          "statistic.level", "statistic.bounds_share"})
    found.number(study, key);
  checkOthers(study, found);
  checkShares(study, found);
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    checkWantedPrecision(study, i, found);
    if (isChosen) checkGroups(study, i, found);
    if (isChosen) checkFoundBounds(study, i, found);
  }
  if (isChosen) checkFamilies(study, found);
  if (!isChosen || statisticRow(task.statistic).countsRows() || task.boundsShare > 0) return;
  for (const auto& [field, bound, said] :
       {std::tuple("data.lower", study.data.lower,
                   marked("Core",
                          "The lower bound of the target is missing; declare what is publicly known, or give "
                          "bounds_share a share of epsilon that finds both.")),
        std::tuple("data.upper", study.data.upper,
                   marked("Core",
                          "The upper bound of the target is missing; declare what is publicly known, or give "
                          "bounds_share a share of epsilon that finds both."))})
    if (!bound) found.add(field, sentence("Core", said));
}

std::vector<std::string> statisticWarnings(const Study& study, std::size_t rows) {
  std::vector<std::string> found;
  addOnce(found, unspentNote(study));
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    addOnce(found, unusedBoundsNote(study, i));
    addOnce(found, nearBoundsNote(study, i, rows));
  }
  if (rows >= kFewRows) return found;
  for (std::size_t i = 0; i < releaseCount(study); ++i) addOnce(found, ofFewRows(study, i, rows));
  return found;
}

void checkStatisticData(const Study& study, const PreparedTable& table, ProblemList& found) {
  const PreparedData& data = table.data();
  ProblemList columns;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    checkColumn(study, data, i, columns);
    checkWeightOfRelease(study, *data.dataset, i, columns);
  }
  const std::vector<Problem> problems = columns.take();
  found.add(problems);
  if (!problems.empty()) return;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    const ReleasePlan plan = planOf(study, i);
    std::vector<double> epsilons = study.epsilon;
    for (double& epsilon : epsilons) epsilon *= shareOfRelease(study, i);
    std::erase_if(epsilons, [](double epsilon) { return !(epsilon > 0); });  // said elsewhere
    if (!(plan.bounds.width() > 0 && std::isfinite(plan.bounds.width()))) continue;
    if (const auto reason = reasonAgainst(plan, data.rows.size(), epsilons))
      found.add(fieldOf(i) + "statistic", *reason);
  }
}

}  // namespace epsiscope
