#include "core/prepare/unit_notes.h"

#include <algorithm>

#include "core/table/identifier.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

std::vector<std::string> unitNotes(const Dataset& dataset) {
  constexpr std::size_t kFewGroups = 100;
  std::vector<std::string> notes;
  if (const auto person = likeliestPerson(dataset)) {
    notes.push_back(filled(
        sentence("Core",
                 "The values of %1 come back like names of people: %2 different ones, up to %3 rows with "
                 "one of them. Every promise is about one row; for one about a person, say so under Data "
                 "(Protected), or declare data.person and data.rows_per_person."),
        quoted(person->column), person->names, person->mostRows));
  }
  const auto group = std::ranges::find_if(dataset.columns, countsPeople);
  if (group != dataset.columns.end() && dataset.rows() <= kFewGroups)
    notes.push_back(filled(
        sentence("Core",
                 "%1 counts people or households, so that a row may be a group: every promise is about "
                 "one row, and about people only where each row is one person's."),
        quoted(group->name)));
  return notes;
}

}  // namespace epsiscope
