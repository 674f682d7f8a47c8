#include "ui/window/database_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "core/table/database_address.h"
#include "ui/widgets/form_rows.h"

namespace epsiscope {

namespace {

/// Whether these words ask for rows, and do not name a table.
bool isSelect(const QString& words) {
  static const QRegularExpression query(QStringLiteral("^\\(*(select|with)[\\s(*]"),
                                        QRegularExpression::CaseInsensitiveOption);
  return query.match(words).hasMatch();
}

}  // namespace

DatabaseDialog::DatabaseDialog(QWidget* parent) : QDialog(parent) {
  constexpr int kLetters = 60, kMostLetters = 1 << 20;
  setObjectName(QStringLiteral("database-dialog"));
  setWindowTitle(tr("Open from a database"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(this);
  auto* says =
      new QLabel(tr("Name a service of your own pg_service.conf, where host, user and database stand; "
                    "the password stands in .pgpass. Nothing is written to the database."),
                 this);
  says->setWordWrap(true);
  column->addWidget(says);
  auto* form = new QFormLayout;
  column->addLayout(form);
  m_service = addRow(form, new QLineEdit(this), "database-service", tr("&Service"),
                     tr("A name in square brackets in pg_service.conf."));
  m_rows =
      addRow(form, new QLineEdit(this), "database-rows", tr("&Table or SELECT"),
             tr("The name of a table, or a SELECT that asks for its rows; empty: the tables are listed."));
  m_rows->setPlaceholderText(tr("choose from a list"));
  m_rows->setMaxLength(kMostLetters);
  m_rows->setMinimumWidth(kLetters * fontMetrics().averageCharWidth());
  auto* buttons = new QDialogButtonBox(this);
  m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
  named(m_open, "database-open", tr("Open"), tr("Shows how the table is read before it is taken."));
  QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  named(cancel, "database-cancel", tr("Cancel"), tr("Closes the dialog; data and study stay as they are."));
  column->addWidget(buttons);
  for (const QLineEdit* field : {m_service, m_rows})
    connect(field, &QLineEdit::textChanged, this, &DatabaseDialog::present);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, [this] {
    accept();
    emit chosen(address());
  });
  present();
}

QString DatabaseDialog::address() const {
  const QString words = m_rows->text().trimmed();
  const QString service = QStringLiteral("postgresql:") + m_service->text().trimmed();
  if (words.isEmpty()) return service;
  return QString::fromStdString(
      (isSelect(words) ? withQuery : withTable)(service.toStdString(), words.toStdString()));
}

void DatabaseDialog::present() {
  m_open->setEnabled(!m_service->text().trimmed().isEmpty());
}

}  // namespace epsiscope
