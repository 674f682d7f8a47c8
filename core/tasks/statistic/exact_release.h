#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/prepare/prepare.h"
#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"
#include "core/tasks/released.h"

namespace epsiscope {

/// The reason why one of the study's statistics of so many rows cannot leave the house at this epsilon,
/// though it can be looked at; empty if all can.
std::string whyStatisticsStay(const Study& study, std::size_t rows, double epsilon);

/// All statistics of the study at their shares of this epsilon, by laws of whole numbers: laplace draws
/// discrete Laplace noise, gaussian discrete Gaussian, each for values that are rounded to a lattice, and a
/// quantile is drawn among the places of one. Numbers of tables that are made to agree stand beside those
/// that were drawn, as columns of their own. What is written is a function of these whole numbers and of
/// public ones. Precondition: whyStatisticsStay() is empty.
Released releasedStatistics(const Study& study, const PreparedData& data, double epsilon,
                            const Custodian& custodian);

}  // namespace epsiscope
