#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/glance/association.h"
#include "core/glance/missing_patterns.h"
#include "core/glance/oddity.h"
#include "core/study/data_choice.h"
#include "core/table/dataset.h"
#include "core/table/identifier.h"
#include "core/table/profile.h"

namespace epsiscope {

/// A table as whoever may see it sees it first. None of it is private.
struct TableGlance {
  std::size_t rows = 0, duplicateRows = 0;
  std::vector<ColumnProfile> profiles{};        ///< of each column
  std::vector<std::vector<Oddity>> oddities{};  ///< of each column
  std::vector<MissingPattern> missing{};
  Associations associations{};
  std::optional<RepeatedNames> person{};  ///< the declared column that names people, or the likeliest
};

/// The declared column that names people; the likeliest one where none is declared.
std::optional<RepeatedNames> personIn(const Dataset& dataset, const DataChoice& choice);

/// Absent once cancelled. `threads`: 0 is as many as the machine has; the result does not depend on it.
std::optional<TableGlance> glanceAt(const Dataset& dataset, const DataChoice& choice, const GoOn& goOn = {},
                                    unsigned threads = 0);

}  // namespace epsiscope
