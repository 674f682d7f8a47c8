#include <cstdlib>
#include <filesystem>
#include <string>

#include "core/base/file_error.h"
#include "core/reading/reader.h"
#include "core/table/database_address.h"
#include "tests/fuzz/fuzz_file.h"
#include "tests/support/sqlite_files.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope {
namespace {

/// A database of some rows, beside the fuzzer's file.
const std::filesystem::path& someDatabase() {
  static const std::filesystem::path file =
      test::makeSqlite(test::fuzzFile(nullptr, 0).string() + ".db",
                       "DROP TABLE IF EXISTS t; CREATE TABLE t (a INTEGER, b TEXT, c REAL);"
                       "INSERT INTO t VALUES (1, 'x', 0.5), (2, 'y', NULL), (3, NULL, -1)");
  return file;
}

}  // namespace
}  // namespace epsiscope

/// Whatever is asked, there is a table or a FileError, and the database stays as it was; any name comes back
/// from its address.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace epsiscope;
  static const std::string before = test::bytesOf(someDatabase());
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  for (const std::string& asked : {"sqlite:" + someDatabase().string() + "?query=" + text,
                                   "sqlite:" + someDatabase().string() + "?table=" + text}) {
    int left = 1000;
    try {
      (void)readDataset(asked, {}, [&] { return --left > 0; });
    } catch (const FileError& error) {
      if (error.what()[0] == '\0') std::abort();
    }
  }
  if (!text.empty() && databaseAddress(withTable("a.db", text)).table != text) std::abort();
  try {
    if (isDatabase(text)) (void)databaseAddress(text);
  } catch (const FileError&) {
  }
  if (test::bytesOf(someDatabase()) != before) std::abort();
  return 0;
}
