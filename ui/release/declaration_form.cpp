#include "ui/release/declaration_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/start/column_roles.h"
#include "core/tasks/task.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

bool isList(const std::string& key) {
  return key == kKeyCategories || key == kKeyClasses;
}

/// Words between commas, without blanks around them.
std::vector<std::string> wordsFrom(const QString& text) {
  std::vector<std::string> words;
  for (const QString& word : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
    if (!word.trimmed().isEmpty()) words.push_back(word.trimmed().toStdString());
  return words;
}

}  // namespace

DeclarationForm::DeclarationForm(QWidget* parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_problem(new QLabel(this)),
      m_declare(named(new QPushButton(tr("&Declare"), this), "declare", tr("Declare"),
                      tr("Takes what is written here for public knowledge."))) {
  setObjectName(QStringLiteral("declarations"));
  m_column->setContentsMargins(0, 0, 0, 0);
  auto* hint = new QLabel(tr("Write what is publicly known, from a law, a form or common sense, and not what "
                             "the table holds. Values beyond bounds are cut to them."),
                          this);
  hint->setWordWrap(true);
  hint->setProperty("role", QStringLiteral("muted"));
  m_column->addWidget(hint);
  m_problem->setProperty("role", QStringLiteral("problem"));
  m_problem->setWordWrap(true);
  m_problem->hide();
  m_column->addWidget(m_problem);
  m_declare->setAutoDefault(false);
  m_column->addWidget(m_declare, 0, Qt::AlignLeft);
  connect(m_declare, &QPushButton::clicked, this, &DeclarationForm::declare);
  hide();
}

std::vector<DeclarationForm::Wanted> DeclarationForm::wantedFrom(const Study& study,
                                                                 const std::vector<Problem>& problems,
                                                                 const std::vector<Undeclared>& undeclared) {
  std::vector<Wanted> wanted;
  const auto add = [&](const Wanted& one) {
    if (std::ranges::find(wanted, one) == wanted.end()) wanted.push_back(one);
  };
  for (const Problem& problem : problems)
    if (problem.field == "data.lower" || problem.field == "data.upper") add({kKeyBounds, study.data.target});
  for (const Undeclared& one : undeclared) {
    if (one.key == kKeyBounds || one.key == kKeyClasses) add({one.key, study.data.target});
    if (one.key == kKeyColumnBounds || one.key == kKeyCategories)
      for (const std::string& column : one.columns) add({one.key, column});
  }
  return wanted;
}

void DeclarationForm::present(const Study& study, const std::vector<Problem>& problems,
                              const std::vector<Undeclared>& undeclared) {
  m_study = study;
  const std::vector<Wanted> wanted = wantedFrom(study, problems, undeclared);
  const bool isSame =
      std::ranges::equal(wanted, m_rows, [](const Wanted& a, const Row& b) { return a == b.wanted; });
  if (!isSame) build(wanted);
  setVisible(!wanted.empty());
}

void DeclarationForm::build(const std::vector<Wanted>& wanted) {
  delete m_rowsHolder;
  m_rows.clear();
  showSentence(m_problem, {});
  m_rowsHolder = new QWidget(this);
  auto* grid = new QGridLayout(m_rowsHolder);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(3, 1);
  m_column->insertWidget(1, m_rowsHolder);
  for (std::size_t i = 0; i < wanted.size(); ++i) addRow(wanted[i], i);
}

QLineEdit* DeclarationForm::addField(const QString& name, const QString& label, const QString& hint,
                                     QWidget* parent) {
  auto* field = new QLineEdit(parent);
  describe(field, name, label, hint);
  field->setPlaceholderText(hint);
  connect(field, &QLineEdit::returnPressed, this, &DeclarationForm::declare);
  return field;
}

void DeclarationForm::addRow(const Wanted& wanted, std::size_t index) {
  auto* grid = qobject_cast<QGridLayout*>(m_rowsHolder->layout());
  const int at = grid->rowCount();
  const QString column = shownText(wanted.column);
  auto* label = new QLabel(column, m_rowsHolder);
  label->setTextFormat(Qt::PlainText);
  grid->addWidget(label, at, 0);
  Row row{.wanted = wanted, .first = nullptr};
  const QString name = QStringLiteral("declare-%1-%2");
  if (isList(wanted.key)) {
    row.first = addField(name.arg(index).arg(QStringLiteral("words")), tr("%1: what it can be").arg(column),
                         tr("what it can be, separated by commas"), m_rowsHolder);
    grid->addWidget(row.first, at, 1, 1, 3);
  } else {
    row.first = addField(name.arg(index).arg(QStringLiteral("lower")), tr("%1: smallest value").arg(column),
                         tr("smallest value"), m_rowsHolder);
    row.second = addField(name.arg(index).arg(QStringLiteral("upper")), tr("%1: largest value").arg(column),
                          tr("largest value"), m_rowsHolder);
    grid->addWidget(row.first, at, 1);
    grid->addWidget(new QLabel(tr("to"), m_rowsHolder), at, 2);
    grid->addWidget(row.second, at, 3);
  }
  m_rows.push_back(row);
}

QString DeclarationForm::take(const Row& row, Study& study) const {
  const QString column = shownText(row.wanted.column);
  if (row.second == nullptr) {
    const std::vector<std::string> words = wordsFrom(row.first->text());
    if (words.empty()) return tr("Write what %1 can be, separated by commas.").arg(column);
    if (row.wanted.key == kKeyClasses) {
      *taskOf(study).classesOf(study) = words;
    } else {
      ColumnChoice choice = choiceOf(study.data, row.wanted.column);
      choice.categories = words;
      study = withChoice(study, choice);
    }
    return {};
  }
  const auto lower = numberFromText(row.first->text()), upper = numberFromText(row.second->text());
  if (!lower || !upper || !(*lower < *upper))
    return tr("The bounds of %1 are two numbers, the smaller one first.").arg(column);
  if (row.wanted.key == kKeyBounds) {
    study.data.lower = lower;
    study.data.upper = upper;
    study.data.boundsFromData = false;
  } else {
    study = withBound(study, row.wanted.column,
                      ColumnBound{.column = row.wanted.column, .bound = *upper, .lower = lower});
  }
  return {};
}

void DeclarationForm::declare() {
  Study study = m_study;
  for (const Row& row : m_rows) {
    const QString wrong = take(row, study);
    showSentence(m_problem, wrong);
    if (!wrong.isEmpty()) return row.first->setFocus();
  }
  emit declared(study);
}

}  // namespace epsiscope
