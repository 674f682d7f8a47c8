#include "core/table/identifier.h"

#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

/// Fewer rows, unless the name speaks for it, are different by chance.
constexpr std::size_t kFewIdentified = 10;
/// The number of rows from which on a running number may have gaps.
constexpr std::size_t kManyIdentified = 50;
constexpr std::size_t kFewNamed = 3;

/// A name's words in lower case: "PassengerId" has "passenger" and "id". Letters beyond ASCII stay as they
/// are.
std::vector<std::string> wordsOf(const std::string& name) {
  const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
  const auto isLetter = [&](char c) {
    return isUpper(c) || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  };
  std::vector<std::string> words;
  char before = ' ';
  for (const char c : name) {
    const bool starts = !isLetter(before) || (isUpper(c) && !isUpper(before));
    if (isLetter(c)) {
      if (starts) words.emplace_back();
      words.back() += isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
    }
    before = c;
  }
  return words;
}

bool isAny(const auto& list, std::string_view word) {
  return std::ranges::find(list, word) != std::ranges::end(list);
}

/// Whether one of the words is in a list, where blanks stand between them.
bool hasWord(const std::vector<std::string>& words, std::string_view list) {
  const std::string listed = ' ' + std::string(list) + ' ';
  return std::ranges::any_of(
      words, [&](const std::string& word) { return listed.find(' ' + word + ' ') != std::string::npos; });
}

/// Whether a column of this name may identify rows.
bool namesIdentifier(const std::string& name, bool text) {
  static constexpr std::array<std::string_view, 5> anywhere = {"id", "ids", "uuid", "guid", "rowid"};
  static constexpr std::array<std::string_view, 13> last = {
      "key", "nr",    "no",   "number",  "nummer",           "index",      "idx",
      "row", "zeile", "code", "kennung", "schl\xC3\xBCssel", "kennzeichen"};
  static constexpr std::array<std::string_view, 4> ends = {"nummer", "kennung", "schl\xC3\xBCssel", "uuid"};
  const std::vector<std::string> words = wordsOf(name);
  if (words.empty()) return name == "#";
  const std::string& end = words.back();
  if (std::ranges::any_of(words, [](const std::string& word) { return isAny(anywhere, word); })) return true;
  if (isAny(last, end)) return true;
  if (std::ranges::any_of(ends, [&](std::string_view one) { return end.ends_with(one); })) return true;
  return text && (end == "name" || end == "names" || end.ends_with("name"));
}

/// Years and days count on, too, and say something about their rows.
bool namesTime(const std::string& name) {
  static constexpr std::string_view times =
      "year years month months week weeks day days hour hours date time jahr jahre monat woche tag "
      "tage stunde datum zeit age";
  return hasWord(wordsOf(name), times);
}

/// The values that are there, or none at all if one of them is no whole number.
struct Wholes {
  std::size_t count = 0;
  double min = 0, max = 0;
};

Wholes wholesOf(const std::vector<double>& values) {
  Wholes found;
  for (const double value : values) {
    if (std::isnan(value)) continue;
    if (value != std::floor(value) || std::abs(value) > 9007199254740992.0) return {};
    found.min = found.count == 0 ? value : std::min(found.min, value);
    found.max = found.count == 0 ? value : std::max(found.max, value);
    ++found.count;
  }
  return found;
}

/// The number of different values, where they lie close: a mark for each.
std::size_t distinctInRange(const std::vector<double>& values, const Wholes& wholes) {
  std::vector<bool> seen(static_cast<std::size_t>(wholes.max - wholes.min) + 1);
  for (const double value : values)
    if (!std::isnan(value)) seen[static_cast<std::size_t>(value - wholes.min)] = true;
  return static_cast<std::size_t>(std::ranges::count(seen, true));
}

std::size_t distinctValues(const std::vector<double>& values) {
  std::vector<double> sorted;
  sorted.reserve(values.size());
  std::ranges::copy_if(values, std::back_inserter(sorted), [](double value) { return !std::isnan(value); });
  std::ranges::sort(sorted);
  return static_cast<std::size_t>(std::unique(sorted.begin(), sorted.end()) - sorted.begin());
}

bool nearlyAll(std::size_t distinct, std::size_t count, bool named) {
  return 100 * distinct >= (named ? 90U : 95U) * count;
}

/// Whether a column of this name has numbers in place of names: of districts, regions, posts.
bool namesPlace(const std::string& name) {
  static constexpr std::string_view places =
      "district districts zip zipcode postcode postal plz county municipality commune insee concelho "
      "distrito municipio freguesia departement region ward precinct fips lga kreis gemeinde landkreis "
      "ags postleitzahl wahlkreis canton arrondissement bairro tract";
  return hasWord(wordsOf(name), places);
}

std::string ownValueReason(std::size_t distinct, std::size_t count) {
  if (distinct == count) return sentence("Core", "every row has its own value");
  return filled(sentence("Core", "%1 rows have %2 different values"), count, distinct);
}

std::optional<std::string> reasonOfNumbers(const Column& column) {
  const bool named = namesIdentifier(column.name, false);
  const Wholes wholes = wholesOf(column.values);
  if (wholes.count < (named ? kFewNamed : kFewIdentified)) return std::nullopt;
  const double width = wholes.max - wholes.min + 1, count = static_cast<double>(wholes.count);
  const bool mayCount =
      width == count || (wholes.count >= kManyIdentified && width >= count && width <= 2 * count);
  if (mayCount && (named || !namesTime(column.name)) &&
      distinctInRange(column.values, wholes) == wholes.count)
    return sentence("Core", "it counts the rows");
  const bool isPlace = namesPlace(column.name);
  if (!named && !isPlace) return std::nullopt;
  const std::size_t distinct =
      width <= 4 * count ? distinctInRange(column.values, wholes) : distinctValues(column.values);
  if (named && nearlyAll(distinct, wholes.count, true)) return ownValueReason(distinct, wholes.count);
  constexpr std::size_t kFewestPlaces = 20;
  constexpr double kSmallestLargest = 100;
  if (!isPlace || distinct < kFewestPlaces || wholes.max < kSmallestLargest) return std::nullopt;
  return filled(sentence("Core", "its numbers are names, %1 different ones"), distinct);
}

std::optional<std::string> reasonOfTexts(const Column& column) {
  const bool named = namesIdentifier(column.name, true);
  const std::size_t count = column.codes.size() - column.missing, distinct = column.categories.size();
  if (count < (named ? kFewNamed : kFewIdentified) || !nearlyAll(distinct, count, named)) return std::nullopt;
  return ownValueReason(distinct, count);
}

/// Whether a column of this name names people, whatever its values.
bool namesPeople(const std::string& name) {
  static constexpr std::string_view people =
      "person persons people patient patients subject user users customer client member respondent "
      "participant pupil student employee citizen resident owner player worker visitor insured kunde "
      "kundin nutzer nutzerin patientin teilnehmer mitglied proband versicherte versicherter "
      "mitarbeiter";
  return hasWord(wordsOf(name), people);
}

/// Whether a column of this name may hold weights of rows, or else what people weigh.
bool mayNameWeights(const std::vector<std::string>& words) {
  static constexpr std::string_view names = "w wt weight weights pond poids peso gewicht";
  return hasWord(words, names);
}

/// Whether one of the words says that rows are weighted: so do "pspwght", "fnlwgt" and "Gewichtungsfaktor".
bool namesNothingButWeights(const std::vector<std::string>& words) {
  static constexpr std::string_view names =
      "pwgtp pweight dweight anweight finalweight sampleweight surveyweight designweight personweight "
      "finalwt perwt hhwt wtfinl asecwt wtssall wtssps";
  static constexpr std::array<std::string_view, 2> ends = {"wgt", "wght"};
  static constexpr std::array<std::string_view, 6> begins = {"wgt",     "wght",           "gewichtung",
                                                             "pondera", "pond\xC3\xA9ra", "hochrechnung"};
  return hasWord(words, names) || std::ranges::any_of(words, [](const std::string& word) {
           return std::ranges::any_of(ends, [&](std::string_view one) { return word.ends_with(one); }) ||
                  std::ranges::any_of(begins, [&](std::string_view one) { return word.starts_with(one); });
         });
}

/// Whether no two of the numbers differ.
bool haveOneValue(const std::vector<double>& values) {
  const auto first = std::ranges::find_if(values, [](double value) { return !std::isnan(value); });
  return std::all_of(first, values.end(), [&](double value) { return std::isnan(value) || value == *first; });
}

/// The names of a column of numbers, each at the place of its rows after sorting.
RepeatedNames repeatedNumbers(const Column& column) {
  std::vector<double> sorted;
  std::ranges::copy_if(column.values, std::back_inserter(sorted),
                       [](double value) { return !std::isnan(value); });
  std::ranges::sort(sorted);
  RepeatedNames found{.column = column.name};
  for (auto begin = sorted.begin(); begin != sorted.end(); ++found.names) {
    const auto end = std::upper_bound(begin, sorted.end(), *begin);
    found.mostRows = std::max(found.mostRows, static_cast<std::size_t>(end - begin));
    begin = end;
  }
  return found;
}

RepeatedNames repeatedTexts(const Column& column) {
  std::vector<std::size_t> rows(column.categories.size());
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++rows[static_cast<std::size_t>(code)];
  return {.column = column.name,
          .names = rows.size(),
          .mostRows = rows.empty() ? 0 : *std::ranges::max_element(rows)};
}

/// Whether nearly all texts are codes, as identifiers are: one word with a digit, "P017".
bool areCodes(const std::vector<std::string>& texts) {
  const auto codes = std::ranges::count_if(texts, [](const std::string& text) {
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; }) &&
           text.find_first_of(" ,;:/") == std::string::npos;
  });
  return nearlyAll(static_cast<std::size_t>(codes), texts.size(), true);
}

}  // namespace

std::optional<RepeatedNames> repeatedNames(const Column& column) {
  constexpr std::size_t kFewest = 3, kFewestTexts = 20, kMostEach = 20;
  const bool isText = column.kind == ColumnKind::text;
  const bool isNamed = namesPeople(column.name) || namesIdentifier(column.name, false);
  if (!isNamed && !(isText && areCodes(column.categories))) return std::nullopt;
  if (!isText && wholesOf(column.values).count == 0) return std::nullopt;
  const RepeatedNames found = isText ? repeatedTexts(column) : repeatedNumbers(column);
  const std::size_t rows = column.size() - column.missing;
  if (found.mostRows < 2 || found.names < kFewest || nearlyAll(found.names, rows, true)) return std::nullopt;
  const bool comesBack = found.names >= kFewestTexts && rows <= kMostEach * found.names;
  return namesPeople(column.name) || comesBack ? std::optional(found) : std::nullopt;
}

std::optional<RepeatedNames> likeliestPerson(const Dataset& dataset) {
  std::optional<RepeatedNames> found;
  for (const Column& column : dataset.columns) {
    if (found && (namesPeople(found->column) || !namesPeople(column.name))) continue;
    if (auto repeated = repeatedNames(column)) found = std::move(repeated);
  }
  return found;
}

bool countsPeople(const Column& column) {
  static constexpr std::string_view counted =
      "households population populations persons people inhabitants residents families pupils students "
      "patients members employees workers voters customers haushalte einwohner bev\xC3\xB6lkerung "
      "personen familien sch\xC3\xBCler patienten kunden m\xC3\xA9nages menages habitants personnes "
      "\xC3\xA9l\xC3\xA8ves eleves popula\xC3\xA7\xC3\xA3o populacao pessoas habitantes alunos hogares "
      "poblaci\xC3\xB3n poblacion personas";
  constexpr double kSeveral = 2;
  if (column.kind != ColumnKind::number) return false;
  if (!hasWord(wordsOf(column.name), counted)) return false;
  const Wholes wholes = wholesOf(column.values);
  return wholes.count > 0 && wholes.max > kSeveral;
}

bool holdsShortYears(const Column& column) {
  static constexpr std::string_view years =
      "year jahr jahrgang geburtsjahr baujahr born yob birthyear ann\xC3\xA9"
      "e annee ano anno";
  constexpr double kLargest = 99, kLate = 32;
  if (column.kind != ColumnKind::number) return false;
  if (!hasWord(wordsOf(column.name), years)) return false;
  const Wholes wholes = wholesOf(column.values);
  return wholes.count >= kFewNamed && wholes.min >= 0 && wholes.max <= kLargest && wholes.max >= kLate;
}

double WeightCells::mean() const {
  const std::size_t count = positive + zero;
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

bool WeightCells::addUpToRows() const {
  constexpr double kLeast = 0.8, kMost = 1.25;
  return mean() >= kLeast && mean() <= kMost;
}

WeightCells weightCells(const Column& column) {
  WeightCells found{.without = column.size() - column.values.size()};
  for (const double value : column.values) {
    if (std::isnan(value)) {
      ++found.without;
    } else if (value > 0) {
      ++found.positive;
      found.sum += value;
    } else {
      ++(value < 0 ? found.negative : found.zero);
    }
  }
  return found;
}

std::optional<LikelyWeight> likelyWeight(const Column& column) {
  constexpr std::size_t kRarely = 20;
  if (column.kind != ColumnKind::number) return std::nullopt;
  const std::vector<std::string> words = wordsOf(column.name);
  const bool isSaid = namesNothingButWeights(words);
  if (!isSaid && !mayNameWeights(words)) return std::nullopt;
  const WeightCells cells = weightCells(column);
  const std::size_t count = cells.positive + cells.zero + cells.negative;
  if (count < kFewIdentified || kRarely * cells.negative > count || haveOneValue(column.values))
    return std::nullopt;
  if (!isSaid && !cells.addUpToRows()) return std::nullopt;
  return LikelyWeight{.column = column.name, .cells = cells};
}

std::optional<LikelyWeight> likeliestWeight(const Dataset& dataset) {
  const int said = dataset.weight.empty() ? -1 : dataset.find(dataset.weight);
  if (said >= 0) {
    const Column& column = dataset.columns[static_cast<std::size_t>(said)];
    if (column.kind == ColumnKind::number)
      return LikelyWeight{.column = column.name, .isSaidByFile = true, .cells = weightCells(column)};
  }
  for (const Column& column : dataset.columns)
    if (auto found = likelyWeight(column)) return found;
  return std::nullopt;
}

std::optional<std::string> identifierReason(const Column& column) {
  return column.kind == ColumnKind::number ? reasonOfNumbers(column) : reasonOfTexts(column);
}

bool isIdentifier(const Column& column) {
  return identifierReason(column).has_value();
}

}  // namespace epsiscope
