#include "ui/release/ledger_panel.h"

#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/release/release.h"
#include "ui/release/budget_bar.h"
#include "ui/state/guarantee_words.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

constexpr int kColumns = 5, kMostShownRows = 8;

/// A budget as it is typed; a decimal comma is understood.
std::optional<Decimal> decimalFrom(const QString& text) {
  return Decimal::fromText(text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
}

/// The largest number of the study that is not above it.
double atMost(const Decimal& number) {
  const double nearest = number.value();
  return Decimal::of(nearest) > number ? std::nextafter(nearest, 0.0) : nearest;
}

QString shown(const Decimal& number) {
  return withDecimalMark(QString::fromStdString(number.text()));
}

}  // namespace

LedgerPanel::LedgerPanel(QWidget* parent)
    : QWidget(parent),
      m_place(new QLabel(this)),
      m_bar(new BudgetBar(this)),
      m_account(new QLabel(this)),
      m_problem(new QLabel(this)),
      m_fit(named(new QPushButton(this), "ledger-fit", tr("The epsilon that still fits"),
                  tr("Takes the largest epsilon that the budget still allows."))),
      m_entries(new QTableWidget(0, kColumns, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* top = new QHBoxLayout;
  m_place->setTextFormat(Qt::PlainText);
  m_place->setWordWrap(true);
  m_place->setObjectName(QStringLiteral("ledger-place"));
  auto* choose = named(new QPushButton(tr("Another &ledger…"), this), "ledger-choose", tr("Another ledger"),
                       tr("Chooses the file of a ledger: one that is there, or a name for a new one."));
  choose->setAutoDefault(false);
  top->addWidget(m_place, 1);
  top->addWidget(choose, 0, Qt::AlignTop);
  column->addLayout(top);
  m_maker = addMaker();
  column->addWidget(m_maker);
  column->addWidget(m_bar);
  for (QLabel* label : {m_account, m_problem}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(label);
  }
  m_account->setObjectName(QStringLiteral("ledger-account"));
  m_problem->setObjectName(QStringLiteral("ledger-problem"));
  m_problem->setProperty("role", QStringLiteral("problem"));
  m_fit->setProperty("role", QStringLiteral("link"));
  m_fit->setAutoDefault(false);
  column->addWidget(m_fit, 0, Qt::AlignLeft);
  m_entries->setObjectName(QStringLiteral("ledger-entries"));
  m_entries->setAccessibleName(tr("Entries of the ledger"));
  m_entries->setHorizontalHeaderLabels({tr("Entry"), tr("When"), tr("ε"), tr("δ"), tr("What")});
  m_entries->verticalHeader()->hide();
  m_entries->horizontalHeader()->setStretchLastSection(true);
  m_entries->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_entries->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_entries->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_entries->setTabKeyNavigation(false);
  m_entries->setShowGrid(false);
  column->addWidget(m_entries);
  connect(choose, &QPushButton::clicked, this, &LedgerPanel::choose);
  connect(m_fit, &QPushButton::clicked, this, [this] { emit epsilonChosen(m_fitting); });
}

QWidget* LedgerPanel::addMaker() {
  auto* maker = new QWidget(this);
  auto* form = new QFormLayout(maker);
  form->setContentsMargins(0, 0, 0, 0);
  m_epsilon = addRow(form, new QLineEdit(maker), "ledger-epsilon", tr("&Budget ε"),
                     tr("All that may ever be spent of this table, to the last digit. It cannot be raised "
                        "later."));
  m_delta = addRow(form, new QLineEdit(maker), "ledger-delta", tr("&and δ"),
                   tr("0 if no method with delta is to be released. Far below one in the number of people."));
  m_epsilon->setText(QStringLiteral("1"));
  m_delta->setText(QStringLiteral("0"));
  m_makeProblem = new QLabel(maker);
  m_makeProblem->setProperty("role", QStringLiteral("problem"));
  m_makeProblem->setWordWrap(true);
  m_makeProblem->hide();
  form->addRow(m_makeProblem);
  m_make = named(new QPushButton(tr("&Make this ledger"), maker), "ledger-make", tr("Make this ledger"),
                 tr("Writes the budget into the file. From then on every release of this table is booked "
                    "there first."));
  m_make->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(m_make);
  row->addStretch(1);
  form->addRow(row);
  connect(m_make, &QPushButton::clicked, this, &LedgerPanel::make);
  return maker;
}

void LedgerPanel::choose() {
  auto* dialog = new QFileDialog(this, tr("Which ledger pays?"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setOption(QFileDialog::DontConfirmOverwrite);
  dialog->setNameFilters({tr("Ledger (*.ledger)"), tr("All files (*)")});
  dialog->setDefaultSuffix(QStringLiteral("ledger"));
  dialog->setLabelText(QFileDialog::Accept, tr("Choose"));
  connect(dialog, &QFileDialog::fileSelected, this, &LedgerPanel::fileChosen);
  dialog->open();
}

void LedgerPanel::make() {
  const auto epsilon = decimalFrom(m_epsilon->text()), delta = decimalFrom(m_delta->text());
  const bool isGood = epsilon && delta && isPrice(*epsilon, *delta);
  showSentence(m_makeProblem, isGood
                                  ? QString()
                                  : tr("A budget is an ε above 0 and a δ from 0 to below 1, like %1 and %2.")
                                        .arg(exactText(1), exactText(1e-6)));
  if (isGood) emit wanted(*epsilon, *delta);
}

void LedgerPanel::present(const QString& file, const ReleaseSight& sight) {
  m_file = file;
  m_place->setText(shownText(sight.ledgerIsThere ? file : tr("%1, which is not there yet").arg(file)));
  m_maker->setVisible(!sight.ledgerIsThere);
  allow(m_make, sight.proposal.statement && !sight.isWriting
                    ? QString()
                    : tr("First what is missing above: a ledger says whom it protects."));
  m_bar->setVisible(sight.ledger.has_value());
  m_account->setVisible(sight.ledger.has_value());
  m_entries->setVisible(sight.ledger && !sight.ledger->entries.empty());
  showSentence(m_problem, sight.ledgerProblem);
  m_fit->hide();
  if (!sight.ledger) return;
  showAccount(sight);
  showEntries(*sight.ledger);
}

void LedgerPanel::showAccount(const ReleaseSight& sight) {
  const LedgerContents& ledger = *sight.ledger;
  QStringList lines;
  const auto& statement = sight.proposal.statement;
  if (statement) {
    const LedgerEntry proposed = entryFor(*statement);
    const LedgerAccount account = accountOf(ledger, proposed.neighbours, proposed.trust);
    const double whole = ledger.head.epsilon.value();
    m_bar->present(account.spentEpsilon.value() / whole, proposed.epsilon.value() / whole);
    lines << tr("Of the budget ε %1 for %2, %3 is used; this release takes %4; %5 is left now.")
                 .arg(shown(ledger.head.epsilon), protects(statement->promise), shown(account.spentEpsilon),
                      shown(proposed.epsilon), shown(account.leftEpsilon));
    m_bar->setAccessibleName(lines.back());
    m_fitting = atMost(account.leftEpsilon);
    if (proposed.epsilon > account.leftEpsilon && m_fitting > 0) {
      m_fit->setText(tr("Take ε %1, which still fits").arg(shown(account.leftEpsilon)));
      m_fit->show();
    }
    if (proposed.delta > Decimal() || account.spentDelta > Decimal())
      lines << tr("Of the budget δ %1, %2 is used; this release takes %3.")
                   .arg(shown(ledger.head.delta), shown(account.spentDelta), shown(proposed.delta));
    if (const auto joint = jointAccountOf(ledger, account);
        joint && std::min(joint->zcdp, joint->exact) < joint->spent)
      lines
          << tr("Together these releases tell no more than ε %1 at δ %2; what counts here is the sum, which "
                "holds whatever they are.")
                 .arg(numberText(std::min(joint->zcdp, joint->exact)), numberText(joint->delta));
  } else {
    m_bar->present(0, 0);
    lines << tr("The budget is ε %1 and δ %2.").arg(shown(ledger.head.epsilon), shown(ledger.head.delta));
  }
  if (accountsOf(ledger).size() > 1)
    lines << tr(
        "Labels and rows, and answers made noisy at home or by a curator, are accounts of their own: "
        "they promise different things and are never added.");
  m_account->setText(lines.join(QLatin1Char('\n')));
}

void LedgerPanel::showEntries(const LedgerContents& ledger) {
  m_entries->setRowCount(static_cast<int>(ledger.entries.size()));
  int row = 0;
  for (auto entry = ledger.entries.rbegin(); entry != ledger.entries.rend(); ++entry, ++row) {
    const bool isOut = entry->state == LedgerEntry::State::published;
    const QString what = QString::fromStdString(entry->what);
    const QStringList texts = {QString::number(entry->number), QString::fromStdString(entry->time),
                               shown(entry->epsilon), shown(entry->delta),
                               isOut ? what : tr("%1 (not published: spent all the same)").arg(what)};
    for (int i = 0; i < texts.size(); ++i) {
      auto* item = new QTableWidgetItem(shownText(texts[i]));
      item->setToolTip(item->text());
      m_entries->setItem(row, i, item);
    }
  }
  for (int i = 0; i + 1 < kColumns; ++i) m_entries->resizeColumnToContents(i);
  const int rows = std::min(row, kMostShownRows);
  m_entries->setFixedHeight(m_entries->horizontalHeader()->sizeHint().height() +
                            rows * m_entries->rowHeight(0) + 2 * m_entries->frameWidth() + 4);
}

}  // namespace epsiscope
