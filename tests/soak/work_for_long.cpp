#include "tests/soak/work_for_long.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPixmapCache>
#include <QSettings>
#include <QTemporaryDir>

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "tests/ui/support/monkey.h"
#include "tests/ui/support/settled.h"

namespace epsiscope::soak {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kActionsInAWindow = 120;
/// The share of the time in which caches, fonts and the heap take their first memory; all tasks have been
/// looked at by then.
constexpr double kWarmUp = 0.25;
/// The megabytes by which the second half may exceed the first. Memory that lies between used blocks is never
/// quite the same, and pages of the libraries come in as they are first needed.
constexpr double kFlat = 24, kFlatUsed = 1;
constexpr const char* kExamples[] = {"house-prices", "kernel-release", "private-classifier",
                                     "noisy-mean",   "label-classes",  "private-regression"};

/// The resources that the process holds while no window is open.
struct Holdings {
  double seconds = 0;
  double resident = 0;   ///< megabytes
  double anonymous = 0;  ///< those of them that belong to no file
  double used = 0;       ///< megabytes that the heap has given out
  long threads = 0;
  long files = 0;
  long folders = 0;
};

long countIn(const QString& folder) {
  return static_cast<long>(
      QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot).size());
}

/// The number that the kernel gives for `what`: "VmRSS:".
double statusMegabytes(const std::string& what) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(what)) return std::stod(line.substr(what.size())) / 1024;
  return 0;
}

Holdings holdings(double seconds) {
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  // The last copy outlives its window, as people expect: one picture, of six megabytes at times. Drawn icons
  // stay as well, up to ten megabytes.
  QGuiApplication::clipboard()->clear();
  QPixmapCache::clear();
  ::malloc_trim(0);
  const struct mallinfo2 heap = ::mallinfo2();
  return {.seconds = seconds,
          .resident = statusMegabytes("VmRSS:"),
          .anonymous = statusMegabytes("RssAnon:"),
          .used = static_cast<double>(heap.uordblks + heap.hblkhd) / (1 << 20),
          .threads = countIn(QStringLiteral("/proc/self/task")),
          .files = countIn(QStringLiteral("/proc/self/fd")),
          .folders = countIn(QDir::tempPath())};
}

std::string tableOf(int rows, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> value(0, 10);
  std::string text = "a,b,c,y\n";
  for (int i = 0; i < rows; ++i)
    for (int column = 0; column < 4; ++column)
      text += std::to_string(value(random)) + (column < 3 ? ',' : '\n');
  return text;
}

/// Works in a window of its own, from its start to its end.
void workInAWindow(unsigned round) {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  MainWindow window(settings, {.file = {},
                               .asksBeforeClosing = false,
                               .recoveryFolder = folder.filePath(QStringLiteral("recovery"))});
  window.resize(1440, 900);
  window.show();
  Session& session = window.session();
  test::settle(session);
  session.open(OpenExample{QString::fromLatin1(kExamples[round % std::size(kExamples)])});
  test::settle(session);
  test::Monkey monkey(window, round);
  for (int i = 0; i < kActionsInAWindow; ++i) {
    monkey.act();
    QCoreApplication::processEvents();
  }
  session.open(Paste{QString::fromStdString(tableOf(2000, round))});
  test::settle(session);
  session.open(OpenExample{QString::fromLatin1(kExamples[(round + 1) % std::size(kExamples)])});
  test::settle(session);
  session.run();
  test::settle(session);
  for (int i = 0; i < 20; ++i) session.undo();
  session.saveStudy(folder.filePath(QStringLiteral("study.json")));
  session.run();  // and the window closes meanwhile
  window.close();
}

double median(double Holdings::*what, std::vector<Holdings>::const_iterator begin,
              std::vector<Holdings>::const_iterator end) {
  std::vector<double> all;
  for (auto it = begin; it != end; ++it) all.push_back((*it).*what);
  std::ranges::nth_element(all, all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2));
  return all[all.size() / 2];
}

template <class Number>
bool stayed(const char* what, Number before, Number after, Number allowed) {
  const bool good = after <= before + allowed;
  std::printf("%-22s %8.1f then %8.1f  %s\n", what, static_cast<double>(before), static_cast<double>(after),
              good ? "stayed" : "GREW");
  return good;
}

}  // namespace

bool workForLong(double seconds) {
  const auto start = Clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  std::vector<Holdings> seen;
  double printed = -30;
  for (unsigned round = 0; passed() < seconds || seen.size() < 20; ++round) {
    workInAWindow(round);
    seen.push_back(holdings(passed()));
    const Holdings& now = seen.back();
    if (now.seconds - printed < 30) continue;
    printed = now.seconds;
    std::printf("%6.0f s, %4zu windows: %6.1f MB, %5.1f MB no file's, %5.2f MB used, ", now.seconds,
                seen.size(), now.resident, now.anonymous, now.used);
    std::printf("%ld threads, %ld files, %ld temporary\n", now.threads, now.files, now.folders);
    std::fflush(stdout);
  }
  const auto warm = seen.cbegin() + static_cast<std::ptrdiff_t>(kWarmUp * static_cast<double>(seen.size()));
  const auto middle = warm + (seen.cend() - warm) / 2;
  std::printf("%zu windows with %d actions each, from the first quarter on:\n", seen.size(),
              kActionsInAWindow);
  bool good = true;
  const auto medianStayed = [&](const char* name, double Holdings::*what, double allowed) {
    good &= stayed(name, median(what, warm, middle), median(what, middle, seen.cend()), allowed);
  };
  medianStayed("MB resident, median", &Holdings::resident, kFlat);
  medianStayed("MB no file's, median", &Holdings::anonymous, kFlat);
  medianStayed("MB used, median", &Holdings::used, kFlatUsed);
  const auto most = [](long Holdings::*what, auto begin, auto end) {
    const auto isLess = [what](const Holdings& a, const Holdings& b) { return a.*what < b.*what; };
    return (*std::max_element(begin, end, isLess)).*what;
  };
  const auto countStayed = [&](const char* name, long Holdings::*what) {
    good &= stayed(name, most(what, warm, middle), most(what, middle, seen.cend()), 0L);
  };
  countStayed("threads, at most", &Holdings::threads);
  countStayed("open files, at most", &Holdings::files);
  countStayed("temporary, at most", &Holdings::folders);
  return good;
}

}  // namespace epsiscope::soak
