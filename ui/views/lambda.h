#pragma once

#include <QString>

#include <optional>

#include "core/study/study.h"

namespace epsiscope {

/// The regularisation that previews are computed at, and that a view can show an axis of: none in label
/// privacy, where it follows the noise.
std::optional<double> lambdaOf(const Study& study);
/// Of a study that has one.
void setLambda(Study& study, double lambda);
/// As the task's paper writes it: Λ of classifiers, λ of kernels.
QString lambdaSymbol(const Study& study);

/// "ε 0.5", "λ 0.01": what stays fixed while a chart shows an axis of something else.
QString epsilonFact(double epsilon);
QString lambdaFact(const Study& study, double lambda);

}  // namespace epsiscope
