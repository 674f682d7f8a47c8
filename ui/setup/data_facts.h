#pragma once

#include <QString>

namespace epsiscope {

struct AppState;

/// "20 640 rows · 8 features · 965 labels clipped"
QString dataFacts(const AppState& state);
/// What was done to the table, and what a person should know of it: the first few sentences.
QString dataWarnings(const AppState& state);

}  // namespace epsiscope
