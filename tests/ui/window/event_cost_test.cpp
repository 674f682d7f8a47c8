#include "tests/support/every_task.h"
#include "tests/ui/support/event_costs.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QTimer>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

#include "core/study/study_file.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/shown_window.h"
#include "tests/ui/support/window_acts.h"
#include "ui/state/tasks.h"
#include "ui/window/presenter.h"
#include "ui/window/study_exports.h"

namespace epsiscope::event_cost_test {
namespace {

class EventCostTest : public test::ShownWindow {
protected:
  /// The cost of the most expensive event among those that `act` starts, with all its consequences; the
  /// smaller one of two attempts, so that the first use of a font or an icon is no finding.
  test::EventCost costOf(
      const std::function<void()>& act, const std::function<void()>& takeBack = [] {},
      const std::function<bool()>& isDone = [] { return true; }) {
    test::EventCost least;
    for (int round = 0; round < 2; ++round) {
      test::CountingApplication::self().forget();
      QTimer::singleShot(0, window.get(), act);
      QCoreApplication::processEvents();
      while (!isDone()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
      rest();
      const test::EventCost& cost = test::CountingApplication::self().most();
      if (round == 0) least = cost;
      if (cost.allocations < least.allocations) {
        least.allocations = cost.allocations;
        least.what = cost.what;
      }
      if (cost.bytes < least.bytes) {
        least.bytes = cost.bytes;
        least.whatOfBytes = cost.whatOfBytes;
      }
      takeBack();
      rest();
    }
    return least;
  }
  /// Expects an event with at most so many thousand allocations and so many megabytes.
  void expectCheap(const std::string& name, const test::EventCost& cost, std::uint64_t thousands = kThousands,
                   std::uint64_t megabytes = kMegabytes) {
    std::printf("%-28s %8.1f thousand allocations (at most %.0f), %7.1f MB (at most %.0f): %s\n",
                name.c_str(), 1e-3 * static_cast<double>(cost.allocations), static_cast<double>(thousands),
                1e-6 * static_cast<double>(cost.bytes), static_cast<double>(megabytes), cost.what.c_str());
    EXPECT_LE(cost.allocations, 1000 * thousands) << name << ": " << cost.what;
    EXPECT_LE(cost.bytes, 1'000'000 * megabytes) << name << ": " << cost.whatOfBytes;
  }

  // About twice the cost of the most expensive act.
  static constexpr std::uint64_t kThousands = 40;
  static constexpr std::uint64_t kMegabytes = 25;
  /// A style sheet of the application reaches each of its 1400 widgets in one call of Qt's, and the presenter
  /// has views of its own.
  static constexpr std::uint64_t kThousandsOfManyWidgets = 320;
  static constexpr std::uint64_t kMegabytesOfManyWidgets = 85;
};

TEST_F(EventCostTest, ADearEventIsSeen) {
  const auto copy = [] {
    std::vector<std::unique_ptr<int>> many;
    for (int i = 0; i < 200'000; ++i) many.push_back(std::make_unique<int>(i));
    EXPECT_EQ(*many.back(), 199'999);
  };
  EXPECT_GT(costOf(copy).allocations, 200'000u);
}

TEST_F(EventCostTest, NoActionKeepsTheWindowWaiting) {
  for (const test::WindowAct& act : test::windowActs(*window)) {
    const test::EventCost cost = costOf(act.act, act.takeBack);
    if (act.reachesManyWidgets)
      expectCheap(act.name, cost, kThousandsOfManyWidgets, kMegabytesOfManyWidgets);
    else
      expectCheap(act.name, cost);
  }
}

/// Thirteen methods on the largest screen of a lecture hall, in the window and in presenter mode.
TEST_F(EventCostTest, ASliderIsLiveOnFourThousandPixels) {
  Study all = state().study;
  all.labelPrivacy.methods.clear();
  for (const Method& method : taskOf(all).methods())
    if (method.role == MethodRole::method) all.labelPrivacy.methods.push_back(method.id);
  window->session().setStudy(all);
  const auto step = [&] {
    Study study = state().study;
    study.view.epsilon *= 1.02;
    window->session().setStudy(study);
  };
  window->resize(3840, 2160);
  rest();
  expectCheap("slider step at 4K", costOf(step));
  actions().presenter->trigger();
  rest();
  auto* presenter = window->findChild<Presenter*>();
  ASSERT_NE(presenter, nullptr);
  presenter->resize(3840, 2160);
  rest();
  expectCheap("slider step presented at 4K", costOf(step));
  presenter->close();
}

TEST_F(EventCostTest, AReportIsMadeBesideTheWindow) {
  auto* exports = window->findChild<StudyExports*>();
  for (const char* name : {"report.html", "report.pdf"})
    expectCheap(name, costOf([&] { exports->writeReport(folder.filePath(QLatin1String(name))); }, [] {},
                             [&] { return !exports->isBusy(); }));
}

TEST_F(EventCostTest, NoExampleKeepsTheWindowWaiting) {
  for (const char* example : test::everyStart())
    expectCheap(example, costOf([&] { window->session().open(OpenExample{QString::fromLatin1(example)}); }));
}

/// A continuous target of 900,000 rows has as many classes: they are searched for in another thread, and no
/// more are listed than can be chosen from.
TEST_F(EventCostTest, AnotherTaskOnManyRowsKeepsNobodyWaiting) {
  const test::TemporaryFolder files;
  std::string text = "a,b,y\n";
  text.reserve(30'000'000);
  std::uint64_t state64 = 1;
  for (int i = 0; i < 900'000; ++i) {
    state64 = state64 * 6364136223846793005ULL + 1442695040888963407ULL;
    text +=
        std::to_string(i % 97) + "," + std::to_string(i % 89) + "," + std::to_string(state64 >> 40) + "\n";
  }
  const std::filesystem::path file = files.write("many.csv", text);
  Study study;
  study.data.file = file.string();
  study.data.target = "y";
  study.data.lower = 0;
  study.data.upper = 16777216;
  const std::filesystem::path saved = files.path() / "study.json";
  writeStudy(study, saved);
  window->session().open(OpenFile{QString::fromStdString(saved.string())});
  rest();
  ASSERT_EQ(state().dataset->rows(), 900'000u);
  for (const Task* task : allTasks()) {
    const auto change = [&] {
      window->session().setStudy(withTask(state().study, task->facts().task, state().dataset.get()));
    };
    // A column of 900,000 numbers is 7.2 MB: none is copied.
    expectCheap(task->facts().id, costOf(change, [&] { window->session().undo(); }), kThousands, 7);
  }
}

}  // namespace
}  // namespace epsiscope::event_cost_test
