#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/paths.h"
#include "tests/support/run_program.h"

namespace epsiscope::test {

using Words = std::vector<std::string>;

inline Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

/// The built program with these words on its command line.
inline Finished run(const Words& words) {
  return runProgram(EPSISCOPE_PROGRAM, words);
}

/// The answer of a call that must succeed.
inline nlohmann::json jsonOf(const Finished& finished) {
  EXPECT_EQ(finished.exitCode, 0) << finished.err;
  return nlohmann::json::parse(finished.out);
}

/// Expects bad usage: exit 2, nothing on stdout and one line on stderr that contains `said`.
inline void expectRefusal(const Words& words, const std::string& said) {
  const Finished finished = run(words);
  std::string shown;
  for (const std::string& word : words) shown += word + " ";
  EXPECT_EQ(finished.exitCode, 2) << shown;
  EXPECT_EQ(finished.out, "") << shown;
  EXPECT_NE(finished.err.find(said), std::string::npos) << shown << "\n" << finished.err;
  EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
}

}  // namespace epsiscope::test
