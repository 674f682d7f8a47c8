#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/table/dataset.h"
#include "core/study/data_choice.h"

namespace epsiscope {

/// What a study names and another table does not have.
struct Mismatch {
  std::string key;                      ///< "data.target", "data.features", "data.positive", ...
  std::string name;                     ///< of the column, or of the class
  std::vector<std::string> candidates;  ///< what could take its place, the likeliest first
  bool operator==(const Mismatch&) const = default;
};

/// Everything in `choice` that does not fit the table, each name once per key. Empty: the study goes on as it
/// is. `classes`: the target holds classes. Candidates are in this order: the same name but for case, blanks,
/// signs and accents; names that could be a slip; columns that the study does not name yet; the rest.
std::vector<Mismatch> mismatches(const DataChoice& choice, bool classes, const Dataset& dataset);

/// What takes the place of a name that is not there; absent: nothing does, and what was said of it is given
/// up.
using Replacements = std::map<std::string, std::optional<std::string>>;

/// `choice` on another table: all that fits stays, what does not is replaced as told, and given up where
/// nothing is told. Bounds, unit and class stay with the target where it is replaced by a column of the same
/// kind, and are given up with it. Features that are all given up become all other columns.
DataChoice rematched(const DataChoice& choice, const Dataset& dataset, const Replacements& replacements);

/// Whether both name the same table, read in the same way.
bool readsTheSame(const DataChoice& a, const DataChoice& b);

/// `choice` for another file. How the marks, the encoding and the names of the old one were told, or its
/// recipe, is no statement about the new one, which is asked itself; spellings of missing cells, kinds and
/// categories are, and stay. The same file keeps everything but its hash.
DataChoice onFile(const DataChoice& choice, const std::string& file);

}  // namespace epsiscope
