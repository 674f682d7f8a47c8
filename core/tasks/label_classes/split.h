#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/classes/class_labels.h"
#include "core/classes/noisy_logistic.h"
#include "core/prepare/prepare.h"
#include "core/tasks/label_classes/inputs.h"
#include "core/tasks/label_classes/release.h"

namespace epsiscope {

/// Rows for learning with their labels; the first number of each row is 1.
struct ClassRowsPart {
  RowBlock rows;
  std::span<const std::int32_t> labels;
};

/// The rows of one trial for learning and for testing, with features standardised by the training rows:
/// public, as in label privacy.
class LabelClassesSplit {
public:
  /// Null if cancelled. Precondition: problems() is empty.
  static std::shared_ptr<const LabelClassesSplit> build(const LabelClassesInputs& inputs,
                                                        const PreparedData& data, unsigned threads,
                                                        const GoOn& goOn = {});

  const std::vector<std::string>& classes() const { return m_classes; }
  int trial() const { return m_trial; }
  const RowCounts& counts() const { return m_counts; }  ///< counts of the table
  std::size_t trainRows() const { return m_trainLabels.size(); }
  std::size_t testRows() const { return m_testLabels.size(); }
  std::size_t width() const { return m_width; }
  /// Returns the first training rows in a random order that is the same for every number; 0: all.
  ClassRowsPart train(std::size_t rows = 0) const;
  /// Returns their labels, for the questions.
  AskedLabels asked(std::size_t rows = 0) const {
    return {train(rows).labels, m_classes.size(), m_trial, m_counts};
  }

  /// Returns the share of test rows whose label is not the predicted class, also where it is none of the
  /// classes.
  double testError(const ClassWeights& weights) const;
  /// Returns the same for a class that is predicted for every row.
  double errorOfConstant(std::size_t predicted) const;
  /// Returns the error of the best such class.
  double errorOfBestConstant() const;

  /// Notes for people about the labels: not private.
  const std::vector<std::string>& labelNotes() const { return m_labelNotes; }
  /// Notes for people about the features.
  const std::vector<std::string>& notes() const { return m_notes; }

private:
  LabelClassesSplit() = default;

  std::vector<std::string> m_classes;
  int m_trial = 1;
  RowCounts m_counts;
  std::size_t m_width = 1;
  std::vector<double> m_train, m_test;  ///< row by row
  std::vector<std::int32_t> m_trainLabels, m_testLabels;
  std::vector<std::string> m_labelNotes, m_notes;
};

}  // namespace epsiscope
