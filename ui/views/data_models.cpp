#include "ui/views/data_models.h"

#include <cmath>
#include <limits>

#include "ui/language/language.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr int kSummaryFields = 7;
constexpr int kCellDigits = 6;

QString cellText(const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::number) {
    const double value = column.values[row];
    return std::isnan(value) ? QString() : numberText(value, kCellDigits);
  }
  const std::int32_t code = column.codes[row];
  return code < 0 ? QString() : QString::fromStdString(column.categories[static_cast<std::size_t>(code)]);
}

int alignment(bool number) {
  return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

}  // namespace

void DataTableModel::setDataset(std::shared_ptr<const Dataset> dataset) {
  beginResetModel();
  m_dataset = std::move(dataset);
  endResetModel();
}

int DataTableModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || !m_dataset) return 0;
  constexpr std::size_t most = std::numeric_limits<int>::max();
  return static_cast<int>(std::min(m_dataset->rows(), most));
}

int DataTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_dataset ? 0 : static_cast<int>(m_dataset->columns.size());
}

QVariant DataTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Column& column = m_dataset->columns[static_cast<std::size_t>(index.column())];
  if (role == Qt::DisplayRole) return cellText(column, static_cast<std::size_t>(index.row()));
  if (role == Qt::TextAlignmentRole) return alignment(column.kind == ColumnKind::number);
  return {};
}

QVariant DataTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole || !m_dataset) return {};
  if (orientation == Qt::Vertical) return section + 1;
  return QString::fromStdString(m_dataset->columns[static_cast<std::size_t>(section)].name);
}

void ColumnSummaryModel::setDataset(std::shared_ptr<const Dataset> dataset,
                                    std::vector<ColumnSummary> summaries) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_summaries = std::move(summaries);
  endResetModel();
}

int ColumnSummaryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_summaries.size());
}

int ColumnSummaryModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kSummaryFields;
}

QString ColumnSummaryModel::text(const Column& column, const ColumnSummary& summary, int field) const {
  const bool number = column.kind == ColumnKind::number;
  switch (field) {
    case 0:
      return QString::fromStdString(column.name);
    case 1:
      return number ? tr("number")
                    : countedText("QObject", "text, %1 values", "text, %1 value", column.categories.size());
    case 2:
      return countText(column.missing + column.badCells.size());
    case 3:
      return number ? numberText(summary.min) : QString();
    case 4:
      return number ? numberText(summary.mean) : QString();
    case 5:
      return number ? numberText(summary.max) : QString();
    default:
      return number ? numberText(summary.sd) : QString();
  }
}

QVariant ColumnSummaryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  if (role == Qt::DisplayRole) return text(m_dataset->columns[row], m_summaries[row], index.column());
  if (role == Qt::TextAlignmentRole) return alignment(index.column() >= 2);
  return {};
}

QVariant ColumnSummaryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole) return alignment(section >= 2);
  if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
  const QStringList names = {tr("column"), tr("kind"),    tr("missing"), tr("least"),
                             tr("mean"),   tr("largest"), tr("sd")};
  return names.value(section);
}

}  // namespace epsiscope
