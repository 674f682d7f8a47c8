#pragma once

#include <QString>

#include "ui/state/app_state.h"
#include "ui/views/view.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace epsiscope {

class DataColumns;
class DataRows;
class SegmentedControl;
class ViewHeader;

/// The table itself: every column in one line or all rows, the way it was read, the labels with their bounds,
/// and one feature against them.
class DataView : public View {
  Q_OBJECT
public:
  explicit DataView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override;
  /// Shows a cell among all rows; both numbers count from 0, rows as in the file.
  void goTo(std::size_t fileRow, int column);

signals:
  /// The user wants to see, and perhaps to change, how the file was read.
  void readingAsked();

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void addReading(QBoxLayout* column);
  void addTables(QBoxLayout* column);
  void fitTables();
  void addCharts(QBoxLayout* column);
  void openRows();
  void choose(int column);
  void showDataset(const AppState& state);
  void showReading(const AppState& state);
  void redraw();

  ViewHeader* m_header;
  SegmentedControl* m_part;
  QLabel* m_reading;
  QToolButton* m_ask;
  QStackedWidget* m_tables;
  DataColumns* m_columns;
  DataRows* m_rows;
  QBoxLayout* m_charts;
  Chart* m_labels;
  Chart* m_scatter;
  std::shared_ptr<const Dataset> m_dataset;
  Theme m_theme;
  std::string m_feature;  ///< on the scatter's axis; empty: the first
};

/// Returns "Semicolon separated, decimal comma, UTF-8, 3 cells that are no numbers · 12 of 20 640 rows left
/// out". For built-in data only the rows.
QString dataReading(const AppState& state);

}  // namespace epsiscope
