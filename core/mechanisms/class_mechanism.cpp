#include "core/mechanisms/class_mechanism.h"

#include <cstddef>

namespace epsiscope {

namespace {

/// A row for each answer, and the last for all classes that are none.
ResponseTable tableOfClasses(const ClassResponse& response) {
  const std::size_t answers = response.answers().size(), classes = response.classes();
  ResponseTable table;
  for (const std::size_t answer : response.answers()) table.outputs.push_back(static_cast<double>(answer));
  for (std::size_t i = 0; i < answers; ++i)
    table.rows.push_back({.rest = response.other(), .peaks = {{i, response.truth()}}});
  if (answers < classes) table.rows.push_back({.rest = response.evenly(), .peaks = {}});
  std::size_t next = 0;
  for (std::size_t label = 0; label < classes; ++label) {
    table.values.push_back(static_cast<double>(label));
    table.rowOf.push_back(response.isAnswer(label) ? next++ : answers);
  }
  return table;
}

}  // namespace

ClassMechanism::ClassMechanism(const ClassResponse& response)
    : FiniteMechanism({0, static_cast<double>(response.classes() - 1)}, response.epsilon(),
                      tableOfClasses(response), Rounding::nearest) {}

}  // namespace epsiscope
