#pragma once

#include <QString>
#include <QStringList>

namespace epsiscope {

/// "Laplace, Staircase"; where a name has a comma of its own, "Noisy sums, Gaussian; Noisy sums".
QString namesText(const QStringList& names);

}  // namespace epsiscope
