#include "core/table/unknown_column.h"

#include "core/text/near_names.h"
#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::string unknownColumn(const Dataset& dataset, const std::string& wanted) {
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) names.push_back(column.name);
  const std::vector<std::string> near = nearNames(wanted, names);
  return near.empty() ? filled(sentence("Core", "There is no column %1; the columns are %2."), quoted(wanted),
                               quotedList(names))
                      : filled(sentence("Core", "There is no column %1; did you mean %2?"), quoted(wanted),
                               quotedList(near));
}

}  // namespace epsiscope
