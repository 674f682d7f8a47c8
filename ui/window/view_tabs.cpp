#include "ui/window/view_tabs.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>

#include "ui/session/data_defaults.h"
#include "ui/state/app_state.h"
#include "ui/state/view_kind.h"
#include "ui/views/view.h"
#include "ui/window/bounds_question.h"

namespace epsiscope {

/// A view that scrolls where the window is too small for it, and behind it what is missing: a sentence, or
/// the question what values the target can have.
class ViewTabs::Page : public QStackedWidget {
public:
  Page(View* view, QWidget* parent) : QStackedWidget(parent), m_view(view), m_waiting(new QLabel(this)) {
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

  void present(const AppState& state) {
    const QString sentence = state.whatIsMissing();
    m_waiting->setText(sentence);
    if (sentence.isEmpty()) return setCurrentIndex(0);
    if (!state.dataset || !lacksBounds(state.study, *state.dataset)) return setCurrentIndex(1);
    question().present(state);
    setCurrentWidget(m_question);
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

  View* m_view;
  QLabel* m_waiting;
  BoundsQuestion* m_question = nullptr;
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
    setTabVisible(i, allViews()[static_cast<std::size_t>(i)].isOffered(study));
    setTabEnabled(i, i == chosen || locked.isEmpty());
    setTabToolTip(i, i == chosen ? QString() : locked);
  }
}

void ViewTabs::present(const AppState& state, const Theme& theme) {
  // A view that is presented opens and closes its controls as it needs.
  m_lock.open();
  m_pages[static_cast<std::size_t>(currentIndex())]->present(state);
  front()->present(state, theme);
  if (!state.locked.isEmpty()) m_lock.close(*currentWidget(), state.locked);
}

}  // namespace epsiscope
