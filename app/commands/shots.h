#pragma once

#include <QStringList>

namespace epsiscope {

/// `shots DIR [STUDY.json] [--size WxH] [--theme light|dark] [--scale PERCENT]`: a PNG of the whole window
/// per view.
int runShots(const QStringList& arguments);

}  // namespace epsiscope
