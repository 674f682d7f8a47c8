#include "core/data/unknown_column.h"

#include "core/data/near_names.h"
#include "core/data/wording.h"

namespace epsiscope {

std::string unknownColumn(const Dataset& dataset, const std::string& wanted) {
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) names.push_back(column.name);
  const std::vector<std::string> near = nearNames(wanted, names);
  return "There is no column " + quoted(wanted) +
         (near.empty() ? "; the columns are " + quotedList(names) + "."
                       : "; did you mean " + quotedList(near) + "?");
}

}  // namespace epsiscope
