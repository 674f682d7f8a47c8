#include "core/statistics/statistic_row.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/statistics/sampling_error.h"
#include "core/statistics/statistic_column.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::array<const char*, 1> kByRanks = {"exponential"};

constexpr int kVarianceBits = 72;    ///< bits of a variance's sensitivity in steps
constexpr int kMostSquareBits = 30;  ///< bits of the width, for variances

/// A lattice whose step is the power of two that is `bits` bits finer than the width.
StatisticRow::Steps latticeOfWidth(double width, int bits) {
  const double step = std::exp2(std::floor(std::log2(width)) + 1 - bits);
  return {.unit = step, .reach = static_cast<WideInteger>(std::nearbyint(width / step)), .valueStep = step};
}

/// The bounds that values are clipped to: their own where none is clipped.
LabelBounds clipOf(const StatisticColumn& column, const ReleasePlan& plan, bool clipped) {
  return clipped ? plan.bounds : LabelBounds{column.least(), column.most()};
}

/// The statistics, each with the proof of how far one replaced row moves it, D = U - L.
constexpr StatisticRow kStatistics[] = {
    // One row is counted or is not. None of the made-up values is counted.
    {.kind = StatisticKind::count,
     .inGroups = StatisticRow::InGroups::byWeight,
     .title = marked("Core", "Count of %1"),
     .ofFewRows =
         marked("Core", "%1: it is at most %2, and one row can move it by 1: noise is made for that."),
     .grows = true,
     .takesPositive = true,
     .numbers = [](const StatisticColumn& column, const ReleasePlan& plan, bool) -> std::vector<double> {
       return {static_cast<double>(column.atMost(plan.bounds.upper) - column.below(plan.bounds.lower))};
     },
     .reach = [](double, const LabelBounds&) { return 1.0; },
     .worstTable =
         [](std::size_t rows, const ReleasePlan& plan) {
           return std::vector(rows, std::nextafter(plan.bounds.lower, -kInfinity));
         }},

    // One term of the sum moves, from L to U at most.
    {.kind = StatisticKind::sum,
     .inGroups = StatisticRow::InGroups::byValue,
     .title = marked("Core", "Sum of %1"),
     .ofFewRows = marked("Core",
                         "%1: one of the %2 rows can move it by the whole width of its bounds, %3, and "
                         "noise is made for that."),
     .unit = StatisticRow::Unit::values,
     .grows = true,
     .numbers = [](const StatisticColumn& column, const ReleasePlan& plan,
                   bool clipped) -> std::vector<double> {
       return {static_cast<double>(column.rows()) * column.mean(clipOf(column, plan, clipped))};
     },
     .reach = [](double, const LabelBounds& bounds) { return bounds.width(); },
     .steps =
         [](double rows, const LabelBounds& bounds, int bits) {
           StatisticRow::Steps steps = latticeOfWidth(bounds.width(), bits);
           steps.offset = rows * bounds.lower;
           return steps;
         },
     .samplingError = [](const StatisticColumn& column, double) { return samplingErrorOfSum(column); }},

    // The sum over n: D/n.
    {.kind = StatisticKind::mean,
     .inGroups = StatisticRow::InGroups::byRatio,
     .title = marked("Core", "Mean of %1"),
     .ofFewRows = marked("Core",
                         "%1: one of the %2 rows can move it by 1/%2 of the width of its bounds, %3, and "
                         "noise is made for that."),
     .unit = StatisticRow::Unit::values,
     .numbers = [](const StatisticColumn& column, const ReleasePlan& plan, bool clipped)
         -> std::vector<double> { return {column.mean(clipOf(column, plan, clipped))}; },
     .reach = [](double rows, const LabelBounds& bounds) { return bounds.width() / rows; },
     .steps =
         [](double rows, const LabelBounds& bounds, int bits) {
           StatisticRow::Steps steps = latticeOfWidth(bounds.width(), bits);
           steps.unit /= rows;
           steps.offset = bounds.lower;
           return steps;
         },
     .samplingError = [](const StatisticColumn& column, double) { return samplingErrorOfMean(column); }},

    // The population variance is n^-2 sum_{i<j} (x_i - x_j)^2: one row is in n - 1 of the terms, each of
    // them between 0 and D^2, so it moves by at most (n - 1) D^2/n^2; it does if the others all lie on one
    // bound.
    {.kind = StatisticKind::variance,
     .title = marked("Core", "Variance of %1"),
     .ofFewRows = marked("Core",
                         "%1: one of the %2 rows can move it by nearly 1/%2 of the squared width of its "
                         "bounds, %3, and noise is made for that."),
     .ofOneRow = marked("Core", "The variance of a single row is always 0; use a table with more rows."),
     .unit = StatisticRow::Unit::squares,
     .numbers = [](const StatisticColumn& column, const ReleasePlan& plan, bool clipped)
         -> std::vector<double> { return {column.variance(clipOf(column, plan, clipped))}; },
     .reach =
         [](double rows, const LabelBounds& bounds) {
           return (rows - 1) / rows * bounds.width() * bounds.width() / rows;
         },
     .steps =
         [](double rows, const LabelBounds& bounds, int bits) {
           const int rowBits = static_cast<int>(std::ceil(std::log2(rows + 1)));
           StatisticRow::Steps steps = latticeOfWidth(
               bounds.width(), std::min({bits, kMostSquareBits, (kVarianceBits - rowBits) / 2}));
           steps.unit = steps.valueStep / rows * steps.valueStep / rows;
           steps.reach = static_cast<WideInteger>(rows - 1) * steps.reach * steps.reach;
           steps.ofSquares = true;
           return steps;
         },
     .samplingError = [](const StatisticColumn& column, double) { return samplingErrorOfVariance(column); }},

    // Noise would have to be as wide as the bounds. Of the made-up values nearly all of the law lies a row
    // or more above the rank, and a narrow stretch below it: a row that goes from the lowest value to the
    // highest moves both by a factor of e^(epsilon/2), away from each other.
    {.kind = StatisticKind::quantile,
     .inGroups = StatisticRow::InGroups::byRanks,
     .title = marked("Core", "Quantile %2 of %1"),
     .ofFewRows = marked("Core",
                         "%1: it is drawn by ranks, of which there are %2, and about 2/epsilon of them can "
                         "hardly be distinguished."),
     .unit = StatisticRow::Unit::values,
     .takesQuantile = true,
     .mechanisms = kByRanks,
     .numbers = [](const StatisticColumn& column, const ReleasePlan& plan,
                   bool clipped) -> std::vector<double> {
       const double value = column.quantile(plan.quantile);
       return {clipped ? plan.bounds.clamp(value) : value};
     },
     .samplingError = samplingErrorOfQuantile,
     .worstTable =
         [](std::size_t rows, const ReleasePlan& plan) {
           constexpr double kNarrow = 1e-9;
           const LabelBounds& bounds = plan.bounds;
           std::vector<double> values(rows, bounds.lower);
           const auto below =
               static_cast<std::size_t>(std::ceil(plan.quantile * static_cast<double>(rows))) - 1;
           for (std::size_t i = below; i < rows; ++i)
             values[i] = i < below + 2 ? bounds.lower + kNarrow * bounds.width() : bounds.upper;
           return values;
         }},

    // The count of the cell that the row leaves moves by 1, and so does that of the cell that it enters: 2 in
    // the 1-norm, sqrt(2) in the 2-norm. Half of the made-up values are in the last cell.
    {.kind = StatisticKind::histogram,
     .inGroups = StatisticRow::InGroups::byWeight,
     .title = marked("Core", "Histogram of %1"),
     .ofFewRows =
         marked("Core",
                "%1: %2 rows share its cells, and the noise on each cell is that of a count, however few are "
                "in it."),
     .grows = true,
     .hasCells = true,
     .numbers = [](const StatisticColumn& column, const ReleasePlan& plan,
                   bool clipped) { return column.counts(plan.bounds, plan.bins, clipped); },
     .reach = [](double, const LabelBounds&) { return 1.0; },
     .worstTable =
         [](std::size_t rows, const ReleasePlan& plan) {
           std::vector values(rows, plan.bounds.lower);
           std::fill(values.begin() + static_cast<std::ptrdiff_t>(rows / 2), values.end(), plan.bounds.upper);
           return values;
         }}};
static_assert(isOneRowEach(kStatistics));

}  // namespace

double StatisticRow::sensitivity(double rows, const LabelBounds& bounds) const {
  return moved() * reach(rows, bounds);
}

double StatisticRow::euclideanSensitivity(double rows, const LabelBounds& bounds) const {
  return std::sqrt(static_cast<double>(moved())) * reach(rows, bounds);
}

std::vector<double> StatisticRow::of(const StatisticColumn& column, const ReleasePlan& plan,
                                     bool clipped) const {
  return column.hasNumbers() ? numbers(column, plan, clipped) : column.categoryCounts();
}

const StatisticRow& statisticRow(StatisticKind kind) {
  return kStatistics[static_cast<std::size_t>(kind)];
}

StatisticKind statisticThat(bool StatisticRow::*is) {
  return std::ranges::find_if(kStatistics, [&](const StatisticRow& row) { return row.*is; })->kind;
}

}  // namespace epsiscope
