#include "ui/opening/opening_page.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/charts/chart.h"
#include "ui/widgets/help_mark.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope {

OpeningPage::OpeningPage(const QString& title, const QString& words, QWidget* parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_title(new QLabel(title, this)),
      m_chart(new Chart(this)),
      m_controls(new QHBoxLayout),
      m_sentence(new QLabel(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(title);
  m_column->setContentsMargins(0, 0, 8, 0);
  m_column->setSpacing(12);
  m_title->setProperty("role", QStringLiteral("title"));
  m_column->addWidget(m_title);
  auto* text = new QLabel(words, this);
  text->setWordWrap(true);
  m_column->addWidget(text);
  m_chart->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  m_chart->setAccessibleName(title);
  m_chart->setMinimumHeight(13 * fontMetrics().lineSpacing());
  m_column->addWidget(m_chart, 1);
  m_column->addLayout(m_controls);
  m_sentence->setWordWrap(true);
  m_sentence->setObjectName(QStringLiteral("opening.sentence"));
  m_sentence->setProperty("role", QStringLiteral("strong"));
  m_sentence->setMinimumHeight(2 * fontMetrics().lineSpacing());
  m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_column->addWidget(m_sentence);
}

void OpeningPage::showChart(const ChartModel& model) {
  m_chart->show(model);
  m_chart->setAccessibleName(title());
}

QString OpeningPage::title() const {
  return m_title->text();
}

void OpeningPage::setTheme(const Theme& theme) {
  m_theme = theme;
  m_chart->setTheme(theme);
  draw();
}

ParameterSlider* OpeningPage::addSlider(double epsilon, double most) {
  auto* slider = new ParameterSlider({.label = tr("How much may be revealed"),
                                      .lowWord = tr("little: more private"),
                                      .highWord = tr("much: more accurate"),
                                      .tip = tr("Called epsilon, ε: the smaller, the more private."),
                                      .minimum = 0.2,
                                      .maximum = most,
                                      .standard = epsilon,
                                      .logarithmic = true,
                                      .smallestTyped = 0.05,
                                      .largestTyped = 1.25 * most},
                                     this);
  slider->setObjectName(QStringLiteral("view.epsilon"));
  qDeleteAll(slider->findChildren<HelpMark*>());  // There is no page to lead to.
  m_column->insertWidget(m_column->indexOf(m_chart), slider);
  return slider;
}

void OpeningPage::say(const QString& sentence) {
  if (m_sentence->text() == sentence) return;
  m_sentence->setText(sentence);
  if (isVisible()) announce();
}

void OpeningPage::announce() {
  QAccessibleEvent event(m_sentence, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void OpeningPage::enter() {
  setFocus();
  announce();
}

}  // namespace epsiscope
