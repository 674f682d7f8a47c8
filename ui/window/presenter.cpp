#include "ui/window/presenter.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/lessons/lesson_text.h"
#include "ui/setup/setup_panel.h"
#include "ui/state/view_kind.h"
#include "ui/theme/style_sheet.h"
#include "ui/views/view.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/help_mark.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/section.h"
#include "ui/widgets/slider_track.h"
#include "ui/window/status_line.h"
#include "ui/window/view_tabs.h"

namespace epsiscope {

namespace {

/// 18 points on a screen of 1080 lines.
constexpr double kPointsPerLine = 18.0 / 1080;

/// Returns whether it is hidden by its owner, and not only because its owner is never shown.
bool isAway(const QWidget* widget) {
  return widget->isHidden() && widget->testAttribute(Qt::WA_WState_ExplicitShowHide);
}

const QWidget* sectionOf(const QWidget* widget) {
  while (widget != nullptr && qobject_cast<const Section*>(widget) == nullptr)
    widget = widget->parentWidget();
  return widget;
}

}  // namespace

Presenter::Presenter(const QStringList& sliders, double leastPointSize, QWidget* parent)
    : QWidget(parent, Qt::Window), m_leastPointSize(leastPointSize), m_panel(new SetupPanel(nullptr, this)) {
  setAttribute(Qt::WA_StyledBackground);
  setProperty("role", QStringLiteral("page"));
  setWindowTitle(tr("Epsiscope: presenter mode"));
  setFocusPolicy(Qt::StrongFocus);
  m_panel->hide();
  connect(m_panel, &SetupPanel::edited, this, &Presenter::edited);
  connect(m_panel, &SetupPanel::badText, this, &Presenter::badText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  addHeading(column);
  m_stack = new QStackedWidget(this);
  m_waiting = new QLabel(this);
  m_waiting->setAlignment(Qt::AlignCenter);
  m_waiting->setWordWrap(true);
  m_stack->addWidget(m_waiting);
  column->addWidget(m_stack, 1);
  m_lesson = new QLabel(this);
  m_lesson->setObjectName(QStringLiteral("presenter-lesson"));
  m_lesson->setTextFormat(Qt::RichText);
  m_lesson->setWordWrap(true);
  m_lesson->hide();
  m_lesson->setContentsMargins(16, 0, 16, 0);
  column->addWidget(m_lesson);
  addSliders(sliders, column);
  m_keys =
      new QLabel(tr("Page keys: next and previous chart, or step of a lesson · G: guesses of the class · "
                    "digits: view · ↑ ↓: ε · B: black · Esc: leave"),
                 this);
  m_keys->setProperty("role", QStringLiteral("plate"));
  m_keys->setAlignment(Qt::AlignCenter);
  m_keys->setWordWrap(true);
  m_curtain = new QWidget(this);
  m_curtain->setStyleSheet(QStringLiteral("background: black;"));
  m_curtain->hide();
  leaveKeys(*this);
  setFocus();
}

/// A click leaves the keys with the clicker; Tab gives them to a control.
void Presenter::leaveKeys(const QWidget& parent) {
  for (QWidget* child : parent.findChildren<QWidget*>()) {
    child->installEventFilter(this);
    if (child->focusPolicy() != Qt::NoFocus && qobject_cast<QLineEdit*>(child) == nullptr)
      child->setFocusPolicy(Qt::TabFocus);
  }
}

void Presenter::addHeading(QVBoxLayout* column) {
  m_title = new QLabel(this);
  m_title->setProperty("role", QStringLiteral("strong"));
  m_notPrivate = new Badge(tr("not private"), Badge::Kind::notPrivate, this);
  m_mode = new QLabel(this);
  m_mode->setObjectName(QStringLiteral("mode"));
  m_mode->setProperty("role", QStringLiteral("muted"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(16, 0, 16, 0);
  row->setSpacing(16);
  row->addWidget(m_title);
  row->addWidget(m_notPrivate);
  row->addStretch();
  row->addWidget(m_mode);
  column->addLayout(row);
}

/// Views are made when they are looked at: all at once would keep the window waiting.
void Presenter::addSlides(const ViewKind& kind) {
  if (std::ranges::count(m_slides, &kind, &Slide::kind) > 0) return;
  View* view = kind.make(this);
  view->hide();
  connect(view, &View::edited, this, &Presenter::edited);
  const auto place = std::ranges::find_if(m_slides, [&](const Slide& slide) { return slide.kind > &kind; });
  std::vector<Slide> slides;
  for (Chart* chart : view->charts()) {
    auto* page = new QWidget(m_stack);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(chart);
    m_stack->addWidget(page);
    chart->setPresented(true);
    leaveKeys(*page);
    slides.push_back({&kind, view, chart, page});
  }
  leaveKeys(*view);
  const Chart* shown = m_slides.empty() ? nullptr : chart();
  m_slides.insert(place, slides.begin(), slides.end());
  if (shown != nullptr)
    m_slide = static_cast<std::size_t>(std::ranges::find(m_slides, shown, &Slide::chart) - m_slides.begin());
}

void Presenter::addSliders(const QStringList& keys, QVBoxLayout* column) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(16, 0, 16, 0);
  row->setSpacing(32);
  qDeleteAll(m_panel->findChildren<HelpMark*>());  // There is no page to lead to.
  for (ParameterSlider* slider : m_panel->sliders()) {
    const bool isEpsilon = slider->objectName() == QLatin1String(kPresenterEpsilon);
    if (!isEpsilon && !keys.contains(slider->objectName())) continue;
    m_sliders.emplace_back(slider, sectionOf(slider));
    slider->setCompact();
    auto* place = new QWidget(this);
    auto* layout = new QVBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(slider);
    layout->addStretch();
    row->addWidget(place, 1);
    if (isEpsilon) m_epsilon = slider->findChild<SliderTrack*>();
  }
  column->addLayout(row);
}

void Presenter::present(const AppState& state, const Theme& theme) {
  m_state = state;
  m_theme = theme;
  dressUp();
  addSlides(*viewKind(state.study.view.tab));
  const auto isFront = [&](const Slide& slide) { return state.study.view.tab == slide.kind->id; };
  if (!isFront(m_slides[m_slide]))
    m_slide = static_cast<std::size_t>(std::ranges::find_if(m_slides, isFront) - m_slides.begin());
  m_slide = std::min(m_slide, m_slides.size() - 1);
  m_lock.open();
  m_panel->present(state);
  if (state.dataset) m_slides[m_slide].view->present(state, theme);
  showSliders();
  showHeading();
  if (!state.locked.isEmpty()) m_lock.close(*this, state.locked);
}

void Presenter::presentLesson(const LessonProgress& progress) {
  m_lesson->setVisible(progress.lesson != nullptr);
  if (progress.lesson == nullptr) return m_lesson->clear();
  const LessonStep& step = progress.current();
  QStringList said{
      tr("**Step %1 of %2.** %3").arg(progress.step + 1).arg(progress.lesson->steps.size()).arg(step.text)};
  if (progress.waitsForPrediction()) said << step.predict->text;
  if (progress.waitsForAnswer()) said << step.question->text;
  if (progress.isHintShown) said << step.hint;
  said << progress.outcome;
  m_lesson->setText(lessonHtml(said.join(QStringLiteral("\n\n"))));
}

void Presenter::showHeading() {
  const Slide& slide = m_slides[m_slide];
  const ChartModel& model = slide.view->modelOf(slide.chart);
  const QString missing = m_state.whatIsMissing();
  m_waiting->setText(missing);
  m_stack->setCurrentWidget(missing.isEmpty() ? slide.page : m_waiting);
  // A chart without room for its title in a header draws it itself; what its y axis counts stands beside.
  QStringList titles{slide.chart->model().title.isEmpty() ? model.title : QString(), model.y.title};
  titles.removeAll(QString());
  m_title->setText(titles.join(QStringLiteral(" · ")));
  m_notPrivate->setText(notPrivateBadge(model.notPrivateCurves));
  m_notPrivate->setVisible(!m_notPrivate->text().isEmpty());
  m_mode->setText(modeText(m_state.study.mode, true));
}

void Presenter::showSliders() {
  for (const auto& [slider, section] : m_sliders)
    slider->parentWidget()->setVisible(!isAway(section) && !isAway(slider));
}

void Presenter::dressUp() {
  const double size = std::max(m_leastPointSize, kPointsPerLine * height());
  // Where the application has a style sheet, no widget inherits its parent's font.
  const QString sheet =
      QStringLiteral("* { font-size: %1pt; }").arg(size) + epsiscope::styleSheet(m_theme, size);
  if (styleSheet() != sheet) setStyleSheet(sheet);
}

bool Presenter::isBlank() const {
  return m_curtain->isVisible();
}

void Presenter::setBlank(bool blank) {
  m_curtain->setGeometry(rect());
  m_curtain->raise();
  m_curtain->setVisible(blank);
}

void Presenter::turn(int step) {
  setBlank(false);
  if (m_lesson->isHidden()) return turnChart(step);
  step > 0 ? emit stepOnWanted() : emit stepBackWanted();
}

/// Turns to the next chart that has something to show, which may belong to another view.
void Presenter::turnChart(int step) {
  const auto offers = [this](const Slide& slide) {
    return isOffered(*slide.kind, m_state.study) && !isAway(slide.chart);
  };
  for (const ViewKind* view : viewsOf(m_state.study)) addSlides(*view);
  auto next = static_cast<std::ptrdiff_t>(m_slide);
  do next += step;
  while (next >= 0 && next < std::ssize(m_slides) && !offers(m_slides[static_cast<std::size_t>(next)]));
  if (next < 0 || next >= std::ssize(m_slides)) return;
  m_slide = static_cast<std::size_t>(next);
  choose(*m_slides[m_slide].kind);
}

void Presenter::choose(const ViewKind& view) {
  setBlank(false);
  Study study = m_state.study;
  study.view.tab = view.id;
  if (study.view.tab == m_state.study.view.tab) return present(AppState(m_state), m_theme);
  emit edited(study);
}

/// Acts on the keys of a clicker, whatever has the focus. Returns whether it was one.
bool Presenter::turnKey(int key) {
  if (key == Qt::Key_Escape || key == Qt::Key_F11) return close();
  if (key != Qt::Key_PageDown && key != Qt::Key_PageUp) return false;
  turn(key == Qt::Key_PageDown ? 1 : -1);
  return true;
}

void Presenter::closeEvent(QCloseEvent* event) {
  event->accept();
  emit left();
}

bool Presenter::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && turnKey(static_cast<QKeyEvent*>(event)->key())) return true;
  return QWidget::eventFilter(watched, event);
}

void Presenter::keyPressEvent(QKeyEvent* event) {
  m_keys->hide();
  const int key = event->key();
  if (turnKey(key)) return;
  if (key == Qt::Key_Right || key == Qt::Key_Space) return turn(1);
  if (key == Qt::Key_Left) return turn(-1);
  if (key == Qt::Key_G && !m_lesson->isHidden()) return emit guessesWanted();
  if (key == Qt::Key_B || key == Qt::Key_Period) return setBlank(!isBlank());
  if (key == Qt::Key_Up || key == Qt::Key_Down) {
    QCoreApplication::sendEvent(m_epsilon, event);
    return;
  }
  int digit = Qt::Key_1;
  for (const ViewKind* view : viewsOf(m_state.study))
    if (key == digit++) return choose(*view);
  QWidget::keyPressEvent(event);
}

void Presenter::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_curtain->setGeometry(rect());
  dressUp();
  placeKeys();
}

/// Over the upper end of the plot, until a key is pressed.
void Presenter::placeKeys() {
  layout()->activate();
  const int wide = std::min(width() - 64, m_keys->fontMetrics().horizontalAdvance(m_keys->text()) + 48);
  const int high = m_keys->heightForWidth(wide);
  m_keys->setGeometry((width() - wide) / 2, m_stack->y() + 3 * m_keys->fontMetrics().height(), wide, high);
  m_keys->raise();
}

}  // namespace epsiscope
