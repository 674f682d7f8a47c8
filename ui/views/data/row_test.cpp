#include "ui/views/data/row_test.h"

#include <QObject>
#include <QRegularExpression>

#include <array>

#include "core/table/dataset.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Kind = RowTest::Kind;

struct Sign {
  QString text;
  Kind kind;
  bool isWord = false;
};

/// The signs, longer ones before those with which they begin.
std::vector<Sign> signs() {
  std::vector<Sign> all = {{QStringLiteral("!="), Kind::different}, {QStringLiteral("≠"), Kind::different},
                           {QStringLiteral("<="), Kind::atMost},    {QStringLiteral("≤"), Kind::atMost},
                           {QStringLiteral(">="), Kind::atLeast},   {QStringLiteral("≥"), Kind::atLeast},
                           {QStringLiteral("=="), Kind::equal},     {QStringLiteral("="), Kind::equal},
                           {QStringLiteral("<"), Kind::less},       {QStringLiteral(">"), Kind::more}};
  for (const auto& [word, kind] : {std::pair(QT_TRANSLATE_NOOP("QObject", "contains"), Kind::contains),
                                   std::pair(QT_TRANSLATE_NOOP("QObject", "is missing"), Kind::missing),
                                   std::pair(QT_TRANSLATE_NOOP("QObject", "is bad"), Kind::bad)}) {
    all.push_back({QString::fromLatin1(word), kind, true});
    all.push_back({QObject::tr(word), kind, true});
  }
  return all;
}

/// The sign at the beginning of `rest`, and the text after it.
struct Comparison {
  Sign sign;
  QString value;
};
std::optional<Comparison> comparisonIn(const QString& rest) {
  for (const Sign& sign : signs()) {
    if (!rest.startsWith(sign.text, Qt::CaseInsensitive)) continue;
    const QString after = rest.mid(sign.text.size());
    if (sign.isWord && !after.isEmpty() && !after.front().isSpace()) continue;
    const bool takesValue = sign.kind != Kind::missing && sign.kind != Kind::bad;
    if (takesValue || after.trimmed().isEmpty()) return Comparison{sign, after.trimmed()};
  }
  return std::nullopt;
}

QString unquoted(const QString& text) {
  const QLatin1Char mark('"');
  return text.size() >= 2 && text.front() == mark && text.back() == mark ? text.mid(1, text.size() - 2)
                                                                         : text;
}

/// The text after the name, quoted or not, at the start of the line.
std::optional<QString> afterName(const QString& line, const QString& name) {
  for (const QString& start : {name, QLatin1Char('"') + name + QLatin1Char('"')})
    if (!name.isEmpty() && line.startsWith(start, Qt::CaseInsensitive))
      return line.mid(start.size()).trimmed();
  return std::nullopt;
}

RowQuestion asked(const Column& column, std::size_t index, const Comparison& found) {
  RowTest test{.kind = found.sign.kind, .column = index, .text = unquoted(found.value)};
  if (test.kind == Kind::missing || test.kind == Kind::bad) return {.test = test};
  const QString name = QString::fromStdString(column.name);
  if (found.value.isEmpty())
    return {.problem = QObject::tr("Write after %1 a value to compare %2 with.").arg(found.sign.text, name)};
  const bool isText = test.kind == Kind::equal || test.kind == Kind::different || test.kind == Kind::contains;
  if (column.kind == ColumnKind::text) {
    if (isText) return {.test = test};
    return {.problem = QObject::tr("%1 is text: compare it with =, != or contains.").arg(name)};
  }
  if (test.kind == Kind::contains)
    return {.problem = QObject::tr("%1 holds numbers: compare it with =, !=, <, <=, > or >=.").arg(name)};
  const std::optional<double> number = numberFromText(found.value);
  if (!number)
    return {.problem = QObject::tr("%1 holds numbers: write one after %2, such as %3.")
                           .arg(name, found.sign.text, exactText(0.5))};
  test.number = *number;
  test.text.clear();
  return {.test = test};
}

/// The question about a column. Where names of columns begin with one another, it is the longest one before a
/// comparison.
RowQuestion ofColumn(const QString& line, const Dataset& dataset) {
  RowQuestion best;
  qsizetype longest = -1;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i) {
    const QString name = QString::fromStdString(dataset.columns[i].name);
    const bool exact = line.startsWith(name);
    const qsizetype fit = 2 * name.size() + (exact ? 1 : 0);
    if (fit <= longest) continue;
    const std::optional<QString> rest = afterName(line, name);
    const auto found = rest ? comparisonIn(*rest) : std::nullopt;
    if (!found) continue;
    longest = fit;
    best = asked(dataset.columns[i], i, *found);
  }
  return best;
}

/// The name in `income > 3` where there is no such column.
std::optional<QString> nameBeforeSign(const QString& line) {
  static const QRegularExpression sign(QStringLiteral("[=<>≤≥≠]|!="));
  const qsizetype at = line.indexOf(sign);
  if (at <= 0) return std::nullopt;
  return unquoted(line.left(at).trimmed());
}

}  // namespace

RowQuestion rowQuestion(const QString& line, const Dataset& dataset) {
  const QString text = line.trimmed();
  if (text.isEmpty()) return {};
  if (RowQuestion question = ofColumn(text, dataset); question.test || !question.problem.isEmpty())
    return question;
  const auto whole = comparisonIn(text);
  if (whole && (whole->sign.kind == Kind::missing || whole->sign.kind == Kind::bad))
    return {.test = RowTest{.kind = whole->sign.kind}};
  const bool isQuoted = unquoted(text) != text;
  if (const auto name = nameBeforeSign(text); name && !isQuoted)
    return {.problem = QString::fromStdString(unknownColumn(dataset, name->toStdString()))};
  for (const Column& column : dataset.columns)
    if (column.kind == ColumnKind::text)
      return {.test = RowTest{.kind = Kind::contains, .text = unquoted(text)}};
  return {.problem =
              QObject::tr("No column is text; write a column, a comparison and a number, such as %1 > %2.")
                  .arg(dataset.columns.empty() ? QStringLiteral("x")
                                               : QString::fromStdString(dataset.columns[0].name),
                       exactText(0.5))};
}

}  // namespace epsiscope
