#include "core/study/study.h"
#include "ui/state/looks.h"

#include <gtest/gtest.h>

namespace epsiscope::looks_test {
namespace {

TEST(Looks, EveryTaskAndEveryAxisHasItsOwn) {
  Study study;
  EXPECT_EQ(lookName(study, "trade-off"), "trade-off");
  EXPECT_EQ(lookName(study, "trade-off", "lambda"), "trade-off/lambda");
  study.task = TaskId::kernelRelease;
  EXPECT_EQ(lookName(study, "trade-off", "lambda"), "trade-off/lambda/kernel-release");
  study.task = TaskId::privateClassifier;
  EXPECT_EQ(lookName(study, "trade-off"), "trade-off/private-classifier");
}

TEST(Looks, OneIsKeptForEachNameAndNoneThatChangesNothing) {
  const ChartLook zoomed{.chart = "noise", .zoom = {0, 1, 2, 3}};
  const ChartLook linear{.chart = "trade-off", .logX = false};
  Study study = withLook(withLook(Study{}, zoomed), linear);
  EXPECT_EQ(study.view.charts, (std::vector<ChartLook>{zoomed, linear}));
  EXPECT_EQ(lookOf(study, "noise"), zoomed);
  EXPECT_EQ(lookOf(study, "theory"), ChartLook{.chart = "theory"});
  const ChartLook hiding{.chart = "noise", .hidden = {"laplace/y"}};
  study = withLook(study, hiding);
  EXPECT_EQ(study.view.charts, (std::vector<ChartLook>{hiding, linear}));
  study = withLook(study, ChartLook{.chart = "noise"});
  EXPECT_EQ(study.view.charts, std::vector<ChartLook>{linear});
  EXPECT_EQ(withLook(study, ChartLook{.chart = "theory"}), study);
}

TEST(Looks, DotsThatWereHiddenAsMediansStayHidden) {
  Study study;
  study.view.charts = {{.chart = "trade-off", .hidden = {"laplace/median", "laplace/exact"}}};
  EXPECT_EQ(lookOf(study, "trade-off").hidden, (std::vector<std::string>{"laplace/mean", "laplace/exact"}));
}

TEST(Looks, OtherLabelsKeepWhatHasNoScale) {
  Study study;
  study.view.charts = {{.chart = "noise", .zoom = {0, 1, 2, 3}},
                       {.chart = "trade-off",
                        .zoom = {1, 2, 3, 4},
                        .hidden = {"laplace/exact"},
                        .markers = {1},
                        .logY = false}};
  forgetPlaces(study);
  EXPECT_EQ(study.view.charts,
            (std::vector<ChartLook>{{.chart = "trade-off", .hidden = {"laplace/exact"}, .logY = false}}));
}

}  // namespace
}  // namespace epsiscope::looks_test
