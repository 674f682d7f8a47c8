#include "core/tasks/prepared_table.h"

#include <algorithm>
#include <utility>

#include "core/classes/class_labels.h"
#include "core/erm/classes.h"
#include "core/erm/unit_rows.h"
#include "core/tasks/task.h"

namespace epsiscope {

PrepareOptions prepareOptions(const Study& study) {
  return taskOf(study).prepareOptions(study);
}

PreparedTable::PreparedTable(std::shared_ptr<const Dataset> dataset, PrepareOptions options)
    : m_dataset(std::move(dataset)),
      m_options(std::move(options)),
      m_data(prepare(m_dataset, m_options, m_problems)) {}

std::shared_ptr<const PreparedTable> PreparedTable::of(const Study& study,
                                                       std::shared_ptr<const Dataset> dataset) {
  return std::make_shared<const PreparedTable>(std::move(dataset), prepareOptions(study));
}

bool PreparedTable::fits(const Study& study, const Dataset* dataset) const {
  return m_dataset.get() == dataset && m_options == prepareOptions(study);
}

std::vector<Problem> PreparedTable::classProblems(const std::optional<std::string>& positive) const {
  const std::lock_guard lock(m_guard);
  const auto [known, isNew] = m_classProblems.try_emplace(positive);
  if (isNew) classesOf(*m_data.targetColumn, m_data.rows, positive, known->second);
  return known->second;
}

const std::vector<std::string>& PreparedTable::classes() const {
  const std::lock_guard lock(m_guard);
  if (!m_classes) m_classes = classesIn(*m_data.targetColumn, m_data.rows, kMostClasses);
  return *m_classes;
}

const std::string& PreparedTable::longRow() const {
  const std::lock_guard lock(m_guard);
  if (!m_longRow) {
    const UnitRows rows = unitRows(m_data, {.how = UnitRowsOptions::How::none});
    m_longRow = rows.longRow ? longRowSentence(rows) : std::string();
  }
  return *m_longRow;
}

std::size_t labelsOutside(const PreparedData& data, const LabelBounds& bounds) {
  return static_cast<std::size_t>(std::ranges::count_if(
      data.rows, [&](std::uint32_t row) { return data.target[row] != bounds.clamp(data.target[row]); }));
}

}  // namespace epsiscope
