#include "core/tasks/made_up_table.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/random/rng.h"
#include "core/reading/text/number_cell.h"
#include "core/study/study.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

std::optional<LabelBounds> declaredBounds(const Study& study, const std::string& column) {
  const DataChoice& data = study.data;
  if (column == data.target && data.lower && data.upper) return LabelBounds{*data.lower, *data.upper};
  const auto feature = std::ranges::find(data.columnBounds, column, &ColumnBound::column);
  if (feature != data.columnBounds.end())
    return LabelBounds{feature->lower.value_or(-feature->bound), feature->bound};
  return std::nullopt;
}

/// What the target can be, where it holds classes: those that are declared, or the positive one and another.
std::vector<std::string> declaredClasses(const Study& study, bool areNumbers) {
  Study copy = study;
  if (const auto* classes = taskOf(study).classesOf(copy); classes != nullptr && *classes) return **classes;
  if (!study.data.positive) return {"0", "1"};
  const std::string& positive = *study.data.positive;
  if (!areNumbers) return {positive, positive + " not"};
  return {positive, readCell(positive, '.').value == 0 ? "1" : "0"};
}

std::vector<std::string> declaredCategories(const Study& study, const std::string& column) {
  for (const ColumnChoice& choice : study.data.columns)
    if (choice.column == column && choice.categories && !choice.categories->empty())
      return *choice.categories;
  if (column == study.data.target && study.data.positive) return declaredClasses(study, false);
  return {"a", "b"};
}

/// Numbers for persons and for classes: the texts of the latter, one after the other.
double numberOf(const std::vector<std::string>& classes, std::size_t row) {
  return readCell(classes[row % classes.size()], '.').value;
}

}  // namespace

std::shared_ptr<const Dataset> madeUpTable(const Study& study, const Dataset& shape, std::size_t rows) {
  constexpr std::uint64_t kStream = 0x6d61646575700000;  // "madeup"
  const auto most = static_cast<std::size_t>(protectedUnit(study.data).rows());
  const std::size_t people = std::max<std::size_t>(4, rows / std::max<std::size_t>(1, most));
  const bool holdsClasses = taskOf(study).holdsClasses(study);
  auto made = std::make_shared<Dataset>();
  made->name = shape.name;
  made->readAsDetected = shape.readAsDetected;
  for (const Column& column : shape.columns) {
    Rng rng = Rng::stream(kStream, {made->columns.size()});
    Column own{.name = column.name, .kind = column.kind, .kindGiven = column.kindGiven};
    own.reading = column.reading;
    const bool isPerson = column.name == study.data.person.value_or("");
    const bool isClass = holdsClasses && column.name == study.data.target;
    const bool isText = column.kind == ColumnKind::text;
    const std::vector<std::string> classes =
        isClass ? declaredClasses(study, !isText) : std::vector<std::string>();
    const LabelBounds bounds = declaredBounds(study, column.name).value_or(LabelBounds{0, 1});
    if (isText && isPerson)
      for (std::size_t i = 0; i < people; ++i) own.categories.push_back(std::to_string(i));
    else if (isText)
      own.categories = isClass ? classes : declaredCategories(study, column.name);
    for (std::size_t row = 0; row < rows; ++row) {
      const bool isInTurn = isPerson || isClass;
      if (isText)
        own.codes.push_back(static_cast<std::int32_t>(isInTurn ? row % own.categories.size()
                                                               : rng.below(own.categories.size())));
      else if (isPerson)
        own.values.push_back(static_cast<double>(row % people));
      else
        own.values.push_back(isClass ? numberOf(classes, row)
                                     : bounds.lower + rng.uniform() * bounds.width());
    }
    made->columns.push_back(std::move(own));
  }
  return made;
}

}  // namespace epsiscope
