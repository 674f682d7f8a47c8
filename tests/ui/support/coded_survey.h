#pragma once

#include <string>

namespace epsiscope::test {

/// Forty rows of two columns with a code, and of towns of which one has two spellings.
inline std::string codedSurvey() {
  std::string text = "mood,trust,town,y\n";
  for (int i = 0; i < 40; ++i) {
    const std::string value = i % 10 == 3 ? "99" : std::to_string(1 + i % 5);
    text += value + ',' + value + ',' +
            (i % 4 == 0   ? "bonn"
             : i % 4 == 1 ? "Kiel"
                          : "Bonn") +
            ',' + std::to_string(i) + '\n';
  }
  return text;
}

}  // namespace epsiscope::test
