#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/statistics/statistic_kind.h"
#include "core/study/key_values.h"
#include "core/study/names.h"

namespace epsiscope {

template <>
struct Names<StatisticKind> {
  static constexpr const auto& all = kStatisticNames;
};

/// A statistic of another column than the target, which is released beside it from the same budget.
struct FurtherStatistic {
  std::string column = {};
  StatisticKind statistic = StatisticKind::mean;
  std::string mechanism = "laplace";
  std::optional<double> lower = {}, upper = {};  ///< declared public bounds of the column
  std::optional<std::string> positive = {};      ///< the value that is counted
  double quantile = 0.5;
  int bins = 20;
  double share = 0.5;                      ///< share of epsilon and of delta
  std::vector<std::string> by = {};        ///< as in Statistic
  std::optional<double> halfWidth = {};    ///< as in Statistic
  std::optional<std::string> weight = {};  ///< as in DataChoice, which it replaces
  double boundsShare = 0;                  ///< as in Statistic
  bool operator==(const FurtherStatistic&) const = default;
};

/// A statistic of the target, released with noise: the number of rows of a kind, or the sum, mean, population
/// variance, quantile or histogram of the values clipped to the target's bounds.
struct Statistic {
  StatisticKind statistic = StatisticKind::mean;
  std::string mechanism = "laplace";  ///< a quantile always uses the exponential one
  double quantile = 0.5;              ///< the quantile: 0.5 is the median
  int bins = 20;                      ///< number of bins of equal width between the bounds
  double delta = 1e-5;                ///< delta of Gaussian noise
  double share = 1;                   ///< share of epsilon and of delta; the others have the rest
  /// Columns with declared categories: each cell of their cross table has the statistic of its own rows.
  std::vector<std::string> by = {};
  double level = 0.95;  ///< of half-widths
  std::optional<double> halfWidth =
      {};                     ///< that is wanted of each of its numbers, for shares to be chosen by
  double boundsShare = 0;     ///< share of its budget that finds its bounds; 0: they are declared
  bool isConsistent = false;  ///< whether tables of one column are made to agree after their noise
  std::vector<FurtherStatistic> others;
  bool operator==(const Statistic&) const = default;
};

template <class Visit>
void visitFurtherStatistic(Visit& visit, FurtherStatistic& other) {
  visit("column", other.column);
  visit("statistic", other.statistic);
  visit("mechanism", other.mechanism);
  visit("lower", other.lower);
  visit("upper", other.upper);
  visit("positive", other.positive);
  visit("quantile", other.quantile);
  visit("bins", other.bins);
  visit("share", other.share);
  visit("by", OneOrMore{other.by});
  visit("half_width", other.halfWidth);
  visit("weight", other.weight);
  visit("bounds_share", other.boundsShare);
}

template <class Visit>
void visitStatistic(Visit& visit, Statistic& task) {
  visit("statistic", task.statistic);
  visit("mechanism", task.mechanism);
  visit("quantile", task.quantile);
  visit("bins", task.bins);
  visit("delta", task.delta);
  visit("share", task.share);
  visit("by", OneOrMore{task.by});
  visit("half_width", task.halfWidth);
  visit("level", task.level);
  visit("bounds_share", task.boundsShare);
  visit("consistent", task.isConsistent);
  visit.blocks("releases", visitFurtherStatistic<Visit>, task.others);
}

}  // namespace epsiscope
