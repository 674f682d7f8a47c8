#pragma once

#include <QStringList>

namespace epsiscope {

/// rows-for STUDY.json --error E | --rmse E | --half-width W: how many people each method of a planned study
/// needs, as JSON; with --excess-loss E how many rows are enough by theory.
int runRowsFor(const QStringList& given);

}  // namespace epsiscope
