#include "ui/page/page_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

#include "ui/widgets/form_rows.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

QLabel* sentenceLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(shownText(text), parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

PageDialog::PageDialog(const PageChoice& choice, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Hand out a page"));
  setObjectName(QStringLiteral("page-dialog"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  column->addWidget(sentenceLabel(tr("One file that any browser opens, without a network and without this "
                                     "program: whoever has it can move the sliders of this study."),
                                  this));
  if (choice.ofPeople)
    addChoices(choice, column);
  else
    column->addWidget(addTruth(choice.truth));
  auto* buttons = new QDialogButtonBox(this);
  m_choose = buttons->addButton(tr("Choose &file…"), QDialogButtonBox::AcceptRole);
  named(m_choose, "page-choose", tr("Choose file"), tr("Asks for the file, then writes the page."));
  m_choose->setProperty("role", QStringLiteral("primary"));
  m_choose->setDefault(true);
  buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  offerFile();
  // As high as the sentences are at that width.
  const int width = 70 * fontMetrics().averageCharWidth();
  setMinimumWidth(width);
  ensurePolished();
  resize(width, column->totalHeightForWidth(width));
}

void PageDialog::addChoices(const PageChoice& choice, QVBoxLayout* column) {
  m_planned = new QRadioButton(tr("&Planned data of the same shape"), this);
  m_own = new QRadioButton(tr("The &data as they are"), this);
  const QString planned =
      tr("As many rows and features, labels within the declared bounds. Nothing comes from a cell of the "
         "table, and errors are those of the plan.");
  QLabel* why = sentenceLabel(choice.whyNotPlanned.isEmpty() ? planned : choice.whyNotPlanned, this);
  why->setObjectName(QStringLiteral("page-why-not-planned"));
  QLabel* truth = addTruth(choice.truth);
  truth->setProperty("role", QStringLiteral("problem"));
  QLabel* consent =
      sentenceLabel(tr("Everybody in the table, or whoever may decide for them, agrees to that."), this);
  for (QLabel* muted : {why, consent}) muted->setProperty("role", QStringLiteral("muted"));
  named(m_planned, "page-planned", tr("Planned data of the same shape"), planned);
  named(m_own, "page-own", tr("The data as they are"), choice.truth);
  column->addSpacing(8);
  addChoice(column, m_planned, {why});
  addChoice(column, m_own, {truth, consent});
  allow(m_planned, choice.whyNotPlanned);
  m_planned->setChecked(m_planned->isEnabled());
  for (const QRadioButton* radio : {m_planned, m_own})
    connect(radio, &QRadioButton::toggled, this, &PageDialog::offerFile);
}

QLabel* PageDialog::addTruth(const QString& sentence) {
  QLabel* truth = sentenceLabel(sentence, this);
  truth->setObjectName(QStringLiteral("page-truth"));
  return truth;
}

void PageDialog::addChoice(QVBoxLayout* column, QRadioButton* radio, const QList<QLabel*>& below) {
  column->addWidget(radio);
  for (QLabel* label : below) {
    label->setIndent(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + 12);
    column->addWidget(label);
  }
  column->addSpacing(8);
}

void PageDialog::offerFile() {
  const bool isChosen = m_own == nullptr || m_own->isChecked() || m_planned->isChecked();
  allow(m_choose, isChosen ? QString() : tr("Choose first whose data the page holds."));
}

PagePeople PageDialog::people() const {
  return m_planned != nullptr && m_planned->isChecked() ? PagePeople::planned : PagePeople::asTheyAre;
}

}  // namespace epsiscope
