#pragma once

#include "core/table/dataset.h"

#include <optional>
#include <string>

namespace epsiscope {

/// Why a column identifies rows rather than saying something about them, without its name and full stop: "it
/// counts the rows". Null for a column that may be a feature or a target. Numbers with fractions are never
/// identifiers, however different; whole numbers are if they count on without many gaps, or are different and
/// named so, or many and named as those of districts are; texts if nearly every row has its own. Looks at
/// most at every cell once, and sorts them where a name says that they may identify.
std::optional<std::string> identifierReason(const Column& column);
/// Whether there is such a reason.
bool isIdentifier(const Column& column);

/// A column that may name whom rows belong to, and how often its values come back.
struct RepeatedNames {
  std::string column;
  std::size_t names = 0, mostRows = 0;  ///< different ones, and the most rows with one of them
  bool operator==(const RepeatedNames&) const = default;
};
/// Returns that for a column whose values repeat as those of an identifier of people: named so ("patient",
/// "customer_id"), or codes like P017 that come back a few times each. Absent for all others. Looks at most
/// at every cell once, and sorts them where a name says that they may identify.
std::optional<RepeatedNames> repeatedNames(const Column& column);
/// The same of the column of the table that likeliest names whom rows belong to; absent where none does.
std::optional<RepeatedNames> likeliestPerson(const Dataset& dataset);
/// Whether a column of whole numbers up to 99 is named as years are.
bool holdsShortYears(const Column& column);
/// The numbers of a column as weights of its rows. Those below 0 add nothing to a statistic.
struct WeightCells {
  std::size_t positive = 0, zero = 0, negative = 0;
  std::size_t without = 0;  ///< missing cells, and those that are no numbers
  double sum = 0;           ///< of the positive ones

  /// That of all that are not below 0; 0 where there are none.
  double mean() const;
  /// Whether it is about 1, as of weights that add up to the number of rows.
  bool addUpToRows() const;
  bool operator==(const WeightCells&) const = default;
};
/// Looks at every cell. A column of text has no numbers.
WeightCells weightCells(const Column& column);

/// A column that may weight its rows.
struct LikelyWeight {
  std::string column;
  bool isSaidByFile = false;  ///< else its name says so
  WeightCells cells{};
  bool operator==(const LikelyWeight&) const = default;
};
/// Returns that for a column of numbers, hardly any of them below 0, that is named so and about 1 in the
/// mean, or named as nothing else. Absent for all others.
std::optional<LikelyWeight> likelyWeight(const Column& column);
/// The same of the column that the table's file says weights its rows, or else of the first that is named so;
/// absent where there is none.
std::optional<LikelyWeight> likeliestWeight(const Dataset& dataset);
/// Whether a row seems to stand for several people: a column of that name counts them ("households",
/// "population").
bool countsPeople(const Column& column);

}  // namespace epsiscope
