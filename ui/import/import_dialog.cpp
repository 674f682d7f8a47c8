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

#include "core/recipes/recipe.h"
#include "core/study/recipe_choice.h"
#include "ui/explain/explain_page.h"
#include "ui/import/cells_form.h"
#include "ui/import/column_model.h"
#include "ui/import/import_choice.h"
#include "ui/import/import_questions.h"
#include "ui/import/reading_form.h"
#include "ui/setup/setup_section.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/help_mark.h"

namespace epsiscope {

namespace {

constexpr QSize kSize(160, 100);  ///< in widths of a letter

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
  connectForms();
  connectColumns();
  connectReaders();
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

void ImportDialog::connectForms() {
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
  for (const HelpMark* mark : findChildren<HelpMark*>())
    connect(mark, &HelpMark::clicked, this, [this, mark] { explain(mark->about()); });
}

void ImportDialog::connectColumns() {
  connect(m_columns, &ColumnModel::kindChosen, this,
          [this](const std::string& name, std::optional<ColumnKind> kind) {
            DataChoice next = m_study.data;
            ColumnChoice declared = choiceOf(next, name);
            declared.kind = kind;
            declare(next, declared);
            change(next);
          });
  connect(m_columns, &ColumnModel::roleChosen, this, [this](const std::string& name, ColumnRole role) {
    // What is not answered yet is not given up by a choice of something else.
    const bool isSettled = openMismatches(m_study, *m_dataset, m_answers).empty();
    if (!isSettled && role != ColumnRole::target) return;
    DataChoice next = isSettled ? choice() : m_study.data;
    giveRole(next, *m_dataset, name, role);
    change(next);
  });
  connect(m_columnTable, &QTableView::clicked, this, [this](const QModelIndex& at) {
    if (at.flags() & Qt::ItemIsEditable) m_columnTable->edit(at);
  });
}

void ImportDialog::connectReaders() {
  connect(&m_reader, &Runner::progressed, this, [this](double fraction) {
    m_progress->setRange(0, fraction < 0 ? 0 : 1000);
    m_progress->setValue(static_cast<int>(fraction * 1000));
  });
  connect(&m_reader, &Runner::failed, this, &ImportDialog::fail);
  connect(&m_headReader, &Runner::failed, this, [this] { showRows({}); });
  connect(&m_reader, &Runner::ended, this, &ImportDialog::present);
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
