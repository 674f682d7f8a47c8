#pragma once

#include <QString>
#include <QStringList>

#include "core/start/column_roles.h"

namespace epsiscope {

struct AppState;
struct Column;

/// "target", "feature", "ignored", "left out".
QString roleName(ColumnRole role);
/// Returns the column of the data set that the study is about, or null.
const Column* targetOf(const AppState& state);
/// The columns that could weight rows: those of numbers but the target.
QStringList weightColumns(const Dataset& dataset, const std::string& target);

}  // namespace epsiscope
