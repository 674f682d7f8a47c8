#include "tests/soak/kill_often.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <memory>
#include <random>
#include <vector>

#include "core/study/study_file.h"
#include "tests/soak/edit_forever.h"
#include "ui/session/recovery_copy.h"
#include "ui/session/study_paths.h"

namespace epsiscope::soak {

namespace {

constexpr double kMostLost = 60;  // seconds
constexpr std::array kNames = {"save", "autosave", "import", "run"};

/// A window that is killed, and its end.
struct Victim {
  QTemporaryDir folder;
  Busy busy = Busy::saving;
  QProcess process;
  qint64 killed = 0;
};

struct Tally {
  int kills = 0;
  int broken = 0;
  double lost = 0;  ///< seconds, at most
};

/// Writes the table to import, which takes a second or so to read.
void writeTable(const QString& file) {
  QFile out(file);
  out.open(QIODevice::WriteOnly);
  QByteArray text = "a,b,c,y\n";
  for (int i = 0; i < 200'000; ++i)
    text += QByteArray::number(i % 977) + ',' + QByteArray::number(i % 61) + ',' + QByteArray::number(i % 7) +
            ',' + QByteArray::number(i % 101) + '\n';
  out.write(text);
}

/// The number of the last edit that the next start would find: saved, or in a copy. Throws FileError for a
/// file that is not whole.
int lastKept(const QDir& folder) {
  int last = 0;
  const auto look = [&](const QString& file) {
    if (QFile::exists(file)) last = std::max(last, readStudy(pathOf(file)).trials);
  };
  look(folder.filePath(kStudy));
  for (const auto& copy : RecoveryCopy::orphans(folder.filePath(kRecovery))) look(copy->file());
  return last;
}

/// The seconds between the first edit that is lost and the window's end; 0 if none is lost.
double lostSeconds(const Victim& victim) {
  const QDir folder(victim.folder.path());
  const int kept = lastKept(folder);
  QFile journal(folder.filePath(kJournal));
  if (!journal.open(QIODevice::ReadOnly)) return 0;  // killed before the first edit
  while (!journal.atEnd()) {
    const QList<QByteArray> words = journal.readLine().trimmed().split(' ');
    if (words.size() == 2 && words[0].toInt() > kept)
      return std::max(0.0, static_cast<double>(victim.killed - words[1].toLongLong()) / 1000);
  }
  return 0;
}

void judge(const Victim& victim, Tally& tally) {
  ++tally.kills;
  try {
    tally.lost = std::max(tally.lost, lostSeconds(victim));
  } catch (const std::exception& error) {
    ++tally.broken;
    std::printf("BROKEN after a kill during %s: %s\n", kNames[static_cast<std::size_t>(victim.busy)],
                error.what());
  }
}

std::unique_ptr<Victim> started(const QString& program, Busy busy) {
  auto victim = std::make_unique<Victim>();
  victim->busy = busy;
  if (busy == Busy::importing) writeTable(QDir(victim->folder.path()).filePath(QStringLiteral("table.csv")));
  victim->process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  victim->process.start(
      program, {QStringLiteral("edit"), victim->folder.path(), QString::number(static_cast<int>(busy))});
  return victim;
}

}  // namespace

bool killOften(const QString& program, int count, int together) {
  std::mt19937 random(7);
  std::array<Tally, std::size(kAllBusy)> tallies;
  int begun = 0, done = 0;
  std::vector<std::unique_ptr<Victim>> alive;
  const auto begin = [&](const auto& again) -> void {
    alive.push_back(started(program, kAllBusy[static_cast<std::size_t>(begun++) % std::size(kAllBusy)]));
    Victim* const victim = alive.back().get();
    const int milliseconds = std::uniform_int_distribution<int>(500, 40'000)(random);
    QTimer::singleShot(milliseconds, [&, again, victim] {
      victim->killed = sharedMilliseconds();
      const bool lived = victim->process.state() == QProcess::Running;
      victim->process.kill();
      victim->process.waitForFinished(-1);
      Tally& tally = tallies[static_cast<std::size_t>(victim->busy)];
      judge(*victim, tally);
      if (!lived) {
        ++tally.broken;
        std::printf("ENDED by itself during %s\n", kNames[static_cast<std::size_t>(victim->busy)]);
      }
      std::erase_if(alive, [victim](const auto& one) { return one.get() == victim; });
      if (++done % 20 == 0) std::printf("%d of %d killed\n", done, count), std::fflush(stdout);
      if (begun < count) again(again);
      if (done == count) QCoreApplication::quit();
    });
  };
  for (int i = 0; i < std::min(count, together); ++i) begin(begin);
  QCoreApplication::exec();
  bool good = true;
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const Tally& tally = tallies[i];
    std::printf("during %-8s %4d kills, %d files broken, at most %.1f s of edits lost\n", kNames[i],
                tally.kills, tally.broken, tally.lost);
    good = good && tally.broken == 0 && tally.lost <= kMostLost;
  }
  return good;
}

}  // namespace epsiscope::soak
