#pragma once

#include <QStringList>

namespace epsiscope {

/// `epsiscope page STUDY.json --out FILE.html`: the study, or a lesson, as one page for a browser.
int runPage(const QStringList& given);

}  // namespace epsiscope
