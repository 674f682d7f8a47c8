#include "ui/compare/compare_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

#include "core/base/file_error.h"
#include "core/results/result_file.h"
#include "core/tasks/methods.h"
#include "ui/charts/chart.h"
#include "ui/export/clipboard.h"
#include "ui/export/export_dialog.h"
#include "ui/session/study_paths.h"
#include "ui/views/method_table.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/start_folder.h"
#include "ui/widgets/table_text.h"

namespace epsiscope {

namespace {

QPushButton* button(QWidget* parent, const QString& text, const char* name, const QString& tip) {
  auto* made = named(new QPushButton(text, parent), name, QString(text).remove(QLatin1Char('&')), tip);
  made->setAutoDefault(false);
  return made;
}

QStringList droppedFiles(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls())
    if (QFileInfo(url.toLocalFile()).isFile()) files << url.toLocalFile();
  return files;
}

}  // namespace

CompareDialog::CompareDialog(QSettings& settings, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_theme(theme), m_export(new ExportDialog(settings, this)) {
  setObjectName(QStringLiteral("compare-dialog"));
  setWindowTitle(tr("Compare results"));
  setAcceptDrops(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  column->addWidget(makeSources());
  column->addWidget(makeChoices());
  column->addWidget(makePicture(), 1);
  column->addStretch();  // while there is no picture
  m_notes = new QLabel(this);
  m_notes->setObjectName(QStringLiteral("compare.notes"));
  m_notes->setWordWrap(true);
  m_notes->setProperty("role", QStringLiteral("small"));
  column->addWidget(m_notes);
  m_said = new QLabel(this);
  m_said->setObjectName(QStringLiteral("compare.said"));
  m_said->setWordWrap(true);
  column->addWidget(m_said);
  column->addWidget(makeButtons());
  for (const Runner* one : {&m_reader, &m_comparer, &m_writer})
    connect(one, &Runner::failed, this, [this](const QString& why) { say(why, true); });
  connect(&m_reader, &Runner::failed, this, [this] { m_awaited.clear(); });
  connect(&m_comparer, &Runner::failed, this, [this] { showCompared({}); });
  resize(QSize(1080, 880).boundedTo(parent != nullptr ? parent->size() * 0.95 : QSize(1080, 880)));
  present();
  compare();
}

CompareDialog::~CompareDialog() = default;

QWidget* CompareDialog::makeSources() {
  auto* part = new QWidget(this);
  part->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  auto* row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  m_list = named(new QListWidget(part), "compare.results", tr("Results that are compared"),
                 tr("The first is what the others are compared with."));
  row->addWidget(m_list, 1, Qt::AlignTop);
  auto* buttons = new QVBoxLayout;
  auto* add = button(part, tr("&Add results…"), "compare.add",
                     tr("Adds results.json of a run, or the run kept beside a study."));
  m_first = button(part, tr("Make it the &first"), "compare.first",
                   tr("The others are compared with the chosen one."));
  m_remove = button(part, tr("&Remove"), "compare.remove", tr("Takes the chosen result out of the list."));
  for (QPushButton* one : {add, m_first, m_remove}) buttons->addWidget(one);
  buttons->addStretch();
  row->addLayout(buttons);
  connect(add, &QPushButton::clicked, this, &CompareDialog::askForFiles);
  connect(m_first, &QPushButton::clicked, this, [this] { makeFirst(m_list->currentRow()); });
  connect(m_remove, &QPushButton::clicked, this, [this] { remove(m_list->currentRow()); });
  connect(m_list, &QListWidget::currentRowChanged, this, [this](int place) {
    m_first->setEnabled(place > 0);
    m_remove->setEnabled(place >= 0);
  });
  return part;
}

QWidget* CompareDialog::makeChoices() {
  auto* part = new QWidget(this);
  auto* row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  m_what = named(choices(part, {}), "compare.what", tr("What is compared"),
                 tr("The error, and how it was found."));
  m_method = named(choices(part, {}), "compare.method", tr("Method"),
                   tr("One method alone, or all that the results have."));
  row->addWidget(m_what, 2);
  row->addWidget(m_method, 1);
  connect(m_what, &QComboBox::activated, this, [this] {
    offerMethods();
    present();
  });
  connect(m_method, &QComboBox::activated, this, &CompareDialog::present);
  return part;
}

QWidget* CompareDialog::makePicture() {
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  m_chart = new Chart(splitter);
  m_chart->setTheme(m_theme);
  m_chart->setLeastPlotHeight(8);
  auto* scroll = new QScrollArea(splitter);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  m_table = new MethodTable;
  m_table->setObjectName(QStringLiteral("compare.table"));
  m_table->setAccessibleName(tr("Errors and their differences"));
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_table);
  column->addStretch();
  scroll->setWidget(page);
  scroll->setMinimumHeight(6 * fontMetrics().height());
  splitter->addWidget(m_chart);
  splitter->addWidget(scroll);
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({500, 400});
  m_picture = splitter;
  return splitter;
}

QWidget* CompareDialog::makeButtons() {
  auto* part = new QWidget(this);
  auto* row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  m_exportChart = button(part, tr("&Export chart…"), "compare.export-chart",
                         tr("Writes the chart as PNG, SVG or PDF, or its data as CSV."));
  m_exportTable = button(part, tr("Export &table…"), "compare.export-table",
                         tr("Writes all errors and differences as CSV, a line for each error."));
  m_copyTable =
      button(part, tr("&Copy table"), "compare.copy-table", tr("Copies the table for a spreadsheet."));
  auto* close = button(part, tr("C&lose"), "compare.close", tr("Closes the comparison."));
  for (QPushButton* one : {m_exportChart, m_exportTable, m_copyTable}) row->addWidget(one);
  row->addStretch();
  row->addWidget(close);
  connect(m_exportChart, &QPushButton::clicked, this, &CompareDialog::showExport);
  connect(m_exportTable, &QPushButton::clicked, this, &CompareDialog::askForTable);
  connect(m_copyTable, &QPushButton::clicked, this,
          [this] { QApplication::clipboard()->setMimeData(copiedTable(tableOf(*m_table->model()))); });
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  return part;
}

void CompareDialog::addRun(const QString& name, std::shared_ptr<const Result> run) {
  m_sources.push_back({name, std::move(run)});
  compare();
}

/// Those that are still being read are read again with these.
void CompareDialog::addFiles(const QStringList& files) {
  m_awaited << files;
  m_reader.start([this, files = m_awaited](const Runner::Control& control) -> Runner::Delivery {
    std::vector<Source> read;
    for (const QString& file : files) {
      if (!control.report(-1, tr("Reading results"))) return {};
      read.push_back(
          {absoluteFile(file), std::make_shared<const Result>(readResult(pathOf(file), control.goOn()))});
    }
    return [this, read] {
      m_awaited.clear();
      m_sources.insert(m_sources.end(), read.begin(), read.end());
      compare();
    };
  });
}

void CompareDialog::makeFirst(int place) {
  if (place <= 0 || place >= std::ssize(m_sources)) return;
  std::rotate(m_sources.begin(), m_sources.begin() + place, m_sources.begin() + place + 1);
  compare();
}

void CompareDialog::remove(int place) {
  if (place < 0 || place >= std::ssize(m_sources)) return;
  m_sources.erase(m_sources.begin() + place);
  compare();
}

void CompareDialog::askForFiles() {
  auto* dialog = new QFileDialog(this, tr("Compare which results?"), {},
                                 tr("Results (*.json)") + QStringLiteral(";;") + tr("All files (*)"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFiles);
  connect(dialog, &QFileDialog::filesSelected, this, &CompareDialog::addFiles);
  dialog->open();
}

void CompareDialog::askForTable() {
  auto* dialog =
      new QFileDialog(this, tr("Export the comparison into which file?"), {}, tr("Tables (*.csv)"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  dialog->selectFile(QStringLiteral("comparison.csv"));
  connect(dialog, &QFileDialog::fileSelected, this, &CompareDialog::writeTable);
  dialog->open();
}

void CompareDialog::writeTable(const QString& file) {
  m_writer.start(
      [this, file, comparison = m_compared.comparison](const Runner::Control&) -> Runner::Delivery {
        const QString failure = writtenTo(file, QByteArray::fromStdString(comparisonCsv(*comparison)));
        return [this, file, failure] {
          failure.isEmpty() ? say(tr("Written: %1").arg(file), false) : say(failure, true);
        };
      });
}

/// Compares the results and shows all of it. For results that cannot be compared the reason is shown, and
/// nothing is drawn.
void CompareDialog::compare() {
  showSources();
  QStringList files;
  for (const Source& source : m_sources) files << source.file;
  const QStringList names = shortNames(files);
  std::vector<NamedResult> results;
  for (std::size_t i = 0; i < m_sources.size(); ++i)
    results.push_back({names[static_cast<qsizetype>(i)].toStdString(), m_sources[i].result});
  const bool areEnough = results.size() > 1;
  say(areEnough ? QString()
                : tr("Add two or more results: the results.json of a run, or the run kept beside a study."),
      false);
  m_comparer.start([this, areEnough, results](const Runner::Control& control) -> Runner::Delivery {
    Compared compared;
    if (areEnough) {
      compared.comparison = std::make_shared<const Comparison>(compareRuns(results, control.goOn()));
      compared.facets = facetsOf(*compared.comparison);
      compared.study = results.front().result->study;
    }
    return [this, compared] { showCompared(compared); };
  });
}

void CompareDialog::showCompared(Compared compared) {
  m_compared = std::move(compared);
  offerFacets();
  offerMethods();
  present();
}

void CompareDialog::showSources() {
  const int chosen = m_list->currentRow();
  m_list->clear();
  QStringList files;
  for (const Source& source : m_sources) files << source.file;
  const QStringList names = shortNames(files);
  for (std::size_t i = 0; i < m_sources.size(); ++i) {
    const Result& result = *m_sources[i].result;
    const QString facts =
        tr("%1: seed %2, %3 trials, %4")
            .arg(names[static_cast<qsizetype>(i)], QString::number(result.study.seed),
                 QString::number(result.study.trials), QString::fromStdString(result.dataName));
    m_list->addItem(shownText(i == 0 ? tr("%1 (the others are compared with it)").arg(facts) : facts));
    m_list->item(static_cast<int>(i))->setToolTip(shownText(m_sources[i].file));
  }
  const int shown = std::clamp(m_list->count(), 3, 5);
  m_list->setFixedHeight(shown * (fontMetrics().height() + 4) + 2 * m_list->frameWidth());
  m_list->setCurrentRow(std::min(chosen, m_list->count() - 1));
  m_first->setEnabled(m_list->currentRow() > 0);
  m_remove->setEnabled(m_list->currentRow() >= 0);
}

void CompareDialog::offerFacets() {
  const QString before = m_what->currentText();
  m_what->clear();
  for (const ComparisonFacet& one : m_compared.facets)
    m_what->addItem(shownText(facetName(m_compared.study, one)));
  m_what->setCurrentIndex(std::max(m_what->findText(before), m_compared.facets.empty() ? -1 : 0));
}

void CompareDialog::offerMethods() {
  const QString before = m_method->currentData().toString();
  m_method->clear();
  if (m_compared.facets.empty()) return;
  m_method->addItem(tr("all methods"), QString());
  for (const std::string& one : methodsIn(comparison(), facet()))
    m_method->addItem(QString::fromStdString(methodLabel(one)), QString::fromStdString(one));
  m_method->setCurrentIndex(std::max(0, m_method->findData(before)));
}

ComparisonFacet CompareDialog::facet() const {
  return m_compared.facets.at(static_cast<std::size_t>(std::max(0, m_what->currentIndex())));
}

std::string CompareDialog::method() const {
  return m_method->currentData().toString().toStdString();
}

void CompareDialog::present() {
  const bool has = !m_compared.facets.empty();
  for (QWidget* part :
       std::initializer_list<QWidget*>{m_what, m_method, m_exportChart, m_exportTable, m_copyTable})
    part->setEnabled(has);
  m_picture->setVisible(has);
  QStringList notes;
  for (const std::string& note : comparison().notes) notes << QString::fromStdString(note);
  if (has) notes << presentFacet();
  showSentence(m_notes, notes.join(QLatin1Char(' ')));
}

/// Returns what is said of all that chart and table leave out.
QStringList CompareDialog::presentFacet() {
  m_model = withShownTexts(comparisonChart(comparison(), m_compared.study, facet(), method(), m_theme));
  QStringList leftOut = m_model.notes.mid(std::ssize(comparison().notes));
  ChartModel shown = m_model;
  shown.title.clear();
  shown.notes.clear();  // they stand below the table
  m_chart->show(shown);
  const ComparisonTable table = comparisonTable(comparison(), facet(), method());
  m_table->setContents(table, m_theme);
  if (!table.note.isEmpty()) leftOut << table.note;
  if (m_export->isVisible()) m_export->present({{m_model, m_chart->look()}}, header());
  return leftOut;
}

void CompareDialog::say(const QString& sentence, bool isProblem) {
  m_said->setProperty("role", isProblem ? QStringLiteral("problem") : QStringLiteral("small"));
  m_said->style()->polish(m_said);
  showSentence(m_said, sentence);
}

ExportHeader CompareDialog::header() const {
  ExportHeader header;
  header.lines << QStringLiteral("Epsiscope %1").arg(QLatin1String(EPSISCOPE_VERSION));
  for (std::size_t i = 0; i < comparison().sources.size(); ++i) {
    const Comparison::Source& source = comparison().sources[i];
    header.lines << QStringLiteral("result %1: %2, seed %3, seed of the splits %4, data %5, SHA-256 %6")
                        .arg(QString::number(i + 1), QString::fromStdString(source.name),
                             QString::number(source.seed), QString::number(source.splitSeed),
                             QString::fromStdString(source.dataName),
                             QString::fromStdString(source.dataSha256));
  }
  header.lines << QStringLiteral("Classroom mode: not private");
  header.mark = QCoreApplication::translate(
      "ChartExport", "Classroom mode: computed from true values, not for publication.");
  return header;
}

void CompareDialog::showExport() {
  m_export->present({{m_model, m_chart->look()}}, header());
  m_export->show();
  m_export->raise();
  m_export->activateWindow();
}

void CompareDialog::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void CompareDialog::dropEvent(QDropEvent* event) {
  const QStringList files = droppedFiles(*event->mimeData());
  if (files.isEmpty()) return;
  event->acceptProposedAction();
  addFiles(files);
}

}  // namespace epsiscope
