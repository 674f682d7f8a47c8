#include "core/tasks/streams.h"

#include <gtest/gtest.h>

#include <set>

#include "core/study/study.h"

namespace epsiscope::streams_test {
namespace {

/// Cells that share a stream would share their noise, and two of them together would cost more than either.
/// Two streams of 64 random bits begin alike by chance with probability 1e-16.
TEST(Streams, EveryCellHasItsOwn) {
  std::set<std::uint64_t> begun;
  std::size_t streams = 0;
  const auto add = [&](Rng rng) {
    begun.insert(rng.bits());
    ++streams;
  };
  for (const int trial : {1, 2}) {
    for (const auto& ofTrial : {splitStream, priorStream, featureStream, orderStream}) add(ofTrial(7, trial));
    for (const double epsilon : {0.5, 2.0}) {
      for (const char* method : {"output", "ridge", "ridge-tight"}) {
        add(labelStream(7, trial, method, epsilon));
        add(fitStream(7, trial, method, epsilon));
        for (const double lambda : {0.0, 0.01, 0.1})
          for (const std::size_t rows : {0U, 30U}) {
            add(releaseStream(7, trial, method, epsilon, lambda, rows));
            for (const std::size_t draw : {0U, 1U})
              add(classifierStream(7, trial, method, epsilon, lambda, rows, draw));
          }
      }
    }
  }
  Study study;
  study.seed = 7;
  for (const double epsilon : {0.5, 2.0})
    for (const char* method : {"output", "ridge"}) add(auditStream(study, method, epsilon));
  EXPECT_EQ(begun.size(), streams);
}

}  // namespace
}  // namespace epsiscope::streams_test
