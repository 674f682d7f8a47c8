#include "ui/views/data/bounds_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

BoundsDialog::BoundsDialog(const std::string& column, const Bound& declared, QWidget* parent)
    : QDialog(parent), m_column(column) {
  setObjectName(QStringLiteral("bounds-dialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Declared bounds"));
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(16, 16, 16, 16);
  rows->setSpacing(8);
  auto* intro =
      new QLabel(tr("The smallest and the largest value that %1 can have, as they are known without "
                    "looking at the data. Values beyond them count as the bound; the closer they "
                    "are, the smaller the noise. Without bounds there is no private picture of it.")
                     .arg(shownText(column)),
                 this);
  intro->setWordWrap(true);
  rows->addWidget(intro);
  m_least = addField("least-value", tr("&Smallest value"), tr("Empty: the largest value with a minus."));
  m_largest = addField("largest-value", tr("&Largest value"), tr("Both empty: no bounds are declared."));
  m_said = new QLabel(this);
  m_said->setWordWrap(true);
  m_said->setProperty("role", QStringLiteral("small"));
  rows->addWidget(m_said);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_ok = buttons->button(QDialogButtonBox::Ok);
  rows->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &BoundsDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &BoundsDialog::reject);
  if (declared) {
    if (declared->lower) m_least->setText(exactText(*declared->lower));
    m_largest->setText(exactText(declared->bound));
  }
  follow();
}

QLineEdit* BoundsDialog::addField(const char* name, const QString& label, const QString& tip) {
  auto* field = new QLineEdit(this);
  auto* words = new QLabel(label, this);
  words->setBuddy(field);
  describe(field, name, QString(label).remove(QLatin1Char('&')), tip);
  layout()->addWidget(words);
  layout()->addWidget(field);
  connect(field, &QLineEdit::textChanged, this, &BoundsDialog::follow);
  return field;
}

BoundsDialog::Said BoundsDialog::said() const {
  const QString least = m_least->text().trimmed(), largest = m_largest->text().trimmed();
  if (least.isEmpty() && largest.isEmpty()) return {};
  if (largest.isEmpty()) return {.problem = tr("Write the largest value too.")};
  const std::optional<double> lower = numberFromText(least), upper = numberFromText(largest);
  if (!upper || (!lower && !least.isEmpty()))
    return {.problem = tr("\"%1\" is no number.").arg(upper ? least : largest)};
  if (lower ? *lower >= *upper : *upper <= 0)
    return {.problem = lower ? tr("The smallest value must be below the largest.")
                             : tr("Write the smallest value too: the largest is not above 0.")};
  return {.bound = ColumnBound{.column = m_column, .bound = *upper, .lower = lower}};
}

void BoundsDialog::follow() {
  const auto [bound, problem] = said();
  m_ok->setEnabled(problem.isEmpty());
  m_ok->setToolTip(problem);
  m_said->setText(!problem.isEmpty() ? problem
                  : !bound
                      ? tr("No bounds are declared.")
                      : tr("From %1 to %2")
                            .arg(numberText(bound->lower.value_or(-bound->bound)), numberText(bound->bound)));
}

void BoundsDialog::accept() {
  if (const Said now = said(); now.problem.isEmpty()) {
    emit chosen(now.bound);
    QDialog::accept();
  }
}

}  // namespace epsiscope
