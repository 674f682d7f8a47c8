#include "ui/report/repeat_command.h"

#include <QRegularExpression>

#include "core/study/study_file.h"

namespace epsiscope {

QStringList repeatCommand(const AppState& state) {
  const bool saved = !state.studyFile.isEmpty();
  QStringList words{QStringLiteral("epsiscope"), QStringLiteral("run"),
                    saved ? state.studyFile : QStringLiteral("study.json"), QStringLiteral("--out"),
                    QStringLiteral("results")};
  if (saved)
    for (const std::string& setting : settingsBetween(state.savedStudy, state.study))
      words << QStringLiteral("--set") << QString::fromStdString(setting);
  return words;
}

QString shellLine(const QStringList& words) {
  static const QRegularExpression harmless(QStringLiteral("^[A-Za-z0-9_./:=,@%+-]+$"));
  QStringList safe;
  for (QString word : words)
    safe << (harmless.match(word).hasMatch()
                 ? word
                 : QLatin1Char('\'') + word.replace(QLatin1Char('\''), QLatin1String("'\\''")) +
                       QLatin1Char('\''));
  return safe.join(QLatin1Char(' '));
}

}  // namespace epsiscope
