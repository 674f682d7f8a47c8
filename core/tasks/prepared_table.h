#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// The options of prepare() for this study.
PrepareOptions prepareOptions(const Study& study);

/// A table with the rows and columns that studies with the same options work on: prepared once, and shared by
/// problems(), the cache of the previews and run(). Facts about all rows are computed when checks first need
/// them and remembered, so that a check passes over no row. Safe to use from several threads.
class PreparedTable {
public:
  PreparedTable(std::shared_ptr<const Dataset> dataset, PrepareOptions options);
  /// Returns the table as `study` has it prepared.
  static std::shared_ptr<const PreparedTable> of(const Study& study, std::shared_ptr<const Dataset> dataset);

  const std::shared_ptr<const Dataset>& dataset() const { return m_dataset; }
  const PrepareOptions& options() const { return m_options; }
  /// The problems of the preparation; if there are any, there are no rows and no features.
  const std::vector<Problem>& problems() const { return m_problems; }
  const PreparedData& data() const { return m_data; }

  /// Returns whether `study` has this data set prepared in the same way.
  bool fits(const Study& study, const Dataset* dataset) const;
  bool isSame(const PreparedTable& other) const {
    return m_dataset == other.m_dataset && m_options == other.m_options;
  }

  /// Returns the problems of this positive class; see classesOf(). Precondition: problems() is empty.
  std::vector<Problem> classProblems(const std::optional<std::string>& positive) const;
  /// Returns the different values of the target, see classesIn(): one more than kMostClasses where there are
  /// more. Precondition: problems() is empty.
  const std::vector<std::string>& classes() const;
  /// Returns the sentence that names the first row longer than 1, as in the file; empty if there is none.
  /// Precondition: problems() is empty.
  const std::string& longRow() const;

private:
  const std::shared_ptr<const Dataset> m_dataset;
  const PrepareOptions m_options;
  std::vector<Problem> m_problems;
  PreparedData m_data;

  mutable std::mutex m_guard;  ///< guards the remembered facts
  mutable std::map<std::optional<std::string>, std::vector<Problem>> m_classProblems;
  mutable std::optional<std::vector<std::string>> m_classes;
  mutable std::optional<std::string> m_longRow;
};

/// Returns the number of labels of the rows in use outside the bounds. Passes over all rows.
std::size_t labelsOutside(const PreparedData& data, const LabelBounds& bounds);

}  // namespace epsiscope
