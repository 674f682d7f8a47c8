#include <QApplication>

#include <cstdio>

#include "core/base/heap.h"
#include "tests/soak/edit_forever.h"
#include "tests/soak/kill_often.h"
#include "tests/soak/play_rounds.h"
#include "tests/soak/work_for_long.h"
#include "tests/ui/support/own_surroundings.h"

// Checks whose faults show only after a long time: started by hand, see tests/run.
//   soak work SECONDS     whether memory stays flat and nothing is left behind
//   soak kill COUNT       the edits that are lost when windows are killed
//   soak monkey SECONDS [SEED]   whether a window after many actions shows what a fresh one does
int main(int argc, char** argv) {
  using namespace epsiscope::soak;
  epsiscope::giveBackLargeBlocks();
  const epsiscope::test::OwnSurroundings surroundings;
  QApplication application(argc, argv);
  QApplication::setStyle(QStringLiteral("Fusion"));
  const QStringList words = QApplication::arguments();
  if (words.value(1) == QLatin1String("work")) {
    // Other files in the folder for temporary files are not ours.
    qputenv("TMPDIR", surroundings.path().toUtf8());
    return workForLong(words.value(2).toDouble()) ? 0 : 1;
  }
  if (words.value(1) == QLatin1String("kill"))
    return killOften(QApplication::applicationFilePath(), words.value(2).toInt(), 8) ? 0 : 1;
  if (words.value(1) == QLatin1String("monkey")) {
    bool isSeed = false;
    const unsigned seed = words.value(3).toUInt(&isSeed);
    return playRounds(words.value(2).toDouble(), isSeed ? std::optional(seed) : std::nullopt) ? 0 : 1;
  }
  if (words.value(1) == QLatin1String("edit"))
    return editForever(words.value(2), static_cast<Busy>(words.value(3).toInt()));
  std::fputs("soak work SECONDS | kill COUNT | monkey SECONDS [SEED]\n", stderr);
  return 2;
}
