#pragma once

#include <QDialog>

#include "ui/charts/chart_frame.h"

class QCheckBox;
class QLabel;
class QTableView;
class QTextBrowser;

namespace epsiscope {

class ChartTableModel;

/// A chart for those who would rather read it: one paragraph, and every number. Beside the chart, not over
/// it: it follows what the chart shows.
class ChartTable : public QDialog {
  Q_OBJECT
public:
  explicit ChartTable(QWidget* parent = nullptr);
  /// `seen` is the part of the model on screen.
  void present(const ChartModel& model, const ChartState& seen);

private:
  QWidget* makeBar();
  void showRows();
  void copy();

  ChartModel m_model;
  ChartState m_seen;
  ChartTableModel* m_rows;
  QTextBrowser* m_summary;
  QCheckBox* m_visible;
  QLabel* m_count;
  QTableView* m_table;
};

}  // namespace epsiscope
