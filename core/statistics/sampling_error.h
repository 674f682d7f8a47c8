#pragma once

#include <cstddef>
#include <vector>

#include "core/statistics/group_rows.h"
#include "core/statistics/release_plan.h"
#include "core/statistics/statistic_column.h"

namespace epsiscope {

// The squared error of a statistic because other people could have answered: its estimated variance over
// samples of n rows. NaN for a single row. None of it is private.

/// s^2/n with the n - 1 variance s^2.
double samplingErrorOfMean(const StatisticColumn& column);
/// n s^2.
double samplingErrorOfSum(const StatisticColumn& column);
/// For the number of n rows that are of a kind: the error of the sum of zeros and ones, n^2 p (1 - p)/(n -
/// 1).
double samplingErrorOfCount(double count, std::size_t rows);
/// For the population variance: ((n - 1)/n)^2 (m_4 - s^4 (n - 3)/(n - 1))/n, with the fourth central moment.
double samplingErrorOfVariance(const StatisticColumn& column);
/// For quantiles, by Maritz and Jarrett 1978: the variance of the order statistic in bootstrap samples,
/// exactly: each value is weighted by the probability that it has rank ceil(p n), a difference of two Beta
/// distribution functions.
double samplingErrorOfQuantile(const StatisticColumn& column, double quantile);

/// The same of each group's statistic: for sums over rows that of the sum of what each of `rows` rows adds, 0
/// outside of the group; for a mean that of the ratio, linearised at it.
std::vector<double> samplingErrorsOfGroups(const ReleasePlan& plan, const GroupRows& groups,
                                           std::size_t rows);

/// I_x(a, b): the distribution function of Beta(a, b) at x, for a, b >= 1 (continued fraction by the method
/// of Lentz; Press et al., Numerical Recipes 6.4).
double betaDistribution(double x, double a, double b);

}  // namespace epsiscope
