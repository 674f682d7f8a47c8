#pragma once

#include <QWidget>

#include <map>
#include <vector>

#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"
#include "ui/window/app_state.h"

class QVBoxLayout;

namespace epsiscope {

class Chart;
class ViewHeader;

/// One page of the centre: shows the state and hands out a changed study when something in it is dragged.
class View : public QWidget {
  Q_OBJECT
public:
  using QWidget::QWidget;
  virtual void present(const AppState& state, const Theme& theme) = 0;
  /// For export and zoom, the most important first.
  virtual std::vector<Chart*> charts() const = 0;
  /// What a chart shows, with the title and the mark that stand in the view's header on screen: for exports.
  const ChartModel& modelOf(const Chart* chart) const;

  /// In a smaller window the page scrolls: charts below this size say nothing.
  QSize minimumSizeHint() const override;

signals:
  void edited(const Study& study);

protected:
  /// What the view is laid out in, with its header in it.
  QVBoxLayout* addColumn(ViewHeader* header);
  enum class Title { inChart, inHeader };
  /// The mark "not private" stands once on the screen, in the header.
  void showChart(Chart* chart, ChartModel model, const Theme& theme, Title title = Title::inChart);

private:
  std::map<const Chart*, ChartModel> m_models;
};

}  // namespace epsiscope
