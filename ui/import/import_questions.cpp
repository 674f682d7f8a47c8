#include "ui/import/import_questions.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/table/column_questions.h"
#include "ui/import/reading_form.h"
#include "ui/import/reading_options.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/form_rows.h"

namespace epsiscope {

namespace {

constexpr int kMostLines = 9;
/// The number of names from which on they are not answered one by one.
constexpr std::size_t kMany = 3;

QString matchName(const Mismatch& mismatch) {
  return QString::fromStdString("match." + mismatch.key + "." + mismatch.name);
}

/// Where it is asked what cells mean, the first answer leaves all as they are.
QString answerName(const Question& question, const std::string& answer) {
  const bool isOfCells = question.key == "missing_values" || asksOfValues(question);
  if (!isOfCells) return readingName(question.key, QString::fromStdString(answer));
  if (answer == question.answers.front()) return ImportQuestions::tr("No, leave it as it is");
  return question.key == kAsksSame ? ImportQuestions::tr("Yes, one category")
                                   : ImportQuestions::tr("Yes, the value is missing");
}

/// Several questions may be of values.
QString answerId(const Question& question, const std::string& answer) {
  const std::string of = asksOfValues(question) ? '.' + question.column : std::string();
  return QString::fromStdString("answer." + question.key + '.' + answer + of);
}

QLabel* sentenceLabel(const QString& sentence, QWidget* parent) {
  auto* label = new QLabel(sentence, parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

/// "The target "price" is not in this table."
QString mismatchSentence(const Mismatch& mismatch) {
  const QString name = QString::fromStdString(mismatch.name);
  if (mismatch.key == "data.target")
    return ImportQuestions::tr("The target \"%1\" is not in this table. What takes its place?").arg(name);
  if (mismatch.key == "data.features")
    return ImportQuestions::tr("The feature \"%1\" is not in this table. What takes its place?").arg(name);
  if (mismatch.key == "data.positive")
    return ImportQuestions::tr("The class \"%1\" is not in this target. What takes its place?").arg(name);
  if (mismatch.key == "data.column_bounds")
    return ImportQuestions::tr(
               "The column \"%1\" has a declared bound and is not in this table. What takes "
               "its place?")
        .arg(name);
  return ImportQuestions::tr(
             "The study speaks of a column \"%1\", which is not in this table. What takes its "
             "place?")
      .arg(name);
}

}  // namespace

ImportQuestions::ImportQuestions(QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setAccessibleName(tr("Questions"));
  hide();
}

QSize ImportQuestions::sizeHint() const {
  if (widget() == nullptr) return {0, 0};
  const int wanted = widget()->hasHeightForWidth()
                         ? widget()->heightForWidth(std::max(viewport()->width(), 200))
                         : widget()->sizeHint().height();
  return {widget()->sizeHint().width(), std::min(wanted, kMostLines * fontMetrics().lineSpacing())};
}

void ImportQuestions::present(const std::vector<Question>& questions, const std::vector<Mismatch>& mismatches,
                              const Replacements& answers) {
  if (questions != m_questions || mismatches != m_mismatches) {
    m_questions = questions;
    m_mismatches = mismatches;
    rebuild();
  }
  for (const Mismatch& mismatch : mismatches) showAnswer(mismatch, answers);
  showRows(answers);
}

void ImportQuestions::rebuild() {
  if (QWidget* old = takeWidget()) old->deleteLater();
  auto* contents = new QWidget;
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(8);
  setWidget(contents);
  m_rows.clear();
  addQuestions(false);
  for (const Mismatch& mismatch : m_mismatches) addMismatch(mismatch);
  addQuestions(true);
  m_more = smallLabel(contents);
  m_more->setObjectName(QStringLiteral("import-more-questions"));
  column->addWidget(m_more);
  addButtons();
  setVisible(!m_questions.empty() || !m_mismatches.empty());
}

/// Answered names stay, to be answered otherwise.
void ImportQuestions::showRows(const Replacements& answers) {
  if (m_more == nullptr) return;
  constexpr std::size_t kMostAsked = 3;
  std::size_t asked = 0;
  for (const Row& row : m_rows) {
    const bool isAnswered = !row.name.empty() && answers.contains(row.name);
    if (!isAnswered) ++asked;
    row.widget->setVisible(isAnswered || asked <= kMostAsked);
  }
  const std::size_t later = asked - std::min(asked, kMostAsked);
  m_more->setText(countedText("QObject", "And %1 more questions, once these are answered.",
                              "And %1 more question, once these are answered.", later));
  m_more->setVisible(later > 0);
  updateGeometry();
}

QVBoxLayout* ImportQuestions::addRow(const std::string& name) {
  auto* row = new QWidget(widget());
  auto* column = new QVBoxLayout(row);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  static_cast<QVBoxLayout*>(widget()->layout())->addWidget(row);
  m_rows.push_back({row, name});
  return column;
}

void ImportQuestions::addQuestions(bool ofValues) {
  for (const Question& question : m_questions)
    if (asksOfValues(question) == ofValues) addQuestion(question);
}

void ImportQuestions::addQuestion(const Question& question) {
  QVBoxLayout* column = addRow({});
  column->addWidget(sentenceLabel(QString::fromStdString(question.sentence), column->parentWidget()));
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  for (const std::string& answer : question.answers) {
    const QString word = answerName(question, answer);
    auto* button = new QPushButton(word, column->parentWidget());
    describe(button, answerId(question, answer), word, tr("Reads the file that way."));
    button->setProperty(
        "topic", QString::fromStdString("data." + (asksOfValues(question) ? "columns" : question.key)));
    connect(button, &QPushButton::clicked, this,
            [this, question, answer] { emit answered(question, answer); });
    row->addWidget(button);
  }
  row->addStretch(1);
  column->addLayout(row);
}

void ImportQuestions::addMismatch(const Mismatch& mismatch) {
  QVBoxLayout* column = addRow(mismatch.name);
  const QString sentence = mismatchSentence(mismatch);
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(sentenceLabel(sentence, column->parentWidget()), 3);
  QComboBox* box = choices(column->parentWidget(), {tr("choose…")});
  describe(box, matchName(mismatch), sentence,
           tr("What the study says of it goes to the chosen one, or is given up."));
  box->setProperty("topic", QString::fromStdString(mismatch.key));
  for (const std::string& candidate : mismatch.candidates)
    box->addItem(QString::fromStdString(candidate), QString::fromStdString(candidate));
  box->addItem(tr("nothing: give it up"));
  connect(box, &QComboBox::activated, this, [this, box, name = mismatch.name](int index) {
    if (index == 0) return;
    const bool givesUp = index == box->count() - 1;
    emit replaced(name,
                  givesUp ? std::nullopt : std::optional(box->itemData(index).toString().toStdString()));
  });
  row->addWidget(box, 2);
  column->addLayout(row);
}

/// Answers to many questions at once.
void ImportQuestions::addButtons() {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  const auto add = [&](const char* id, const QString& text, const QString& tip, auto signal) {
    auto* button = named(new QPushButton(text, widget()), id, text, tip);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, signal);
  };
  if (m_mismatches.size() >= kMany)
    add("give-up-rest", tr("Give up all that is not answered"),
        tr("Everything else that the study says of columns which are not here is forgotten."),
        &ImportQuestions::restGivenUp);
  if (!m_mismatches.empty())
    add("begin-anew", tr("Begin a new study with it"),
        tr("The study that is open gives way to a new one of the same task; Undo brings it back."),
        &ImportQuestions::begunAnew);
  if (m_questions.size() >= kMany && std::ranges::all_of(m_questions, asksOfValues))
    add("leave-values", tr("Leave all values as they are"),
        tr("No value that is asked about becomes a missing one, and no spellings become one."),
        &ImportQuestions::valuesLeft);
  row->addStretch(1);
  static_cast<QVBoxLayout*>(widget()->layout())->addLayout(row);
}

void ImportQuestions::showAnswer(const Mismatch& mismatch, const Replacements& answers) {
  auto* box = findChild<QComboBox*>(matchName(mismatch));
  const auto answer = answers.find(mismatch.name);
  if (answer == answers.end()) return box->setCurrentIndex(0);
  box->setCurrentIndex(answer->second ? box->findData(QString::fromStdString(*answer->second))
                                      : box->count() - 1);
}

}  // namespace epsiscope
