#include <gtest/gtest.h>

#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/support/dead_links.h"
#include "tests/support/study_command.h"

namespace epsiscope::handbook_test {
namespace {

std::set<std::string> matches(const std::string& text, const std::string& pattern) {
  std::set<std::string> found;
  const std::regex expression(pattern);
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match)
    found.insert((*match)[1]);
  return found;
}

TEST(Handbook, HasAPageForEachMethodAndCommandAndEveryLinkLeadsSomewhere) {
  const test::Finished finished = test::run({"handbook"});
  ASSERT_EQ(finished.exitCode, 0) << finished.err;
  const std::string section = "<section id=\"([^\"]+)\">";
  const std::set<std::string> pages = matches(finished.out, section);
  const std::regex each(section);
  const auto all = std::distance(std::sregex_iterator(finished.out.begin(), finished.out.end(), each), {});
  EXPECT_EQ(all, static_cast<std::ptrdiff_t>(pages.size())) << "two pages have one name";
  for (const std::string& link : matches(finished.out, "href=\"#([^\"]+)\""))
    EXPECT_TRUE(pages.contains(link)) << link;
  EXPECT_EQ(test::deadLinks(finished.out), std::vector<std::string>());
  for (const nlohmann::json& mechanism : test::jsonOf(test::run({"mechanisms"})))
    EXPECT_TRUE(pages.contains("method:" + mechanism.at("id").get<std::string>())) << mechanism.at("id");
  for (const char* page :
       {"view:trade-off", "view:noise", "label_privacy.zeta", "command-run", "command-merge", "file-study",
        "file-lesson", "file-class", "file-results", "file-editor", "class-folder", "m-bounds", "commands",
        "promises", "public-data", "written"})
    EXPECT_TRUE(pages.contains(page)) << page;
}

/// The handbook works without a network and runs nothing.
TEST(Handbook, FetchesNothing) {
  const std::string text = test::run({"handbook"}).out;
  EXPECT_EQ(text.find("<script"), std::string::npos);
  EXPECT_TRUE(matches(text, "src=\"((?!data:)[^\"]*)\"").empty());
  EXPECT_NE(text.find("default-src 'none'"), std::string::npos);
}

}  // namespace
}  // namespace epsiscope::handbook_test
