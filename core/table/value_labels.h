#pragma once

#include "core/table/dataset.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The labels that a study gives a column.
std::vector<ValueLabel> labelsFrom(const std::map<std::string, std::string>& words);
/// The labels without those that have no word, and each word once: where several values have it their values
/// stand in front of it, "7 other".
std::vector<ValueLabel> withDistinctWords(std::vector<ValueLabel> labels);
/// The number that the value of a label is, if it is one.
std::optional<double> labelledNumber(const ValueLabel& label);

/// Whether a word says that nobody answered: refused, don't know, not applicable, ..., in English or German.
bool saysNoAnswer(const std::string& word);
/// Whether the labels of a column of numbers are those of categories, as far as they alone can tell. Two that
/// are no neighbours, and three at equal distances with values between, name the ends of a scale and its
/// middle: "0 not at all", "10 completely". Labels that say that nobody answered do not count.
bool nameCategories(const std::vector<ValueLabel>& labels);

}  // namespace epsiscope
