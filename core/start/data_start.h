#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/prepare/feature_proposal.h"
#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"
#include "core/table/dataset.h"

namespace epsiscope {

// A study begins on a table: what nobody has decided is decided here and nowhere else, whoever asks and by
// whatever door, so that the same table and the same words make the same study.

/// Columns of which somebody said whether they are features.
using ChosenFeatures = std::map<std::string, bool>;

/// Returns whether texts of the table could be read as numbers, of columns about which nothing is declared.
bool offersReadings(const DataChoice& data, const Dataset& dataset);
/// Returns `data` with those readings declared: the table is to be read with it again.
DataChoice withOfferedReadings(const DataChoice& data, const Dataset& dataset);
/// Returns `data` with how its file was read written down, marks, kinds and units of columns, so that it
/// reads the same cells whatever a later version would find out. Who decided it stays as it is; where nobody
/// is named it was detected. Data from no file, or by a recipe, have nothing to write down.
DataChoice withReadingOf(const DataChoice& data, const Dataset& dataset);
/// Returns `data` with that reading declared: somebody answers for it, and no cell decides any more how
/// others are read.
DataChoice withReadingDeclared(const DataChoice& data, const Dataset& dataset);
/// Returns how the file was read, in sentences: its marks, its encoding, and the columns in use by their
/// kinds.
std::vector<std::string> readingSentences(const DataChoice& data, const Dataset& dataset);
/// Returns what withReadingDeclared() declares, in sentences for whoever answers for it: the reading, and
/// what becomes of other cells. Empty for data that have nothing to declare.
std::vector<std::string> declarationOf(const DataChoice& data, const Dataset& dataset);
/// Returns `data` without what the reader of this table found out by itself: the file may have changed, and
/// is to be asked again.
DataChoice withoutFindings(const DataChoice& data, const Dataset& dataset);

/// Returns the name of the column that is likeliest to be predicted: one that is named so ("target", "label",
/// "y"), else the last column of numbers that is neither constant nor an identifier nor likely the weight of
/// its row; empty if there is none.
std::string proposedTarget(const Dataset& dataset);
/// Returns the study with a target that its task can learn: the same if that is there, else the proposed one
/// or, where it needs classes, the last column with two values.
Study withTargetIn(const Study& study, const Dataset& dataset);

/// Returns the columns of the table that nothing should be learned from unless somebody says so, whatever the
/// target. Looks at every cell.
std::vector<SetAside> columnsAside(const DataChoice& data, const Dataset& dataset);

/// Returns the study as it begins on the table, whose readings are accepted or declined already: of the block
/// "data" the target if it is not there, its unit and its positive class, the features, a preparation that
/// the task accepts, how the file was read and its hash. A block that has the hash has begun before: only
/// what is chosen is changed. `aside`: columnsAside() of the same.
Study begunOn(const Study& study, const Dataset& dataset, const std::vector<SetAside>& aside,
              const ChosenFeatures& chosen = {});

/// Returns whether the bounds of the target are to be asked for: its labels are numbers, the task works with
/// them as numbers and needs their bounds, and nobody has declared them.
bool lacksBounds(const Study& study, const Dataset& dataset);

}  // namespace epsiscope
