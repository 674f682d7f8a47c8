#pragma once

#include <QStringList>

namespace epsiscope {

/// tables STUDY.json --out DIR: the tables of a study of statistics with the error and the half-width of each
/// cell, before anything is released.
int runTables(const QStringList& given);

}  // namespace epsiscope
