#pragma once

#include <cstddef>
#include <string>

#include "core/study/problem_list.h"
#include "core/prepare/prepare.h"
#include "core/study/data_choice.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Checks the keys of the block `data`, without looking at the data.
void checkData(const Study& study, ProblemList& found);
/// Checks the keys that name columns of the table.
void checkNamedColumns(const DataChoice& data, const Dataset& dataset, ProblemList& found);
/// Says that the column cannot weight rows, because it is text.
std::string textIsNoWeight(const std::string& column);
/// Checks that a declared reading leaves nothing for the reader to find out in columns that are used so.
void checkDeclaredReading(const DataChoice& data, const PrepareOptions& used, const Dataset& dataset,
                          ProblemList& found);
/// Checks all declarations about columns of the table and whom its rows belong to, without a study.
void checkDeclarations(const DataChoice& data, const Dataset& dataset, ProblemList& found);
/// The number of `rows` that a split leaves for learning. test_fraction lies between 0 and 1, rows are at
/// least 2.
std::size_t trainRows(const Study& study, std::size_t rows);
/// Checks that the split leaves enough rows, also for the study's train_sizes. `data` are those of the study.
void checkSplit(const Study& study, const PreparedData& data, ProblemList& found);
/// Checks that so many rows, mapped to so many random features (0: none), fit into memory. `field`: the
/// study's key.
void checkMappedRows(const char* field, int features, std::size_t rows, ProblemList& found);

}  // namespace epsiscope
