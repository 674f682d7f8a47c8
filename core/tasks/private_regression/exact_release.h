#pragma once

#include <cstddef>
#include <string>

#include "core/prepare/prepare.h"
#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"
#include "core/tasks/released.h"

namespace epsiscope {

/// The reason why this method's weights for the study's unit cannot leave the house at this epsilon, though
/// they can be looked at; empty if they can. It is the same for any number of rows: sums of 2^64 of them are
/// whole numbers of 128 bits.
std::string whyWeightsStay(const Study& study, const std::string& method, std::size_t rows, double epsilon);

/// The sums of products of all rows in use with noise in whole numbers, and the weights that are learned from
/// them. Both are functions of the noisy sums and of public numbers: declared bounds and categories, the
/// number of rows, the study. A lambda that the study does not give is chosen by the noisy sums, which costs
/// nothing.
///
/// Table "weights": with v_j the features, clipped to `lower` and `upper`, the label is predicted as
///   sum_j weight_j v_j + weight of "(constant)",
/// clipped to the label's bounds. A row whose u_j = (v_j - middle)/half width (u_j = v_j where there are no
/// bounds) are longer than `longest_row` of the table "scaling" was shortened to it when the weights were
/// learned; with s_j the weights in the column `scaled_weight`, any row is predicted as
///   label_middle + label_half_width (s_constant + sum_j s_j u_j / max(longest_row, |u|)).
///
/// Table "sums": of products of (1, u/max(longest_row, |u|), label in half widths from the middle), a line
/// for each pair, with the standard deviation of its noise and the step of its lattice. The constant's own is
/// the number of rows, without noise.
///
/// Precondition: whyWeightsStay() is empty.
Released releasedWeights(const Study& study, const PreparedData& data, const std::string& method,
                         double epsilon, const Custodian& custodian);

}  // namespace epsiscope
