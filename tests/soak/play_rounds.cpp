#include "tests/soak/play_rounds.h"

#include <QSettings>
#include <QTemporaryDir>

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "core/study/study_file.h"
#include "core/tasks/task.h"
#include "tests/support/every_task.h"
#include "tests/ui/support/monkey.h"
#include "tests/ui/support/settled.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_csv.h"
#include "ui/views/view.h"
#include "ui/window/window_actions.h"

namespace epsiscope::soak {

namespace {

constexpr unsigned kActions = 60;
#ifdef __SANITIZE_ADDRESS__
constexpr double kLongestEvent = 10;  // seconds
#else
constexpr double kLongestEvent = 1;
#endif

std::vector<std::string>& messages() {
  static std::vector<std::string> all;
  return all;
}

void keepMessage(QtMsgType, const QMessageLogContext&, const QString& message) {
  // A platform without a screen says so of every window.
  if (!message.startsWith(QLatin1String("This plugin does not support")))
    messages().push_back(message.toStdString());
}

double secondsOfThread() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// One window with its settings.
class Window {
public:
  explicit Window(const QString& file) {
    m_window =
        std::make_unique<MainWindow>(m_settings, WindowStart{.file = file, .asksBeforeClosing = false});
    m_window->resize(1280, 800);
    m_window->show();
    rest();
  }
  void rest() const {
    test::settle(m_window->session());
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
  }
  MainWindow& operator*() const { return *m_window; }
  MainWindow* operator->() const { return m_window.get(); }

  /// All charts of the view in front as data, by their places in it.
  std::map<std::size_t, std::string> shown() const {
    std::map<std::size_t, std::string> all;
    const View& view = *m_window->currentView();
    const std::vector<Chart*> charts = view.charts();
    for (std::size_t i = 0; i < charts.size(); ++i)
      all[i] = chartCsv(view.modelOf(charts[i]), {}).toStdString();
    return all;
  }

private:
  QTemporaryDir m_folder;
  QSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  std::unique_ptr<MainWindow> m_window;
};

std::string firstDifference(const std::string& one, const std::string& other) {
  const auto [a, b] = std::ranges::mismatch(one, other);
  const auto lineAt = [](const std::string& text, auto at) {
    const auto begin = std::find(std::make_reverse_iterator(at), text.rend(), '\n').base();
    return std::string(begin, std::find(at, text.end(), '\n'));
  };
  return "\"" + lineAt(one, a) + "\" and afresh \"" + lineAt(other, b) + "\"";
}

/// What is wrong with the study as it is left, against a fresh window on it; empty: nothing.
std::string comparedAfresh(const Window& window) {
  Session& session = window->session();
  // As every action does before it begins, and so that the fresh window takes no text along with the focus.
  takeTypedText();
  session.setPaused(false);
  // Curves from before the last change are of the window alone.
  Study study = session.state().study;
  study.view.ghost = false;
  session.setStudy(study);
  window.rest();
  const AppState& state = session.state();
  if (const auto lies = test::Monkey(*window, 0).controlsThatLie(); !lies.empty())
    return "a control lies: " + lies.front();
  // A run that is not asked for again, and a picture that cannot be drawn, have no second one.
  if (state.isOutOfDate() || state.stopped || state.result != nullptr || !state.problems.empty()) return {};
  const QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("left.json"));
  if (!session.saveStudy(file)) return "the study cannot be saved";
  window.rest();
  const Window fresh(file);
  const AppState& again = fresh->session().state();
  if (const std::string left = toJson(state.study), opened = toJson(again.study); opened != left)
    return "another study is opened than was saved: " + firstDifference(left, opened);
  const auto before = window.shown(), after = fresh.shown();
  if (before.size() != after.size()) return "another number of charts afresh";
  for (const auto& [place, csv] : before)
    if (csv != after.at(place))
      return "chart " + std::to_string(place) + " of " + state.study.view.tab + " shows " +
             firstDifference(csv, after.at(place));
  return {};
}

/// Plays these actions of a round; returns what went wrong, in a sentence.
std::string play(unsigned seed, const std::vector<unsigned>& actions, bool prints) {
  messages().clear();
  const Window window({});
  Session& session = window->session();
  const std::vector<TaskId> tasks = test::everyTask();
  session.open(OpenExample{QString::fromLatin1(taskOf(tasks[seed % tasks.size()]).facts().start)});
  window.rest();
  test::Monkey monkey(*window, seed);
  double longest = 0;
  std::string slowest;
  for (const unsigned place : actions) {
    const double begin = secondsOfThread();
    const std::string what = monkey.act(place);
    QCoreApplication::processEvents();
    const double took = secondsOfThread() - begin;
    if (took > longest) slowest = what;
    longest = std::max(longest, took);
    if (prints) std::printf("  %3u  %s\n", place, what.c_str());
  }
  std::string wrong = comparedAfresh(window);
  if (wrong.empty() && longest > kLongestEvent)
    wrong = "an event took " + std::to_string(longest) + " s: " + slowest;
  if (wrong.empty() && !messages().empty()) wrong = "said on stderr: " + messages().front();
  return wrong;
}

/// The fewest actions found that still fail: ever smaller parts are left out.
std::vector<unsigned> shortened(unsigned seed, std::vector<unsigned> actions) {
  for (std::size_t part = actions.size() / 2; part > 0; part = part == 1 ? 0 : (part + 1) / 2)
    for (std::size_t begin = 0; begin < actions.size();) {
      std::vector<unsigned> fewer = actions;
      const auto at = fewer.begin() + static_cast<std::ptrdiff_t>(begin);
      fewer.erase(at, at + static_cast<std::ptrdiff_t>(std::min(part, actions.size() - begin)));
      if (!play(seed, fewer, false).empty())
        actions = std::move(fewer);
      else
        begin += part;
    }
  return actions;
}

}  // namespace

bool playRounds(double seconds, std::optional<unsigned> seed) {
  qInstallMessageHandler(keepMessage);
  const auto start = std::chrono::steady_clock::now();
  const auto passed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  std::vector<unsigned> all(kActions);
  std::iota(all.begin(), all.end(), 0U);
  bool good = true;
  unsigned rounds = 0;
  for (unsigned round = seed.value_or(1); rounds == 0 || (!seed && passed() < seconds); ++round, ++rounds) {
    const std::string wrong = play(round, all, false);
    if (wrong.empty()) continue;
    good = false;
    std::printf("Seed %u: %s\n", round, wrong.c_str());
    std::fflush(stdout);
    const std::vector<unsigned> few = shortened(round, all);
    const std::string still = play(round, few, true);
    std::printf("%zu of %u actions are enough: %s\n", few.size(), kActions,
                still.empty() ? "not always" : still.c_str());
    std::fflush(stdout);
  }
  std::printf("%u rounds of %u actions each, %s\n", rounds, kActions, good ? "nothing wrong" : "SOME WRONG");
  return good;
}

}  // namespace epsiscope::soak
