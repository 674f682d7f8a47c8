#include "ui/import/column_model.h"

#include <QComboBox>

#include <cmath>

#include "core/text/sentence.h"
#include "ui/state/words.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr std::size_t kSampleRows = 100;
constexpr qsizetype kSamples = 3;
const QString kArrow = QStringLiteral(" ▾");
/// Kinds before the readings: as detected, number, text.
constexpr int kPlainKinds = 3;

QString sampleCell(const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::number)
    return std::isnan(column.values[row]) ? QString() : exactText(column.values[row]);
  const std::int32_t code = column.codes[row];
  return code < 0 ? QString() : QString::fromStdString(column.categories[static_cast<std::size_t>(code)]);
}

QString sampleOf(const Column& column) {
  QStringList texts;
  for (std::size_t row = 0; row < std::min(column.size(), kSampleRows) && texts.size() < kSamples; ++row) {
    const QString text = sampleCell(column, row);
    if (!text.isEmpty() && !texts.contains(text)) texts << text;
  }
  return texts.join(QStringLiteral(" · "));
}

}  // namespace

void ColumnModel::present(std::shared_ptr<const Dataset> dataset, const DataChoice& declared,
                          const DataChoice& data) {
  const bool same = dataset == m_dataset;
  if (!same) beginResetModel();
  m_dataset = std::move(dataset);
  m_declared = declared;
  m_data = data;
  if (!same) return endResetModel();
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, fields - 1));
}

int ColumnModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_dataset ? 0 : static_cast<int>(m_dataset->columns.size());
}

int ColumnModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : fields;
}

QStringList ColumnModel::choices(const QModelIndex& index) const {
  const Column& column = m_dataset->columns[static_cast<std::size_t>(index.row())];
  if (index.column() == kind) {
    const ColumnChoice& declared = choiceOf(m_declared, column.name);
    const bool given = declared.kind || declared.reading;
    QStringList words = {given ? tr("As detected") : tr("Detected: %1").arg(kindName(column.kind)),
                         kindName(ColumnKind::number), kindName(ColumnKind::text)};
    if (column.reading || !column.offer.empty())
      for (const auto& [form, word] : kCellForms) words << formText(form);
    return words;
  }
  return {roleName(ColumnRole::target), roleName(ColumnRole::feature), roleName(ColumnRole::ignored)};
}

int ColumnModel::chosen(const QModelIndex& index) const {
  const std::string& column = m_dataset->columns[static_cast<std::size_t>(index.row())].name;
  if (index.column() == role) return static_cast<int>(roleOf(m_data, column));
  const ColumnChoice declared = choiceOf(m_declared, column);
  if (declared.reading) return kPlainKinds + static_cast<int>(*declared.reading);
  const std::optional<ColumnKind> given = declared.kind;
  return !given ? 0 : *given == ColumnKind::number ? 1 : 2;
}

QString ColumnModel::nameTip(const Column& column) const {
  const QString rename = tr("A double click gives the column another name.");
  return column.label.empty() ? rename : QString::fromStdString(column.label) + QLatin1Char('\n') + rename;
}

QString ColumnModel::kindTip(const Column& column) const {
  if (column.reading) return tr("Read as %1.").arg(QString::fromStdString(readingText(*column.reading)));
  if (column.offered) return tr("Can be read as %1.").arg(QString::fromStdString(column.offer));
  if (!column.offer.empty())
    return tr("Looks like numbers, but %1.").arg(QString::fromStdString(column.offer));
  return tr("Numbers are computed with; of texts each one counts for itself.");
}

/// A text that is learned from says how many columns it makes.
QString ColumnModel::roleText(const QModelIndex& index, const Column& column) const {
  const QString text = choices(index).value(chosen(index));
  if (column.kind != ColumnKind::text || roleOf(m_data, column.name) != ColumnRole::feature) return text;
  const ColumnChoice declared = choiceOf(m_declared, column.name);
  const std::size_t count = declared.categories ? declared.categories->size() : column.categories.size();
  if (!declared.categories && count > mostCategories(m_declared))
    return countedText("QObject", "left out: %1 columns", "left out: %1 column", count);
  return countedText("QObject", "feature: %1 columns", "feature: %1 column", count);
}

QVariant ColumnModel::data(const QModelIndex& index, int dataRole) const {
  if (!index.isValid()) return {};
  const bool chooses = index.column() == kind || index.column() == role;
  const Column& column = m_dataset->columns[static_cast<std::size_t>(index.row())];
  switch (dataRole) {
    case Qt::DisplayRole:
      if (index.column() == name) return QString::fromStdString(column.name);
      if (index.column() == role) return roleText(index, column) + kArrow;
      return chooses ? choices(index).value(chosen(index)) + kArrow : sampleOf(column);
    case Qt::EditRole:
      return chooses ? QVariant(chosen(index)) : data(index, Qt::DisplayRole);
    case kChoicesRole:
      return chooses ? QVariant(choices(index)) : QVariant();
    case Qt::ToolTipRole:
      if (index.column() == name && index.flags().testFlag(Qt::ItemIsEditable)) return nameTip(column);
      if (index.column() == kind) return kindTip(column);
      if (index.column() == role)
        return roleOf(m_data, column.name) == ColumnRole::target
                   ? tr("What is predicted. To change it, make another column the target.")
                   : tr("The target is predicted from the features; ignored columns play no part.");
      return data(index, Qt::DisplayRole);
    default:
      return {};
  }
}

bool ColumnModel::setData(const QModelIndex& index, const QVariant& value, int dataRole) {
  if (!index.isValid() || dataRole != Qt::EditRole) return false;
  const std::string column = m_dataset->columns[static_cast<std::size_t>(index.row())].name;
  if (index.column() == name) return rename(column, value.toString().trimmed());
  if (value.toInt() == chosen(index)) return false;
  const int choice = value.toInt();
  if (index.column() == role) {
    emit roleChosen(column, static_cast<ColumnRole>(choice));
  } else {
    if (choice >= kPlainKinds)
      emit kindChosen(column, std::nullopt, static_cast<CellForm>(choice - kPlainKinds));
    else
      emit kindChosen(
          column,
          choice == 0 ? std::nullopt : std::optional(choice == 1 ? ColumnKind::number : ColumnKind::text),
          std::nullopt);
  }
  return true;
}

/// An empty name or that of another column changes nothing.
bool ColumnModel::rename(const std::string& column, const QString& text) {
  const std::string next = text.toStdString();
  if (next.empty() || m_dataset->find(next) >= 0) return false;
  emit renamed(column, next);
  return true;
}

Qt::ItemFlags ColumnModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  if (index.column() == name && m_declared.recipe) return flags;
  if (index.column() == sample) return flags;
  const bool isTarget =
      m_dataset &&
      roleOf(m_data, m_dataset->columns[static_cast<std::size_t>(index.row())].name) == ColumnRole::target;
  return index.column() == role && isTarget ? flags : flags | Qt::ItemIsEditable;
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int dataRole) const {
  if (dataRole == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
  if (dataRole != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
  return QStringList{tr("Column"), tr("Kind"), tr("Role"), tr("First values")}.value(section);
}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const {
  if (index.column() == ColumnModel::name) return QStyledItemDelegate::createEditor(parent, option, index);
  auto* box = new QComboBox(parent);
  box->addItems(index.data(ColumnModel::kChoicesRole).toStringList());
  box->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
  box->setToolTip(index.data(Qt::ToolTipRole).toString());
  auto* self = const_cast<ChoiceDelegate*>(this);
  connect(box, &QComboBox::activated, self, [self, box] {
    emit self->commitData(box);
    emit self->closeEditor(box);
  });
  return box;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  auto* box = qobject_cast<QComboBox*>(editor);
  if (box == nullptr) return QStyledItemDelegate::setEditorData(editor, index);
  box->setCurrentIndex(index.data(Qt::EditRole).toInt());
  QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
  const auto* box = qobject_cast<QComboBox*>(editor);
  if (box == nullptr) return QStyledItemDelegate::setModelData(editor, model, index);
  model->setData(index, box->currentIndex());
}

}  // namespace epsiscope
