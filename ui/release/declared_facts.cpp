#include "ui/release/declared_facts.h"

#include <QCoreApplication>

#include <algorithm>

#include "core/study/study.h"
#include "core/tasks/task.h"
#include "ui/session/data_defaults.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr const char* kContext = "DeclaredFacts";

QString said(const char* text) {
  return QCoreApplication::translate(kContext, text);
}

QString list(const std::vector<std::string>& names) {
  QStringList texts;
  for (const std::string& name : names) texts << QString::fromStdString(name);
  return texts.join(QStringLiteral(", "));
}

void addReading(const DataChoice& data, QStringList& facts) {
  if (data.reading.origin == ReadingOrigin::declared)
    facts << said(QT_TRANSLATE_NOOP("DeclaredFacts", "How the cells are read: declared."));
  else if (data.recipe || isBuiltIn(data))
    facts << said(QT_TRANSLATE_NOOP("DeclaredFacts", "How the cells are read: the table is published."));
}

void addBounds(const Study& study, QStringList& facts) {
  const DataChoice& data = study.data;
  if (data.lower && data.upper && !data.boundsFromData && !taskOf(study).hasClasses(study))
    facts << said(QT_TRANSLATE_NOOP("DeclaredFacts", "%1 is from %2 to %3."))
                 .arg(QString::fromStdString(data.target), exactText(*data.lower), exactText(*data.upper));
  for (const ColumnBound& bound : data.columnBounds)
    facts << (bound.column == data.weight
                  ? said(QT_TRANSLATE_NOOP("DeclaredFacts", "%1 weights its rows, each from 0 to %2."))
                        .arg(QString::fromStdString(bound.column), exactText(bound.bound))
                  : said(QT_TRANSLATE_NOOP("DeclaredFacts", "%1 is from %2 to %3."))
                        .arg(QString::fromStdString(bound.column),
                             exactText(bound.lower.value_or(-bound.bound)), exactText(bound.bound)));
}

void addWords(Study study, QStringList& facts) {
  for (const ColumnChoice& choice : study.data.columns)
    if (choice.categories)
      facts << said(QT_TRANSLATE_NOOP("DeclaredFacts", "%1 is one of: %2."))
                   .arg(QString::fromStdString(choice.column), list(*choice.categories));
  if (const auto* classes = taskOf(study).classesOf(study); classes != nullptr && *classes)
    facts << said(QT_TRANSLATE_NOOP("DeclaredFacts", "%1 is one of: %2."))
                 .arg(QString::fromStdString(study.data.target), list(**classes));
}

void addUnit(const DataChoice& data, QStringList& facts) {
  facts << (data.person && data.rowsPerPerson
                ? said(QT_TRANSLATE_NOOP("DeclaredFacts",
                                         "Protected is a person, named in %1, with at most %2 rows."))
                      .arg(QString::fromStdString(*data.person))
                      .arg(*data.rowsPerPerson)
                : said(QT_TRANSLATE_NOOP(
                      "DeclaredFacts", "Protected is a row: somebody with several rows is protected less.")));
}

}  // namespace

QStringList declaredFacts(const Study& study) {
  QStringList facts;
  addReading(study.data, facts);
  addBounds(study, facts);
  addWords(study, facts);
  addUnit(study.data, facts);
  return facts;
}

}  // namespace epsiscope
