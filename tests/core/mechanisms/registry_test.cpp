#include "core/mechanisms/registry.h"

#include "tests/core/mechanisms/cases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace epsiscope::registry_test {
namespace {

TEST(Registry, NamesEveryRowOnceAndInWords) {
  std::set<std::string> ids;
  for (const RegistryRow& row : mechanismRegistry()) {
    EXPECT_TRUE(ids.insert(row.id).second) << row.id;
    EXPECT_FALSE(row.label.empty() || row.reference.empty()) << row.id;
    EXPECT_TRUE(row.summary.ends_with('.')) << row.id;
    EXPECT_FALSE(row.needs.priorBins && row.needs.priorPoints) << row.id;
    EXPECT_EQ(findMechanism(row.id), &row);
  }
  EXPECT_EQ(findMechanism("nobody"), nullptr);
  EXPECT_EQ(findMechanism(""), nullptr);
}

TEST(Registry, TheFirstVariantIsTheDefault) {
  for (const RegistryRow& row : mechanismRegistry()) {
    if (row.variants.empty()) continue;
    // A finite interval inside the bounds, so that the variants of rp-with-prior differ at the upper bound.
    const auto errorOf = [&](const std::string& variant) {
      const auto mechanism = test::make({&row, variant, 2, {0, 5}, "peaked", 0.05});
      return mechanism->variance(5);
    };
    EXPECT_EQ(errorOf(""), errorOf(row.variants.front())) << row.id;
    EXPECT_NE(errorOf(""), errorOf(row.variants.back())) << row.id;
  }
}

}  // namespace
}  // namespace epsiscope::registry_test
