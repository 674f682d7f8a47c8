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
  /// For export and zoom, the most important first.
  virtual std::vector<Chart*> charts() const = 0;
  /// What a chart shows, with the title and the mark that stand in the view's header on screen: for exports.
  const ChartModel& modelOf(const Chart* chart) const;

  /// In a smaller window the page scrolls: charts below this size say nothing.
  QSize minimumSizeHint() const override;

signals:
  void edited(const Study& study);

protected:
  /// Takes the study that is presented, and as what step of the user.
  void adopt(const AppState& state);
  /// Has `show` called with every state that is presented, before anything else is shown of it.
  void follow(std::function<void(const AppState&)> show) { m_followers.push_back(std::move(show)); }
  /// Hands out the study with this change, unless it stays the same.
  template <class Change>
  void edit(const Change& change) {
    Study study = m_study;
    change(study);
    if (study != m_study) emit edited(study);
  }
  /// What the view is laid out in below its header. Below it, folded, stands what the charts have no room to
  /// say.
  QVBoxLayout* addColumn(ViewHeader* header);
  enum class Title { inChart, inHeader };
  /// Looked at as the study asks for, which hears of every change of the look; a picture may be of an earlier
  /// study. What promises nothing is named once on the screen, in the header. `axes`: see lookName().
  void showChart(Chart* chart, ChartModel model, const Theme& theme, Title title = Title::inChart,
                 const std::string& axes = {});
  /// Where the charts stay as they are and the study may look at them in another way.
  void refreshLooks();
  /// A pill of the header that makes an axis of the chart logarithmic, as its look says.
  enum class Axis { x, y };
  QToolButton* addLogPill(ViewHeader* header, Chart* chart, Axis axis, const char* name, const QString& text,
                          const QString& tip);
  /// A pill of the header that is on where the study is.
  QToolButton* addSwitch(ViewHeader* header, const char* name, const QString& text, const QString& tip,
                         std::function<bool(const Study&)> isOn, std::function<void(Study&, bool)> set);
  /// A few choices in the header, one of which the study takes. `tips`: one for each that has one.
  SegmentedControl* addSegments(ViewHeader* header, const char* name, const QString& label,
                                const QStringList& texts, const QStringList& tips,
                                std::function<int(const Study&)> taken,
                                std::function<void(Study&, int)> take);

  Study m_study;  ///< the last one presented

private:
  struct Shown {
    ChartModel model;
    std::string look;        ///< the name that the study keeps its look by
    std::size_t step = 0;    ///< that its curves came with
    ChartModel before = {};  ///< what was on the screen before that step
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
  QTimer m_settling;  ///< a chart has been laid out
  std::vector<std::function<void(const AppState&)>> m_followers;
  std::map<const Chart*, Shown> m_shown;
  std::vector<LogPill> m_logPills;
  ViewHeader* m_bar = nullptr;  ///< names what promises nothing
  std::size_t m_step = 0;       ///< of the last study presented
  bool m_showing = false;       ///< a chart is being filled: what it does now is no wish of the user
};

}  // namespace epsiscope
