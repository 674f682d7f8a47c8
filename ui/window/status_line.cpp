#include "ui/window/status_line.h"

#include <QCoreApplication>
#include <QLabel>
#include <QProgressBar>
#include <QStylePainter>
#include <QToolButton>

#include "core/tasks/task.h"
#include "core/table/cell_report.h"
#include "core/tasks/task.h"
#include "ui/state/app_state.h"
#include "ui/state/picture.h"
#include "ui/state/row_counts_text.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/run_curve.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

QString stateText(const AppState& state) {
  if (state.activity.kind != Activity::Kind::none) return state.activity.phase;
  if (!state.whyNotRunnable().isEmpty()) return QObject::tr("Waiting for a valid study");
  if (state.isOutOfDate()) return QObject::tr("Ready");
  const bool showsEarlierRun =
      state.study.view.tab == view_id::tradeOff && state.result && isOutOfDate(state.study, *state.result);
  return showsEarlierRun ? QObject::tr("Ready · curves up to date, runs are earlier ones")
                         : QObject::tr("Ready · up to date");
}

QString costText(const AppState& state) {
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  if (picture == nullptr) return {};
  const bool exact = hasExactCurves(state.study);
  return (exact ? QObject::tr("exact preview %1 ms") : QObject::tr("preview %1 ms"))
      .arg(picture->milliseconds < 1 ? QStringLiteral("< 1") : numberText(picture->milliseconds, 2));
}

void keepRoom(QWidget* widget, bool keeps) {
  QSizePolicy policy = widget->sizePolicy();
  policy.setRetainSizeWhenHidden(keeps);
  widget->setSizePolicy(policy);
}

/// Gives way to the widgets beside it; the tooltip has the whole text.
class ElidedLabel : public QLabel {
public:
  using QLabel::QLabel;
  QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    const QRect box = rect();
    painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, box.width()));
  }
};

}  // namespace

QString modeText(Mode mode, bool inMore) {
  if (mode != Mode::classroom) return {};
  return inMore ? QObject::tr("Classroom: truth may be shown; not private")
                : QObject::tr("Classroom: not private");
}

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent),
      m_state(new ElidedLabel(this)),
      m_outOfDate(new Badge(tr("out of date"), Badge::Kind::accent, this)),
      m_paused(new Badge(tr("paused: Ctrl+U goes on"), Badge::Kind::neutral, this)),
      m_progress(new QProgressBar(this)),
      m_stop(new QToolButton(this)),
      m_rows(new QToolButton(this)),
      m_neighbours(new QLabel(this)),
      m_mode(new QLabel(this)),
      m_preview(new QLabel(this)) {
  setSizeGripEnabled(false);
  m_mode->setObjectName(QStringLiteral("mode"));
  m_mode->setToolTip(
      tr("For class and study: curves are computed from the true labels, and every export says so."));
  m_outOfDate->setToolTip(tr("The picture still shows earlier parameters."));
  m_paused->setToolTip(tr("Pictures stay as they are until Study, Pause updating is switched off."));
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Progress"));
  m_stop->setText(tr("Stop"));
  m_stop->setToolTip(tr("Stops what is running; what is finished stays (Esc)."));
  m_stop->setProperty("role", QStringLiteral("link"));
  m_stop->setFocusPolicy(Qt::StrongFocus);
  m_rows->setObjectName(QStringLiteral("rows"));
  m_rows->setProperty("role", QStringLiteral("link"));
  m_rows->setFocusPolicy(Qt::StrongFocus);
  m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  // They must not make the window wider than it is until they have something to say.
  for (QWidget* later : {static_cast<QWidget*>(m_paused), static_cast<QWidget*>(m_outOfDate),
                         static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_stop)})
    later->hide();
  addWidget(m_state, 1);
  addWidget(m_progress);
  addWidget(m_stop);
  for (QWidget* fact :
       {static_cast<QWidget*>(m_paused), static_cast<QWidget*>(m_outOfDate), static_cast<QWidget*>(m_rows),
        static_cast<QWidget*>(m_neighbours), static_cast<QWidget*>(m_mode), static_cast<QWidget*>(m_preview)})
    addPermanentWidget(fact);
  for (QLabel* label : {m_neighbours, m_mode, m_preview}) label->setContentsMargins(12, 0, 0, 0);
  setContentsMargins(12, 0, 12, 0);
  connect(m_stop, &QToolButton::clicked, this, &StatusLine::stopRequested);
  connect(m_rows, &QToolButton::clicked, this, &StatusLine::cellsRequested);
}

/// Lets what is least needed give way first; the mode and the number of rows always stay.
void StatusLine::arrange() {
  const int letters = width() / fontMetrics().averageCharWidth();
  m_progress->setFixedWidth(fontMetrics().averageCharWidth() * (letters > 90 ? 12 : 6));
  for (QWidget* comesAndGoes :
       {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_stop), static_cast<QWidget*>(m_outOfDate)})
    keepRoom(comesAndGoes, letters > 90);
  m_preview->setVisible(letters > 175);
  m_neighbours->setVisible(letters > 150);
  m_wide = letters > 120;
  m_rows->setText(m_wide ? m_rowFacts.join(QStringLiteral(" · ")) : m_rowFacts.value(0));
  m_mode->setText(modeText(m_shownMode, m_wide));
}

void StatusLine::resizeEvent(QResizeEvent* event) {
  QStatusBar::resizeEvent(event);
  arrange();
}

void StatusLine::changeEvent(QEvent* event) {
  QStatusBar::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

void StatusLine::showRows(const AppState& state) {
  const std::size_t bad = state.dataset ? badCellCount(*state.dataset) : 0;
  m_rowFacts.clear();
  if (state.cache)
    m_rowFacts = rowCountFacts(state.cache->data().counts);
  else if (state.dataset)
    m_rowFacts << countedText("QObject", "%1 rows", "%1 row", state.dataset->rows());
  if (bad > 0) m_rowFacts << countedText("QObject", "%1 cells are no numbers", "%1 cell is no number", bad);
  m_rows->setVisible(state.dataset != nullptr);
  m_rows->setEnabled(bad > 0);
  m_rows->setAccessibleName(m_rowFacts.join(QStringLiteral(", ")));
  setTip(m_rows, m_rowFacts.join(QStringLiteral(" · ")) + QLatin1Char('\n') +
                     (bad > 0 ? tr("Lists the cells that are no numbers.")
                              : tr("Every cell of a column of numbers is one, or is missing.")));
}

void StatusLine::present(const AppState& state) {
  const Activity& activity = state.activity;
  const bool busy = activity.kind != Activity::Kind::none;
  m_state->setText(stateText(state));
  m_state->setToolTip(state.whyNotRunnable().isEmpty() ? m_state->text() : state.whyNotRunnable());
  m_paused->setVisible(state.paused);
  m_outOfDate->setVisible(state.whatIsMissing().isEmpty() && state.isOutOfDate());
  m_progress->setVisible(busy);
  m_progress->setRange(0, activity.fraction < 0 ? 0 : 1000);
  if (activity.fraction >= 0) m_progress->setValue(static_cast<int>(1000 * activity.fraction));
  m_stop->setVisible(busy && activity.kind != Activity::Kind::previewing);
  m_neighbours->setText(QCoreApplication::translate("Tasks", neighboursOf(state.study)));
  m_neighbours->setToolTip(QCoreApplication::translate("Tasks", hiddenIn(state.study)));
  showRows(state);
  m_shownMode = state.study.mode;
  arrange();
  m_preview->setText(costText(state));
}

}  // namespace epsiscope
