#pragma once

#include <QString>

#include "core/study/method_role.h"

namespace epsiscope {

/// "part of the error", "yardstick": what a row or a curve is that is no method; empty for a method.
QString roleText(MethodRole role);
/// "Noise alone (part of the error)": the name with its role where it is no method.
QString nameWithRole(const QString& name, MethodRole role);

}  // namespace epsiscope
