#include "ui/window/view_tabs.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>

#include "core/start/data_start.h"
#include "ui/state/app_state.h"
#include "ui/state/view_kind.h"
#include "ui/views/view.h"
#include "ui/window/bounds_question.h"
#include "ui/window/data_offer.h"

namespace epsiscope {

/// A view that scrolls where the window is too small for it, and behind it what is missing: a sentence, the
/// question what values the target can have, or data that suit the task.
class ViewTabs::Page : public QStackedWidget {
public:
  Page(View* view, ViewTabs* tabs)
      : QStackedWidget(tabs), m_view(view), m_tabs(tabs), m_waiting(new QLabel(this)) {
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(view);
    addWidget(area);
    m_waiting->setProperty("role", QStringLiteral("muted"));
    m_waiting->setAlignment(Qt::AlignCenter);
    m_waiting->setWordWrap(true);
    m_waiting->setMargin(64);
    addWidget(m_waiting);
  }

  /// `lastTask`: that could work with the data.
  void present(const AppState& state, std::optional<TaskId> lastTask) {
    const QString sentence = state.whatIsMissing();
    m_waiting->setText(sentence);
    if (sentence.isEmpty()) return setCurrentIndex(0);
    if (!state.dataset) return setCurrentIndex(1);
    if (lacksBounds(state.study, *state.dataset)) {
      question().present(state);
      return setCurrentWidget(m_question);
    }
    if (!DataOffer::isNeeded(state)) return setCurrentIndex(1);
    offer().present(state, lastTask);
    setCurrentWidget(m_offer);
  }

private:
  BoundsQuestion& question() {
    if (m_question == nullptr) {
      m_question = new BoundsQuestion(this);
      addWidget(m_question);
      connect(m_question, &BoundsQuestion::answered, m_view, &View::edited);
    }
    return *m_question;
  }

  DataOffer& offer() {
    if (m_offer == nullptr) {
      m_offer = new DataOffer(this);
      addWidget(m_offer);
      connect(m_offer, &DataOffer::answered, m_view, &View::edited);
      connect(m_offer, &DataOffer::startDataRequested, m_tabs, &ViewTabs::startDataRequested);
    }
    return *m_offer;
  }

  View* m_view;
  ViewTabs* m_tabs;
  QLabel* m_waiting;
  BoundsQuestion* m_question = nullptr;
  DataOffer* m_offer = nullptr;
};

ViewTabs::ViewTabs(const std::vector<QAction*>& choices, QWidget* parent) : QTabWidget(parent) {
  setDocumentMode(false);
  setAccessibleName(tr("Views"));
  for (std::size_t i = 0; i < allViews().size(); ++i) {
    View* view = allViews()[i].make(nullptr);
    m_views.push_back(view);
    view->setProperty("role", QStringLiteral("page"));
    view->setAttribute(Qt::WA_StyledBackground);
    connect(view, &View::edited, this, &ViewTabs::edited);
    m_pages.push_back(new Page(view, this));
    const int tab = addTab(m_pages.back(), choices[i]->text().remove(QLatin1Char('&')));
    connect(choices[i], &QAction::triggered, this, [this, tab] { setCurrentIndex(tab); });
  }
  connect(this, &QTabWidget::currentChanged, this,
          [this](int index) { emit chosen(allViews()[static_cast<std::size_t>(index)].id); });
}

View* ViewTabs::front() const {
  return m_views[static_cast<std::size_t>(currentIndex())];
}

/// The chosen one first: a tab that is hidden while it is in front would put another one there.
void ViewTabs::offer(const Study& study, const QString& locked) {
  const QSignalBlocker quiet(this);
  const int chosen = static_cast<int>(viewKind(study.view.tab) - allViews().data());
  setTabVisible(chosen, true);
  setCurrentIndex(chosen);
  for (int i = 0; i < count(); ++i) {
    setTabVisible(i, isOffered(allViews()[static_cast<std::size_t>(i)], study));
    setTabEnabled(i, i == chosen || locked.isEmpty());
    setTabToolTip(i, i == chosen ? QString() : locked);
  }
}

void ViewTabs::present(const AppState& state, const Theme& theme) {
  if (state.dataset != m_dataset) m_lastTask.reset();
  m_dataset = state.dataset;
  if (state.problems.empty()) m_lastTask = state.study.task;
  // A view that is presented opens and closes its controls as it needs.
  m_lock.open();
  m_pages[static_cast<std::size_t>(currentIndex())]->present(state, m_lastTask);
  front()->present(state, theme);
  if (!state.locked.isEmpty()) m_lock.close(*currentWidget(), state.locked);
}

}  // namespace epsiscope
