#include "core/study/data_problems.h"

#include <array>

#include "core/data/unknown_column.h"
#include "core/study/preparations.h"

namespace epsiscope {

namespace {

/// Of the bounds: squares of what lies between stay far inside the doubles.
constexpr double kWidest = 1e100, kNarrowest = 1e-100;
constexpr std::size_t kMostFeatures = 1000;

void checkBounds(const DataChoice& data, bool areNeeded, ProblemList& found) {
  if (!data.lower && areNeeded)
    found.add("data.lower", "The lower bound of the target is missing; declare what is publicly known.");
  if (!data.upper && areNeeded)
    found.add("data.upper", "The upper bound of the target is missing; declare what is publicly known.");
  if (!data.lower || !data.upper) return;
  if (!std::isfinite(*data.lower))
    found.add("data.lower", "The lower bound is not a finite number; declare one.");
  if (!std::isfinite(*data.upper))
    found.add("data.upper", "The upper bound is not a finite number; declare one.");
  if (!std::isfinite(*data.lower) || !std::isfinite(*data.upper)) return;
  const std::string both = "lower " + shortestText(*data.lower) + ", upper " + shortestText(*data.upper);
  if (*data.lower > *data.upper)
    found.add("data.lower", "The bounds are swapped (" + both + "); the lower one must be the smaller.");
  else if (*data.lower == *data.upper)
    found.add("data.upper", "The bounds are equal (" + both + "); the upper one must be larger.");
  else if (*data.upper - *data.lower > kWidest || !(*data.upper - *data.lower > kNarrowest))
    found.add("data.upper",
              "The bounds (" + both + ") are too far apart or too close to compute with; change the unit.");
}

void checkReading(const DataChoice& data, ProblemList& found) {
  static const std::array<std::string, 9> separators = {",",   "comma", ";", "semicolon", "\t",
                                                        "\\t", "tab",   " ", "space"};
  static const std::array<std::string, 2> decimals = {".", ","};
  if (data.file.empty())
    found.add("data.file", "No data file is named; name one, or a built-in one like builtin:house-prices.");
  if (data.separator && std::find(separators.begin(), separators.end(), *data.separator) == separators.end())
    found.add("data.separator", "The separator is " + quoted(*data.separator) +
                                    "; it can be a comma, semicolon, tab or space.");
  if (data.decimal) found.oneOf("data.decimal", "decimal mark", decimals, *data.decimal);
  if (data.separator && data.decimal && *data.separator == *data.decimal)
    found.add("data.decimal", "The separator and the decimal mark are the same; change one of them.");
  if (data.names && data.names->empty())
    found.add("data.names", "The list of names is empty; name every column or leave it out.");
  if (data.features && data.features->empty())
    found.add("data.features",
              "The list of features is empty; name at least one, or write null for all other columns.");
}

void checkPreparation(const Study& study, ProblemList& found) {
  static const std::array<std::string, 4> preparations = {kPrepareStandardise, kPrepareUnitRows,
                                                          kPrepareUnitRowsPlain, kPrepareNone};
  const std::string& prepare = study.data.prepare;
  found.oneOf("data.prepare", "preparation", preparations, prepare);
  if (study.task == Task::labelPrivacy && prepare != kPrepareStandardise &&
      std::find(preparations.begin(), preparations.end(), prepare) != preparations.end())
    found.add("data.prepare",
              "Label privacy standardises the features, which are public; write \"standardise\".");
  std::set<std::string> named;
  for (const ColumnBound& bound : study.data.columnBounds) {
    found.positive("data.column_bounds", "The bound of column " + quoted(bound.column), bound.bound);
    if (!named.insert(bound.column).second)
      found.add("data.column_bounds", "Column " + quoted(bound.column) + " has two bounds; give it one.");
  }
}

}  // namespace

void checkData(const Study& study, ProblemList& found) {
  checkReading(study.data, found);
  checkPreparation(study, found);
  checkBounds(study.data, study.task == Task::labelPrivacy, found);
}

void checkColumnBounds(const DataChoice& data, const Dataset& dataset, ProblemList& found) {
  for (const ColumnBound& bound : data.columnBounds) {
    const int index = dataset.find(bound.column);
    if (index < 0)
      found.add("data.column_bounds", unknownColumn(dataset, bound.column));
    else if (dataset.columns[static_cast<std::size_t>(index)].kind == ColumnKind::text)
      found.add("data.column_bounds",
                "Column " + quoted(bound.column) + " is text, which needs no bound; take it off the list.");
  }
}

std::size_t trainRows(const Study& study, std::size_t rows) {
  const auto all = static_cast<double>(rows);
  return static_cast<std::size_t>(all - std::clamp(std::round(study.testFraction * all), 1.0, all - 1));
}

void checkSplit(const Study& study, const PreparedData& data, ProblemList& found) {
  if (!(study.testFraction > 0 && study.testFraction < 1)) return;
  const std::size_t train = trainRows(study, data.rows.size());
  const std::size_t features = data.features.size();
  // A row for every weight, the constant, and one more to measure spread.
  if (study.task == Task::labelPrivacy && train < features + 2)
    found.add("test_fraction",
              "Only " + counted(train, "row") + (train == 1 ? " is" : " are") + " left to learn from, for " +
                  counted(features, "feature") +
                  " and a constant; test on fewer rows, or use more rows or fewer features.");
  if (features > kMostFeatures)
    found.add("data.features", "There are " + std::to_string(features) +
                                   " features, text columns counting once per value; choose at most " +
                                   std::to_string(kMostFeatures) + ".");
  for (const int size : study.trainSizes)
    if (size > static_cast<int>(train))
      found.add("train_sizes", "There are " + counted(train, "row") + " to learn from, fewer than " +
                                   std::to_string(size) + "; take at most as many.");
}

}  // namespace epsiscope
