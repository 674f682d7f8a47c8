#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/declared_values.h"
#include "core/table/dataset.h"
#include "core/table/profile.h"

namespace epsiscope {

/// Something about a column that whoever looks at the table should know before a private answer is asked.
struct Oddity {
  /// In the order in which they are said.
  enum class Kind {
    empty,           ///< no cell holds a value
    constant,        ///< all cells that hold one hold the same
    nearlyConstant,  ///< nineteen of twenty do
    nearlyUnique,    ///< nearly every row has its own: see identifierReason()
    missing,         ///< more than one cell in twenty holds nothing
    code,            ///< a value stands where nobody answered: see likelyCode()
    zeros,           ///< half of the numbers are 0
    heaped,          ///< round numbers are met much more often than their neighbours
    skewed,          ///< the third standardised moment is beyond 2
    outliers,        ///< numbers lie beyond the quartiles by more than three times their distance
    outside,         ///< beyond the declared bounds, or in no declared category
    wideBounds,      ///< the declared bounds are more than twice as wide as the values
    unbalanced,      ///< one category is ten times as frequent as another
    nearlySame       ///< categories differ in case or blanks alone
  };
  Kind kind = Kind::constant;
  std::string says;     ///< one sentence
  std::string privacy;  ///< its meaning for private answers, one sentence
};
std::string_view nameOf(Oddity::Kind kind);

/// The oddities of a column with this profile, in the order of their kinds. Passes over all cells a few
/// times.
std::vector<Oddity> oddities(const Column& column, const ColumnProfile& profile,
                             const DeclaredValues& declared = {});
/// The same for every column, shared by `threads` (0: as many as the machine has); none at all once
/// cancelled.
std::vector<std::vector<Oddity>> tableOddities(const Dataset& dataset,
                                               const std::vector<ColumnProfile>& profiles,
                                               const std::vector<DeclaredValues>& declared,
                                               const GoOn& goOn = {}, unsigned threads = 0);

}  // namespace epsiscope
