#include "ui/import/import_questions.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/widgets/form_rows.h"
#include "ui/import/reading_options.h"

namespace epsiscope {

namespace {

constexpr int kMostLines = 9;
/// The number of names from which on they are not answered one by one.
constexpr std::size_t kMany = 3;

QString matchName(const Mismatch& mismatch) {
  return QString::fromStdString("match." + mismatch.key + "." + mismatch.name);
}

/// Where spellings of a missing cell are asked about, the first answer leaves all as they are.
QString answerName(const Question& question, const std::string& answer) {
  if (question.key == "missing_values")
    return answer == question.answers.front() ? ImportQuestions::tr("No, leave it as it is")
                                              : ImportQuestions::tr("Yes, the value is missing");
  return readingName(question.key, QString::fromStdString(answer));
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
}

void ImportQuestions::rebuild() {
  if (QWidget* old = takeWidget()) old->deleteLater();
  auto* contents = new QWidget;
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(8);
  for (const Question& question : m_questions) addQuestion(column, question);
  for (const Mismatch& mismatch : m_mismatches) addMismatch(column, mismatch);
  if (m_mismatches.size() >= kMany) {
    auto* button =
        named(new QPushButton(tr("Give up all that is not answered"), contents), "give-up-rest",
              tr("Give up all that is not answered"),
              tr("Everything else that the study says of columns which are not here is forgotten."));
    column->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, &ImportQuestions::restGivenUp);
  }
  setWidget(contents);
  setVisible(!m_questions.empty() || !m_mismatches.empty());
  updateGeometry();
}

void ImportQuestions::addQuestion(QVBoxLayout* column, const Question& question) {
  column->addWidget(sentenceLabel(QString::fromStdString(question.sentence), column->parentWidget()));
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  for (const std::string& answer : question.answers) {
    const QString word = answerName(question, answer);
    auto* button = new QPushButton(word, column->parentWidget());
    describe(button, QString::fromStdString("answer." + question.key + "." + answer), word,
             tr("Reads the file that way."));
    button->setProperty("topic", QString::fromStdString("data." + question.key));
    connect(button, &QPushButton::clicked, this,
            [this, key = question.key, answer] { emit answered(key, answer); });
    row->addWidget(button);
  }
  row->addStretch(1);
  column->addLayout(row);
}

void ImportQuestions::addMismatch(QVBoxLayout* column, const Mismatch& mismatch) {
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

void ImportQuestions::showAnswer(const Mismatch& mismatch, const Replacements& answers) {
  auto* box = findChild<QComboBox*>(matchName(mismatch));
  const auto answer = answers.find(mismatch.name);
  if (answer == answers.end()) return box->setCurrentIndex(0);
  box->setCurrentIndex(answer->second ? box->findData(QString::fromStdString(*answer->second))
                                      : box->count() - 1);
}

}  // namespace epsiscope
