#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "core/glance/oddity.h"
#include "core/table/profile.h"
#include "ui/state/data_roles.h"

namespace epsiscope {

struct AppState;

/// One row per column: its role, and the first things that a person looks at.
class ColumnSummaryModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Field {
    name,
    shape,
    role,
    kind,
    odd,
    missing,
    bad,
    distinct,
    least,
    lowerQuartile,
    median,
    upperQuartile,
    largest,
    mean,
    sd,
    fields
  };
  using QAbstractTableModel::QAbstractTableModel;
  /// Presents the state; returns whether it changes the columns or their numbers.
  bool present(const AppState& state);

  const Dataset* dataset() const { return m_dataset.get(); }
  ColumnRole roleOf(int row) const { return m_roles[static_cast<std::size_t>(row)]; }
  /// The profile; null until it is computed, and where values are hidden.
  const ColumnProfile* profileOf(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int dataRole = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int dataRole = Qt::DisplayRole) const override;

private:
  QString text(std::size_t row, int field) const;
  QString kindText(const Column& column) const;
  QString profileText(std::size_t row, int field) const;
  /// What is odd about the column in a few words, and in sentences with their meaning for private answers.
  QString oddText(std::size_t row) const;
  QString oddTip(std::size_t row) const;
  QString tip(std::size_t row, int field) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnSummary> m_summaries;
  std::shared_ptr<const std::vector<ColumnProfile>> m_profiles;
  std::shared_ptr<const std::vector<std::vector<Oddity>>> m_oddities;
  std::vector<ColumnRole> m_roles;
  std::vector<ColumnChoice> m_choices;
  bool m_hidden = false;
};

/// "mostly 2 to 3": the histogram of a column in words, or the largest classes of a text.
QString shapeText(const Column& column, const ColumnProfile& profile);

}  // namespace epsiscope
