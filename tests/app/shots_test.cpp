#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "tests/support/paths.h"
#include "tests/support/run_program.h"

namespace epsiscope::shots_test {
namespace {

using test::Finished;
using test::runProgram;

struct PngSize {
  std::uint32_t width = 0, height = 0;
  bool operator==(const PngSize&) const = default;
};

/// The width and height in the header of a PNG file.
PngSize sizeOf(const std::filesystem::path& file) {
  const std::string bytes = test::bytesOf(file);
  if (bytes.size() < 24 || bytes.compare(1, 3, "PNG") != 0) return {};
  const auto number = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
  };
  return {number(16), number(20)};
}

TEST(Shots, OnePicturePerViewOfExactlyTheSizeAtAnyScale) {
  for (const char* scale : {"75", "200"}) {
    const test::TemporaryFolder folder;
    const std::string target = (folder.path() / "shots").string();
    const Finished done = runProgram(
        EPSISCOPE_PROGRAM, {"shots", target, "--size", "1024x600", "--scale", scale, "--theme", "dark"});
    EXPECT_EQ(done.exitCode, 0) << done.err;
    EXPECT_EQ(done.err, "");
    for (const char* view : {"data", "noise", "interval", "trade-off"})
      EXPECT_EQ(sizeOf(std::filesystem::path(target) / (std::string(view) + ".png")), (PngSize{1024, 600}))
          << view;
  }
}

TEST(Shots, AStudyOfAnotherTaskShowsTheViewsOfThatTask) {
  const test::TemporaryFolder folder;
  const std::string study = std::string(EPSISCOPE_SOURCE_DIR) + "/resources/studies/private-classifier.json";
  const std::string target = (folder.path() / "shots").string();
  const Finished done = runProgram(EPSISCOPE_PROGRAM, {"shots", target, study, "--size", "1024x600"});
  EXPECT_EQ(done.exitCode, 0) << done.err;
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(target))
    names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, (std::vector<std::string>{"attack", "audit", "boundary", "data", "glance",
                                             "learning-curve", "trade-off", "tuning"}));
}

TEST(Shots, ReplaceTheirOwnPicturesAndNothingElse) {
  const test::TemporaryFolder folder;
  const std::string target = folder.path().string();
  for (int time = 0; time < 2; ++time)
    EXPECT_EQ(runProgram(EPSISCOPE_PROGRAM, {"shots", target, "--size", "1024x600"}).exitCode, 0);
  folder.write("noise.png", "of somebody else");
  const Finished done = runProgram(EPSISCOPE_PROGRAM, {"shots", target, "--size", "1024x600"});
  EXPECT_EQ(done.exitCode, 2);
  EXPECT_NE(done.err.find("noise.png"), std::string::npos) << done.err;
  EXPECT_EQ(test::bytesOf(folder.path() / "noise.png"), "of somebody else");

  const std::string study = std::string(EPSISCOPE_SOURCE_DIR) + "/resources/studies/noisy-mean.json";
  const std::string results = (folder.path() / "results").string();
  ASSERT_EQ(runProgram(EPSISCOPE_PROGRAM, {"run", study, "--out", results, "--set", "trials=1"}).exitCode, 0);
  const std::filesystem::path chart = std::filesystem::path(results) / "trade-off.png";
  const std::string before = test::bytesOf(chart);
  EXPECT_EQ(runProgram(EPSISCOPE_PROGRAM, {"shots", results, study, "--size", "1024x600"}).exitCode, 2);
  EXPECT_EQ(test::bytesOf(chart), before);
  EXPECT_FALSE(before.empty());
}

TEST(Shots, BadUsageAndBadStudiesAreOneSentenceAndExit2) {
  const test::TemporaryFolder folder;
  const std::string target = folder.path().string();
  const std::string broken =
      folder.write("broken.json", "{\"format\": \"epsiscope-study\", \"nonsense\": 1}").string();
  const std::string missing =
      folder
          .write("missing.json",
                 "{\"format\": \"epsiscope-study\", \"version\": 1, \"data\": {\"file\": \"no.csv\"}}")
          .string();
  const std::vector<std::vector<std::string>> bad = {
      {"shots"},
      {"shots", target, "--size", "big"},
      {"shots", target, "--theme", "pink"},
      {"shots", target, "--scale", "1000"},
      {"shots", target, "--scale", "abc"},
      {"shots", target, (folder.path() / "absent.json").string()},
      {"shots", target, broken},
      {"shots", target, missing},
      {"shots", "/proc/nowhere"},
  };
  for (const auto& arguments : bad) {
    const Finished done = runProgram(EPSISCOPE_PROGRAM, arguments);
    EXPECT_EQ(done.exitCode, 2) << arguments.back();
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << done.err;
  }
}

TEST(Window, WithoutADisplayItSaysSo) {
  ::unsetenv("DISPLAY");
  ::unsetenv("WAYLAND_DISPLAY");
  ::unsetenv("QT_QPA_PLATFORM");
  const Finished done = runProgram(EPSISCOPE_PROGRAM, {});
  EXPECT_EQ(done.exitCode, 2);
  EXPECT_NE(done.err.find("display"), std::string::npos);
  EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << done.err;
}

TEST(Window, AWordThatIsNeitherCommandNorFileIsRefused) {
  const Finished done = runProgram(EPSISCOPE_PROGRAM, {"frobnicate"});
  EXPECT_EQ(done.exitCode, 2);
  EXPECT_NE(done.err.find("frobnicate"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::shots_test
