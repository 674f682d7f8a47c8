#pragma once

#include "ui/views/statistic/cell_grid.h"
#include "ui/views/view.h"

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;

namespace epsiscope {

class CellTableModel;
class HeatKey;
struct Picture;

namespace view_id {
inline constexpr const char* tables = "tables";
}

/// What would be released in each cell of a table by groups: the number, and how far off it would be.
class TablesView : public View {
  Q_OBJECT
public:
  explicit TablesView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }
  /// The picture is what an export has of the table in sight.
  bool offers(const Chart*) const override { return true; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void addControls();
  QWidget* makeContents();
  void offerTables(const TablesPreview& preview);
  void offerMeasures(bool hasHalfWidths);
  void showPicture();
  void fitCells();

  ViewHeader* m_header;
  QComboBox* m_table;
  SegmentedControl *m_form, *m_measure;
  CellTableModel* m_cells;
  QTableView* m_view;
  Chart* m_chart;
  QStackedWidget* m_forms;
  QLabel* m_facts;
  HeatKey* m_key;
  std::shared_ptr<const Picture> m_picture;
  Theme m_theme = lightTheme();
};

}  // namespace epsiscope
