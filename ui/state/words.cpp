#include "ui/state/words.h"

#include <QObject>
#include <QRegularExpression>

#include <cmath>

#include "core/study/plan.h"
#include "core/study/study.h"
#include "core/text/sentence.h"
#include "ui/state/tasks.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

bool hidesValues(const Study& study) {
  return study.mode == Mode::release;
}

QString kindName(ColumnKind kind) {
  return kind == ColumnKind::number ? QObject::tr("number") : QObject::tr("text");
}

QString formText(CellForm form) {
  switch (form) {
    case CellForm::percent:
      return QObject::tr("percent");
    case CellForm::currency:
      return QObject::tr("money");
    case CellForm::unit:
      return QObject::tr("number, unit");
    case CellForm::date:
      return QObject::tr("date");
    case CellForm::dayFirst:
      return QObject::tr("date, day first");
    case CellForm::monthFirst:
      return QObject::tr("date, month first");
    case CellForm::accounting:
      return QObject::tr("account");
    case CellForm::time:
      break;
  }
  return QObject::tr("time of day");
}

QString percentText(double fraction, int digits) {
  return numberText(100 * fraction, digits) + QStringLiteral(" %");
}

QString certaintyText(double probability) {
  if (probability < 0.9995) return percentText(probability);
  constexpr double kLeast = 1e-9;  // the last digits are not a double's any more
  const double missing = 1 - probability;
  if (missing < kLeast) return QObject::tr("just under 100 %");
  // As many nines as it takes, and the first digit that is none rounded up.
  const int decimals = static_cast<int>(std::ceil(-std::log10(100 * missing)));
  const double step = std::pow(10, -decimals);
  const double shown = 100 - std::max(1.0, std::floor(100 * missing / step)) * step;
  return decimalText(shown, decimals) + QStringLiteral(" %");
}

QString decimalText(double value, int decimals) {
  if (!std::isfinite(value)) return numberText(value);
  const QString text = QString::number(std::abs(value), 'f', decimals);
  const bool isZero = text.toDouble() == 0;
  return withDecimalMark(value < 0 && !isZero ? QChar(0x2212) + text : text);
}

QString lambdaSymbol(const Study& study) {
  return QString::fromUtf8(wordsOf(study.task).lambda);
}

QString epsilonFact(double epsilon) {
  return QStringLiteral("ε ") + numberText(epsilon);
}

QString lambdaFact(const Study& study, double lambda) {
  return lambdaSymbol(study) + QLatin1Char(' ') + numberText(lambda);
}

QString markOf(const Study& study) {
  return isPlan(study.data) ? QString::fromStdString(sentence("Core", kPlannedMark)) : QString();
}

QString firstSplitFact(const Study& study) {
  return QObject::tr("split 1 of seed %1").arg(splitSeedOf(study));
}

QString inSymbols(const std::string& sentence) {
  static const QRegularExpression epsilon(QStringLiteral("\\bepsilon\\b")),
      lambda(QStringLiteral("\\blambda\\b")), capitalLambda(QStringLiteral("\\bLambda\\b")),
      delta(QStringLiteral("\\b[Dd]elta\\b"));
  return QString::fromStdString(sentence)
      .replace(epsilon, QStringLiteral("ε"))
      .replace(lambda, QStringLiteral("λ"))
      .replace(capitalLambda, QStringLiteral("Λ"))
      .replace(delta, QStringLiteral("δ"))
      .replace(QStringLiteral("<="), QStringLiteral("≤"))
      .replace(QStringLiteral("ε - 1"), QStringLiteral("ε − 1"));
}

QString unbroken(QString words) {
  const QChar space = QChar::Nbsp;
  return words.replace(QStringLiteral(" %"), space + QStringLiteral("%"))
      .replace(QStringLiteral(" = "), space + QStringLiteral("=") + space);
}

}  // namespace epsiscope
