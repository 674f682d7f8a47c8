#include "ui/import/import_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <iterator>

#include "core/study/load.h"
#include "ui/export/form_rows.h"
#include "ui/import/cells_form.h"
#include "ui/import/column_model.h"
#include "ui/import/import_choice.h"
#include "ui/import/import_questions.h"
#include "ui/import/reading_form.h"
#include "ui/language/language.h"
#include "ui/session/table_reader.h"
#include "ui/views/words.h"

namespace epsiscope {

namespace {

/// Beyond these, columns of the preview are not fitted to their cells one by one.
constexpr int kFittedColumns = 100;

void fitColumns(QTableView* table) {
  const int widest = 24 * table->fontMetrics().averageCharWidth();
  for (int column = 0; column < std::min(table->model()->columnCount(), kFittedColumns); ++column) {
    table->resizeColumnToContents(column);
    table->setColumnWidth(column, std::min(table->columnWidth(column), widest));
  }
}

}  // namespace

/// What is read in another way is read again.
void ImportDialog::change(const DataChoice& next) {
  const bool same = readsTheSame(m_study.data, next);
  m_study.data = next;
  if (!same) read();
  present();
}

void ImportDialog::read() {
  m_failure->hide();
  m_progress->setRange(0, 0);
  m_reader.start([this, wanted = m_study.data](const Runner::Control& control) -> Runner::Delivery {
    const std::shared_ptr<const Dataset> dataset = readDataset(wanted, control);
    if (!dataset) return {};
    return [this, dataset] {
      m_dataset = dataset;
      readHead();
    };
  });
  m_headReading.reset();
  m_headFindings.clear();
  readHead();
}

/// The rows as the file has them; of a recipe, which reads several files, as they were read.
void ImportDialog::readHead() {
  if (m_study.data.recipe || m_study.data.file.starts_with("builtin:")) {
    m_headReader.stop();
    if (m_dataset && !m_reader.isRunning()) showRows(headOf(*m_dataset, kHeadRows));
    return;
  }
  const std::shared_ptr<const Dataset> settled = m_reader.isRunning() ? nullptr : m_dataset;
  m_headReader.start([this, wanted = m_study.data, settled](const Runner::Control&) -> Runner::Delivery {
    TableHead head = tableHead(wanted.file, readOptions(wanted), settled.get(), kHeadRows);
    return [this, head = std::move(head)] {
      m_headNames = head.names;
      m_headReading = head.reading;
      m_headFindings = head.findings;
      presentReading();
      showRows(head.rows);
    };
  });
}

void ImportDialog::showRows(std::vector<std::vector<HeadCell>> rows) {
  m_head->setRows(std::move(rows));
  const int lines = m_head->showsValues() ? 2 : 1;
  m_preview->verticalHeader()->setDefaultSectionSize(lines * m_preview->fontMetrics().height() + 8);
  presentColumns();
  presentState();
  fitColumns(m_preview);
}

void ImportDialog::fail(const QString& sentence) {
  m_dataset.reset();
  if (m_study.data.recipe) showRows({});
  m_failure->setText(sentence);
  m_failure->show();
  present();
}

void ImportDialog::present() {
  const Dataset* dataset = m_dataset.get();
  m_mismatches.clear();
  m_open.clear();
  if (dataset != nullptr) {
    m_mismatches = openMismatches(m_study, *dataset, {});
    std::ranges::copy_if(dataset->questions, std::back_inserter(m_open),
                         [this](const Question& question) { return !toldValue(m_study.data, question.key); });
  }
  m_questions->present(m_open, m_mismatches, m_answers);
  presentReading();
  m_cells->present(m_study.data, dataset, hidesValues(m_study));
  presentColumns();
  presentState();
}

/// Until the whole file is read its first rows tell.
void ImportDialog::presentReading() {
  const bool isKnown = m_dataset && !m_reader.isRunning();
  const Reading* head = m_headReading ? &*m_headReading : nullptr;
  m_reading->present(m_study.data, isKnown ? &m_dataset->reading : head,
                     isKnown ? m_dataset->findings : m_headFindings);
}

/// While the file is read again the names are those of the rows that are shown.
void ImportDialog::presentColumns() {
  std::vector<HeadColumn> columns;
  const bool isKnown = m_dataset && !m_reader.isRunning();
  if (!isKnown)
    for (const std::string& name : m_headNames) columns.push_back({QString::fromStdString(name), {}, {}});
  if (!m_dataset) m_columns->present(nullptr, {}, {});
  if (!isKnown) return m_head->setColumns(std::move(columns));
  const DataChoice taken = choice();
  const std::vector<ColumnRole> roles = rolesOf(taken, *m_dataset);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const Column& column = m_dataset->columns[i];
    const auto asks = std::ranges::find_if(m_open, [&](const Question& question) {
      return std::ranges::count(question.columns, column.name) > 0;
    });
    columns.push_back({QString::fromStdString(column.name),
                       QStringLiteral("%1 · %2").arg(kindName(column.kind), roleName(roles[i])),
                       asks == m_open.end() ? QString() : QString::fromStdString(asks->sentence)});
  }
  m_head->setColumns(std::move(columns));
  const bool isFirst = m_columns->rowCount() == 0;
  m_columns->present(m_dataset, m_study.data, taken);
  if (isFirst) fitColumns(m_columnTable);
}

void ImportDialog::presentState() {
  const QString why = obstacle();
  allow(m_import, why);
  QString state = why;
  if (state.isEmpty()) state = keptSentence(m_before, choice());
  m_state->setText(state);
  m_progress->setVisible(m_reader.isRunning());
  m_facts->setText(
      m_dataset ? tr("%1 · %2 · the first %3 are shown")
                      .arg(countedText("QObject", "%1 rows", "%1 row", m_dataset->rows()),
                           countedText("QObject", "%1 columns", "%1 column", m_dataset->columns.size()))
                      .arg(m_head->rowCount())
                : QString());
}

QString ImportDialog::obstacle() const {
  if (m_reader.isRunning()) return tr("The file is being read; the first rows are shown already.");
  if (!m_dataset)
    return tr("The file cannot be read in this way; choose another one at the left, or cancel.");
  if (!m_open.empty()) return tr("Answer the question at the top first: the file cannot tell.");
  const std::vector<Mismatch> open = openMismatches(m_study, *m_dataset, m_answers);
  if (open.empty()) return {};
  return tr("Say at the top what takes the place of \"%1\", or give it up.")
      .arg(QString::fromStdString(open.front().name));
}

DataChoice ImportDialog::choice() const {
  return importedChoice(m_study, *m_dataset, m_answers);
}

}  // namespace epsiscope
