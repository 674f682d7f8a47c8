#include "ui/views/data_roles.h"

#include <algorithm>
#include <set>

namespace epsiscope {

namespace {

/// Where features read their cells.
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

}  // namespace

std::vector<ColumnRole> rolesOf(const Study& study, const Dataset& dataset, const PreviewCache* cache) {
  std::optional<std::set<std::string>> named;
  if (study.data.features) named.emplace(study.data.features->begin(), study.data.features->end());
  const bool fits = cache != nullptr && cache->data.dataset.get() == &dataset;
  const std::set<const void*> read = fits ? readColumns(cache->data) : std::set<const void*>();
  std::vector<ColumnRole> roles;
  for (const Column& column : dataset.columns)
    roles.push_back(column.name == study.data.target                             ? ColumnRole::target
                    : named && !named->contains(column.name)                     ? ColumnRole::ignored
                    : !read.empty() && !named && !read.contains(cellsOf(column)) ? ColumnRole::leftOut
                                                                                 : ColumnRole::feature);
  return roles;
}

Study withTarget(const Study& study, const std::string& column) {
  Study next = study;
  DataChoice& data = next.data;
  if (data.target == column) return next;
  data.target = column;
  if (data.features) std::erase(*data.features, column);
  data.lower = data.upper = std::nullopt;
  data.boundsFromData = false;
  data.unit.reset();
  data.positive.reset();
  next.view.label = next.view.otherLabel = std::nullopt;
  return next;
}

Study withFeature(const Study& study, const Dataset& dataset, const std::string& column, bool isFeature) {
  Study next = study;
  auto& features = next.data.features;
  std::set<std::string> named;
  if (features)
    named.insert(features->begin(), features->end());
  else
    for (const Column& each : dataset.columns) named.insert(each.name);
  isFeature ? void(named.insert(column)) : void(named.erase(column));
  named.erase(study.data.target);
  features.emplace();
  for (const Column& each : dataset.columns)
    if (named.contains(each.name)) features->push_back(each.name);
  if (features->size() + (dataset.find(study.data.target) >= 0 ? 1 : 0) == dataset.columns.size())
    features.reset();
  return next;
}

ColumnChoice choiceOf(const DataChoice& data, const std::string& column) {
  const auto found = findChoice(data.columns, column);
  return found == data.columns.end() ? ColumnChoice{.column = column, .kind = {}} : *found;
}

Study withChoice(const Study& study, const ColumnChoice& choice) {
  Study next = study;
  std::vector<ColumnChoice>& columns = next.data.columns;
  const auto found = findChoice(columns, choice.column);
  const bool saysNothing = !choice.kind && !choice.categories;
  if (found != columns.end())
    saysNothing ? void(columns.erase(found)) : void(*found = choice);
  else if (!saysNothing)
    columns.push_back(choice);
  return next;
}

}  // namespace epsiscope
