#pragma once

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include <memory>
#include <vector>

#include "core/table/dataset.h"
#include "core/reading/table_head.h"
#include "ui/theme/theme.h"

namespace epsiscope {

/// Rows of a preview.
inline constexpr std::size_t kHeadRows = 50;

/// Rows of a preview, with what is known of all of them.
struct PreviewRows {
  std::vector<std::vector<HeadCell>> rows{};
  std::vector<std::size_t> lines{};  ///< in the file, which number them; empty: they are the first ones
  std::vector<bool> hasNumbers{};    ///< of each column
  bool showsValues = false;          ///< some cell has a text below its own
};
/// Looks at every cell: for the thread that read them.
std::shared_ptr<const PreviewRows> shownRows(std::vector<std::vector<HeadCell>> rows,
                                             std::vector<std::size_t> lines = {});

/// The heading of a column in the preview.
struct HeadColumn {
  QString name;
  QString words;     ///< "number · target"
  QString question;  ///< why the column is marked; empty: it is not
  bool operator==(const HeadColumn&) const = default;
};

/// The first rows of a table as the file has them, and the values read where they could be taken for
/// something else.
class HeadModel : public QAbstractTableModel {
  Q_OBJECT
public:
  static constexpr int kValueRole = Qt::UserRole;  ///< text below the cell's own; empty: there is none
  explicit HeadModel(const Theme& theme, QObject* parent = nullptr);
  void setRows(std::shared_ptr<const PreviewRows> shown);
  void setColumns(std::vector<HeadColumn> columns);
  const PreviewRows& shown() const { return *m_shown; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  QString tip(const HeadCell& cell) const;

  QColor m_muted, m_problem, m_accent;
  std::shared_ptr<const PreviewRows> m_shown;
  std::vector<HeadColumn> m_columns;
};

/// Draws the text of a cell and, small below it, the value that was read.
class HeadDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Whether a number's text could be taken for another number than the one that was read: marks between
/// groups, a decimal comma where the screen has a point, digits that a double does not keep, a number that
/// became 0.
bool looksOtherThanRead(const QString& text, double value);

}  // namespace epsiscope
