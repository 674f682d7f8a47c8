#include "ui/lessons/handout.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <memory>

#include "ui/export/chart_export.h"
#include "ui/widgets/start_folder.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// The page without the links that lead into the program: in a file they would lead nowhere.
QString withoutOwnLinks(QString html) {
  static const QRegularExpression link(QStringLiteral("<a href=\"(?!https?:)[^\"]*\">(.*?)</a>"));
  return html.replace(link, QStringLiteral("\\1"));
}

}  // namespace

Handout::Handout(const QString& title, const QString& fileName, QWidget* parent)
    : QDialog(parent),
      m_fileName(fileName),
      m_head(new QHBoxLayout),
      m_foot(new QHBoxLayout),
      m_page(new QTextBrowser(this)),
      m_problem(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(title);
  m_page->setObjectName(QStringLiteral("handout-page"));
  m_page->setAccessibleName(title);
  m_page->setOpenLinks(false);
  m_page->document()->setDocumentMargin(16);
  connect(m_page, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& target) { emit followed(target.toString()); });
  m_problem->setProperty("role", QStringLiteral("problem"));
  m_problem->setObjectName(QStringLiteral("handout-problem"));
  m_problem->setWordWrap(true);
  m_problem->hide();
  const auto add = [this](const QString& text, const char* name, const QString& tip, const auto& act) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    setTip(button, tip);
    connect(button, &QPushButton::clicked, this, act);
    m_foot->addWidget(button);
  };
  m_head->setSpacing(8);
  m_foot->setSpacing(8);
  m_foot->addStretch(1);
  add(tr("Print…"), "handout-print", tr("Prints the page as it is shown."), [this] { askForPrinter(); });
  add(tr("Save as a web page…"), "handout-save", tr("Writes the page as it is shown into a file."),
      [this] { askForFile(); });
  add(tr("Close"), "handout-close", tr("Closes the page; the study stays as it is."), [this] { close(); });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  column->addLayout(m_head);
  column->addWidget(m_page, 1);
  column->addWidget(m_problem);
  column->addLayout(m_foot);
  resize(QSize(100 * fontMetrics().averageCharWidth(), 42 * fontMetrics().height())
             .boundedTo(parent ? parent->size() * 0.95 : QSize(900, 700)));
}

/// A reader further down keeps the place.
void Handout::setHtml(const QString& html) {
  m_html = html;
  m_page->setHtml(html);
}

bool Handout::save(const QString& file) {
  const QString whole = QStringLiteral(
                            "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title>"
                            "</head>\n<body>%2</body></html>\n")
                            .arg(windowTitle().toHtmlEscaped(), withoutOwnLinks(m_html));
  const QString problem = writtenTo(file, whole.toUtf8());
  m_problem->setText(problem);
  m_problem->setVisible(!problem.isEmpty());
  return problem.isEmpty();
}

void Handout::print(QPagedPaintDevice& device) const {
  QTextDocument page;
  page.setDefaultFont(QFont(font().family(), 10));
  page.setHtml(withoutOwnLinks(m_html));
  page.print(&device);
}

void Handout::askForFile() {
  auto* dialog = new QFileDialog(this, tr("Save the page into which file?"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilters({tr("Web page (*.html)")});
  dialog->setDefaultSuffix(QStringLiteral("html"));
  startIn(*dialog);
  dialog->selectFile(m_fileName + QStringLiteral(".html"));
  connect(dialog, &QFileDialog::fileSelected, this, &Handout::save);
  dialog->open();
}

void Handout::askForPrinter() {
  const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  auto* dialog = new QPrintDialog(printer.get(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] { print(*printer); });
  dialog->open();
}

/// Sizes of the page's text follow the font.
void Handout::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::FontChange && !m_html.isEmpty()) m_page->setHtml(m_html);
}

}  // namespace epsiscope
