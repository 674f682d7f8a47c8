#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/go_on.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The measures of how much one column says about another, by the kinds of both.
enum class AssociationMeasure {
  pearson,          ///< two columns of numbers: the correlation, -1 to 1
  spearman,         ///< the same of their ranks; equal values share the mean of their ranks
  cramersV,         ///< two of text: sqrt(chi^2/(n (k - 1))) with the smaller number k of categories (Cramér
                    ///< 1946), 0 to 1
  correlationRatio  ///< text and numbers: eta, the root of the share of the numbers' variance that lies
                    ///< between the categories (Fisher 1925), 0 to 1
};
std::string_view nameOf(AssociationMeasure measure);

/// How much two columns say about each other, in the rows in which both have a value.
struct Association {
  std::size_t a = 0, b = 0;  ///< the columns; a < b
  AssociationMeasure measure = AssociationMeasure::pearson;
  double value = 0;      ///< NaN where one of them has a single value there, or no row has both
  std::size_t rows = 0;  ///< that have both
};

/// All of them between the columns of a table, and what they were computed from.
struct Associations {
  std::vector<Association> pairs{};  ///< the strongest first, those without a value last
  std::size_t rows = 0;  ///< looked at: all, or of long tables so many, one at random from each of as
                         ///< many stretches
  std::vector<std::size_t> leftOut{};  ///< columns without pairs: of text with nearly as many categories as
                                       ///< rows, and those behind the first two hundred
};

/// Pairs are shared by `threads` (0: as many as the machine has); the result does not depend on it. No pairs
/// once cancelled.
Associations associations(const Dataset& dataset, const GoOn& goOn = {}, unsigned threads = 0);

}  // namespace epsiscope
