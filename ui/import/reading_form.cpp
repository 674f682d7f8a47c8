#include "ui/import/reading_form.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "core/base/file_error.h"
#include "core/recipes/recipe.h"
#include "core/table/database_address.h"
#include "core/text/sentence.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/help_mark.h"

namespace epsiscope {

namespace {

/// The width in letters: at 200 % the preview needs the room.
constexpr int kShortestBox = 10;
/// A field of Qt cuts what is longer than 32,767 letters.
constexpr int kLongestQuery = 1 << 20;
constexpr const char* kSpellings = "missing_values";
constexpr const char* kSheet = "sheet";

bool isSpellings(const ReadingOption& option) {
  return option.key == std::string(kSpellings);
}

bool isTable(const ReadingOption& option) {
  return option.key == std::string(kSheet);
}

/// The table or the query that the data name in a database; neither in other data.
DatabaseAddress wordsOfAddress(const DataChoice& data) {
  try {
    if (isDatabase(data.file)) return databaseAddress(data.file);
  } catch (const FileError&) {
    // What is wrong with it the reader says.
  }
  return {};
}

QString reasonOf(const std::vector<Finding>& findings, const std::string& key) {
  const auto found = std::ranges::find(findings, key, &Finding::key);
  return found == findings.end() ? QString() : QString::fromStdString(found->reason);
}

QString foundName(const Reading& reading, const ReadingOption& option) {
  const QString name = readingName(option.key, usedValue(reading, option.key));
  const bool isMarked = option.key == std::string("encoding") && reading.byteOrderMark;
  return isMarked ? ReadingForm::tr("%1 with byte order mark").arg(name) : name;
}

/// Whether the key applies to the file: a sheet lacks the keys of text, text that of a sheet, and a file of
/// SPSS, Stata or SAS nearly all.
bool concerns(const std::string& key, const Reading* reading, bool given) {
  if (reading != nullptr && !reading->format.empty())
    return given || key == "encoding" || key == "missing_values";
  if (key == kSheet) return given || (reading != nullptr && !reading->sheets.empty());
  if (reading != nullptr && reading->ofDatabase) return key == kSpellings || (key == "short_years" && given);
  if (key == "short_years") return given || (reading != nullptr && reading->shortYears > 0);
  constexpr std::array<const char*, 5> kOfText = {"encoding", "separator", "quote", "comment", "decimal"};
  return reading == nullptr || reading->sheet.empty() || std::ranges::count(kOfText, key) == 0;
}

/// The sheets are those of the file.
QList<ReadingWord> wordsFor(const ReadingOption& option, const Reading* reading) {
  QList<ReadingWord> words = option.words;
  if (!isTable(option) || reading == nullptr) return words;
  for (const std::string& sheet : reading->sheets)
    words << ReadingWord{QString::fromStdString(sheet), QString::fromStdString(sheet)};
  return words;
}

}  // namespace

QLabel* smallLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setProperty("role", QStringLiteral("small"));
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

QComboBox* formBox(QWidget* parent) {
  QComboBox* box = choices(parent, {});
  box->setMinimumContentsLength(kShortestBox);
  return box;
}

QWidget* formRow(const char* name, const QString& label, const QString& tip, QWidget* control,
                 QWidget* parent) {
  const QString plain = QString(label).remove(QLatin1Char('&'));
  describe(control, name, plain, tip);
  auto* row = new QWidget(parent);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* text = new QLabel(label, row);
  text->setBuddy(control);
  text->setToolTip(tip);
  layout->addWidget(text, 2);
  layout->addWidget(new HelpMark(control, plain, row));
  layout->addWidget(control, 3);
  return row;
}

ReadingForm::ReadingForm(const Recipe* recipe, QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  if (recipe != nullptr) addRecipe(*recipe);
  for (const ReadingOption& option : readingOptions()) {
    addOption(option);
    if (isTable(option)) addSelect();
  }
  addSpellings();
}

void ReadingForm::addRecipe(const Recipe& recipe) {
  m_recipe = formBox(this);
  const QString title = QString::fromStdString(sentence("Core", recipe.title));
  m_recipe->addItem(title, QString::fromLatin1(recipe.id));
  m_recipe->addItem(tr("a plain table"), QString());
  layout()->addWidget(formRow("data.recipe", tr("&Read as"),
                              tr("A recipe reads a published data set as those who use it do."), m_recipe,
                              this));
  QLabel* words = smallLabel(this);
  // The recipe is named even while the file is read as a plain table.
  words->setText(
      QStringLiteral("%1: %2").arg(title, QString::fromStdString(sentence("Core", recipe.description))));
  words->setContentsMargins(0, 0, 0, 6);
  layout()->addWidget(words);
  connect(m_recipe, &QComboBox::activated, this, [this](int index) { emit recipeChosen(index == 0); });
}

void ReadingForm::addOption(const ReadingOption& option) {
  QComboBox* box = formBox(this);
  layout()->addWidget(
      formRow(("data." + std::string(option.key)).c_str(), option.label, option.tip, box, this));
  m_rows.push_back({option, box, smallLabel(this)});
  m_rows.back().reason->setContentsMargins(0, 0, 0, 6);
  layout()->addWidget(m_rows.back().reason);
  connect(box, &QComboBox::activated, this,
          [this, at = m_rows.size() - 1](int index) { choose(m_rows[at], index); });
}

/// A query takes the place of the table.
void ReadingForm::addSelect() {
  m_select = new QLineEdit(this);
  layout()->addWidget(formRow("data.select", tr("or SE&LECT"),
                              tr("A query whose rows are read in place of a table. Nothing is written to the "
                                 "database; an empty field goes back to the tables."),
                              m_select, this));
  m_select->setProperty("topic", QStringLiteral("data.sheet"));
  m_select->setPlaceholderText(tr("SELECT a, b FROM t"));
  m_select->setMaxLength(kLongestQuery);
  connect(m_select, &QLineEdit::editingFinished, this, [this] {
    const std::string before = wordsOfAddress(m_data).query, query = m_select->text().trimmed().toStdString();
    m_select->setModified(false);
    if (query == before || m_select->text().toStdString() == before) return;
    m_data.file = query.empty() ? databaseOf(m_data.file) : withQuery(m_data.file, query);
    m_data.reading.sheet.reset();
    emit edited(m_data);
  });
}

void ReadingForm::addSpellings() {
  m_spellings = new QLineEdit(this);
  describe(m_spellings, "data.missing_values.list", tr("Spellings of a missing cell"),
           tr("With semicolons between: n/a; -9999."));
  m_spellings->setProperty("topic", QStringLiteral("data.missing_values"));
  m_spellings->setPlaceholderText(tr("n/a; -9999"));
  m_spellings->hide();
  layout()->addWidget(m_spellings);
  connect(m_spellings, &QLineEdit::editingFinished, this, [this] {
    const std::optional<QString> before = givenValue(m_data.reading, kSpellings);
    tell(m_data.reading, kSpellings, m_spellings->text());
    if (givenValue(m_data.reading, kSpellings) != before) emit edited(m_data);
  });
}

void ReadingForm::choose(const Row& row, int index) {
  if (isSpellings(row.option) && index == row.box->count() - 1) {
    m_spellings->show();
    return m_spellings->setFocus();
  }
  const std::optional<QString> before = givenValue(m_data.reading, row.option.key);
  tell(m_data.reading, row.option.key,
       index == 0 ? std::nullopt : std::optional(row.box->itemData(index).toString()));
  const std::optional<QString> now = givenValue(m_data.reading, row.option.key);
  // A table that is chosen takes the place of what the address names.
  const bool leaves = isTable(row.option) && (now || wordsOfAddress(m_data).query.empty());
  const std::string file = leaves ? databaseOf(m_data.file) : m_data.file;
  if (now == before && file == m_data.file) return;
  m_data.file = file;
  if (leaves) m_select->setModified(false);
  emit edited(m_data);
}

void ReadingForm::present(const DataChoice& choice, const Reading* reading,
                          const std::vector<Finding>& findings) {
  m_data = choice;
  if (m_recipe != nullptr)
    m_recipe->setCurrentIndex(
        std::max(0, m_recipe->findData(QString::fromStdString(choice.recipe.value_or("")))));
  Reading ofServer;
  ofServer.ofDatabase = true;
  // An address says what it is before anything can be read of it.
  if (reading == nullptr && isDatabase(choice.file)) reading = &ofServer;
  for (const Row& row : m_rows) showOption(row, reading, findings);
  // A field that is hidden while it has the focus ends an edit.
  if (!m_select->isModified()) m_select->setText(QString::fromStdString(wordsOfAddress(choice).query));
  m_select->parentWidget()->setVisible(reading != nullptr && reading->ofDatabase);
  showSpellings();
}

void ReadingForm::showOption(const Row& row, const Reading* reading, const std::vector<Finding>& findings) {
  const DatabaseAddress named = isTable(row.option) ? wordsOfAddress(m_data) : DatabaseAddress{};
  std::optional<QString> given = givenValue(m_data.reading, row.option.key);
  if (!named.table.empty()) given = QString::fromStdString(named.table);
  if (!named.query.empty()) given.reset();
  const bool isShown = concerns(row.option.key, reading, given.has_value());
  row.box->parentWidget()->setVisible(isShown);
  row.reason->setVisible(isShown);
  row.box->clear();
  const bool isOpen = reading == nullptr || (reading->ofDatabase && reading->sheet.empty());
  row.box->addItem(!named.query.empty() ? tr("rows of the SELECT")
                   : given || isOpen    ? tr("As detected")
                                        : tr("Detected: %1").arg(foundName(*reading, row.option)));
  for (const ReadingWord& word : wordsFor(row.option, reading)) row.box->addItem(word.name, word.value);
  if (isSpellings(row.option)) row.box->addItem(tr("as listed"));
  if (given && !isSpellings(row.option) && row.box->findData(*given) < 0) row.box->addItem(*given, *given);
  row.box->setCurrentIndex(!given                                         ? 0
                           : isSpellings(row.option) && !given->isEmpty() ? row.box->count() - 1
                                                                          : row.box->findData(*given));
  showSentence(row.reason, given || m_data.recipe ? QString() : reasonOf(findings, row.option.key));
  allow(row.box, m_data.recipe ? tr("The recipe says how the file is read.") : QString());
}

void ReadingForm::showSpellings() {
  const QString given = givenValue(m_data.reading, kSpellings).value_or(QString());
  m_spellings->setVisible(!given.isEmpty() && !m_data.recipe);
  if (!m_spellings->hasFocus()) m_spellings->setText(given);
}

}  // namespace epsiscope
