#pragma once

#include "core/random/rng.h"
#include "core/table/dataset.h"

#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

Column numberColumn(std::string name, std::vector<double> values);
/// `choices[row]` is an index into `names`. Categories are stored in order of first appearance, as a reader
/// would.
Column textColumn(std::string name, const std::vector<std::size_t>& choices,
                  const std::vector<std::string>& names);

/// A finished table: licence text and the SHA-256 of the columns (names, numbers as little-endian doubles,
/// texts).
Dataset builtInTable(std::string title, std::string description, std::vector<Column> columns);

/// Nearest multiple of 10^-digits: what a person would have written down.
double rounded(double value, int digits);
/// The smallest of `count` uniform draws: density count (1 - u)^(count - 1) on (0, 1), many small values.
double smallestUniform(Rng& rng, int count);
/// An index drawn with these probabilities, which sum to 1.
std::size_t drawIndex(Rng& rng, const std::vector<double>& probabilities);

Dataset makeAdvertisingSales();
Dataset makeCensusSample();
Dataset makeExamResults();
Dataset makeHealthSurvey();
Dataset makeHousePrices();
Dataset makeIncomeClass();

extern const char* const kAdvertisingSalesDescription;
extern const char* const kCensusSampleDescription;
extern const char* const kExamResultsDescription;
extern const char* const kHealthSurveyDescription;
extern const char* const kHousePricesDescription;
extern const char* const kIncomeClassDescription;

}  // namespace epsiscope
