#include "ui/opening/opening_dialog.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/opening/guessing_page.h"
#include "ui/opening/noise_page.h"
#include "ui/opening/price_page.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

OpeningDialog::OpeningDialog(const Theme& theme, std::uint64_t seed, QWidget* parent)
    : QDialog(parent), m_price(new PricePage), m_stack(new QStackedWidget(this)) {
  setWindowTitle(tr("Epsiscope: three ideas"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 16, 24, 16);
  column->setSpacing(16);
  m_pages = {new NoisePage, new GuessingPage(seed), m_price};
  for (OpeningPage* page : m_pages) {
    // In a small window a page scrolls.
    auto* area = new QScrollArea(m_stack);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    m_stack->addWidget(area);
  }
  column->addWidget(m_stack, 1);
  setTheme(theme);
  addButtons();
  showPlace();
  const QSize room = parent != nullptr ? parent->screen()->availableSize() : screen()->availableSize();
  resize(
      QSize(130 * fontMetrics().averageCharWidth(), 46 * fontMetrics().lineSpacing()).boundedTo(room * 0.9));
}

void OpeningDialog::addButtons() {
  auto* row = new QHBoxLayout;
  m_skip = new QPushButton(tr("Skip to the whole window"), this);
  m_place = new QLabel(this);
  m_back = new QPushButton(tr("Back"), this);
  m_next = new QPushButton(this);
  describe(m_skip, "opening.skip", m_skip->text(), tr("Closes these screens; Help has them again."));
  describe(m_back, "opening.back", m_back->text(), tr("The idea before."));
  m_next->setObjectName(QStringLiteral("opening.next"));
  m_next->setProperty("role", QStringLiteral("primary"));
  m_place->setProperty("role", QStringLiteral("muted"));
  m_place->setObjectName(QStringLiteral("opening.place"));
  for (QPushButton* button : {m_skip, m_back, m_next}) button->setAutoDefault(false);
  // The widest of its words: it keeps its place.
  m_next->setText(tr("Open the whole window"));
  m_next->setMinimumWidth(m_next->sizeHint().width());
  row->addWidget(m_skip);
  row->addStretch(1);
  row->addWidget(m_place);
  row->addSpacing(16);
  row->addWidget(m_back);
  row->addWidget(m_next);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  connect(m_skip, &QPushButton::clicked, this, &QDialog::reject);
  connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] { turn(1); });
}

void OpeningDialog::setTheme(const Theme& theme) {
  for (OpeningPage* page : m_pages) page->setTheme(theme);
}

int OpeningDialog::page() const {
  return m_stack->currentIndex();
}

void OpeningDialog::turn(int step) {
  const int next = page() + step;
  if (next >= m_stack->count()) {
    emit doorOpened(m_price->study());
    return accept();
  }
  m_stack->setCurrentIndex(next);
  showPlace();
  m_pages[static_cast<std::size_t>(next)]->enter();
}

void OpeningDialog::showPlace() {
  const bool isLast = page() + 1 == m_stack->count();
  m_back->setEnabled(page() > 0);
  m_next->setText(isLast ? tr("Open the whole window") : tr("Next"));
  m_next->setAccessibleName(m_next->text());
  setTip(m_next, isLast ? tr("Every method, your own data, and what else there is.") : tr("The next idea."));
  const OpeningPage& shown = *m_pages[static_cast<std::size_t>(page())];
  m_place->setText(tr("%1 of %2").arg(page() + 1).arg(m_stack->count()));
  setAccessibleName(tr("%1: %2").arg(m_place->text(), shown.title()));
  QAccessibleEvent event(this, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&event);
}

}  // namespace epsiscope
