#pragma once

#include <QString>

namespace epsiscope::soak {

/// The activity of a window while somebody edits in it, until it is killed.
enum class Busy { saving, keeping, importing, running };
inline constexpr Busy kAllBusy[] = {Busy::saving, Busy::keeping, Busy::importing, Busy::running};

/// The journal of edits in the folder: a line "NUMBER MILLISECONDS" for each, of a clock that all processes
/// share. The number is the trials of the study.
inline const QString kJournal = QStringLiteral("journal");
inline const QString kStudy = QStringLiteral("study.json");
inline const QString kRecovery = QStringLiteral("recovery");

qint64 sharedMilliseconds();

/// Edits in a window whose files lie in the folder. Does not return.
int editForever(const QString& folder, Busy busy);

}  // namespace epsiscope::soak
