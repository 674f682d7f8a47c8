#pragma once

#include <cstddef>
#include <vector>

namespace epsiscope {

struct AppState;

/// Rows that a split leaves to learn from; 0 while there is no cache.
std::size_t trainRows(const AppState& state);
/// Rows that a trial learns from: a kernel method takes no more than the study allows.
std::size_t rowsToLearnFrom(const AppState& state);
/// Six numbers of rows up to `rows`, each about twice the one before.
std::vector<int> learningSizes(std::size_t rows);

}  // namespace epsiscope
