#pragma once

#include <QTableWidget>

#include <vector>

#include "ui/theme/theme.h"

namespace epsiscope {

/// One line per method: its swatch and name, then texts.
struct MethodTableRow {
  QString method = {};  ///< id, for the swatch; empty: the row has none
  QString label = {};
  QStringList texts = {};
  int emphasised = 0;       ///< the number of first texts that say that it promises nothing: drawn in that
                            ///< colour
  bool notPrivate = false;  ///< its swatch has the dashes of a method that promises nothing
  QString sentence = {};    ///< the row in words, for tooltips and screen readers; empty: its texts
  QString choice = {};      ///< what it stands for where a click on it chooses that; empty: it does not
  bool operator==(const MethodTableRow&) const = default;
};

struct MethodTableContents {
  QStringList headings = {};  ///< for the first column and for every text
  std::vector<MethodTableRow> rows = {};
  /// One per heading: where there is no room for all numbers, the columns with the largest values are hidden
  /// first; those with 0 stay, then the names give way, and then the table scrolls: no number is cut. Empty:
  /// all stay.
  std::vector<int> leaveOut = {};
  bool numbers = true;  ///< texts are aligned to the right
};

/// A quiet table as high as its rows, updated in place.
class MethodTable : public QTableWidget {
  Q_OBJECT
public:
  explicit MethodTable(QWidget* parent = nullptr);

  void setContents(const MethodTableContents& contents, const Theme& theme);

signals:
  void chosen(const QString& choice);  ///< by mouse or Enter

public:
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void followFont();
  void spreadColumns();
  std::vector<int> wantedWidths() const;
  void leaveColumnsOut(std::vector<int>& wanted, int room);
  void showRow(int row, const MethodTableRow& content, bool numbers, const Theme& theme);
  QTableWidgetItem* itemAt(int row, int column);

  std::vector<MethodTableRow> m_rows;
  std::vector<int> m_leaveOut;
  bool m_numbers = false;
  bool m_dark = false;
};

}  // namespace epsiscope
