#include "tests/support/every_task.h"
#include "tests/support/random_study.h"
#include "tests/ui/support/event_costs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "core/study/load.h"
#include "core/study/number_keys.h"
#include "core/study/study_file.h"
#include "core/tasks/split_caches.h"
#include "tests/support/prepared.h"
#include "ui/session/data_defaults.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"

namespace epsiscope::instant_pictures_test {
namespace {

class InstantPictures : public testing::TestWithParam<TaskId> {
protected:
  /// Moves a number of the task to anywhere on its slider, or changes what else a curve is made of.
  void change(Study& study) {
    const std::string block = std::string(m_task.facts().block) + ".";
    for (const NumberKey& key : numberKeys())
      if (key.set != nullptr && std::string_view(key.key).starts_with(block) && m_rng.below(4) == 0)
        key.set(study, onSlider(key));
    if (std::vector<std::string>* methods = m_task.methodsOf(study);
        methods != nullptr && m_rng.below(2) == 0) {
      methods->clear();
      for (const Method& method : m_task.methods())
        if (method.role == MethodRole::method && test::anyBool(m_rng)) methods->push_back(method.id);
    }
    study.labelPrivacy.prior = study.labelClasses.prior =
        test::anyOf<PriorKind>(m_rng, {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform});
    study.view.tradeOffAxis = test::anyOf<std::string>(m_rng, {"epsilon", "lambda"});
    study.view.epsilon = anyBudget();
    study.view.errorTarget = test::maybe(m_rng, anyBudget());
    study.view.compareEpsilon = test::maybe(m_rng, anyBudget());
  }

  const Task& m_task = taskOf(GetParam());

private:
  double anyBudget() { return std::pow(10, -2 + 3 * m_rng.uniform()); }

  double onSlider(const NumberKey& key) {
    const SliderRange& slider = key.slider;
    const double share = m_rng.below(4) == 0 ? static_cast<double>(m_rng.below(2)) : m_rng.uniform();
    const double value = slider.logarithmic && slider.least > 0
                             ? slider.least * std::pow(slider.most / slider.least, share)
                             : slider.least + share * (slider.most - slider.least);
    return key.range.whole ? std::round(value) : value;
  }

  Rng m_rng{7};
};
INSTANTIATE_TEST_SUITE_P(Tasks, InstantPictures, testing::ValuesIn(test::everyTask()),
                         [](const auto& about) { return std::string(taskOf(about.param).facts().block); });

/// The window draws these itself, while the mouse that moves a slider waits.
TEST_P(InstantPictures, AskForLittleWhateverTheStudySays) {
  constexpr int kStudies = 16;
  const Study start = studyOfResources(QLatin1String(m_task.facts().start));
  const auto data = loadData(start.data, {});
  SplitCaches splits;
  Study prepared;
  int drawn = 0;
  for (int i = 0; i < kStudies; ++i) {
    Study study = start;
    change(study);
    const auto table = PreparedTable::of(study, data);
    if (!problems(study, *table).empty()) continue;
    if (splits.empty() || !test::shareCache(study, prepared)) splits = {buildCache(study, table)};
    prepared = study;
    for (const ViewKind* view : viewsOf(study)) {
      study.view.tab = view->id;
      if (view->draw == nullptr || !view->isInstant(study, splits)) continue;
      ++drawn;
      const test::EventCost cost = test::costOfCall([&] { drawPicture(*view, study, splits, nullptr); });
      EXPECT_LE(cost.allocations, 200'000u) << view->id << toJson(study);
      EXPECT_LE(cost.bytes, 100'000'000u) << view->id << toJson(study);
    }
  }
  EXPECT_GT(drawn, 0);
}

}  // namespace
}  // namespace epsiscope::instant_pictures_test
