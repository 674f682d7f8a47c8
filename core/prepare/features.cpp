#include "core/prepare/features.h"

#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <unordered_map>

namespace epsiscope {

namespace {

Feature numberFeature(const Column& column) {
  const bool isFilled = column.missing > 0 || !column.badCells.empty();
  return {.name = column.name, .values = column.values, .fill = isFilled ? summarise(column).mean : 0};
}

Feature indicator(const Column& column, const std::string& category, std::int32_t code, bool declared) {
  return {.name = column.name + '=' + category,
          .codes = column.codes,
          .category = code,
          .categoryDeclared = declared};
}

void noteOtherTexts(const Column& column, const std::vector<char>& isDeclared, PreparedData& made) {
  const auto others = static_cast<std::size_t>(std::ranges::count_if(made.rows, [&](std::uint32_t row) {
    return column.codes[row] >= 0 && isDeclared[static_cast<std::size_t>(column.codes[row])] == 0;
  }));
  if (others > 0)
    made.notes.push_back(filled(
        counted("Core", "%n cells of %1 hold none of its declared categories and count as none of them.",
                "%n cell of %1 holds none of its declared categories and counts as none of them.", others),
        quoted(column.name)));
}

void addDeclared(const Column& column, const std::vector<std::string>& categories, PreparedData& made) {
  std::unordered_map<std::string_view, std::int32_t> codes;
  for (std::size_t code = 0; code < column.categories.size(); ++code)
    codes.emplace(column.categories[code], static_cast<std::int32_t>(code));
  std::vector<char> isDeclared(column.categories.size(), 0);
  for (const std::string& category : categories) {
    const auto found = codes.find(category);
    const std::int32_t code = found == codes.end() ? kNoSuchCode : found->second;
    if (code >= 0) isDeclared[static_cast<std::size_t>(code)] = 1;
    made.features.push_back(indicator(column, category, code, true));
  }
  noteOtherTexts(column, isDeclared, made);
}

void addFound(const Column& column, PreparedData& made) {
  for (std::size_t code = 0; code < column.categories.size(); ++code)
    made.features.push_back(
        indicator(column, column.categories[code], static_cast<std::int32_t>(code), false));
}

}  // namespace

const std::vector<std::string>* declaredCategories(const PrepareOptions& options, const Column& column) {
  for (const ColumnChoice& choice : options.columns)
    if (choice.column == column.name && choice.categories) return &*choice.categories;
  return nullptr;
}

void makeFeatures(const PrepareOptions& options, const ColumnList& columns, PreparedData& made) {
  for (const Column* column : columns) {
    if (column->kind == ColumnKind::number)
      made.features.push_back(numberFeature(*column));
    else if (const auto* categories = declaredCategories(options, *column))
      addDeclared(*column, *categories, made);
    else
      addFound(*column, made);
  }
}

std::vector<std::string> columnsWithoutCategories(const PreparedData& data) {
  std::vector<std::string> names;
  for (const Column& column : data.dataset->columns)
    if (std::ranges::any_of(data.features, [&](const Feature& feature) {
          return !feature.codes.empty() && feature.codes.data() == column.codes.data() &&
                 !feature.categoryDeclared;
        }))
      names.push_back(column.name);
  return names;
}

std::string categoriesNote(const PreparedData& data) {
  const std::vector<std::string> names = columnsWithoutCategories(data);
  if (names.empty()) return {};
  return filled(sentence("Core",
                         "The categories of %1 are those found in the data: declare them for a private "
                         "result."),
                quotedList(names));
}

}  // namespace epsiscope
