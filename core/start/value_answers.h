#pragma once

#include <string>

#include "core/study/data_choice.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// Returns `data` with one of the answers to a question of columnQuestions() written to the columns that ask:
/// their kind if the values stand as they are, else their values as "missing" or their spellings as "same".
/// The table is to be read with it again. A value that its column lists as missing already is written with
/// zeros behind the mark in that file, and listed so too.
DataChoice answered(const DataChoice& data, const Dataset& dataset, const Question& question,
                    const std::string& answer);

}  // namespace epsiscope
