#include <cstdlib>
#include <sstream>

#include "core/base/sha256.h"
#include "core/results/result_file.h"
#include "core/run/merge.h"
#include "core/run/part_file.h"
#include "core/run/run_shard.h"
#include "tests/fuzz/fuzz_study.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kChecksum = 16;  // hexadecimal digits and a blank before each line

Lines linesIn(const std::string& text) {
  Lines lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Lines that shards of all tasks have written, without checksums.
const std::vector<Lines>& startParts() {
  static const std::vector<Lines> all = [] {
    std::vector<Lines> made;
    for (test::Runnable from : test::startRunnables()) {
      from.study.epsilon = {1};
      const test::TemporaryFolder folder;
      runShard(from.study, from.table, {}, folder.path(), {.threads = 1, .studyFolder = {}}, {});
      Lines& lines = made.emplace_back(linesIn(test::bytesOf(partsIn(folder.path()).front())));
      for (std::string& line : lines) line.erase(0, kChecksum + 1);
    }
    return made;
  }();
  return all;
}

std::string joined(const Lines& lines, bool withChecksums) {
  std::string text;
  for (const std::string& line : lines)
    text += (withChecksums ? sha256Of(line).substr(0, kChecksum) + ' ' : "") + line + '\n';
  return text;
}

}  // namespace
}  // namespace epsiscope

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  using namespace epsiscope;
  Rng rng(seed);
  Lines lines = linesIn({reinterpret_cast<const char*>(data), size});
  if (lines.empty() || !lines.front().starts_with('{') || rng.below(20) == 0)
    lines = startParts()[rng.below(startParts().size())];
  std::string& line = lines[rng.below(2) == 0 ? 0 : rng.below(lines.size())];
  line = test::mutatedJson(line, "{}", test::studyWords(), rng);
  return test::stored(joined(lines, false), data, size, most);
}

/// Whatever the files of two shards say, they are merged to results that can be kept, or refused with a
/// sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  const test::TemporaryFolder folder;
  const std::string changed = joined(linesIn({reinterpret_cast<const char*>(bytes), size}), true);
  const Lines& start = startParts()[size % startParts().size()];
  folder.write("shard-1-of-1.1.part", changed);
  if (size % 2 == 0) folder.write("shard-1-of-1.2.part", joined(start, true));
  const std::vector<std::filesystem::path> folders = {folder.path()};
  try {
    const Merged merged = mergeParts(folders);
    if (!merged.result) return 0;
    (void)toCsv(*merged.result);
    const std::string text = toJson(*merged.result);
    if (toJson(parseResult(text, "again")) != text) std::abort();
  } catch (const FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}
