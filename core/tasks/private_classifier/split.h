#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/go_on.h"
#include "core/prepare/split.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/fourier_rows.h"
#include "core/erm/loss.h"
#include "core/random/projected_noise.h"
#include "core/erm/unit_rows.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/private_classifier/inputs.h"

namespace epsiscope {

/// All rows of a classifier's study, in the unit ball, from which its splits take theirs.
struct ClassifierData {
  std::shared_ptr<const PreparedTable> table;
  UnitRows unit;
  Eigen::VectorXd labels;  ///< +1 or -1 for each row in use
  /// Says which bounds, categories, filled cells or left out columns were taken from private rows: then
  /// replacing one row can change others, and no method is private. Empty for none.
  std::string takenFromRows;
  const RowCounts& counts() const { return table->data().counts; }
  std::vector<std::string> notes;  ///< only for Classroom, like those of classesOf()
};
/// Precondition: problems() is empty.
std::shared_ptr<const ClassifierData> classifierData(const PrivateClassifierInputs& inputs,
                                                     std::shared_ptr<const PreparedTable> table);

/// Errors of weights on rows that they were not learned from.
struct TestErrors {
  double error = 0;  ///< the share of mistakes
  double loss = 0;   ///< the mean loss
};

/// The rows of one trial for learning and for testing, mapped to random Fourier features where the study asks
/// for them. The same split as in label privacy.
class ClassifierSplit {
public:
  /// Null if cancelled.
  static std::shared_ptr<const ClassifierSplit> build(const PrivateClassifierInputs& inputs,
                                                      std::shared_ptr<const ClassifierData> data,
                                                      unsigned threads, const GoOn& goOn = {});

  const ClassifierData& data() const { return *m_data; }
  const LabelledRows& train() const { return m_train; }
  const LabelledRows& test() const { return m_test; }
  std::size_t trainRows() const { return m_train.x->rows(); }
  /// Returns the place of each training row among the rows in use.
  const std::vector<std::uint32_t>& trainPlaces() const { return m_trainPlaces; }
  /// Returns the mean number of entries of a training row that are not 0.
  double entriesOfRow() const;
  /// Returns so many training rows, the first in a random order that is the same for every number.
  LabelledRows firstRows(std::size_t count) const;
  /// Returns rows as the learner sees them: mapped to random features, where the study asks for them. Null if
  /// cancelled.
  std::shared_ptr<const ClassRows> mapped(std::shared_ptr<const SparseRows> rows, unsigned threads,
                                          const GoOn& goOn = {}) const;

  TestErrors errors(const Eigen::VectorXd& weights, const Loss& loss) const;
  /// Returns the exact expected error of weights f + b, where b has density proportional to exp(-|b|/scale),
  /// or is normal with that deviation in each coordinate.
  double expectedError(const Eigen::VectorXd& weights, double scale, bool isNormal = false) const;
  /// Returns the error of the better of the two constant guesses.
  double errorOfConstantGuess() const;

private:
  ClassifierSplit() = default;
  bool takeRows(const PrivateClassifierInputs& inputs, const Split& split, unsigned threads,
                const GoOn& goOn);

  std::shared_ptr<const ClassifierData> m_data;
  LabelledRows m_train, m_test;
  Eigen::VectorXd m_testNorms;
  std::vector<std::uint32_t> m_trainPlaces;
  std::vector<std::uint32_t> m_order;  ///< random order of the training rows
  std::optional<FourierRows> m_map;
  Eigen::VectorXd m_shifts;  ///< for features of cosines only; empty: there are sines too
  std::optional<ProjectedNoise> m_noise;
};

}  // namespace epsiscope
