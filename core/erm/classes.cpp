#include "core/erm/classes.h"

#include "core/reading/text/number_cell.h"
#include "core/text/decimal.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <unordered_map>

namespace epsiscope {

namespace {

constexpr const char* kField = "data.positive";

/// A list such as "<=50K" (34014 rows) and ">50K" (11208 rows): at most five, then the number of others.
std::string listed(const std::vector<ClassCount>& counts) {
  constexpr std::size_t kShown = 5;
  std::string list;
  for (std::size_t i = 0; i < std::min(kShown, counts.size()); ++i) {
    const std::size_t rows = counts[i].rows;
    if (i > 0) list += i + 1 == counts.size() ? sentence("Core", " and ") : ", ";
    list += quoted(counts[i].value) + " (" + counted("Core", "%n rows", "%n row", rows) + ")";
  }
  if (counts.size() > kShown) list += filled(sentence("Core", " and %1 more"), counts.size() - kShown);
  return list;
}

template <class Key, class KeyOf, class TextOf>
std::vector<ClassCount> countedBy(std::span<const std::uint32_t> rows, std::size_t most, KeyOf keyOf,
                                  TextOf textOf) {
  std::vector<ClassCount> counts;
  std::unordered_map<Key, std::size_t> place;
  for (const std::uint32_t row : rows) {
    const auto [found, isNew] = place.emplace(keyOf(row), counts.size());
    if (isNew) counts.push_back({textOf(found->first), 0});
    ++counts[found->second].rows;
    if (counts.size() > most) break;
  }
  return counts;
}

/// One flag per row; none is set if `positive` is no number in a column of numbers.
std::vector<char> isPositive(const Column& target, std::span<const std::uint32_t> rows,
                             const std::string& positive) {
  std::vector<char> is(rows.size(), 0);
  if (target.kind == ColumnKind::number) {
    const NumberCell wanted = readCell(positive, '.');
    if (wanted.kind != CellKind::number && wanted.kind != CellKind::underflow) return is;
    for (std::size_t i = 0; i < rows.size(); ++i) is[i] = target.values[rows[i]] == wanted.value;
    return is;
  }
  for (std::size_t i = 0; i < rows.size(); ++i)
    is[i] = trimmed(target.categories[static_cast<std::size_t>(target.codes[rows[i]])]) == trimmed(positive);
  return is;
}

}  // namespace

std::vector<ClassCount> classCounts(const Column& target, std::span<const std::uint32_t> rows,
                                    std::size_t most) {
  if (target.kind == ColumnKind::number)
    return countedBy<double>(
        rows, most, [&](std::uint32_t row) { return target.values[row]; }, shortestDigits);
  return countedBy<std::int32_t>(
      rows, most, [&](std::uint32_t row) { return target.codes[row]; },
      [&](std::int32_t code) { return target.categories[static_cast<std::size_t>(code)]; });
}

Classes classesOf(const Column& target, std::span<const std::uint32_t> rows,
                  const std::optional<std::string>& positive, std::vector<Problem>& problems) {
  // Numbers that are all different are no classes, and nobody should wait for their count.
  constexpr std::size_t kMost = 1000;
  const std::vector<ClassCount> counts = classCounts(target, rows, kMost);
  const bool isOpenEnded = counts.size() > kMost;
  const std::string name = quoted(target.name);
  const std::string found =
      isOpenEnded ? filled(sentence("Core", "%1 holds more than %2 different values"), name, kMost)
                  : filled(counted("Core", "%1 holds %n different values: %2",
                                   "%1 holds %n different value: %2", counts.size()),
                           name, listed(counts));
  if (!positive || positive->empty()) {
    problems.push_back(
        {kField, filled(sentence("Core", "No positive class is declared; name one value of the target. %1."),
                        found)});
    return {};
  }
  const std::vector<char> is = isPositive(target, rows, *positive);
  const auto count = static_cast<std::size_t>(std::count(is.begin(), is.end(), 1));
  if (count == 0) {
    problems.push_back(
        {kField, filled(sentence("Core", "No row has the positive class %1; name a value of the target. %2."),
                        quoted(*positive), found)});
    return {};
  }
  if (count == rows.size()) {
    problems.push_back({kField, filled(sentence("Core",
                                                "Every row has the positive class %1 in %2, so that there is "
                                                "nothing to distinguish; choose a target with two classes."),
                                       quoted(*positive), name)});
    return {};
  }
  Classes classes{.labels = Eigen::VectorXd::Constant(static_cast<Eigen::Index>(rows.size()), -1),
                  .notes = {}};
  for (std::size_t i = 0; i < is.size(); ++i)
    if (is[i] != 0) classes.labels[static_cast<Eigen::Index>(i)] = 1;
  const std::size_t others = counts.size() - 1;
  if (isOpenEnded)
    classes.notes.push_back(filled(sentence("Core", "%1 against the rest (more than %2 other values)."),
                                   quoted(*positive), kMost - 1));
  else if (others > 1)
    classes.notes.push_back(filled(counted("Core", "%1 against the rest (%n other values).",
                                           "%1 against the rest (%n other value).", others),
                                   quoted(*positive)));
  return classes;
}

}  // namespace epsiscope
