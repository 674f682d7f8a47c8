#include "ui/import/import_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <QWhatsThis>

#include "core/data/cell_report.h"
#include "core/data/recipes/recipe.h"
#include "core/study/load.h"
#include "core/study/prepare_study.h"
#include "core/study/recipe_choice.h"
#include "ui/explain/explain_page.h"
#include "ui/explain/help_topic.h"
#include "ui/export/form_rows.h"
#include "ui/import/cells_form.h"
#include "ui/import/column_model.h"
#include "ui/import/import_questions.h"
#include "ui/import/reading_form.h"
#include "ui/language/language.h"
#include "ui/setup/setup_section.h"
#include "ui/widgets/help_mark.h"

namespace epsiscope {

namespace {

constexpr std::size_t kHeadRows = 50;
constexpr QSize kSize(160, 100);  ///< in widths of a letter
/// Beyond these, columns of the preview are not fitted to their cells one by one.
constexpr int kFittedColumns = 100;

QTableView* makeTable(QAbstractItemModel* model, QWidget* parent) {
  auto* table = new QTableView(parent);
  table->setModel(model);
  table->setFrameShape(QFrame::NoFrame);
  table->setShowGrid(false);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setResizeContentsPrecision(static_cast<int>(kHeadRows));
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
  return table;
}

void fitColumns(QTableView* table) {
  const int widest = 24 * table->fontMetrics().averageCharWidth();
  for (int column = 0; column < std::min(table->model()->columnCount(), kFittedColumns); ++column) {
    table->resizeColumnToContents(column);
    table->setColumnWidth(column, std::min(table->columnWidth(column), widest));
  }
}

QString asHtml(const ExplainPage& page) {
  QString html = QStringLiteral("<b>%1</b><p>%2</p>").arg(page.title, page.sentence);
  for (const QString& item : page.lookFor) html += QStringLiteral("<p>• %1</p>").arg(item);
  return html;
}

/// The recipe that the study names, or that is known for such a file.
const Recipe* knownRecipe(const DataChoice& data) {
  return data.recipe ? findRecipe(*data.recipe) : recipeForFile(data.file);
}

}  // namespace

ImportDialog::ImportDialog(const Study& study, std::shared_ptr<const Dataset> dataset, const Theme& theme,
                           QWidget* parent)
    : QDialog(parent),
      m_study(study),
      m_before(study.data),
      m_recipe(knownRecipe(study.data)),
      m_dataset(std::move(dataset)),
      m_head(new HeadModel(theme, this)),
      m_columns(new ColumnModel(this)) {
  setObjectName(QStringLiteral("import-dialog"));
  setWindowTitle(tr("Open %1").arg(QFileInfo(QString::fromStdString(study.data.file)).fileName()));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  m_questions = new ImportQuestions(this);
  column->addWidget(m_questions);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addWidget(makeForms());
  row->addWidget(makeTables(), 1);
  column->addLayout(row, 1);
  addButtons(column);
  connectParts();
  resize((kSize * fontMetrics().averageCharWidth()).boundedTo(screen()->availableSize() * 0.95));
  m_dataset ? readHead() : read();
  present();
}

QWidget* ImportDialog::makeForms() {
  auto* contents = new QWidget(this);
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(12);
  m_reading = new ReadingForm(m_recipe, contents);
  m_cells = new CellsForm(contents);
  column->addWidget(m_reading);
  column->addWidget(m_cells);
  column->addStretch(1);
  auto* scroller = new QScrollArea(this);
  scroller->setFrameShape(QFrame::NoFrame);
  scroller->setFocusPolicy(Qt::NoFocus);
  scroller->setWidgetResizable(true);
  scroller->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroller->setWidget(contents);
  const int wanted =
      std::min(60 * fontMetrics().averageCharWidth(), screen()->availableSize().width() * 2 / 5);
  scroller->setFixedWidth(std::max(contents->minimumSizeHint().width(), wanted) +
                          scroller->verticalScrollBar()->sizeHint().width());
  return scroller;
}

QWidget* ImportDialog::makeTables() {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  m_facts = smallLabel(part);
  m_failure = new QLabel(part);
  m_failure->setProperty("role", QStringLiteral("error"));
  m_failure->setObjectName(QStringLiteral("import-failure"));
  m_failure->setTextFormat(Qt::PlainText);
  m_failure->setWordWrap(true);
  m_failure->hide();
  m_preview = makeTable(m_head, part);
  describe(m_preview, "import-preview", tr("Preview"),
           tr("The first rows as the file has them; below a cell stands what was read, where it looks "
              "different."));
  m_preview->setItemDelegate(new HeadDelegate(m_preview));
  m_columnTable = makeTable(m_columns, part);
  describe(m_columnTable, "data.columns", tr("Columns"),
           tr("Kind and role of each column; Space or a click changes them."));
  m_columnTable->setItemDelegate(new ChoiceDelegate(m_columnTable));
  m_columnTable->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                                 QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked);
  m_columnTable->verticalHeader()->hide();
  m_columnTable->horizontalHeader()->setStretchLastSection(true);
  m_tabs = new QTabWidget(part);
  m_tabs->setAccessibleName(tr("Preview and columns"));
  m_tabs->tabBar()->setAccessibleName(m_tabs->accessibleName());
  m_tabs->addTab(m_preview, tr("&Preview"));
  m_tabs->addTab(m_columnTable, tr("Co&lumns"));
  column->addWidget(m_failure);
  column->addWidget(m_tabs, 1);
  column->addWidget(m_facts);
  return part;
}

void ImportDialog::addButtons(QBoxLayout* column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  m_state = smallLabel(this);
  m_state->setObjectName(QStringLiteral("import-state"));
  m_progress = new QProgressBar(this);
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Reading the file"));
  m_progress->setFixedWidth(16 * fontMetrics().averageCharWidth());
  QSizePolicy keepsRoom = m_progress->sizePolicy();
  keepsRoom.setRetainSizeWhenHidden(true);
  m_progress->setSizePolicy(keepsRoom);
  auto* buttons = new QDialogButtonBox(this);
  m_import = new QPushButton(tr("&Import"), buttons);
  m_import->setProperty("role", QStringLiteral("primary"));
  buttons->addButton(m_import, QDialogButtonBox::AcceptRole);
  QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  named(m_import, "import-accept", tr("Import"), tr("Takes the table into the study."));
  named(cancel, "import-cancel", tr("Cancel"), tr("Closes the dialog; data and study stay as they are."));
  m_import->setDefault(true);
  row->addWidget(m_state, 1);
  row->addWidget(m_progress);
  row->addWidget(buttons);
  column->addLayout(row);
  connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ImportDialog::connectParts() {
  connect(m_reading, &ReadingForm::edited, this, &ImportDialog::change);
  connect(m_reading, &ReadingForm::recipeChosen, this, [this](bool on) {
    DataChoice plain = m_before;
    plain.recipe.reset();
    change(on ? applyRecipe(m_study.data, *m_recipe) : plain);
  });
  connect(m_cells, &CellsForm::edited, this, &ImportDialog::change);
  connect(m_questions, &ImportQuestions::answered, this,
          [this](const std::string& key, const std::string& value) {
            DataChoice next = m_study.data;
            tell(next, key, QString::fromStdString(value));
            change(next);
          });
  connect(m_questions, &ImportQuestions::replaced, this,
          [this](const std::string& name, const std::optional<std::string>& by) {
            m_answers[name] = by;
            present();
          });
  connect(m_questions, &ImportQuestions::restGivenUp, this, [this] {
    for (const Mismatch& open : openMismatches(m_study, *m_dataset, m_answers)) m_answers[open.name];
    present();
  });
  connect(m_columns, &ColumnModel::kindChosen, this,
          [this](const std::string& name, std::optional<ColumnKind> kind) {
            DataChoice next = m_study.data;
            declareKind(next, name, kind);
            change(next);
          });
  connect(m_columns, &ColumnModel::roleChosen, this, [this](const std::string& name, ImportRole role) {
    // What is not answered yet is not given up by a choice of something else.
    const bool isSettled = openMismatches(m_study, *m_dataset, m_answers).empty();
    if (!isSettled && role != ImportRole::target) return;
    DataChoice next = isSettled ? choice() : m_study.data;
    giveRole(next, *m_dataset, name, role);
    change(next);
  });
  connect(m_columnTable, &QTableView::clicked, this, [this](const QModelIndex& at) {
    if (at.flags() & Qt::ItemIsEditable) m_columnTable->edit(at);
  });
  connect(&m_reader, &Runner::progressed, this, [this](double fraction) {
    m_progress->setRange(0, fraction < 0 ? 0 : 1000);
    m_progress->setValue(static_cast<int>(fraction * 1000));
  });
  connect(&m_reader, &Runner::failed, this, &ImportDialog::fail);
  connect(&m_headReader, &Runner::failed, this, [this] { showRows({}); });
  connect(&m_reader, &Runner::ended, this, &ImportDialog::present);
  for (const HelpMark* mark : findChildren<HelpMark*>())
    connect(mark, &HelpMark::clicked, this, [this, mark] { explain(mark->about()); });
}

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
    std::shared_ptr<const Dataset> dataset =
        loadData(wanted, {}, [&](double fraction) { return control.report(fraction, {}); });
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
  m_cells->present(m_study.data, dataset, m_study.mode == Mode::release);
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
  const std::vector<ImportRole> roles = rolesOf(taken, *m_dataset);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const Column& column = m_dataset->columns[i];
    const auto asks = std::ranges::find(m_open, column.name, &Question::column);
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

void ImportDialog::import() {
  if (!obstacle().isEmpty()) return;
  const DataChoice taken = choice();
  const std::shared_ptr<const Dataset> dataset = m_dataset;
  accept();
  emit imported(taken, dataset);
}

/// The window does not wait for a job that was told to stop.
void ImportDialog::done(int result) {
  QDialog::done(result);
  for (Runner* runner : {&m_headReader, &m_reader}) {
    runner->stop();
    connect(runner, &Runner::ended, this, [this] {
      if (!isReading()) deleteLater();
    });
  }
  if (!isReading()) deleteLater();
}

void ImportDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_F1) return explain(focusWidget());
  QDialog::keyPressEvent(event);
}

void ImportDialog::explain(const QWidget* about) {
  const ExplainPage page = explainPage(helpTopic(about), m_study.task);
  if (!page.isEmpty())
    QWhatsThis::showText(about->mapToGlobal(about->rect().bottomLeft()), asHtml(page), this);
}

}  // namespace epsiscope
