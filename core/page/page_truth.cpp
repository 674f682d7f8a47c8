#include "core/page/page_truth.h"

#include <algorithm>
#include <numeric>

#include "core/study/plan.h"
#include "core/study/study.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

bool isRead(const Column& column, const PreparedData& data) {
  return std::ranges::any_of(data.features, [&](const Feature& feature) {
    return feature.codes.empty() ? feature.values.data() == column.values.data()
                                 : feature.codes.data() == column.codes.data();
  });
}

}  // namespace

bool isOfPeople(const Study& study) {
  return !study.data.file.starts_with("builtin:");
}

std::vector<std::string> columnsInUse(const Study& study, const PreparedData& data) {
  const bool hasPersons = !data.persons.empty();
  std::vector<std::string> names;
  for (const Column& column : data.dataset->columns)
    if (&column == data.targetColumn || isRead(column, data) ||
        (hasPersons && column.name == study.data.person))
      names.push_back(column.name);
  return names;
}

std::vector<std::uint32_t> rowsOfPage(const Study& study, const PreparedData& data) {
  const bool isFilled = study.data.missing == MissingRule::mean || study.data.badCells == BadCellRule::mean;
  if (!isFilled || !data.persons.empty()) return data.rows;
  std::vector<std::uint32_t> all(data.dataset->rows());
  std::iota(all.begin(), all.end(), 0U);
  return all;
}

std::string truthOfPage(const Study& study, const PreparedData& data) {
  if (isPlan(study.data))
    return sentence("Core", "The page holds nothing of anybody: the people are planned, nobody was asked.");
  if (!isOfPeople(study))
    return sentence("Core", "The page holds nothing of anybody: its data are built in and invented.");
  const std::vector<std::string> names = columnsInUse(study, data);
  // The program that gathers sentences for translators waits for ever on a call in place of the number.
  const std::size_t rows = rowsOfPage(study, data).size();
  return filled(counted("Core",
                        "The page holds %n rows as they are, with the true values of %1; the target %2 is "
                        "among them. Whoever has the page can read them all.",
                        "The page holds %n row as it is, with the true values of %1; the target %2 is "
                        "among them. Whoever has the page can read them all.",
                        rows),
                quotedList(names, names.size()), quoted(study.data.target));
}

}  // namespace epsiscope
