#include "ui/views/view.h"

#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/charts/axis_range.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_ghost.h"
#include "ui/charts/chart_look.h"
#include "ui/charts/chart_model.h"
#include "ui/state/looks.h"
#include "ui/state/words.h"
#include "ui/views/view_header.h"
#include "ui/widgets/disclosure.h"
#include "ui/widgets/segmented.h"

namespace epsiscope {

const ChartModel& View::modelOf(const Chart* chart) const {
  static const ChartModel nothing;
  const auto found = m_shown.find(chart);
  return found == m_shown.end() ? nothing : found->second.model;
}

bool View::offers(const Chart* chart) const {
  return chart->isVisibleTo(this);
}

View::View(QWidget* parent) : QWidget(parent) {
  m_settling.setSingleShot(true);
  m_settling.setInterval(0);
  connect(&m_settling, &QTimer::timeout, this, &View::showRest);
}

void View::adopt(const AppState& state) {
  m_study = state.study;
  m_step = state.step;
  for (const auto& show : m_followers) show(state);
}

void View::showChart(Chart* chart, ChartModel model, const Theme& theme, Title title,
                     const std::string& axes) {
  model.mark = markOf(m_study);
  model = withShownTexts(std::move(model));
  ChartModel onScreen = model;
  onScreen.notPrivateCurves.clear();
  if (title == Title::inHeader) onScreen.title.clear();
  if (!m_shown.contains(chart)) {
    connect(chart, &Chart::lookChanged, this, [this, chart] { keepLook(chart); });
    connect(chart, &Chart::shown, &m_settling, qOverload<>(&QTimer::start));
  }
  const std::string look = lookName(m_study, model.id.toStdString(), axes);
  const QString name = model.title;
  Shown& shown = m_shown[chart];
  if (shown.model.subject != model.subject || shown.model.id != model.id) {
    shown.before = {};
    shown.step = m_step;
  } else if (shown.step != m_step && !hasSameCurves(shown.model, model)) {
    shown.before = withoutHidden(std::move(shown.model), hiddenIn(chart->look()));
    shown.step = m_step;
  }
  if (m_study.view.ghost && addGhost(onScreen, shown.before, hiddenIn(wantedLook(look))))
    model.sources << tr("The faint curves from before the last change are only on the screen.");
  shown.model = std::move(model);
  shown.look = look;
  {
    const QScopedValueRollback showing(m_showing, true);
    chart->setTheme(theme);
    chart->show(onScreen);
    chart->setLook(wantedLook(look));
  }
  chart->setAccessibleName(name);
  showPills(chart);
  nameNotPrivate();
}

void View::nameNotPrivate() const {
  if (m_bar == nullptr) return;
  QStringList names;
  for (const auto& [chart, shown] : m_shown)
    if (!chart->isHidden()) names << shown.model.notPrivateCurves;
  names.removeDuplicates();
  m_bar->setNotPrivate(names);
}

/// The settings in the form for the chart, which knows nothing of names.
ChartLook View::wantedLook(const std::string& name) const {
  ChartLook look = lookOf(m_study, name);
  look.chart.clear();
  return look;
}

void View::refreshLooks() {
  const QScopedValueRollback showing(m_showing, true);
  for (Chart* chart : charts())
    if (const auto shown = m_shown.find(chart); shown != m_shown.end())
      chart->setLook(wantedLook(shown->second.look));
}

void View::keepLook(const Chart* chart) {
  if (m_showing) return;
  ChartLook look = chart->look();
  look.chart = m_shown.at(chart).look;
  const Study study = withLook(m_study, look);
  if (study != m_study) emit edited(study);
}

QToolButton* View::addLogPill(ViewHeader* header, Chart* chart, Axis axis, const char* name,
                              const QString& text, const QString& tip) {
  QToolButton* pill = header->addToggle(text, tip, false);
  pill->setObjectName(QLatin1String(name));
  m_logPills.push_back({chart, axis, pill});
  connect(pill, &QToolButton::clicked, this, [this, chart, axis](bool on) {
    const auto shown = m_shown.find(chart);
    if (shown == m_shown.end()) return;
    ChartLook look = lookOf(m_study, shown->second.look);
    (axis == Axis::x ? look.logX : look.logY) = on;
    look.zoom.clear();
    emit edited(withLook(m_study, look));
  });
  return pill;
}

QToolButton* View::addSwitch(ViewHeader* header, const char* name, const QString& text, const QString& tip,
                             std::function<bool(const Study&)> isOn, std::function<void(Study&, bool)> set) {
  QToolButton* pill = header->addToggle(text, tip, false);
  pill->setObjectName(QLatin1String(name));
  connect(pill, &QToolButton::toggled, this,
          [this, set = std::move(set)](bool on) { edit([&](Study& study) { set(study, on); }); });
  follow([pill, isOn = std::move(isOn)](const AppState& state) {
    const QSignalBlocker quiet(pill);
    pill->setChecked(isOn(state.study));
  });
  return pill;
}

SegmentedControl* View::addSegments(ViewHeader* header, const char* name, const QString& label,
                                    const QStringList& texts, const QStringList& tips,
                                    std::function<int(const Study&)> taken,
                                    std::function<void(Study&, int)> take) {
  auto* segments = new SegmentedControl(texts, this);
  segments->setObjectName(QLatin1String(name));
  segments->setAccessibleName(label);
  for (int i = 0; i < tips.size(); ++i) segments->setToolTipOf(i, tips[i]);
  header->addControl(segments);
  connect(segments, &SegmentedControl::chosen, this,
          [this, take = std::move(take)](int index) { edit([&](Study& study) { take(study, index); }); });
  follow([segments, taken = std::move(taken)](const AppState& state) {
    segments->setCurrent(taken(state.study));
  });
  return segments;
}

void View::showPills(const Chart* chart) const {
  const Shown& shown = m_shown.at(chart);
  const ChartLook look = lookOf(m_study, shown.look);
  for (const LogPill& one : m_logPills) {
    if (one.chart != chart) continue;
    const bool x = one.axis == Axis::x;
    const QSignalBlocker quiet(one.pill);
    one.pill->setChecked(
        (x ? look.logX : look.logY).value_or(x ? shown.model.x.logarithmic : shown.model.y.logarithmic));
  }
}

QVBoxLayout* View::addColumn(ViewHeader* header) {
  m_bar = header;
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 8, 16, 8);
  column->setSpacing(4);
  column->addWidget(header);
  auto* contents = new QVBoxLayout;
  contents->setSpacing(4);
  column->addLayout(contents, 1);
  m_rest = new Disclosure(tr("How is this known?"),
                          tr("Shows or hides what is computed here, how, and to what it applies."), this);
  m_rest->setObjectName(QStringLiteral("view.how-known"));
  column->addWidget(m_rest);
  return contents;
}

/// Shows everything for which no chart in sight has room, with the chart's name where there are several.
void View::showRest() {
  if (m_rest == nullptr) return;
  QStringList paragraphs;
  const std::vector<Chart*> all = charts();
  const auto inSight = [this](const Chart* chart) { return chart->isVisibleTo(this); };
  const bool several = std::ranges::count_if(all, inSight) > 1;
  for (const Chart* chart : all) {
    if (!inSight(chart) || !m_shown.contains(chart)) continue;
    const QStringList rest = chart->foldedNotes() + chart->model().sources;
    if (rest.isEmpty()) continue;
    if (several) paragraphs << m_shown.at(chart).model.title + QLatin1Char(':');
    paragraphs += rest;
  }
  m_rest->setParagraphs(paragraphs);
}

QSize View::minimumSizeHint() const {
  const int line = fontMetrics().height();
  const int contents = layout() == nullptr ? 0 : layout()->minimumSize().height();
  return {20 * line, std::max(24 * line, contents)};
}

}  // namespace epsiscope
