#include "ui/views/trade_off/paper_form_words.h"

#include <QObject>

#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/text/sentence.h"
#include "ui/state/key_words.h"

namespace epsiscope {

namespace {

/// Enough to compare two values.
constexpr int kDigitsOfDifference = 3;

QStringList repeatedMistakes(const Study& study) {
  QStringList names;
  for (const PrintedMistakeRow& row : printedMistakes())
    if (repeats(study, row.mistake)) names << QString::fromStdString(sentence("Core", row.name));
  return names;
}

}  // namespace

QString paperFormText(PaperForm form) {
  switch (form) {
    case PaperForm::ours:
      return QObject::tr("ours");
    case PaperForm::described:
      return QObject::tr("as described");
    case PaperForm::printed:
      return QObject::tr("as printed");
  }
  return {};
}

QString paperFormTip(PaperForm form) {
  switch (form) {
    case PaperForm::ours:
      return QObject::tr("The study as we would do it.");
    case PaperForm::described:
      return QObject::tr("The study as the paper describes it, with every promise kept.");
    case PaperForm::printed:
      return QObject::tr("The study as the paper's code or text has it, mistakes included.");
  }
  return {};
}

QStringList differencesFromOurs(const Study& study) {
  if (!hasPaperForms(study)) return {};
  const Study ours = inPaperForm(study, PaperForm::ours);
  const auto valueIn = [](const Study& of, const QString& key) {
    return valueText(valueOf(of, key), kDigitsOfDifference);
  };
  QStringList lines;
  for (const KeyChange& change : keyChanges(ours, study))
    lines << QObject::tr("%1: %2; ours: %3")
                 .arg(change.name, valueIn(study, change.key), valueIn(ours, change.key));
  if (const QStringList mistakes = repeatedMistakes(study); !mistakes.isEmpty())
    lines << QObject::tr("Published mistakes repeated: %1; ours: none")
                 .arg(mistakes.join(QStringLiteral(", ")));
  return lines;
}

}  // namespace epsiscope
