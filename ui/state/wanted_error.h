#pragma once

#include <QString>

namespace epsiscope {

struct Study;

// The wanted error (view.error_target) is stored in the metric of the study's rows. Where that is a square,
// people say and read its root, which is in the unit of the estimate.

/// Whether the root is said.
bool wantsRoot(const Study& study);
/// The wanted error as people read it, and the stored value of one that they type: each undoes the other but
/// for digits that nobody typed.
double shownWantedError(const Study& study, double stored);
double storedWantedError(const Study& study, double shown);
/// The stored value nearest to one that reads well: so many digits where it is shown.
double roundedWantedError(const Study& study, double stored, int digits);

/// "RMSE 200 $", or the error alone where it is no square.
QString wantedErrorText(const Study& study, double stored);
/// "RMSE 200 $, squared 40 000"; of others the metric: "share of wrong classes 0.2".
QString wantedErrorWords(const Study& study, double stored);

}  // namespace epsiscope
