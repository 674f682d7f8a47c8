#pragma once

#include <QString>

#include "core/results/paired_difference.h"

namespace epsiscope {

/// The difference between the errors of two methods, in words.
struct MethodDifference {
  QString brief;  ///< "0.021 ± 0.004 better", "no clear difference"
  QString
      sentence;  ///< "0.021 better than Laplace, 95 % interval 0.017 to 0.025 for other people like these"
};
/// What an interval is for: "between splits", "for other people like these".
QString intervalWords(IntervalOf of);
/// Returns it for an error less that of `other`: what is below zero is better.
MethodDifference differenceWords(const PairedDifference& difference, const QString& other);

}  // namespace epsiscope
