#pragma once

#include "ui/views/trade_off_chart.h"
#include "ui/views/view.h"

class QComboBox;
class QToolButton;

namespace epsiscope {

class MethodTable;
class SegmentedControl;
class ViewHeader;

/// Error against epsilon or lambda, and all methods at the current values in a table.
class TradeOffView : public View {
  Q_OBJECT
public:
  explicit TradeOffView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }

private:
  void addChoices();
  void addScales();
  void showChoices();
  void showTable();
  void drag(const QString& guide, double value);
  const Result* currentResult() const;
  void redraw();

  ViewHeader* m_header;
  Chart* m_chart;
  MethodTable* m_table;
  QComboBox* m_learner;
  SegmentedControl* m_metric;
  SegmentedControl* m_axis;
  QToolButton* m_logEpsilon;
  QToolButton* m_logError;
  TradeOffOptions m_options;
  Study m_study;
  std::optional<Picture<TradeOffPreview>> m_picture;
  std::shared_ptr<const Result> m_result;
  Theme m_theme;
};

}  // namespace epsiscope
