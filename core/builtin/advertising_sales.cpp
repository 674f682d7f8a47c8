#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

#include <cmath>

namespace epsiscope {

const char* const kAdvertisingSalesDescription = marked(
    "Core",
    "Sales in 3,000 invented markets and what was spent on advertising there. The target has a heavy right "
    "tail: most "
    "markets sell little, a few sell very much, and about 4 in 1,000 lie above the public bound of 60. "
    "Known truth: sales = 7 + 0.045 tv + 0.19 radio + 0.08 online + 0 newspaper + noise, where noise = 3 "
    "(exp(z) - "
    "exp(1/2)) with z standard normal. The noise has mean 0 and variance 9 (e - 1) e = 42.04, which is the "
    "smallest "
    "mean squared error any prediction can reach.");

Dataset makeAdvertisingSales() {
  constexpr std::size_t rows = 3000;
  Rng rng(20240117);
  std::vector<double> tv, radio, online, newspaper, sales;
  for (std::size_t row = 0; row < rows; ++row) {
    tv.push_back(rounded(300 * rng.uniform(), 1));
    radio.push_back(rounded(50 * rng.uniform(), 1));
    // Log-normal: a few markets spend ten times as much as most.
    online.push_back(rounded(20 * std::exp(0.8 * rng.normal()), 1));
    newspaper.push_back(rounded(120 * smallestUniform(rng, 3), 1));
    const double noise = 3 * (std::exp(rng.normal()) - std::exp(0.5));
    sales.push_back(rounded(7 + 0.045 * tv.back() + 0.19 * radio.back() + 0.08 * online.back() + noise, 2));
  }
  return builtInTable(
      "Advertising sales", kAdvertisingSalesDescription,
      {numberColumn("tv", std::move(tv)), numberColumn("radio", std::move(radio)),
       numberColumn("online", std::move(online)), numberColumn("newspaper", std::move(newspaper)),
       numberColumn("sales", std::move(sales))});
}

}  // namespace epsiscope
