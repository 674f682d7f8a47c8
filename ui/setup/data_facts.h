#pragma once

#include <QString>

namespace epsiscope {

struct AppState;

/// "20 640 rows · 8 features · 965 labels clipped"
QString dataFacts(const AppState& state);
/// The treatment of the table, and the facts a person should know about it: the first few sentences.
QString dataWarnings(const AppState& state);

}  // namespace epsiscope
