#include "ui/export/export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>

#include <algorithm>

#include "ui/export/picture_controls.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/start_folder.h"

namespace epsiscope {

namespace {

const QString kExportFolder = QStringLiteral("export/folder");

}  // namespace

ExportDialog::ExportDialog(QSettings& settings, QWidget* parent) : QDialog(parent), m_settings(settings) {
  setWindowTitle(tr("Export chart"));
  setObjectName(QStringLiteral("export-dialog"));
  auto* column = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  auto* rows = new QWidget(this);
  auto* form = new QFormLayout(rows);
  form->setContentsMargins(0, 0, 0, 0);
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_chart = addRow(form, choices(this, {}), "export-chart", tr("&Chart"),
                   tr("Which chart of the view is exported."));
  m_controls = new PictureControls(form, this);
  addFileRow(form);
  auto* scroller = new QScrollArea(this);
  scroller->setFocusPolicy(Qt::NoFocus);
  scroller->setFrameShape(QFrame::NoFrame);
  scroller->setFocusPolicy(Qt::NoFocus);
  scroller->setWidgetResizable(true);
  scroller->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroller->setWidget(rows);
  scroller->setMinimumWidth(rows->sizeHint().width() + scroller->verticalScrollBar()->sizeHint().width());
  row->addWidget(scroller);
  m_preview = new ExportPreview(this);
  row->addWidget(m_preview, 1);
  column->addLayout(row, 1);
  m_message = new QLabel(this);
  m_message->setObjectName(QStringLiteral("export-message"));
  m_message->setWordWrap(true);
  column->addWidget(m_message);
  addButtons(column);
  resize(QSize(sizeHint().width(), rows->sizeHint().height() + 8 * fontMetrics().height())
             .boundedTo(screen()->availableSize() * 0.95));
  m_controls->showOptions(loadPictureOptions(settings));
  connect(m_controls, &PictureControls::changed, this, &ExportDialog::refresh);
  connect(m_controls, &PictureControls::formatChosen, this, &ExportDialog::changeFormat);
  connect(m_chart, &QComboBox::activated, this, [this] {
    suggestFile();
    refresh();
  });
  connect(&m_writer, &Runner::failed, this, [this](const QString& sentence) { say(sentence, true); });
  connect(&m_writer, &Runner::ended, this, [this] { allow(m_write, {}); });
}

void ExportDialog::addFileRow(QFormLayout* form) {
  m_file = named(new QLineEdit(this), "export-file", tr("File"),
                 tr("Where the chart is written; the ending says the format."));
  auto* browse = new QPushButton(tr("Choose…"), this);
  named(browse, "export-browse", tr("Choose the file"), tr("Chooses folder and name of the file."));
  browse->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(m_file, 1);
  row->addWidget(browse);
  form->addRow(tr("Fil&e"), row);
  static_cast<QLabel*>(form->labelForField(row))->setBuddy(m_file);
  connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(m_file, &QLineEdit::textEdited, this, [this](const QString& text) {
    m_controls->setFormat(formatOf(text, options().format));
    refresh();
  });
}

void ExportDialog::addButtons(QLayout* column) {
  auto* buttons = new QDialogButtonBox(this);
  m_write = buttons->addButton(tr("E&xport"), QDialogButtonBox::ActionRole);
  QPushButton* all = buttons->addButton(tr("All c&harts…"), QDialogButtonBox::ActionRole);
  named(m_write, "export-write", tr("Export"), tr("Writes the chart into the file."));
  named(all, "export-all", tr("All charts"),
        tr("Writes every chart of every view into a folder, with the same choices."));
  m_write->setProperty("role", QStringLiteral("primary"));
  m_write->setDefault(true);
  buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
  column->addWidget(buttons);
  connect(m_write, &QPushButton::clicked, this, &ExportDialog::write);
  connect(all, &QPushButton::clicked, this, [this] {
    savePictureOptions(m_settings, options());
    emit allChartsRequested();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

void ExportDialog::present(std::vector<LookedAtChart> charts, const ExportHeader& header) {
  const LookedAtChart* before = chosen();
  const QString id = before ? before->model.id : QString();
  m_charts = std::move(charts);
  m_header = header;
  m_chart->clear();
  for (const LookedAtChart& chart : m_charts) m_chart->addItem(chart.model.title, chart.model.id);
  m_chart->setCurrentIndex(std::max(0, m_chart->findData(id)));
  if (const LookedAtChart* now = chosen(); now != nullptr && now->model.id != id) suggestFile();
  refresh();
}

void ExportDialog::choose(const QString& chart) {
  m_chart->setCurrentIndex(std::max(0, m_chart->findData(chart)));
  suggestFile();
  refresh();
}

const LookedAtChart* ExportDialog::chosen() const {
  const auto index = static_cast<std::size_t>(m_chart->currentIndex());
  return index < m_charts.size() ? &m_charts[index] : nullptr;
}

PictureOptions ExportDialog::options() const {
  return m_controls->options();
}

void ExportDialog::changeFormat() {
  const QFileInfo info(m_file->text());
  const QString ending = endingOf(options().format);
  if (!info.completeBaseName().isEmpty())
    m_file->setText(QDir(info.path()).filePath(info.completeBaseName() + QLatin1Char('.') + ending));
  refresh();
}

void ExportDialog::suggestFile() {
  const LookedAtChart* chart = chosen();
  if (chart == nullptr) return;
  const QString folder = startFolder(parentWidget(), m_settings.value(kExportFolder).toString());
  m_file->setText(QDir(folder).filePath(chart->model.id + QLatin1Char('.') + endingOf(options().format)));
}

QString ExportDialog::file() const {
  return m_file->text();
}

void ExportDialog::setFile(const QString& file) {
  m_file->setText(file);
  m_controls->setFormat(formatOf(file, options().format));
  refresh();
}

void ExportDialog::browse() {
  auto* dialog = new QFileDialog(this, tr("Export into which file?"));
  startIn(*dialog, QFileInfo(m_file->text()).path());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(endingOf(options().format));
  dialog->selectFile(QFileInfo(m_file->text()).fileName());
  connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::setFile);
  dialog->open();
}

void ExportDialog::refresh() {
  const PictureOptions now = options();
  const QString problem = problemOf(now);
  const QString nothing = chosen() == nullptr ? tr("This view has no chart yet.") : QString();
  allow(m_write, problem.isEmpty() ? nothing : problem);
  say(!problem.isEmpty()                   ? problem
      : QFileInfo(m_file->text()).isFile() ? tr("The file exists and will be replaced.")
                                           : QString(),
      !problem.isEmpty());
  if (const LookedAtChart* chart = chosen()) m_preview->show(*chart, now, m_header.mark);
}

void ExportDialog::say(const QString& sentence, bool isProblem) {
  m_message->setText(sentence);
  const QString role = isProblem ? QStringLiteral("problem") : QStringLiteral("muted");
  if (m_message->property("role") == role) return;
  m_message->setProperty("role", role);
  m_message->setStyleSheet(m_message->styleSheet());
}

void ExportDialog::write() {
  const LookedAtChart* chart = chosen();
  if (chart == nullptr || m_writer.isRunning()) return;
  const PictureOptions now = options();
  QString file = m_file->text();
  if (!file.isEmpty() && QFileInfo(file).suffix().isEmpty())
    setFile(file += QLatin1Char('.') + endingOf(now.format));
  savePictureOptions(m_settings, now);
  m_settings.setValue(kExportFolder, QFileInfo(file).path());
  allow(m_write, tr("A chart is being written."));
  m_writer.start(
      [this, file, chart = *chart, now, header = m_header](const Runner::Control&) -> Runner::Delivery {
        return [this, file, failure = exportChart(chart.model, chart.look, now, header, file)] {
          say(failure.isEmpty() ? tr("Written: %1").arg(file) : failure, !failure.isEmpty());
          if (failure.isEmpty()) emit written(file);
        };
      });
}

}  // namespace epsiscope
