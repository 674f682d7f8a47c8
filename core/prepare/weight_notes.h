#pragma once

#include <string>

#include "core/table/identifier.h"

namespace epsiscope {

/// Asks whether the column is the weight of its row, with what speaks for it, and with unusualWeights().
std::string weightProposal(const LikelyWeight& weight);
/// Says what a statistic does with rows whose weights are not above 0; empty where all are.
std::string unusualWeights(const WeightCells& cells);
/// The same of a column; empty where there is none of that name.
std::string unusualWeights(const Dataset& dataset, const std::string& column);

}  // namespace epsiscope
