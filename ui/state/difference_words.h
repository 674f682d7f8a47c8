#pragma once

#include <QString>

namespace epsiscope {

struct PairedDifference;

/// The difference between the errors of two methods, in words.
struct MethodDifference {
  QString brief;     ///< "0.021 ± 0.004 better", "no clear difference"
  QString sentence;  ///< "0.021 better than Laplace, 95 % interval 0.017 to 0.025"
};
/// Returns it for an error less that of `other`: what is below zero is better.
MethodDifference differenceWords(const PairedDifference& difference, const QString& other);

}  // namespace epsiscope
