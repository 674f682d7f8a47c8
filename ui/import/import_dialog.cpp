#include "ui/import/import_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>
#include <QWhatsThis>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/prepare/weight_notes.h"
#include "core/recipes/recipe.h"
#include "core/start/column_roles.h"
#include "core/start/value_answers.h"
#include "core/study/load.h"
#include "core/study/study.h"
#include "core/table/column_questions.h"
#include "core/table/database_address.h"
#include "ui/explain/explain_page.h"
#include "ui/import/cells_form.h"
#include "ui/import/column_model.h"
#include "ui/import/head_model.h"
#include "ui/import/import_choice.h"
#include "ui/import/import_questions.h"
#include "ui/import/import_source.h"
#include "ui/import/import_tables.h"
#include "ui/import/reading_form.h"
#include "ui/import/reading_options.h"
#include "ui/state/data_roles.h"
#include "ui/state/words.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/help_mark.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/person_picker.h"
#include "ui/widgets/weight_picker.h"

namespace epsiscope {

namespace {

constexpr QSize kSize(160, 100);  ///< in widths of a letter

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
      m_readingsProposed(study.data.sha256.has_value()),
      m_source(new ImportSource(std::move(dataset), this)) {
  setObjectName(QStringLiteral("import-dialog"));
  setWindowTitle(
      tr("Open %1").arg(QFileInfo(QString::fromStdString(databaseOf(study.data.file))).fileName()));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  m_questions = new ImportQuestions(this);
  column->addWidget(m_questions);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addWidget(makeForms());
  m_tables = new ImportTables(theme, this);
  auto* tables = new QVBoxLayout;
  tables->setSpacing(8);
  m_proposals = smallLabel(this);
  m_proposals->setObjectName(QStringLiteral("import-proposals"));
  tables->addWidget(m_proposals);
  tables->addWidget(m_tables, 1);
  row->addLayout(tables, 1);
  column->addLayout(row, 1);
  addButtons(column);
  connectForms();
  connectQuestions();
  connectColumns();
  connectSource();
  resize((kSize * fontMetrics().averageCharWidth()).boundedTo(screen()->availableSize() * 0.95));
  m_source->dataset() ? m_source->look(m_study.data) : read();
  present();
}

/// A field that loses the focus as the window goes ends an edit, of what is gone already.
ImportDialog::~ImportDialog() {
  for (QObject* child : findChildren<QObject*>()) child->disconnect(this);
}

QWidget* ImportDialog::makeForms() {
  auto* contents = new QWidget(this);
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(12);
  // What the rows are comes first: it is a question, where a column names people or weights.
  m_person = new PersonPicker(contents);
  m_personHint = smallLabel(contents);
  m_personHint->setObjectName(QStringLiteral("import-person-hint"));
  m_weight = new WeightPicker(contents);
  m_weightHint = smallLabel(contents);
  m_weightHint->setObjectName(QStringLiteral("import-weight-hint"));
  m_reading = new ReadingForm(m_recipe, contents);
  m_cells = new CellsForm(contents);
  column->addWidget(m_person);
  column->addWidget(m_personHint);
  column->addWidget(m_weight);
  column->addWidget(m_weightHint);
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

void ImportDialog::addButtons(QBoxLayout* column) {
  m_declaration = smallLabel(this);
  m_declaration->setObjectName(QStringLiteral("import-declaration"));
  column->addWidget(m_declaration);
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
  m_declare = new QPushButton(tr("&Declare and import"), buttons);
  m_declare->setProperty("role", QStringLiteral("primary"));
  m_import = new QPushButton(buttons);
  buttons->addButton(m_declare, QDialogButtonBox::AcceptRole);
  buttons->addButton(m_import, QDialogButtonBox::AcceptRole);
  QPushButton* cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
  named(m_import, "import-accept", tr("Import"), tr("Takes the table into the study."));
  named(cancel, "import-cancel", tr("Cancel"), tr("Closes the dialog; data and study stay as they are."));
  named(
      m_declare, "import-declare", tr("Declare and import"),
      tr("You answer for how the cells are read, as it is written above; without that nothing is private."));
  row->addWidget(m_state, 1);
  row->addWidget(m_progress);
  row->addWidget(buttons);
  column->addLayout(row);
  connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
  connect(m_declare, &QPushButton::clicked, this, &ImportDialog::declareAndImport);
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
  connect(m_person, &PersonPicker::chosen, this, [this](const QString& person, std::optional<int> rows) {
    DataChoice next = m_study.data;
    choosePerson(next, person.isEmpty() ? std::nullopt : std::optional(person.toStdString()), rows);
    change(next);
  });
  connectWeight();
  for (const HelpMark* mark : findChildren<HelpMark*>())
    connect(mark, &HelpMark::clicked, this, [this, mark] { explain(mark->about()); });
}

void ImportDialog::connectWeight() {
  connect(m_weight, &WeightPicker::chosen, this, [this](const QString& weight) {
    DataChoice next = m_study.data;
    m_chosen.erase(weight.toStdString());
    chooseWeight(next, weight.isEmpty() ? std::nullopt : std::optional(weight.toStdString()));
    change(next);
  });
  connect(m_weight, &WeightPicker::largestTyped, this, [this](double largest) {
    DataChoice next = m_study.data;
    declareLargestWeight(next, largest);
    change(next);
  });
  connect(m_weight, &WeightPicker::badText, this, [this](bool bad) {
    m_isLargestWeightBad = bad;
    presentState();
  });
}

void ImportDialog::connectQuestions() {
  connect(m_questions, &ImportQuestions::answered, this,
          [this](const Question& question, const std::string& value) {
            if (asksOfValues(question))
              return change(answered(m_study.data, *m_source->dataset(), question, value));
            DataChoice next = m_study.data;
            tell(next.reading, question.key, QString::fromStdString(value));
            change(next);
          });
  connect(m_questions, &ImportQuestions::valuesLeft, this, [this] {
    DataChoice next = m_study.data;
    for (const Question& question : m_open)
      next = answered(next, *m_source->dataset(), question, question.answers.front());
    change(next);
  });
  connect(m_questions, &ImportQuestions::begunAnew, this, &ImportDialog::beginAnew);
  connect(m_questions, &ImportQuestions::replaced, this,
          [this](const std::string& name, const std::optional<std::string>& by) {
            m_answers[name] = by;
            present();
          });
  connect(m_questions, &ImportQuestions::restGivenUp, this, [this] {
    for (const Mismatch& open : m_mismatches) m_answers.try_emplace(open.name);
    present();
  });
}

void ImportDialog::connectColumns() {
  const ColumnModel* columns = &m_tables->columns();
  connect(columns, &ColumnModel::kindChosen, this,
          [this](const std::string& name, std::optional<ColumnKind> kind, std::optional<CellForm> reading) {
            DataChoice next = m_study.data;
            ColumnChoice declared = choiceOf(next, name);
            declared.kind = kind;
            declared.reading = reading;
            if (reading) declared.categories.reset();
            declare(next, declared);
            change(next);
          });
  connect(columns, &ColumnModel::renamed, this, [this](const std::string& column, const std::string& name) {
    DataChoice next = m_study.data;
    renameColumn(next, *m_source->dataset(), column, name);
    if (const auto chosen = m_chosen.extract(column)) m_chosen[name] = chosen.mapped();
    change(next);
  });
  connect(columns, &ColumnModel::roleChosen, this, [this](const std::string& name, ColumnRole role) {
    DataChoice next = m_study.data;
    if (role == ColumnRole::target)
      chooseTarget(next, name);
    else
      m_chosen[name] = role == ColumnRole::feature;
    change(next);
  });
}

void ImportDialog::connectSource() {
  connect(m_source, &ImportSource::progressed, this, [this](double fraction) {
    m_progress->setRange(0, fraction < 0 ? 0 : 1000);
    m_progress->setValue(static_cast<int>(fraction * 1000));
  });
  connect(m_source, &ImportSource::headRead, this, &ImportDialog::presentReading);
  connect(m_source, &ImportSource::rowsRead, this, &ImportDialog::showRows);
  connect(m_source, &ImportSource::failed, this, [this](const QString& sentence) {
    m_tables->presentFailure(sentence);
    present();
  });
  connect(m_source, &ImportSource::ended, this, [this] {
    propose();
    present();
    if (std::exchange(m_importsOnceRead, false)) import();
  });
}

/// Data are read again where they are to be read in another way, for which nobody answers yet.
void ImportDialog::change(const DataChoice& next) {
  m_importsOnceRead = false;
  const bool same = readsTheSame(m_study.data, next);
  m_study.data = next;
  if (!same) {
    m_study.data.reading.origin.reset();
    read();
  }
  present();
}

/// A reading that all texts of a column allow is chosen, once, and the file is read again with it.
void ImportDialog::propose() {
  if (!m_source->isKnown()) return;
  const Dataset& dataset = *m_source->dataset();
  if (!std::exchange(m_readingsProposed, true) && offersReadings(m_study.data, dataset))
    change(withOfferedReadings(m_study.data, dataset));
}

/// The recognised and proposed readings, as far as they still hold.
QString ImportDialog::proposals() const {
  if (!m_source->isKnown()) return {};
  constexpr qsizetype kMostSaid = 6;
  QStringList sentences;
  std::size_t unsaid = 0;
  // No more sentences are made than are said: there may be ten thousand columns.
  const auto say = [&](const QString& sentence, const std::string& column, const std::string& words) {
    if (sentences.size() == kMostSaid)
      ++unsaid;
    else
      sentences << sentence.arg(QString::fromStdString(column), QString::fromStdString(words));
  };
  const QString isRead = tr("\"%1\" is read as %2."), canBeRead = tr("\"%1\" is text and can be read as %2."),
                looksLike = tr("\"%1\" looks like numbers, but %2."),
                isIgnored = tr("\"%1\" is ignored: %2.");
  const Dataset& dataset = *m_source->dataset();
  for (const Column& column : dataset.columns) {
    if (column.reading)
      say(isRead, column.name, readingText(*column.reading));
    else if (!column.offer.empty())
      say(column.offered ? canBeRead : looksLike, column.name, column.offer);
  }
  std::set<std::string_view> ignored;
  for (std::size_t i = 0; i < m_roles.size(); ++i)
    if (m_roles[i] == ColumnRole::ignored) ignored.insert(dataset.columns[i].name);
  for (const SetAside& one : m_source->tableLook().aside)
    if (ignored.contains(one.column)) say(isIgnored, one.column, one.reason);
  if (unsaid > 0) sentences << countedText("QObject", "And %1 more columns.", "And %1 more column.", unsaid);
  if (!sentences.isEmpty()) sentences << tr("The page Columns changes that.");
  return sentences.join(QLatin1Char(' '));
}

void ImportDialog::read() {
  m_tables->presentFailure({});
  m_progress->setRange(0, 0);
  m_source->read(m_study.data);
}

/// What is known of the table is shown already.
void ImportDialog::showRows(std::shared_ptr<const PreviewRows> rows) {
  m_tables->setRows(std::move(rows));
  if (!m_source->isKnown()) m_tables->setHeads(heads());
  m_tables->presentSize(m_source->dataset().get());
  m_tables->fitRows();
  if (m_source->failedLine() > 0) m_tables->showLine(m_source->failedLine());
}

/// Nothing that the study declares is left, but for how the file is read.
void ImportDialog::beginAnew() {
  DataChoice plain;
  plain.file = m_study.data.file;
  plain.target.clear();
  plain.reading = m_study.data.reading;
  m_before = plain;
  m_answers.clear();
  m_chosen.clear();
  m_beginsAnew = true;
  m_readingsProposed = false;
  m_study.data = plain;
  read();
  present();
}

/// The questions that nobody has answered. Values mean nothing until it is settled how they are read.
void ImportDialog::collectQuestions() {
  m_open.clear();
  const Dataset* dataset = m_source->dataset().get();
  if (dataset == nullptr) return;
  std::ranges::copy_if(dataset->questions, std::back_inserter(m_open), [this](const Question& question) {
    return !asksOfValues(question) && !givenValue(m_study.data.reading, question.key);
  });
  if (m_open.empty() && m_source->isKnown())
    std::ranges::copy_if(dataset->questions, std::back_inserter(m_open), asksOfValues);
}

/// Whether all questions that are left may stay open.
bool ImportDialog::mayStayOpen() const {
  return std::ranges::all_of(m_open, asksOfValues);
}

void ImportDialog::present() {
  const Dataset* dataset = m_source->dataset().get();
  collectChoice();
  m_mismatches.clear();
  if (dataset != nullptr) m_mismatches = openMismatches(m_study, *dataset, {});
  collectQuestions();
  m_questions->present(m_open, m_mismatches, m_answers);
  presentReading();
  m_cells->present(m_study.data, dataset, hidesValues(m_study));
  presentPerson();
  presentWeight();
  presentColumns();
  presentState();
}

void ImportDialog::presentReading() {
  m_reading->present(m_study.data, m_source->reading(), m_source->findings());
}

void ImportDialog::presentColumns() {
  showSentence(m_proposals, proposals());
  if (!m_source->dataset()) m_tables->presentColumns(nullptr, {}, {});
  m_tables->setHeads(heads());
  if (m_source->isKnown()) m_tables->presentColumns(m_source->dataset(), m_study.data, choice());
}

/// Whether rows are of people is asked where a column names them, and nobody has said.
void ImportDialog::presentPerson() {
  const Dataset* dataset = m_source->isKnown() ? m_source->dataset().get() : nullptr;
  const DataChoice& chosen = m_study.data;
  m_person->setVisible(dataset != nullptr);
  showSentence(m_personHint, {});
  if (dataset == nullptr) return;
  QStringList columns;
  for (const Column& column : dataset->columns)
    if (column.name != chosen.target) columns << QString::fromStdString(column.name);
  m_person->show(columns, QString::fromStdString(chosen.person.value_or("")), chosen.rowsPerPerson);
  const bool lacksRows = chosen.person && !chosen.rowsPerPerson;
  m_person->setProblem(lacksRows ? tr("Declare the most rows of one person.") : QString());
  const std::optional<RepeatedNames>& people = m_source->tableLook().people;
  if (chosen.person || !people) return;
  showSentence(
      m_personHint,
      tr("Is \"%1\" who the rows belong to? It has %2 different values, up to %3 rows with one of them; "
         "every promise is about one row, unless you choose it here.")
          .arg(QString::fromStdString(people->column), countText(people->names),
               countText(people->mostRows)));
}

/// Whether rows are weighted is asked where a column seems to say so, and nobody has. The largest weight is
/// for the user to say.
void ImportDialog::presentWeight() {
  const Dataset* dataset = m_source->isKnown() ? m_source->dataset().get() : nullptr;
  const DataChoice& chosen = m_study.data;
  m_weight->setVisible(dataset != nullptr);
  showSentence(m_weightHint, {});
  if (dataset == nullptr) return;
  m_weight->show(weightColumns(*dataset, chosen.target), QString::fromStdString(chosen.weight.value_or("")),
                 largestWeight(chosen));
  m_weight->setProblem(lacksLargestWeight() ? tr("Declare the largest weight.") : QString());
  const std::optional<LikelyWeight>& likely = m_source->tableLook().weight;
  QStringList hints;
  if (chosen.weight) {
    if (lacksLargestWeight())
      hints << tr(
          "It is not taken from the table, whose largest weight is private: declare what is known "
          "of such weights without looking.");
    hints << QString::fromStdString(unusualWeights(*dataset, *chosen.weight));
  } else if (likely && likely->column != choice().target) {
    hints << QString::fromStdString(weightProposal(*likely))
          << tr("Unless you choose it here, every row counts once and the column is one like any other.");
  }
  hints.removeAll(QString());
  showSentence(m_weightHint, hints.join(QLatin1Char(' ')));
}

bool ImportDialog::lacksLargestWeight() const {
  return m_study.data.weight && (m_isLargestWeightBad || !largestWeight(m_study.data));
}

/// While the file is read again the names are those of the rows that are shown.
std::vector<HeadColumn> ImportDialog::heads() const {
  std::vector<HeadColumn> columns;
  if (!m_source->isKnown()) {
    for (const std::string& name : m_source->headNames())
      columns.push_back({QString::fromStdString(name), {}, {}});
    return columns;
  }
  const Dataset& dataset = *m_source->dataset();
  std::map<std::string_view, QString> asks;
  for (const Question& question : m_open) {
    const QString sentence = QString::fromStdString(question.sentence);
    for (const std::string& name : question.columns) asks.try_emplace(name, sentence);
  }
  for (std::size_t i = 0; i < m_roles.size(); ++i) {
    const Column& column = dataset.columns[i];
    const auto asked = asks.find(column.name);
    columns.push_back(
        {QString::fromStdString(column.name),
         QStringLiteral("%1 · %2").arg(
             column.reading ? formText(column.reading->form) : kindName(column.kind), roleName(m_roles[i])),
         asked == asks.end() ? QString() : asked->second});
  }
  return columns;
}

void ImportDialog::presentState() {
  const QString why = reason();
  const QString declared = declaration();
  const bool declares = !declared.isEmpty();
  m_import->setText(declares ? tr("&Import as detected") : tr("&Import"));
  m_import->setProperty("role", declares ? QString() : QStringLiteral("primary"));
  m_import->style()->unpolish(m_import);
  m_import->style()->polish(m_import);
  (declares ? m_declare : m_import)->setDefault(true);
  m_declare->setVisible(declares);
  showSentence(m_declaration, declared);
  allow(m_import, why);
  // Who answers for how the cells are read has said what they mean.
  allow(m_declare, why.isEmpty() && !m_open.empty() ? tr("Answer the questions at the top first.") : why);
  const QString asRead = m_open.empty() ? QString() : tr("What is not answered stays as it was read.");
  m_state->setText(why.isEmpty() ? (keptSentence(m_before, choice()) + QLatin1Char(' ') + asRead).trimmed()
                                 : why);
  m_progress->setVisible(m_source->isReadingTable());
  m_tables->presentSize(m_source->dataset().get());
}

bool ImportDialog::isReading() const {
  return m_source->isReading();
}

QString ImportDialog::reason() const {
  if (m_source->isReadingTable()) return tr("The file is being read; the first rows are shown already.");
  if (!m_source->dataset())
    return tr("The file cannot be read in this way; choose another one at the left, or cancel.");
  if (!mayStayOpen()) return tr("Answer the question at the top first: the file cannot tell.");
  if (m_study.data.person && !m_study.data.rowsPerPerson)
    return tr("Declare the most rows of one person at the left, or choose every row by itself.");
  if (lacksLargestWeight())
    return tr("Declare the largest weight at the left, or choose that each row counts once.");
  const auto open = std::ranges::find_if(
      m_mismatches, [this](const Mismatch& mismatch) { return !m_answers.contains(mismatch.name); });
  if (open == m_mismatches.end()) return {};
  return tr("Say at the top what takes the place of \"%1\", or give it up.")
      .arg(QString::fromStdString(open->name));
}

void ImportDialog::collectChoice() {
  m_roles.clear();
  if (!m_source->isKnown()) return;
  const Dataset& dataset = *m_source->dataset();
  m_taken = importedChoice(m_study, dataset, m_answers, m_source->tableLook().aside, m_chosen);
  m_roles = rolesOf(m_taken, dataset);
}

QString ImportDialog::declaration() const {
  if (!m_source->isKnown() || m_study.data.reading.origin == ReadingOrigin::declared) return {};
  QStringList sentences;
  for (const std::string& sentence : declarationOf(choice(), *m_source->dataset()))
    sentences << QString::fromStdString(sentence);
  if (sentences.isEmpty()) return {};
  return tr("To declare, without having looked at the rows: %1").arg(sentences.join(QLatin1Char(' ')));
}

/// The file is read once more as it is declared, and then taken.
void ImportDialog::declareAndImport() {
  if (!reason().isEmpty() || !m_open.empty()) return;
  m_study.data = withReadingDeclared(choice(), *m_source->dataset());
  m_importsOnceRead = true;
  read();
  present();
}

void ImportDialog::import() {
  if (!reason().isEmpty()) return;
  const DataChoice taken = choice();
  const std::shared_ptr<const Dataset> dataset = m_source->dataset();
  accept();
  emit imported(taken, dataset, m_beginsAnew);
}

/// The window does not wait for a cancelled job.
void ImportDialog::done(int result) {
  QDialog::done(result);
  m_source->stop();
  connect(m_source, &ImportSource::idle, this, &QObject::deleteLater);
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
