#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/study/study_fwd.h"
#include "core/tasks/cell.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// Trials that go through the same cells: what those of all tasks have in common.
class CellTrials : public Trials {
public:
  const std::vector<CellPlan>& cells() const final { return m_plans; }
  std::vector<std::string> notesOfTrial() const final { return m_notes; }
  std::optional<CellValues> compute(std::size_t cell, const GoOn& goOn) const final;

protected:
  /// `threads`: as many as beginTrial() may use. The study outlives the trials.
  CellTrials(const Study& study, std::shared_ptr<const PreparedTable> table, unsigned threads);

  const Study& study() const { return m_study; }
  const std::shared_ptr<const PreparedTable>& table() const { return m_table; }
  const PreparedData& data() const { return m_table->data(); }
  unsigned threads() const { return m_threads; }
  const std::vector<Cell>& askedCells() const { return m_cells; }
  /// Adds the next cell. Its values are those of the cell before where repeatsPrevious() says so, or the
  /// plan.
  void add(Cell cell, CellPlan plan);
  /// Sets the facts a person should know about the trial that has begun; they are said of the first alone.
  void setNotes(int trial, std::vector<std::string> notes) {
    m_notes = trial == 1 ? std::move(notes) : std::vector<std::string>();
  }

  /// Fills in the counts of the table, and what a person should know about it and its labels.
  void describeTable(Result& result, const std::vector<std::string>& labelWarnings) const;
  /// Returns what the cell finds, see Trials::compute().
  virtual std::optional<CellValues> valuesOf(const Cell& cell, const GoOn& goOn) const = 0;

private:
  const Study& m_study;
  const std::shared_ptr<const PreparedTable> m_table;
  const unsigned m_threads;
  std::vector<Cell> m_cells;
  std::vector<CellPlan> m_plans;
  std::vector<std::string> m_notes;
};

}  // namespace epsiscope
