#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <vector>

#include "ui/charts/chart_model.h"
#include "ui/state/app_state.h"
#include "ui/theme/theme.h"

class QToolButton;
class QVBoxLayout;

namespace epsiscope {

class Chart;
class Disclosure;
class SegmentedControl;
class ViewHeader;

/// One page of the centre: shows the state and hands out a changed study when something in it is dragged.
class View : public QWidget {
  Q_OBJECT
public:
  explicit View(QWidget* parent = nullptr);
  virtual void present(const AppState& state, const Theme& theme) = 0;
  /// The charts for export and zoom, the most important first.
  virtual std::vector<Chart*> charts() const = 0;
  /// Whether the chart can be exported: that which is in sight, unless the view shows the same in another
  /// form.
  virtual bool offers(const Chart* chart) const;
  /// The model of a chart, with the title and the mark that stand in the view's header on screen: for
  /// exports.
  const ChartModel& modelOf(const Chart* chart) const;

  /// In a smaller window the page scrolls: charts below this size show nothing.
  QSize minimumSizeHint() const override;

signals:
  void edited(const Study& study);

protected:
  /// Takes the presented study, and the number of the user's step.
  void adopt(const AppState& state);
  /// Has `show` called with every state that is presented, before anything else of it is shown.
  void follow(std::function<void(const AppState&)> show) { m_followers.push_back(std::move(show)); }
  /// Hands out the study with this change, unless it stays the same.
  template <class Change>
  void edit(const Change& change) {
    Study study = m_study;
    change(study);
    if (study != m_study) emit edited(study);
  }
  /// The column of the view below its header. Below the column, folded, stands all that the charts have no
  /// room for.
  QVBoxLayout* addColumn(ViewHeader* header);
  enum class Title { inChart, inHeader };
  /// Shows the chart with the settings in the study, which is notified of every change of them; a picture may
  /// be of an earlier study. Methods that promise nothing are named once on the screen, in the header.
  /// `axes`: see lookName().
  void showChart(Chart* chart, ChartModel model, const Theme& theme, Title title = Title::inChart,
                 const std::string& axes = {});
  /// Applies the study's settings of the display where the charts themselves stay.
  void refreshLooks();
  /// Adds a pill to the header that makes an axis of the chart logarithmic, as its settings say.
  enum class Axis { x, y };
  QToolButton* addLogPill(ViewHeader* header, Chart* chart, Axis axis, const char* name, const QString& text,
                          const QString& tip);
  /// Adds a pill to the header that is on where the study's value is.
  QToolButton* addSwitch(ViewHeader* header, const char* name, const QString& text, const QString& tip,
                         std::function<bool(const Study&)> isOn, std::function<void(Study&, bool)> set);
  /// Adds a few choices to the header, one of which the study takes. `tips`: one for each choice that has
  /// one.
  SegmentedControl* addSegments(ViewHeader* header, const char* name, const QString& label,
                                const QStringList& texts, const QStringList& tips,
                                std::function<int(const Study&)> taken,
                                std::function<void(Study&, int)> take);

  Study m_study;  ///< the last one presented

private:
  struct Shown {
    ChartModel model;
    std::string look;        ///< the name under which the study keeps its settings
    std::size_t step = 0;    ///< the step with which its curves came
    ChartModel before = {};  ///< the chart on the screen before that step
  };
  struct LogPill {
    const Chart* chart;
    Axis axis;
    QToolButton* pill;
  };
  ChartLook wantedLook(const std::string& name) const;
  void keepLook(const Chart* chart);
  void showPills(const Chart* chart) const;
  void nameNotPrivate() const;
  void showRest();

  Disclosure* m_rest = nullptr;
  QTimer m_settling;  ///< runs out after a chart has been laid out
  std::vector<std::function<void(const AppState&)>> m_followers;
  std::map<const Chart*, Shown> m_shown;
  std::vector<LogPill> m_logPills;
  ViewHeader* m_bar = nullptr;  ///< names methods that promise nothing
  std::size_t m_step = 0;       ///< the step of the last study presented
  bool m_showing = false;       ///< a chart is being filled: its changes are no wish of the user
};

}  // namespace epsiscope
