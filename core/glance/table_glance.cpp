#include "core/glance/table_glance.h"

#include <algorithm>
#include <utility>

#include "core/glance/duplicate_rows.h"
#include "core/prepare/persons.h"
#include "core/study/declared_values.h"

namespace epsiscope {

std::optional<RepeatedNames> personIn(const Dataset& dataset, const DataChoice& choice) {
  const int declared = choice.person ? dataset.find(*choice.person) : -1;
  if (declared < 0) return likeliestPerson(dataset);
  const Persons persons(dataset.columns[static_cast<std::size_t>(declared)], dataset.rows());
  std::vector<std::size_t> rows(persons.count());
  for (const std::int32_t person : persons.ofRows())
    if (person >= 0) ++rows[static_cast<std::size_t>(person)];
  return RepeatedNames{*choice.person, rows.size(), rows.empty() ? 0 : *std::ranges::max_element(rows)};
}

std::optional<TableGlance> glanceAt(const Dataset& dataset, const DataChoice& choice, const GoOn& goOn,
                                    unsigned threads) {
  TableGlance glance{.rows = dataset.rows()};
  glance.profiles = profiles(dataset, goOn.part(0, 0.4).oneAtATime(), threads);
  if (glance.profiles.size() != dataset.columns.size()) return std::nullopt;
  glance.oddities =
      tableOddities(dataset, glance.profiles, declaredValues(choice, dataset), goOn.at(0.4), threads);
  const auto duplicates = duplicateRows(dataset, goOn.part(0.5, 0.6));
  if (!duplicates) return std::nullopt;
  glance.duplicateRows = *duplicates;
  glance.missing = missingPatterns(dataset, goOn.part(0.6, 0.65));
  glance.person = personIn(dataset, choice);
  glance.associations = associations(dataset, goOn.at(0.7), threads);
  return goOn(1) ? std::optional(std::move(glance)) : std::nullopt;
}

}  // namespace epsiscope
