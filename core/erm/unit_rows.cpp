#include "core/erm/unit_rows.h"

#include "core/prepare/features.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

using How = UnitRowsOptions::How;

/// The features of one column of the table: itself, or the indicators of its categories.
struct Group {
  const Feature* first = nullptr;
  std::vector<std::int32_t> columnOf = {};  ///< by category, -1 for none
  std::int32_t column = 0;                  ///< column of the first one
};

std::vector<Group> groupsOf(const std::vector<Feature>& features) {
  std::vector<Group> groups;
  for (std::size_t j = 0; j < features.size(); ++j) {
    const Feature& feature = features[j];
    const auto column = static_cast<std::int32_t>(j);
    const bool continues = !feature.codes.empty() && !groups.empty() &&
                           groups.back().first->codes.data() == feature.codes.data();
    if (!continues) groups.push_back({.first = &feature, .column = column});
    if (feature.codes.empty() || feature.category < 0) continue;
    std::vector<std::int32_t>& columnOf = groups.back().columnOf;
    const auto category = static_cast<std::size_t>(feature.category);
    if (columnOf.size() <= category) columnOf.resize(category + 1, -1);
    columnOf[category] = column;
  }
  return groups;
}

double largestIn(const PreparedData& data, const Feature& feature) {
  double largest = 0;
  for (const std::uint32_t row : data.rows) largest = std::max(largest, std::abs(feature.at(row)));
  return largest;
}

bool isBoundDeclared(const UnitRowsOptions& options, std::size_t feature) {
  return !options.columnBounds.empty() && !std::isnan(options.columnBounds[feature]);
}

/// The bounds, one per feature; `made` names those taken from the data.
std::vector<double> boundsOf(const PreparedData& data, const UnitRowsOptions& options, UnitRows& made) {
  assert(options.columnBounds.empty() || options.columnBounds.size() == data.features.size());
  std::vector<double> bounds = options.columnBounds;
  bounds.resize(data.features.size());
  for (std::size_t j = 0; j < bounds.size(); ++j)
    if (!isBoundDeclared(options, j))
      bounds[j] = data.features[j].codes.empty() ? largestIn(data, data.features[j]) : 1;
  const std::string note = columnBoundsNote(data, options);
  made.boundsFromData = !note.empty();
  if (made.boundsFromData) made.notes.push_back(note);
  return bounds;
}

/// The lower bounds, one per feature.
std::vector<double> lowersOf(const UnitRowsOptions& options, const std::vector<double>& bounds) {
  std::vector<double> lowers = options.columnLowers;
  lowers.resize(bounds.size(), std::nan(""));
  for (std::size_t j = 0; j < bounds.size(); ++j)
    if (std::isnan(lowers[j])) lowers[j] = -bounds[j];
  return lowers;
}

/// The entries of one row without those that are 0; their columns ascend.
struct Entries {
  std::vector<std::int32_t> columns;
  std::vector<double> values;

  void add(std::int32_t column, double value) {
    if (value == 0) return;
    columns.push_back(column);
    values.push_back(value);
  }
  double norm() const {
    return Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size())).norm();
  }
};

/// Gathers the values, clipped to the bounds and mapped to [-1, 1]; unchanged without bounds.
void gather(const std::vector<Group>& groups, std::uint32_t row, const UnitRows& made, Entries& entries) {
  entries.columns.clear();
  entries.values.clear();
  for (const Group& group : groups) {
    std::int32_t column = group.column;
    double value = 1;
    if (group.first->codes.empty()) {
      value = group.first->at(row);
    } else {
      const std::int32_t code = group.first->codes[row];
      column = code < 0 || static_cast<std::size_t>(code) >= group.columnOf.size()
                   ? -1
                   : group.columnOf[static_cast<std::size_t>(code)];
    }
    if (column < 0) continue;
    if (!made.columnBounds.empty()) {
      const double upper = made.columnBounds[static_cast<std::size_t>(column)];
      const double lower = made.columnLowers[static_cast<std::size_t>(column)];
      const double half = upper / 2 - lower / 2, middle = upper / 2 + lower / 2;
      value = half > 0 ? (std::clamp(value, lower, upper) - middle) / half : 0;
    }
    entries.add(column, value);
  }
}

void scale(const UnitRowsOptions& options, std::int32_t constant, Entries& entries) {
  const How how = options.how;
  if (how == How::none) return;
  const double shrink = 1 / std::max(options.longest, entries.norm());
  const double factor = how == How::unitRows ? shrink / std::numbers::sqrt2 : shrink;
  for (double& value : entries.values) value *= factor;
  if (how == How::unitRows) entries.add(constant, 1 / std::numbers::sqrt2);
}

void nameColumns(const PreparedData& data, How how, UnitRows& made) {
  for (const Feature& feature : data.features) made.columns.push_back(feature.name);
  if (how == How::unitRows) made.columns.emplace_back(kConstantColumn);
  const std::string note = categoriesNote(data);
  made.categoriesFromData = !note.empty();
  if (made.categoriesFromData) made.notes.push_back(note);
}

}  // namespace

UnitRows unitRows(const PreparedData& data, const UnitRowsOptions& options) {
  UnitRows made;
  nameColumns(data, options.how, made);
  if (options.how != How::none) {
    made.columnBounds = boundsOf(data, options, made);
    made.columnLowers = lowersOf(options, made.columnBounds);
  }
  const std::vector<Group> groups = groupsOf(data.features);
  std::vector<std::size_t> offsets = {0};
  std::vector<std::int32_t> index;
  std::vector<double> values;
  Entries entries;
  for (const std::uint32_t row : data.rows) {
    gather(groups, row, made, entries);
    scale(options, static_cast<std::int32_t>(data.features.size()), entries);
    const double norm = entries.norm();
    if (norm > kLongestRow && !made.longRow) {
      made.longRow = row;
      made.longNorm = norm;
    }
    index.insert(index.end(), entries.columns.begin(), entries.columns.end());
    values.insert(values.end(), entries.values.begin(), entries.values.end());
    offsets.push_back(index.size());
  }
  made.rows = std::make_shared<const SparseRows>(static_cast<Eigen::Index>(made.columns.size()),
                                                 std::move(offsets), std::move(index), std::move(values));
  return made;
}

std::vector<std::string> columnsWithoutBound(const PreparedData& data, const UnitRowsOptions& options) {
  std::vector<std::string> names;
  if (options.how == How::none) return names;
  for (std::size_t j = 0; j < data.features.size(); ++j)
    if (data.features[j].codes.empty() && !isBoundDeclared(options, j))
      names.push_back(data.features[j].name);
  return names;
}

std::string columnBoundsNote(const PreparedData& data, const UnitRowsOptions& options) {
  const std::vector<std::string> names = columnsWithoutBound(data, options);
  if (names.empty()) return {};
  return filled(
      sentence(
          "Core",
          "The largest values of %1 in the data were taken as bounds: declare bounds for a private result."),
      quotedList(names));
}

std::string longRowSentence(const UnitRows& rows) {
  return filled(sentence("Core",
                         "Row %1 of the table has length %2, and the guarantee needs at most 1; scale the "
                         "columns, or prepare with unit-rows."),
                rows.longRow.value() + 1, roundedText(rows.longNorm, 6));
}

}  // namespace epsiscope
