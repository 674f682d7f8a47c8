#pragma once

#include <optional>

#include <QString>

#include "core/tasks/trade_off_preview.h"
#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/view.h"

class QComboBox;
class QToolButton;

namespace epsiscope {

class Disclosure;
class MethodTable;
class SegmentedControl;
class TipLine;
class ViewHeader;

/// Error against epsilon or lambda, and all methods at the current values in a table.
class TradeOffView : public View {
  Q_OBJECT
public:
  explicit TradeOffView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_chart}; }
  /// Shows the tip about dragging and clicking, until epsilon is moved.
  void showTip(bool shown);

signals:
  /// Epsilon has been moved, or the tip closed.
  void tipTaken();

private:
  void addForms();
  void addChoices();
  void addPills();
  void showChoices();
  void showForm();
  void showWanted();
  void compareWith(int row);
  void takeTip();
  const Result* currentResult() const;
  void redraw();

  ViewHeader* m_header;
  TipLine* m_tip;
  Chart* m_chart;
  MethodTable* m_table;
  QComboBox* m_learner;
  SegmentedControl* m_metric;
  SegmentedControl* m_axis;
  SegmentedControl* m_form;   ///< ours, or one of the paper's, where there is a published table
  Disclosure* m_differences;  ///< of that form from ours
  QToolButton* m_wanted;
  QToolButton* m_logX;
  std::shared_ptr<const Picture> m_picture;
  const TradeOffPreview* m_preview = nullptr;  ///< the picture's; null as long as there is none
  std::shared_ptr<const Result> m_result;
  Theme m_theme;
};

/// The study that shows the method of a clicked point of Trade-off, at the point's epsilon or, over lambda,
/// its lambda: the noise of a label, the bound of a kernel release, the boundary of a classifier of two
/// features or otherwise its learning curve. A method without such a view keeps the view in front. Null where
/// the series belongs to none of the study's methods. `series`: "METHOD/…".
std::optional<Study> visitPoint(const Study& study, const TradeOffPreview& preview, const QString& series,
                                double x);

}  // namespace epsiscope
