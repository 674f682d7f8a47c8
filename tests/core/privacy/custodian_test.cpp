#include "core/privacy/custodian.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/privacy/choice_law.h"
#include "core/privacy/custody.h"
#include "core/privacy/laplace_law.h"

namespace epsiscope::custodian_test {
namespace {

LaplaceLaw lawOf(double value, double scale = 2) {
  return {.centre = {value}, .scale = scale, .cost = {.epsilon = 0.5}};
}

/// A law in custody, of which the answer is asked.
template <class Law>
auto answered(const Custodian& custodian, const Law& law, std::size_t group = 0) {
  struct ItsOwn {
    const Law& lawOn(const Law& held) const { return held; }
  };
  return Custody<Law>(law, custodian).ask(ItsOwn(), group);
}

TEST(Custodian, DrawsAsTheLawDoesWhetherItKeepsTheAnswersOrNot) {
  Rng one(3), same(3), own(3);
  Transcript kept;
  const double drawn = answered(one, lawOf(7)).front();
  EXPECT_EQ(drawn, answered(Custodian(same, &kept), lawOf(7)).front());
  EXPECT_EQ(drawn, lawOf(7).draw(own).front());
  EXPECT_EQ(kept.answers(), 1u);
}

TEST(Custodian, BooksEveryAnswerAlsoThroughCopiesWithOtherStreams) {
  Rng rng(1), other(2);
  const Custodian custodian(rng);
  EXPECT_EQ(custodian.price().epsilon, 0);
  answered(custodian, lawOf(1));
  answered(custodian.drawingFrom(other), lawOf(1));
  answered(custodian, lawOf(1), 1);
  answered(custodian, lawOf(1), 2);
  EXPECT_EQ(custodian.price().epsilon, 1.5) << "everybody twice, and one of two groups once";
  (void)custodian.publicly([](Rng& from) { return from.below(10); });
  EXPECT_EQ(custodian.price().epsilon, 1.5);
}

/// One run on each of two tables whose values are 1 and 2, the second with the answers of the first.
struct TwoRuns {
  Transcript recorded, replay;
  double first = 0, second = 0;
};

template <class Run>
TwoRuns bothRuns(const Run& run) {
  TwoRuns both;
  Rng rng(5), unused(6);
  both.first = run(Custodian(rng, &both.recorded), 1.0);
  both.replay = Transcript::replayOf(both.recorded);
  both.second = run(Custodian(unused, &both.replay), 2.0);
  return both;
}

TEST(Custodian, GivesPrescribedAnswersInAReplayAndSaysWhatTheyTell) {
  const auto both = bothRuns([](const Custodian& custodian, double value) {
    const auto place = custodian.publicly([](Rng& from) { return from.uniform(); });
    return place + answered(custodian, lawOf(value)).front();
  });
  EXPECT_EQ(both.first, both.second);
  EXPECT_EQ(both.replay.loss().most, 0.5) << "one apart, with noise of scale 2";
  ASSERT_EQ(both.replay.told().size(), 1u);
  EXPECT_EQ(both.replay.told().front().booking.epsilon, 0.5);
  EXPECT_TRUE(both.replay.saysTheSame());
}

TEST(Custodian, NoticesOtherQuestionsAndAnswersThatAreNotAllThatIsPublished) {
  EXPECT_EQ(bothRuns([](const Custodian& custodian, double value) {
              return answered(custodian, lawOf(0, value)).front();
            })
                .replay.loss()
                .most,
            kInfinity)
      << "noise that depends on the value";
  EXPECT_EQ(bothRuns([](const Custodian& custodian, double value) {
              if (value == 1) return answered(custodian, lawOf(0)).front();
              return static_cast<double>(answered(custodian, ChoiceLaw{.logProbabilities = {0}}));
            })
                .replay.loss()
                .most,
            kInfinity)
      << "another question";
  const auto more = bothRuns([](const Custodian& custodian, double value) {
    if (value == 1) answered(custodian, lawOf(0));
    return answered(custodian, lawOf(0)).front();
  });
  EXPECT_FALSE(more.replay.saysTheSame()) << "one answer less";
  for (const bool isLonger : {false, true}) {
    const auto told = bothRuns([isLonger](const Custodian& custodian, double value) {
      custodian.publish(isLonger ? Eigen::VectorXd(Eigen::VectorXd::Zero(static_cast<Eigen::Index>(value)))
                                 : Eigen::VectorXd(Eigen::VectorXd::Constant(2, value)));
      return answered(custodian, lawOf(0)).front();
    });
    EXPECT_EQ(told.replay.loss().most, 0);
    EXPECT_FALSE(told.replay.saysTheSame()) << "the value itself, or as many numbers";
  }
}

/// A sum is asked for; its law is all that leaves the custody.
struct SumOfValues {
  double epsilon = 1;

  LaplaceLaw lawOn(const std::vector<double>& values) const {
    return {.centre = {values[0] + values[1]}, .scale = 1 / epsilon, .cost = {.epsilon = epsilon}};
  }
};

TEST(Custody, AnswersQuestionsAndShowsNoValue) {
  Rng rng(8), own(8);
  const Custody<std::vector<double>> held({3, 4}, rng);
  EXPECT_EQ(held.ask(SumOfValues{.epsilon = 2}).front(), 7 + 0.5 * own.laplace());
  EXPECT_EQ(held.size(), 2u);
  EXPECT_EQ(held.custodian().price().epsilon, 2);
}

}  // namespace
}  // namespace epsiscope::custodian_test
