#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/data/file_error.h"
#include "core/data/recipes/recipe.h"
#include "core/data/recipes/tar.h"
#include "tests/fuzz/fuzz_file.h"

namespace {

/// Whatever the bytes are, an archive ends or is refused.
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

}  // namespace

/// The first byte chooses the recipe. Whatever the others are: a table whose columns have one length, or a
/// FileError with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const auto recipes = epsiscope::recipes();
  const epsiscope::Recipe& recipe = recipes[bytes[0] % recipes.size()];
  walkArchive({reinterpret_cast<const char*>(bytes) + 1, size - 1});
  try {
    const auto table = recipe.read(epsiscope::test::fuzzFile(bytes + 1, size - 1), {});
    if (!table) std::abort();
    for (const epsiscope::Column& column : table->columns)
      if (column.size() != table->rows()) std::abort();
  } catch (const epsiscope::FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}
