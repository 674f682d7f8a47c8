#pragma once

#include <QString>
#include <QStringList>

#include "core/start/paper_forms.h"

namespace epsiscope {

/// "as described": a form beside a published table.
QString paperFormText(PaperForm form);
/// The form in a sentence.
QString paperFormTip(PaperForm form);

/// The keys of the study that are not as we would have them, a line for each: "Prior: noisy-labels, ours:
/// noisy-counts". Empty for our own form, and where there are no forms.
QStringList differencesFromOurs(const Study& study);

}  // namespace epsiscope
