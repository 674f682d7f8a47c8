#pragma once

#include <QStringList>

namespace epsiscope {

// The commands about one mechanism, one file each. They return the exit code.
int densityCommand(const QStringList& given);
int sampleCommand(const QStringList& given);
int momentsCommand(const QStringList& given);
int auditCommand(const QStringList& given);
int intervalCommand(const QStringList& given);
int mechanismsCommand(const QStringList& given);

}  // namespace epsiscope
