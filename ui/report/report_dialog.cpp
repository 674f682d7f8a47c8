#include "ui/report/report_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "ui/widgets/form_rows.h"

namespace epsiscope {

ReportDialog::ReportDialog(const Study& study, QWidget* parent) : QDialog(parent) {
  const About& about = study.about;
  setWindowTitle(tr("Export report"));
  setObjectName(QStringLiteral("report-dialog"));
  auto* form = new QFormLayout(this);
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_purpose = addRow(form, new QPlainTextEdit(QString::fromStdString(about.purpose), this), "report-purpose",
                     tr("&Purpose"), tr("What is to be decided with this report; stands on its first page."));
  m_purpose->setTabChangesFocus(true);
  m_purpose->setFixedHeight(5 * fontMetrics().lineSpacing());
  m_author = addRow(form, new QLineEdit(QString::fromStdString(about.author), this), "report-author",
                    tr("&Author"), tr("Who answers for this report; stands on its first page."));
  m_author->setMinimumWidth(40 * fontMetrics().averageCharWidth());
  m_privateData = new QCheckBox(tr("Pictures of the &data as privacy leaves them"), this);
  named(m_privateData, "report-private-data", tr("Pictures of the data as privacy leaves them"),
        tr("The charts of errors are still computed from the data: a report in Classroom is not private."));
  m_privateData->setChecked(study.view.privateData);
  form->addRow(QString(), m_privateData);
  m_trueValues = new QCheckBox(tr("Charts of &true values"), this);
  named(m_trueValues, "report-true-values", tr("Charts of true values"),
        tr("Rows, counts and answers as they are: for readers who may see the data. It is asked anew for "
           "every report."));
  form->addRow(QString(), m_trueValues);
  auto* hint = new QLabel(
      tr("All but the last is kept in the study; texts may stay empty. It changes no number."), this);
  hint->setProperty("role", QStringLiteral("muted"));
  form->addRow(QString(), hint);
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* choose = buttons->addButton(tr("Choose &file…"), QDialogButtonBox::AcceptRole);
  named(choose, "report-choose", tr("Choose file"),
        tr("Asks for the file: a web page, or pages as PDF, by its ending."));
  choose->setProperty("role", QStringLiteral("primary"));
  choose->setDefault(true);
  buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

TrueValues ReportDialog::trueValues() const {
  return m_trueValues->isChecked() ? TrueValues::shown : TrueValues::leftOut;
}

Study ReportDialog::saidOf(Study study) const {
  study.about = {.purpose = m_purpose->toPlainText().trimmed().toStdString(),
                 .author = m_author->text().trimmed().toStdString()};
  study.view.privateData = m_privateData->isChecked();
  return study;
}

}  // namespace epsiscope
