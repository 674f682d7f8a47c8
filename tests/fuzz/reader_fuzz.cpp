#include <cstdlib>

#include "core/data/file_error.h"
#include "core/data/reader.h"
#include "tests/fuzz/fuzz_file.h"

/// Whatever the bytes are: a table whose columns have one length, or a FileError with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  try {
    const auto table = epsiscope::readDataset(epsiscope::test::fuzzFile(bytes, size));
    if (!table) std::abort();
    for (const epsiscope::Column& column : table->columns)
      if (column.size() != table->rows()) std::abort();
  } catch (const epsiscope::FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}
