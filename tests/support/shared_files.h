#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

#include "tests/support/paths.h"

namespace epsiscope::test {

/// The folder with data/ and oracles/: EPSISCOPE_SHARED in the environment, else the one named at
/// configuration.
inline std::filesystem::path sharedDir() {
  const char* named = std::getenv("EPSISCOPE_SHARED");
  return named != nullptr ? std::filesystem::path(named) : std::filesystem::path(EPSISCOPE_SHARED_DIR);
}

inline std::filesystem::path dataFile(const std::string& path) {
  return sharedDir() / "data" / path;
}
inline std::filesystem::path oracleFile(const std::string& name) {
  return sharedDir() / "oracles" / (name + ".json");
}
inline nlohmann::json oracle(const std::string& name) {
  return nlohmann::json::parse(std::ifstream(oracleFile(name)));
}

}  // namespace epsiscope::test

/// The first line of a test that needs a file of the shared folder.
#define NEEDS_FILE(path)                                                                                  \
  if (!std::filesystem::exists(path)) {                                                                   \
    GTEST_SKIP() << (path) << " is not here: set EPSISCOPE_SHARED to the folder with data/ and oracles/"; \
  }
