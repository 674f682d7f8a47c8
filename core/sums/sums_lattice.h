#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/wide_integer.h"
#include "core/sums/regression_sums.h"

namespace epsiscope {

/// The public lattices on which rows z = (constant, x, label), |x| <= 1 and the label in [-1, 1], and the
/// sums of their products are whole numbers.
///
/// A row becomes Z = (C, X, Y): with L = 2^rowBits the features are counted in steps of 1/L and the label in
/// steps of 1/M, both rounded toward zero. C and M are the nearest whole numbers to L times the weights of
/// rowWeights(), so that the three blocks are balanced as in RegressionSums: Z/L is its row z. All is integer
/// from here on, whatever the features were:
///   |X|^2 <= L^2, |Y| <= M, and so |Z|^2 <= R = C^2 + L^2 + M^2.
/// A product Z_i Z_j counts 2^-(2 rowBits); it is rounded toward zero to steps of 2^-bits:
///   T_ij = trunc(Z_i Z_j / 2^k), k = 2 rowBits - bits.
struct SumsLattice {
  std::size_t features = 1;
  bool hasConstant = true;
  int rowBits = 20;  ///< at most 30
  int bits = 40;     ///< from 0 to 2 rowBits

  std::size_t size() const { return features + (hasConstant ? 2 : 1); }  ///< of Z
  std::int64_t length() const { return std::int64_t{1} << rowBits; }     ///< L
  std::int64_t constant() const;                                         ///< C; 0: there is none
  std::int64_t label() const;                                            ///< M
  WideInteger reach() const;                                             ///< R
  /// C/L and M/L.
  RowWeights weights() const;
  /// The size of a step of the sums, where a row x of length 1 has the square 1.
  double step() const;
  bool operator==(const SumsLattice&) const = default;
};

/// A row's whole numbers that are not 0, their places in Z ascending.
struct WholeRow {
  std::vector<std::size_t> places;
  std::vector<std::int64_t> numbers;
};

/// Z of one row, a function of nothing but that row: `entries` are the features in the columns of `index`,
/// ascending. Numbers that are not finite count as 0. A row that is longer than 1 is shortened.
WholeRow wholeRow(const SumsLattice& lattice, std::span<const std::int32_t> index,
                  std::span<const double> entries, double label);

/// The place of entry (i, j), j <= i, among the entries of a lower triangle.
inline std::size_t placeOfPair(std::size_t i, std::size_t j) {
  return i * (i + 1) / 2 + j;
}

/// Whether entry (i, j), j <= i, of sums is a function of private rows. The constant's square is public, and
/// the label's is left out: least squares does not need it.
inline bool isPrivateEntry(const SumsLattice& lattice, std::size_t i, std::size_t j) {
  return i != j || (i + 1 < lattice.size() && (i > 0 || !lattice.hasConstant));
}

/// Adds T of one row to the lower triangle of sums: exactly, up to 2^64 rows, as |T_ij| <= 2^(2 rowBits) and
/// rowBits <= 30 leave sums below 2^124. (With 20 bits, and noise below 2^120, below 2^121.) Precondition:
/// the sums have as many entries as placeOfPair() has places.
void addProducts(const SumsLattice& lattice, const WholeRow& row, std::vector<WideInteger>& sums);

/// At least the sum of |T_ij - T'_ij| over the private entries (i, j), j <= i, of any two rows Z and W. Where
/// all (d = size()) are looked at, sum |Z_i Z_j| = (|Z|_1^2 + |Z|^2)/2 <= (d + 1)/2 |Z|^2, so that twice that
/// is a bound,
///   (d + 1) R / 2^k,
/// also of rounded products, which are no larger. A smaller one of D = ZZ' - WW': for any numbers a, b > 0
/// let D* be the change of the rows (sqrt(a) C, X, sqrt(b) Y), whose squares are at most r = a C^2 + L^2 + b
/// M^2, so that |D*|_F <= sqrt(2) r (core/sums/sums_noise.h). Its entries are those of D times sqrt(a) or a,
/// sqrt(b) or b for each constant or label in them, and |D*|_F^2 counts those beside the diagonal twice. By
/// Cauchy and Schwarz, with p features,
///   sum |D_ij| <= sqrt(p + p (p - 1)/4 + p/(2a) + p/(2b) + 1/(2ab)) |D*|_F,
/// where without a constant the terms with a fall away; the smallest over some a and b is taken. Rounding a
/// product moves it by less than 1, and so a difference by less than 2: where k > 0 that is added for each
/// entry. Rounded up, with more than the doubles can lose.
WideInteger absoluteReach(const SumsLattice& lattice);

/// At least the root of the sum of (T_ij - T'_ij)^2 over the private entries of any two rows, where those
/// beside the diagonal count twice: at most |D|_F/2^k <= sqrt(2) R/2^k, with the same proof, and where k > 0
/// a rounding of less than 2 in each of at most d^2 entries; and at most |T|_F + |T'|_F <= 2 R/2^k, as |T|_F
/// <= |ZZ'|_F/2^k = |Z|^2/2^k. Rounded up, with more than the doubles can lose.
WideInteger normReach(const SumsLattice& lattice);

}  // namespace epsiscope
