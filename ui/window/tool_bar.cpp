#include "ui/window/tool_bar.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>

#include "core/tasks/task.h"
#include "ui/state/app_state.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/tip.h"
#include "ui/window/window_actions.h"

namespace epsiscope {

ToolBar::ToolBar(const WindowActions& actions, QWidget* parent) : QToolBar(tr("Tools"), parent) {
  setObjectName(QStringLiteral("tools"));
  setMovable(false);
  setFloatable(false);
  setContextMenuPolicy(Qt::PreventContextMenu);
  QPushButton* open = addButton(tr("Open…"), actions.open->toolTip(), "open");
  QPushButton* setup = addButton(tr("Setup"), actions.setup->toolTip(), "setup");
  m_open = this->actions().at(0);
  m_setup = this->actions().at(1);
  m_run = addButton(tr("Run"), actions.run->toolTip(), "run");
  m_run->setProperty("role", QStringLiteral("primary"));
  m_noise = addButton(tr("New noise"), actions.newNoise->toolTip(), "new-noise");
  m_noise->setProperty("topic", QStringLiteral("seed"));
  m_split = addButton(tr("New split"), actions.newSplit->toolTip(), "new-split");
  m_split->setProperty("topic", QStringLiteral("split_seed"));
  m_newSplit = this->actions().back();
  QPushButton* exportButton = addButton(tr("Export…"), actions.exportChart->toolTip(), "export");
  auto* spacer = new QWidget(this);
  spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  addWidget(spacer);
  m_mode = new SegmentedControl({tr("Classroom"), tr("Release")}, this);
  m_mode->setToolTipOf(0, tr("For class and study: the truth may be shown, nothing shown is private."));
  m_mode->setToolTipOf(
      1, tr("What may leave the house: closes everything that shows true values, then declares, "
            "books, draws once and signs."));
  m_mode->setObjectName(QStringLiteral("mode"));
  m_mode->setAccessibleName(tr("Mode"));
  addWidget(m_mode);
  connect(m_mode, &SegmentedControl::chosen, this, [this](int index) {
    m_mode->setCurrent(0);
    if (index == 1) emit releaseRequested();
  });
  connect(open, &QPushButton::clicked, actions.open, &QAction::trigger);
  connect(setup, &QPushButton::clicked, actions.setup, &QAction::trigger);
  connect(m_noise, &QPushButton::clicked, actions.newNoise, &QAction::trigger);
  connect(m_split, &QPushButton::clicked, actions.newSplit, &QAction::trigger);
  connect(exportButton, &QPushButton::clicked, this, &ToolBar::exportRequested);
  const auto follow = [exportButton, action = actions.exportChart] {
    exportButton->setEnabled(action->isEnabled());
    setTip(exportButton, action->toolTip());
  };
  connect(actions.exportChart, &QAction::changed, exportButton, follow);
  connect(m_run, &QPushButton::clicked, this,
          [this] { m_running ? emit stopRequested() : emit runRequested(); });
}

QPushButton* ToolBar::addButton(const QString& text, const QString& tip, const char* name) {
  auto* button = new QPushButton(text, this);
  button->setObjectName(QLatin1String(name));
  setTip(button, tip);
  button->setAutoDefault(false);
  addWidget(button);
  return button;
}

void ToolBar::present(const AppState& state) {
  m_running = state.activity.kind == Activity::Kind::running;
  const QString reason = state.locked.isEmpty() ? state.whyNotRunnable() : state.locked;
  m_run->setText(m_running ? tr("Stop") : tr("Run"));
  m_run->setEnabled(m_running || reason.isEmpty());
  m_run->setToolTip(m_running ? tr("Stops the runs; what is finished stays (Esc).")
                    : reason.isEmpty()
                        ? tr("Samples runs: each with its own split, prior and noise (Ctrl+R).")
                        : reason);
  m_seed = state.study.seed;
  m_splitSeed = splitSeedOf(state.study);
  m_splits = taskOf(state.study).facts().learns;
  m_locked = state.locked;
  m_noise->setEnabled(m_locked.isEmpty());
  m_split->setEnabled(m_locked.isEmpty());
  showSeed();
  m_mode->setCurrent(state.study.mode == Mode::classroom ? 0 : 1);
}

void ToolBar::showSeed() {
  const QString text = m_narrow ? tr("Seed %1").arg(m_seed) : tr("New noise · seed %1").arg(m_seed);
  m_noise->setText(text);
  m_newSplit->setVisible(m_splits && !m_narrow);
  const QString seeds = m_splits
                            ? tr("Seed of the noise: %1; of the splits: %2.").arg(m_seed).arg(m_splitSeed)
                            : tr("Seed of the noise: %1.").arg(m_seed);
  setTip(m_noise, tr("Another seed for the noise and for private priors; the splits stay (Ctrl+N).") +
                      QLatin1Char('\n') + seeds);
  setTip(m_split,
         tr("Another seed for the splits: other rows are learned from and tested on. The noise keeps "
            "its seed (Ctrl+Shift+N).") +
             QLatin1Char('\n') + seeds);
  if (!m_locked.isEmpty()) {
    setTip(m_noise, m_locked);
    setTip(m_split, m_locked);
  }
  // Seeds of other lengths must not move what stands beside.
  m_noise->setMinimumWidth(m_noise->fontMetrics().horizontalAdvance(text.section(QLatin1Char(' '), 0, -2) +
                                                                    QStringLiteral(" 0000")) +
                           m_noise->fontMetrics().height() * 5 / 4);
}

void ToolBar::arrange() {
  m_narrow = width() < 50 * fontMetrics().height();
  m_open->setVisible(!m_narrow);
  m_setup->setVisible(m_narrow);
  m_run->setMinimumWidth(m_run->fontMetrics().horizontalAdvance(tr("Stop")) + fontMetrics().height() * 5 / 4);
  showSeed();
}

void ToolBar::resizeEvent(QResizeEvent* event) {
  QToolBar::resizeEvent(event);
  arrange();
}

void ToolBar::changeEvent(QEvent* event) {
  QToolBar::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace epsiscope
