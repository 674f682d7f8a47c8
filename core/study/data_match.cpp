#include "core/study/data_match.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/reading/text/number_cell.h"
#include "core/study/plan.h"
#include "core/text/decimal.h"
#include "core/text/near_names.h"

namespace epsiscope {

namespace {

/// The letters of U+00C0 to U+017F without their marks, in lower case; '*': no letter of that kind.
constexpr std::string_view kPlainLetters =
    "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggg"
    "gggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssss"
    "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/// A name without the parts that programs change: case, blanks, signs between words, accents.
std::string plain(std::string_view name) {
  std::string letters;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    const bool marked = byte >= 0xC3 && byte <= 0xC5 && i + 1 < name.size();
    const std::size_t place =
        marked ? (byte - 0xC3u) * 64u + (static_cast<unsigned char>(name[i + 1]) & 0x3Fu) : 0;
    if (marked && place < kPlainLetters.size()) {
      letters += kPlainLetters[place];
      ++i;
    } else if (byte >= 'A' && byte <= 'Z') {
      letters += static_cast<char>(byte - 'A' + 'a');
    } else if (byte >= 0x80 || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9')) {
      letters += name[i];
    }
  }
  return letters;
}

const Column* columnOf(const Dataset& dataset, const std::string& name) {
  const int index = dataset.find(name);
  return index < 0 ? nullptr : &dataset.columns[static_cast<std::size_t>(index)];
}

/// The columns of a table that are looked for by long lists of names.
class ColumnsByName {
public:
  explicit ColumnsByName(const Dataset& dataset) {
    for (const Column& column : dataset.columns) m_columns.emplace(column.name, &column);
  }
  /// Null: there is none.
  const Column* find(const std::string& name) const {
    const auto found = m_columns.find(name);
    return found == m_columns.end() ? nullptr : found->second;
  }

private:
  std::unordered_map<std::string_view, const Column*> m_columns;
};

bool isNumberColumn(const Column* column) {
  return column != nullptr && column->kind == ColumnKind::number;
}

std::vector<std::string> classesOf(const Column& column) {
  if (column.kind == ColumnKind::text) return column.categories;
  std::set<double> numbers;
  constexpr std::size_t kMostClasses = 50;
  for (const double value : column.values)
    if (std::isfinite(value) && numbers.insert(value).second && numbers.size() > kMostClasses) return {};
  std::vector<std::string> names;
  for (const double number : numbers) names.push_back(shortestDigits(number));
  return names;
}

bool holdsClass(const Column& column, const std::string& name) {
  if (column.kind == ColumnKind::text)
    return std::ranges::any_of(
        column.categories, [&](const std::string& category) { return trimmed(category) == trimmed(name); });
  const NumberCell cell = readCell(name, '.');
  return (cell.kind == CellKind::number || cell.kind == CellKind::underflow) &&
         std::ranges::count(column.values, cell.value) > 0;
}

std::set<std::string> named(const DataChoice& choice) {
  std::set<std::string> names{choice.target};
  if (choice.person) names.insert(*choice.person);
  if (choice.weight) names.insert(*choice.weight);
  if (choice.features) names.insert(choice.features->begin(), choice.features->end());
  return names;
}

/// The candidates, likeliest first, each once.
std::vector<std::string> ordered(const std::string& wanted, const std::vector<std::string>& names,
                                 const std::set<std::string>& taken) {
  const std::string letters = plain(wanted);
  const std::vector<std::string> near = nearNames(wanted, names);
  const auto rank = [&](const std::string& name) -> std::size_t {
    if (!letters.empty() && plain(name) == letters) return 0;
    const auto found = std::ranges::find(near, name);
    if (found != near.end()) return 1 + static_cast<std::size_t>(found - near.begin());
    return taken.contains(name) ? near.size() + 2 : near.size() + 1;
  };
  std::vector<std::pair<std::size_t, std::string>> ranked;
  for (const std::string& name : names) ranked.emplace_back(rank(name), name);
  std::ranges::stable_sort(ranked, {}, &std::pair<std::size_t, std::string>::first);
  std::vector<std::string> candidates;
  for (auto& [place, name] : ranked) candidates.push_back(std::move(name));
  return candidates;
}

template <class Suits>
std::vector<std::string> columnNames(const Dataset& dataset, const Suits& suits) {
  std::vector<std::string> names;
  for (const Column& column : dataset.columns)
    if (suits(column)) names.push_back(column.name);
  return names;
}

/// The chosen replacement of a name; null if there is none.
std::optional<std::string> replacement(const std::string& name, const Replacements& given) {
  const auto found = given.find(name);
  return found == given.end() ? std::nullopt : found->second;
}

void replaceTarget(DataChoice& choice, const Dataset& dataset, const Replacements& given) {
  const Column* target = columnOf(dataset, choice.target);
  if (target == nullptr || given.contains(choice.target)) {
    choice.target = replacement(choice.target, given).value_or(std::string());
    target = columnOf(dataset, choice.target);
    if (!isNumberColumn(target)) {
      choice.lower = choice.upper = std::nullopt;
      choice.boundsFromData = false;
      choice.unit.reset();
    }
  }
  const auto isThere = [&] { return target != nullptr && holdsClass(*target, *choice.positive); };
  if (choice.positive && !isThere()) choice.positive = replacement(*choice.positive, given);
  if (choice.positive && !isThere()) choice.positive.reset();
}

/// Entries of a list about columns, each column once.
template <class Entry, class Fits>
void replaceEntries(std::vector<Entry>& entries, const Replacements& given, const Fits& fits) {
  std::vector<Entry> kept;
  std::set<std::string> names;
  for (Entry& entry : entries) {
    if (!fits(entry)) entry.column = replacement(entry.column, given).value_or(std::string());
    if (fits(entry) && names.insert(entry.column).second) kept.push_back(std::move(entry));
  }
  entries = std::move(kept);
}

/// The declarations of how columns are read, by name.
auto kindsOf(const DataChoice& choice) {
  using Texts = std::vector<std::string>;
  using Kind =
      std::tuple<std::string, std::optional<ColumnKind>, std::optional<CellForm>, std::optional<std::string>,
                 Texts, std::vector<Texts>, std::map<std::string, std::string>>;
  std::vector<Kind> kinds;
  for (const ColumnChoice& column : choice.columns)
    if (column.kind || column.reading || !column.missing.empty() || !column.same.empty() ||
        !column.labels.empty())
      kinds.emplace_back(column.column, column.kind, column.reading, column.unit, column.missing, column.same,
                         column.labels);
  std::ranges::sort(kinds);
  return kinds;
}

}  // namespace

std::vector<Mismatch> mismatches(const DataChoice& choice, bool classes, const Dataset& dataset) {
  const std::set<std::string> taken = named(choice);
  const ColumnsByName columns(dataset);
  std::vector<Mismatch> found;
  std::set<std::pair<std::string, std::string>> asked;
  const auto ask = [&](const char* key, const std::string& name, const std::vector<std::string>& names) {
    if (asked.emplace(key, name).second) found.push_back({key, name, ordered(name, names, taken)});
  };
  const auto any = [](const Column&) { return true; };
  const auto holdsNumbers = [](const Column& column) { return isNumberColumn(&column); };
  const Column* target = columnOf(dataset, choice.target);
  if (target == nullptr || (!classes && !isNumberColumn(target)))
    ask("data.target", choice.target,
        classes ? columnNames(dataset, any) : columnNames(dataset, holdsNumbers));
  else if (classes && choice.positive && !holdsClass(*target, *choice.positive))
    ask("data.positive", *choice.positive, classesOf(*target));
  for (const std::string& feature : choice.features.value_or(std::vector<std::string>()))
    if (columns.find(feature) == nullptr)
      ask("data.features", feature,
          columnNames(dataset, [&](const Column& column) { return column.name != choice.target; }));
  if (choice.person && dataset.find(*choice.person) < 0)
    ask("data.person", *choice.person,
        columnNames(dataset, [&](const Column& column) { return column.name != choice.target; }));
  if (choice.weight && !isNumberColumn(columnOf(dataset, *choice.weight)))
    ask("data.weight", *choice.weight, columnNames(dataset, holdsNumbers));
  for (const ColumnBound& bound : choice.columnBounds)
    if (!isNumberColumn(columns.find(bound.column)))
      ask("data.column_bounds", bound.column, columnNames(dataset, holdsNumbers));
  // A kind alone is missed by nobody: those of all columns are written down.
  for (const ColumnChoice& column : choice.columns)
    if ((column.categories || column.reading) && columns.find(column.column) == nullptr)
      ask("data.columns", column.column, columnNames(dataset, any));
  return found;
}

DataChoice rematched(const DataChoice& choice, const Dataset& dataset, const Replacements& replacements) {
  DataChoice next = choice;
  replaceTarget(next, dataset, replacements);
  const ColumnsByName columns(dataset);
  if (next.features) {
    std::vector<std::string> kept;
    std::set<std::string> names;
    for (const std::string& feature : *next.features) {
      const std::optional<std::string> name =
          columns.find(feature) != nullptr ? feature : replacement(feature, replacements);
      if (name && columns.find(*name) != nullptr && *name != next.target && names.insert(*name).second)
        kept.push_back(*name);
    }
    next.features = kept.empty() ? std::nullopt : std::optional(std::move(kept));
  }
  if (next.person && dataset.find(*next.person) < 0) next.person = replacement(*next.person, replacements);
  if (!next.person) next.rowsPerPerson.reset();
  if (next.weight && !isNumberColumn(columnOf(dataset, *next.weight)))
    next.weight = replacement(*next.weight, replacements);
  replaceEntries(next.columnBounds, replacements,
                 [&](const ColumnBound& bound) { return isNumberColumn(columns.find(bound.column)); });
  replaceEntries(next.columns, replacements,
                 [&](const ColumnChoice& column) { return columns.find(column.column) != nullptr; });
  return next;
}

bool readsTheSame(const DataChoice& a, const DataChoice& b) {
  const bool samePlan = !isPlan(a) || (a.plan == b.plan && plannedRange(a) == plannedRange(b));
  return samePlan && a.file == b.file && a.recipe == b.recipe && a.reading == b.reading &&
         kindsOf(a) == kindsOf(b);
}

DataChoice onFile(const DataChoice& choice, const std::string& file) {
  DataChoice next = choice;
  next.sha256.reset();
  if (choice.file == file) return next;
  next.file = file;
  next.recipe.reset();
  next.reading = {.missingValues = choice.reading.missingValues};
  next.lower = next.upper = std::nullopt;
  next.boundsFromData = false;
  return next;
}

}  // namespace epsiscope
