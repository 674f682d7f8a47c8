#include "core/prepare/feature_proposal.h"

#include "core/prepare/features.h"
#include "core/table/identifier.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

namespace epsiscope {

namespace {

/// The columns whose categories are declared.
std::set<std::string_view> withCategories(const std::vector<ColumnChoice>& declared) {
  std::set<std::string_view> names;
  for (const ColumnChoice& choice : declared)
    if (choice.categories) names.insert(choice.column);
  return names;
}

const std::vector<std::string>* declaredFor(const std::vector<ColumnChoice>& declared, const Column& column) {
  const auto found = std::ranges::find(declared, column.name, &ColumnChoice::column);
  return found == declared.end() || !found->categories ? nullptr : &*found->categories;
}

std::optional<std::string> reasonAgainst(const Column& column, std::size_t most) {
  if (auto reason = identifierReason(column)) return reason;
  if (column.missing == column.size()) return sentence("Core", "it has no values");
  if (sameInEveryRow(column)) return sentence("Core", "it says the same in every row");
  if (column.kind != ColumnKind::text || column.categories.size() <= most) return std::nullopt;
  return counted("Core", "it is text with %n different values", "it is text with %n different value",
                 column.categories.size());
}

}  // namespace

bool sameInEveryRow(const Column& column) {
  if (column.kind == ColumnKind::text) return column.categories.size() < 2;
  double first = std::nan("");
  return std::ranges::none_of(column.values, [&](double value) {
    if (std::isnan(first)) first = value;
    return !std::isnan(value) && value != first;
  });
}

std::vector<SetAside> columnsSetAside(const Dataset& dataset, const std::string& target,
                                      const std::vector<ColumnChoice>& declared, std::size_t mostCategories) {
  std::vector<SetAside> found;
  const std::set<std::string_view> isDeclared = withCategories(declared);
  for (const Column& column : dataset.columns)
    if (column.name != target && !isDeclared.contains(column.name))
      if (auto reason = reasonAgainst(column, mostCategories)) found.push_back({column.name, *reason});
  return found;
}

std::optional<std::vector<std::string>> proposedFeatures(const Dataset& dataset, const std::string& target,
                                                         const std::vector<ColumnChoice>& declared,
                                                         std::size_t mostCategories) {
  const std::vector<SetAside> aside = columnsSetAside(dataset, target, declared, mostCategories);
  if (aside.empty()) return std::nullopt;
  std::vector<std::string> names;
  for (const Column& column : dataset.columns)
    if (column.name != target && std::ranges::find(aside, column.name, &SetAside::column) == aside.end())
      names.push_back(column.name);
  return names.empty() ? std::nullopt : std::optional(std::move(names));
}

std::vector<OneHotSource> oneHotSources(const Dataset& dataset, const std::string& target,
                                        const std::vector<ColumnChoice>& declared,
                                        std::size_t mostCategories) {
  std::vector<OneHotSource> sources;
  for (const Column& column : dataset.columns) {
    if (column.kind != ColumnKind::text || column.name == target) continue;
    const auto* categories = declaredFor(declared, column);
    const std::size_t count = categories != nullptr ? categories->size() : column.categories.size();
    sources.push_back({column.name, count, categories == nullptr && count > mostCategories});
  }
  return sources;
}

}  // namespace epsiscope
