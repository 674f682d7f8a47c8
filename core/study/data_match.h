#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/table/dataset.h"
#include "core/study/data_choice.h"

namespace epsiscope {

/// A name in a study that another table does not have.
struct Mismatch {
  std::string key;                      ///< "data.target", "data.features", "data.person", ...
  std::string name;                     ///< the name of the column, or of the class
  std::vector<std::string> candidates;  ///< possible replacements, the likeliest first
  bool operator==(const Mismatch&) const = default;
};

/// Everything in `choice` that does not fit the table, each name once per key. Empty: the study goes on
/// unchanged. `classes`: the target holds classes. Candidates come in this order: the same name but for case,
/// blanks, signs and accents; names that could be a slip; columns that the study does not name yet; the rest.
std::vector<Mismatch> mismatches(const DataChoice& choice, bool classes, const Dataset& dataset);

/// The replacements of names that are not there; absent: there is none, and the declarations about the name
/// are given up.
using Replacements = std::map<std::string, std::optional<std::string>>;

/// `choice` on another table: all that fits stays, everything else is replaced as requested, and given up
/// where nothing is requested. Bounds, unit and class stay with the target where it is replaced by a column
/// of the same kind, and are given up with it. Features that are all given up become all other columns.
DataChoice rematched(const DataChoice& choice, const Dataset& dataset, const Replacements& replacements);

/// Whether both name the same table, read in the same way.
bool readsTheSame(const DataChoice& a, const DataChoice& b);

/// `choice` for another file. The marks, the encoding and the names chosen for the old file, or its recipe,
/// say nothing about the new one, which is detected anew; spellings of missing cells, kinds and categories
/// stay. The same file keeps everything but its hash.
DataChoice onFile(const DataChoice& choice, const std::string& file);

}  // namespace epsiscope
