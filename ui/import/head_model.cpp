#include "ui/import/head_model.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "core/table/cell_report.h"
#include "core/text/sentence.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

const QString kBadSign = QStringLiteral("⚠ ");
const QString kQuestionSign = QStringLiteral("? ");
constexpr qsizetype kSafeDigits = 15;  ///< every integer of so many digits is a double

QString textOf(const HeadCell& cell) {
  return shownText(cell.text);
}

bool isMissing(const HeadCell& cell) {
  return cell.kind == HeadCellKind::missing;
}

QFont smaller(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 0.88);
  return font;
}

}  // namespace

bool looksOtherThanRead(const QString& text, double value) {
  const QString plain = text.trimmed();
  if (plain == QString::fromStdString(shortestText(value))) return false;
  bool isPlain = false;
  const double asWritten = QLocale::c().toDouble(plain, &isPlain);
  if (!isPlain || asWritten != value || plain.contains(QLatin1Char(','))) return true;
  const bool hasDigits =
      std::ranges::any_of(plain.section(QLatin1Char('e'), 0, 0, QString::SectionCaseInsensitiveSeps),
                          [](QChar c) { return c >= QLatin1Char('1') && c <= QLatin1Char('9'); });
  if (value == 0) return hasDigits;
  const bool isInteger =
      std::ranges::all_of(plain, [](QChar c) { return c.isDigit() || c == QLatin1Char('-'); });
  return isInteger && plain.size() > kSafeDigits;
}

std::shared_ptr<const PreviewRows> shownRows(std::vector<std::vector<HeadCell>> rows,
                                             std::vector<std::size_t> lines) {
  const auto shown = std::make_shared<PreviewRows>();
  std::size_t width = 0;
  for (const std::vector<HeadCell>& row : rows) width = std::max(width, row.size());
  shown->hasNumbers.assign(width, false);
  for (const std::vector<HeadCell>& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (row[column].kind != HeadCellKind::number) continue;
      shown->hasNumbers[column] = true;
      shown->showsValues = shown->showsValues || looksOtherThanRead(textOf(row[column]), row[column].value);
    }
  shown->rows = std::move(rows);
  shown->lines = std::move(lines);
  return shown;
}

HeadModel::HeadModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent),
      m_muted(theme.mutedText),
      m_problem(theme.problem),
      m_accent(theme.accent),
      m_shown(std::make_shared<PreviewRows>()) {}

void HeadModel::setRows(std::shared_ptr<const PreviewRows> shown) {
  beginResetModel();
  m_shown = std::move(shown);
  endResetModel();
}

void HeadModel::setColumns(std::vector<HeadColumn> columns) {
  if (columns == m_columns) return;
  m_columns = std::move(columns);
  if (columnCount() > 0) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int HeadModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown->rows.size());
}

int HeadModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown->hasNumbers.size());
}

QString HeadModel::tip(const HeadCell& cell) const {
  switch (cell.kind) {
    case HeadCellKind::number:
      return tr("Read as %1.").arg(exactText(cell.value));
    case HeadCellKind::missing:
      return cell.text.empty() ? tr("Missing: the cell is empty.") : tr("Missing: \"%1\".").arg(textOf(cell));
    case HeadCellKind::bad:
      return tr("\"%1\" %2.").arg(textOf(cell), QString::fromStdString(faultText(cell.fault, {}, cell.text)));
    case HeadCellKind::text:
      break;
  }
  return textOf(cell);
}

QVariant HeadModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const std::vector<HeadCell>& row = m_shown->rows[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column());
  if (column >= row.size()) return {};
  const HeadCell& cell = row[column];
  const bool isNumber = cell.kind == HeadCellKind::number;
  const bool isBad = cell.kind == HeadCellKind::bad;
  switch (role) {
    case Qt::DisplayRole:
      return isMissing(cell) ? QStringLiteral("–") : (isBad ? kBadSign : QString()) + textOf(cell);
    case kValueRole:
      return isNumber && looksOtherThanRead(textOf(cell), cell.value)
                 ? QStringLiteral("= ") + exactText(cell.value)
                 : QString();
    case Qt::ToolTipRole:
      return tip(cell);
    case Qt::AccessibleTextRole:
      return isNumber || isMissing(cell) || isBad ? textOf(cell) + QStringLiteral(". ") + tip(cell)
                                                  : textOf(cell);
    case Qt::ForegroundRole:
      return isMissing(cell) ? QVariant(m_muted) : isBad ? QVariant(m_problem) : QVariant();
    case Qt::TextAlignmentRole:
      return static_cast<int>((m_shown->hasNumbers[column] || isBad ? Qt::AlignRight : Qt::AlignLeft) |
                              Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant HeadModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const auto at = static_cast<std::size_t>(section);
  if (orientation == Qt::Vertical) {
    if (role != Qt::DisplayRole) return {};
    const std::vector<std::size_t>& lines = m_shown->lines;
    return at < lines.size() ? QVariant::fromValue(lines[at]) : QVariant(section + 1);
  }
  const HeadColumn column =
      at < m_columns.size() ? m_columns[at] : HeadColumn{QString::number(section + 1), {}, {}};
  const bool asks = !column.question.isEmpty();
  switch (role) {
    case Qt::DisplayRole:
      return (asks ? kQuestionSign : QString()) + column.name +
             (column.words.isEmpty() ? QString() : QLatin1Char('\n') + column.words);
    case Qt::ToolTipRole:
      return asks ? column.question : column.name + QStringLiteral(": ") + column.words;
    case Qt::ForegroundRole:
      return asks ? QVariant(m_accent) : QVariant();
    default:
      return {};
  }
}

void HeadDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
  const QString value = index.data(HeadModel::kValueRole).toString();
  if (value.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem upper = option;
  initStyleOption(&upper, index);
  const QString text = std::exchange(upper.text, QString());
  const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &upper, painter, option.widget);
  const QRect inside = option.rect.adjusted(6, 2, -6, -2);
  painter->save();
  painter->setFont(upper.font);
  painter->setPen(upper.palette.color(QPalette::Text));
  painter->drawText(inside, Qt::AlignRight | Qt::AlignTop, text);
  painter->setFont(smaller(upper.font));
  painter->setPen(upper.palette.color(QPalette::PlaceholderText));
  painter->drawText(inside, Qt::AlignRight | Qt::AlignBottom, value);
  painter->restore();
}

QSize HeadDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QSize size = QStyledItemDelegate::sizeHint(option, index);
  const QFontMetrics small(smaller(option.font));
  const QString value = index.data(HeadModel::kValueRole).toString();
  return {std::max(size.width(), value.isEmpty() ? 0 : small.horizontalAdvance(value) + 16), size.height()};
}

}  // namespace epsiscope
