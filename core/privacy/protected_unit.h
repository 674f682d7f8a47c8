#pragma once

#include <cstddef>

namespace epsiscope {

/// Whose part of a table a promise is about: a row by itself, or a person with all rows that are theirs.
///
/// The proof for persons. Nobody has more than K rows. A table in which all rows of one person are replaced
/// is reached by replacing them one after the other, in at most K steps. If a release is (e, d)-private for
/// one row, then for any set of outputs the probabilities P_0, ..., P_K of the tables on the way have P_i <=
/// e^e P_(i+1) + d, so that P_0 <= e^(K e) P_K + d (1 + e^e + ... + e^((K-1) e)) (Dwork and Roth 2014,
/// Theorem 2.2): e = epsilon/K and d = deltaOfRow() make it (epsilon, delta)-private for the person. A
/// release that is linear in the rows moves by at most K times what one row moves it, so that noise made for
/// that distance at (epsilon, delta) does as well; for pure noise both are the same. Where each row answers
/// by itself, the answers of a person are K releases at (epsilon/K, delta/K), which compose.
struct ProtectedUnit {
  std::size_t most = 0;  ///< rows of one person at most; 0: the unit is a row

  bool isPerson() const { return most > 0; }
  /// The number of rows that may be replaced together.
  double rows() const { return isPerson() ? static_cast<double>(most) : 1; }
  /// The epsilon and the delta for one row that keep these for the unit.
  double epsilonOfRow(double epsilon) const { return epsilon / rows(); }
  double deltaOfRow(double epsilon, double delta) const;

  bool operator==(const ProtectedUnit&) const = default;
};

}  // namespace epsiscope
