#pragma once

#include <QByteArray>
#include <QString>

namespace epsiscope {

/// Makes the files of resources/ readable under ":/". A static library must be asked for them; more than once
/// does no harm.
void useResources();
/// The contents of a resource, or of another file; empty where there is none.
QByteArray fileContents(const QString& name);

}  // namespace epsiscope
