#include "core/page/page_template.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <fstream>

#include "core/base/file_error.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::page_template_test {
namespace {

const PageParts kParts{.language = "de",
                       .title = "a < b & c",
                       .data = R"({"name": "</script><!--"})",
                       .picture = "<svg/>",
                       .errors = "<table/>",
                       .words = "<h1/>"};

TEST(PageTemplate, HasTheDataWhereTheyBelongAndNowhereElse) {
  const std::string page = filledPage(
      "<!doctype html><html lang=\"en\"><title>old</title>"
      "<script>const s = '<div data-static>' + \"<script id='epsiscope-page'>\";</script>"
      "<style>a::after { content: '<title>' }</style>"
      "<!-- <div data-static></div> -->"
      "<script type=\"application/json\" id=\"epsiscope-page\">{}</script></html>",
      kParts);
  EXPECT_EQ(page,
            "<!doctype html><html lang=\"de\"><title>a &lt; b &amp; c</title>"
            "<script>const s = '<div data-static>' + \"<script id='epsiscope-page'>\";</script>"
            "<style>a::after { content: '<title>' }</style>"
            "<!-- <div data-static></div> -->"
            "<script type=\"application/json\" id=\"epsiscope-page\">"
            "{\"name\": \"\\u003c/script>\\u003c!--\"}</script></html>");
}

TEST(PageTemplate, DataInAScriptReadBackAsTheyWere) {
  const nlohmann::json json = {{"</ScRiPt>", "<!-- \"\\ \xE2\x80\xA8"}};
  const std::string safe = inScript(json.dump());
  EXPECT_EQ(safe.find('<'), std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(safe), json);
}

TEST(PageTemplate, ElementsForReadersWithoutScriptsAreFilled) {
  const std::string data = "<script id=epsiscope-page></script>";
  const auto filled = [&](const std::string& html) {
    return filledPage(data + html, kParts).substr(filledPage(data, kParts).size());
  };
  EXPECT_EQ(filled("<div data-static='picture'>x<div>y</div></div>z"),
            "<div data-static='picture'><svg/></div>z");
  EXPECT_EQ(filled("<p class=\"a>b\" data-static=table></p>"),
            "<p class=\"a>b\" data-static=table><table/></p>");
  EXPECT_EQ(filled("<noscript><MAIN data-static></MAIN></noscript>"),
            "<noscript><MAIN data-static><h1/><svg/><table/></MAIN></noscript>");
  EXPECT_EQ(filled("<svg><title>of a picture</title></svg>").find("of a picture"), std::string::npos)
      << "it is the first title";
  EXPECT_EQ(filled("<p data-statics>x</p>"), "<p data-statics>x</p>");
}

TEST(PageTemplate, WithoutAPlaceForTheDataIsNone) {
  for (const char* page :
       {"", "<", "<html", "<script id=\"epsiscope-pages\"></script>", "<p id=epsiscope-page>"})
    EXPECT_THROW(filledPage(page, kParts), FileError) << page;
}

TEST(PageTemplate, IsThatOfTheInstallationElseThatOfTheSources) {
  const test::TemporaryFolder folder;
  const std::filesystem::path bin = folder.path() / "build/release/app";
  std::filesystem::create_directories(bin);
  try {
    pageTemplateFile(bin / "epsiscope");
    FAIL();
  } catch (const FileError& error) {
    EXPECT_NE(std::string(error.what()).find("./app/page"), std::string::npos);
  }
  const auto write = [&](const char* place) {
    std::filesystem::create_directories(folder.path() / place);
    std::ofstream(folder.path() / place / "page.html") << "page";
    return folder.path() / place / "page.html";
  };
  const std::filesystem::path built = write("build/page");
  EXPECT_EQ(pageTemplateFile(bin / "epsiscope"), built);
  const std::filesystem::path installed = write("build/release/share/epsiscope");
  EXPECT_EQ(pageTemplateFile(bin / "epsiscope"), installed);
}

}  // namespace
}  // namespace epsiscope::page_template_test
