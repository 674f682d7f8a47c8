#include "core/start/column_roles.h"

#include "core/prepare/feature_proposal.h"
#include "core/start/class_values.h"
#include "core/tasks/task_cache.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>

namespace epsiscope {

namespace {

/// The columns whose cells the features read.
std::set<const void*> readColumns(const PreparedData& data) {
  std::set<const void*> read;
  for (const Feature& feature : data.features)
    read.insert(feature.codes.empty() ? static_cast<const void*>(feature.values.data())
                                      : static_cast<const void*>(feature.codes.data()));
  return read;
}

const void* cellsOf(const Column& column) {
  return column.kind == ColumnKind::text ? static_cast<const void*>(column.codes.data())
                                         : static_cast<const void*>(column.values.data());
}

auto findChoice(auto& columns, const std::string& name) {
  return std::ranges::find(columns, name, &ColumnChoice::column);
}

/// Replaces the bounds of a column, or takes them away.
void declareBound(DataChoice& data, const std::string& column, const std::optional<ColumnBound>& bound) {
  std::vector<ColumnBound>& bounds = data.columnBounds;
  const auto found = std::ranges::find(bounds, column, &ColumnBound::column);
  if (found == bounds.end()) {
    if (bound) bounds.push_back(*bound);
  } else {
    bound ? void(*found = *bound) : void(bounds.erase(found));
  }
}

/// A list on which nothing would be left stands for all other columns.
void takeOffFeatures(DataChoice& data, const std::string& column) {
  if (!data.features) return;
  std::erase(*data.features, column);
  if (data.features->empty()) data.features.reset();
}

}  // namespace

ColumnRole roleOf(const DataChoice& data, const std::string& column) {
  if (data.target == column) return ColumnRole::target;
  if (data.person == column) return ColumnRole::ignored;
  const bool isFeature =
      data.features ? std::ranges::count(*data.features, column) > 0 : data.weight != column;
  return isFeature ? ColumnRole::feature : ColumnRole::ignored;
}

std::vector<ColumnRole> rolesOf(const DataChoice& data, const Dataset& dataset, const TaskCache* cache) {
  std::optional<std::set<std::string_view>> named;
  if (data.features) named.emplace(data.features->begin(), data.features->end());
  const bool fits = cache != nullptr && cache->data().dataset.get() == &dataset;
  const std::set<const void*> read = fits ? readColumns(cache->data()) : std::set<const void*>();
  std::vector<ColumnRole> roles;
  for (const Column& column : dataset.columns)
    roles.push_back(column.name == data.target                                   ? ColumnRole::target
                    : column.name == data.person                                 ? ColumnRole::ignored
                    : named && !named->contains(column.name)                     ? ColumnRole::ignored
                    : !named && column.name == data.weight                       ? ColumnRole::ignored
                    : !read.empty() && !named && !read.contains(cellsOf(column)) ? ColumnRole::leftOut
                                                                                 : ColumnRole::feature);
  return roles;
}

void chooseTarget(DataChoice& data, const std::string& column) {
  if (data.target == column) return;
  data.target = column;
  if (data.features) std::erase(*data.features, column);
  data.lower = data.upper = std::nullopt;
  data.boundsFromData = false;
  data.unit.reset();
  data.positive.reset();
}

void giveRole(DataChoice& data, const Dataset& dataset, const std::string& column, ColumnRole role) {
  if (data.target == column || roleOf(data, column) == role) return;
  if (role == ColumnRole::target) return chooseTarget(data, column);
  std::vector<std::string> all, features;
  const std::vector<ColumnRole> roles = rolesOf(data, dataset);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const std::string& name = dataset.columns[i].name;
    if (roles[i] == ColumnRole::target || name == data.person) continue;
    if (name != data.weight) all.push_back(name);
    if ((name == column ? role : roles[i]) == ColumnRole::feature) features.push_back(name);
  }
  if (data.features)
    std::ranges::copy_if(*data.features, std::back_inserter(features),
                         [&](const std::string& name) { return dataset.find(name) < 0; });
  data.features = features == all ? std::nullopt : std::optional(features);
}

void choosePerson(DataChoice& data, const std::optional<std::string>& column, std::optional<int> mostRows) {
  data.person = column;
  data.rowsPerPerson = column ? mostRows : std::nullopt;
  if (column) takeOffFeatures(data, *column);
}

void chooseWeight(DataChoice& data, const std::optional<std::string>& column) {
  data.weight = column;
  if (column) takeOffFeatures(data, *column);
}

void proposeUnit(DataChoice& data, const Dataset& dataset) {
  const int index = dataset.find(data.target);
  if (index < 0 || data.unit) return;
  const Column& column = dataset.columns[static_cast<std::size_t>(index)];
  const std::string unit = column.reading ? unitText(*column.reading) : column.unit;
  if (!unit.empty()) data.unit = unit;
}

Study withTarget(const Study& study, const Dataset& dataset, const std::string& column) {
  if (study.data.target == column) return study;
  const auto proposedFor = [&](const std::string& target) {
    auto features = proposedFeatures(dataset, target, study.data.columns, mostCategories(study.data));
    for (const auto& other : {study.data.person, study.data.weight})
      if (features && other) std::erase(*features, *other);
    if (features && features->empty()) features.reset();
    return features;
  };
  Study next = study;
  chooseTarget(next.data, column);
  proposeUnit(next.data, dataset);
  if (study.data.features && study.data.features == proposedFor(study.data.target))
    next.data.features = proposedFor(column);
  next.view.label = next.view.otherLabel = std::nullopt;
  forgetClasses(next, study);
  return next;
}

Study withFeature(const Study& study, const Dataset& dataset, const std::string& column, bool isFeature) {
  Study next = study;
  if (next.data.features)
    std::erase_if(*next.data.features, [&](const std::string& name) { return dataset.find(name) < 0; });
  giveRole(next.data, dataset, column, isFeature ? ColumnRole::feature : ColumnRole::ignored);
  return next;
}

ColumnChoice choiceOf(const DataChoice& data, const std::string& column) {
  const auto found = findChoice(data.columns, column);
  return found == data.columns.end() ? ColumnChoice{.column = column, .kind = {}} : *found;
}

void declare(DataChoice& data, const ColumnChoice& choice) {
  std::vector<ColumnChoice>& columns = data.columns;
  const auto found = findChoice(columns, choice.column);
  const bool saysNothing = !choice.kind && !choice.categories && !choice.reading && choice.missing.empty() &&
                           choice.same.empty() && choice.labels.empty();
  if (found != columns.end())
    saysNothing ? void(columns.erase(found)) : void(*found = choice);
  else if (!saysNothing)
    columns.push_back(choice);
}

void renameColumn(DataChoice& data, const Dataset& dataset, const std::string& column,
                  const std::string& name) {
  std::vector<std::string> names;
  for (const Column& one : dataset.columns) names.push_back(one.name == column ? name : one.name);
  data.reading.names = std::move(names);
  if (data.target == column) data.target = name;
  if (data.person == column) data.person = name;
  if (data.weight == column) data.weight = name;
  if (data.features) std::ranges::replace(*data.features, column, name);
  for (ColumnChoice& choice : data.columns)
    if (choice.column == column) choice.column = name;
  for (ColumnBound& bound : data.columnBounds)
    if (bound.column == column) bound.column = name;
}

Study withChoice(const Study& study, const ColumnChoice& choice) {
  Study next = study;
  declare(next.data, choice);
  return next;
}

std::optional<ColumnBound> boundOf(const DataChoice& data, const std::string& column) {
  const auto found = std::ranges::find(data.columnBounds, column, &ColumnBound::column);
  return found == data.columnBounds.end() ? std::nullopt : std::optional(*found);
}

Study withBound(const Study& study, const std::string& column, const std::optional<ColumnBound>& bound) {
  Study next = study;
  declareBound(next.data, column, bound);
  return next;
}

std::optional<double> largestWeight(const DataChoice& data) {
  const auto bound = data.weight ? boundOf(data, *data.weight) : std::nullopt;
  return bound ? std::optional(bound->bound) : std::nullopt;
}

void declareLargestWeight(DataChoice& data, double largest) {
  if (data.weight) declareBound(data, *data.weight, ColumnBound{.column = *data.weight, .bound = largest});
}

}  // namespace epsiscope
