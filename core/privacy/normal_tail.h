#pragma once

namespace epsiscope {

/// Mills' ratio of the standard normal, Phi(-z)/phi(z), to full relative precision for z >= 0 and wherever it
/// is finite.
double millsRatio(double z);
/// log Phi(x), without underflow in the far tail.
double logNormalCdf(double x);
/// The z with Phi(-z) = exp(logTail); logTail <= log(1/2).
double normalTailQuantile(double logTail);

}  // namespace epsiscope
