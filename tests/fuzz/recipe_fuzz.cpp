#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_error.h"
#include "core/random/rng.h"
#include "core/recipes/recipe.h"
#include "core/recipes/tar.h"

namespace {

/// Walks the archive, which ends or is refused whatever the bytes are.
void walkArchive(std::string_view bytes) {
  std::size_t at = 0;
  const auto next = [&](char* to, std::size_t most) {
    const std::size_t count = std::min(most, bytes.size() - at);
    std::copy_n(bytes.data() + at, count, to);
    at += count;
    return count;
  };
  try {
    epsiscope::TarReader archive(next, "fuzz");
    char block[100];
    while (archive.find("cal_housing.data"))
      while (archive.read(block, sizeof block) > 0) {
      }
  } catch (const epsiscope::FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
}

/// Writes the files of a recipe into one folder: the bytes up to the last 0x1C are the main one, those behind
/// it are all of the others.
std::filesystem::path writeFiles(std::string_view bytes) {
  static const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("epsiscope-fuzz-" + std::to_string(::getpid()) + "-files");
  std::filesystem::create_directories(folder);
  const std::size_t mark = bytes.rfind('\x1C');
  const std::string_view main = bytes.substr(0, mark);
  const std::string_view beside = mark == std::string_view::npos ? "" : bytes.substr(mark + 1);
  const auto write = [](const std::filesystem::path& file, std::string_view text) {
    std::ofstream(file, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
    return file;
  };
  for (const char* name : {"adult.test", "communities.names", "kddcup.names"}) {
    std::filesystem::remove(folder / name);
    if (mark != std::string_view::npos) write(folder / name, beside);
  }
  return write(folder / "main", main);
}

/// Changes a field of a record, or a record: the rest is still mostly known to the recipe.
std::string changedRecords(const std::string& text, epsiscope::Rng& rng) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  for (std::uint64_t i = 0, count = 1 + rng.below(4); i < count; ++i) {
    std::string& line = lines[rng.below(lines.size())];
    switch (rng.below(4)) {
      case 0:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(rng.below(lines.size())), line);
        break;
      case 1:
        if (lines.size() > 1)
          lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(rng.below(lines.size())));
        break;
      default: {
        static const char* const cells[] = {"",    "0",   "1", "-1", "?",   "1e308", "5e-324",
                                            "nan", "0.5", "x", "\"", " 7 ", "1,2",   "12345678901234567890"};
        std::size_t begin = rng.below(line.size() + 1);
        begin = line.rfind(',', begin) == std::string::npos ? 0 : line.rfind(',', begin) + 1;
        const std::size_t end = std::min(line.find(',', begin), line.size());
        line.replace(begin, end - begin, cells[rng.below(std::size(cells))]);
      }
    }
  }
  std::string changed;
  for (std::size_t i = 0; i < lines.size(); ++i) changed += (i > 0 ? "\n" : "") + lines[i];
  return changed;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  if (seed % 3 == 0) return LLVMFuzzerMutate(data, size, most);
  epsiscope::Rng rng(seed);
  const std::string text = changedRecords({reinterpret_cast<const char*>(data), size}, rng);
  if (text.size() > most) return size;
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

/// The first byte, a digit, chooses the recipe. Whatever the others are, there is a table whose columns have
/// one length, or a FileError with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const auto recipes = epsiscope::recipes();
  const epsiscope::Recipe& recipe = recipes[(bytes[0] - std::size_t{'0'}) % recipes.size()];
  const std::string_view rest(reinterpret_cast<const char*>(bytes) + 1, size - 1);
  walkArchive(rest);
  try {
    const auto table = recipe.read(writeFiles(rest), {});
    if (!table || table->rows() == 0) std::abort();
    for (const epsiscope::Column& column : table->columns)
      if (column.size() != table->rows()) std::abort();
  } catch (const epsiscope::FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}
