#pragma once

#include <QStringList>

namespace epsiscope {

// The commands about one mechanism, one file each. They return the exit code.
int runDensity(const QStringList& given);
int runSample(const QStringList& given);
int runMoments(const QStringList& given);
int runAudit(const QStringList& given);
int runCompose(const QStringList& given);
int runInterval(const QStringList& given);
int runBins(const QStringList& given);
int runUnbiased(const QStringList& given);
int runMechanisms(const QStringList& given);

}  // namespace epsiscope
