#include <gtest/gtest.h>

#include <any>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <regex>
#include <stdexcept>
#include <string>
#include <system_error>
#include <tuple>
#include <typeinfo>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/prior/prior_file.h"
#include "core/reading/reader.h"
#include "core/reading/table_head.h"
#include "core/recipes/recipe.h"
#include "core/results/checked_result.h"
#include "core/results/result_file.h"
#include "core/run/part_file.h"
#include "core/study/study_file.h"
#include "tests/support/sheet_files.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::library_errors_test {
namespace {

template <class Error>
std::function<void()> thrower(Error error) {
  return [error] { throw error; };
}

/// Every kind of exception that the libraries throw, with words for programmers.
std::vector<std::function<void()>> libraryErrors() {
  const std::string words = "basic_string::_M_replace_aux";
  return {thrower(std::length_error(words)),
          thrower(std::out_of_range(words)),
          thrower(std::invalid_argument(words)),
          thrower(std::domain_error(words)),
          thrower(std::runtime_error(words)),
          thrower(std::range_error(words)),
          thrower(std::overflow_error(words)),
          thrower(std::underflow_error(words)),
          thrower(std::system_error(std::make_error_code(std::errc::not_enough_memory), words)),
          thrower(std::filesystem::filesystem_error(words, std::error_code())),
          thrower(std::regex_error(std::regex_constants::error_stack)),
          thrower(std::bad_alloc()),
          thrower(std::bad_array_new_length()),
          thrower(std::bad_cast()),
          thrower(std::bad_any_cast()),
          thrower(std::bad_function_call()),
          thrower(std::bad_optional_access()),
          thrower(std::bad_variant_access()),
          thrower(std::bad_weak_ptr()),
          [] { (void)nlohmann::json("text").get<int>(); },
          [] { std::ignore = nlohmann::json::parse("{"); }};
}

/// A reader of a file that may ask whether to go on.
struct AnyReader {
  std::string name, file, bytes;
  std::function<void(const std::filesystem::path&, const GoOn&)> read;
};

std::vector<AnyReader> readers() {
  const std::vector<test::SheetRow> rows = {{test::text("x"), test::text("y")},
                                            {test::number("1"), test::number("2")}};
  const auto table = [](const std::filesystem::path& file, const GoOn& goOn) { readDataset(file, {}, goOn); };
  return {
      {"CSV", "t.csv", "x,y\n1,2\n", table},
      {"xlsx", "t.xlsx", test::xlsxOf(rows), table},
      {"ods", "t.ods", test::odsOf(rows), table},
      {"head", "t.csv", "x,y\n1,2\n",
       [](const std::filesystem::path& file, const GoOn& goOn) { tableHead(file, {}, nullptr, 50, goOn); }},
      {"head of a sheet", "t.ods", test::odsOf(rows),
       [](const std::filesystem::path& file, const GoOn& goOn) { tableHead(file, {}, nullptr, 50, goOn); }},
      {"recipe", "adult.data", "x",
       [](const std::filesystem::path& file, const GoOn& goOn) { findRecipe("adult")->read(file, goOn); }},
      {"study", "s.json", "{}",
       [](const std::filesystem::path& file, const GoOn& goOn) { readStudy(file, goOn); }},
      {"results", "r.json", "{}",
       [](const std::filesystem::path& file, const GoOn& goOn) { readResult(file, goOn); }},
      {"checked results", "r.json", "{}",
       [](const std::filesystem::path& file, const GoOn& goOn) { readChecked(file, goOn); }},
      {"shard", "shard", "x\n",
       [](const std::filesystem::path& file, const GoOn& goOn) { readPart(file, goOn); }}};
}

TEST(LibraryErrors, BecomeSentencesOfTheReaders) {
  const test::TemporaryFolder folder;
  for (const AnyReader& reader : readers()) {
    const auto file = folder.write(reader.file, reader.bytes);
    for (const std::function<void()>& fail : libraryErrors()) {
      try {
        reader.read(file, [&] { return fail(), true; });
        ADD_FAILURE() << reader.name << " did not ask whether to go on";
      } catch (const FileError& error) {
        EXPECT_EQ(std::string(error.what()).find("basic_string"), std::string::npos) << reader.name;
        EXPECT_NE(std::string(error.what()).find(file.filename().string()), std::string::npos)
            << error.what();
        EXPECT_FALSE(error.nextStep().empty()) << reader.name;
      } catch (const std::exception& error) {
        ADD_FAILURE() << reader.name << " lets out " << error.what();
      }
    }
  }
}

TEST(LibraryErrors, LetCancellingAndOwnSentencesThrough) {
  const auto passed = [](const auto& error) {
    try {
      throw error;
    } catch (...) {
      throwAsFileError("table.csv");
    }
  };
  EXPECT_THROW(passed(Cancelled{}), Cancelled);
  try {
    passed(FileError({.file = "other.csv"}, "it is so", "do this"));
  } catch (const FileError& error) {
    EXPECT_EQ(std::string(error.what()), "other.csv: it is so; do this.");
  }
}

}  // namespace
}  // namespace epsiscope::library_errors_test
