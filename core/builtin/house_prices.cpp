#include "core/builtin/built_in_table.h"
#include "core/text/sentence.h"

namespace epsiscope {

const char* const kHousePricesDescription = marked(
    "Core",
    "Median house prices of 4,000 invented districts, shaped like the Californian census of 1990: many cheap "
    "districts, few dear ones, all between 0 and 5. Known truth: price = 1.66 + 0.24 income - 0.002 "
    "house_age + 0.06 "
    "rooms - 0.1 bedrooms + 0 population - 0.04 occupancy - 0.01 (latitude - 32) - 0.004 coast_distance + "
    "noise, where "
    "noise is (u1 + u2 + u3 - 1.5) / 3 with u1, u2, u3 uniform on (0, 1): mean 0, never beyond 0.5, variance "
    "1/36 = "
    "0.0278, which is the smallest mean squared error any prediction can reach.");

namespace {

struct District {
  double income, houseAge, rooms, bedrooms, population, occupancy, latitude, coastDistance;
};

District drawDistrict(Rng& rng) {
  District district{};
  district.income = rounded(0.5 + 10 * smallestUniform(rng, 2), 3);
  district.houseAge = static_cast<double>(1 + rng.below(52));
  district.rooms = rounded(3 + 5 * (rng.uniform() + rng.uniform()) / 2, 2);
  // Larger houses have more bedrooms: correlated with rooms, as in real districts.
  district.bedrooms = rounded(0.5 + 0.12 * district.rooms + 0.4 * rng.uniform(), 2);
  district.population = static_cast<double>(100 + rng.below(900) + rng.below(2500));
  district.occupancy = rounded(2 + 3 * smallestUniform(rng, 2), 2);
  district.latitude = rounded(32 + 10 * rng.uniform(), 2);
  district.coastDistance = rounded(200 * smallestUniform(rng, 2), 1);
  return district;
}

/// Lies between 0.6 and 4.45 for every district that drawDistrict() can draw.
double expectedPrice(const District& d) {
  return 1.66 + 0.24 * d.income - 0.002 * d.houseAge + 0.06 * d.rooms - 0.1 * d.bedrooms -
         0.04 * d.occupancy - 0.01 * (d.latitude - 32) - 0.004 * d.coastDistance;
}

}  // namespace

Dataset makeHousePrices() {
  constexpr std::size_t rows = 4000;
  Rng rng(19900401);
  std::vector<District> districts;
  std::vector<double> price;
  for (std::size_t row = 0; row < rows; ++row) {
    districts.push_back(drawDistrict(rng));
    const double noise = (rng.uniform() + rng.uniform() + rng.uniform() - 1.5) / 3;
    price.push_back(rounded(expectedPrice(districts.back()) + noise, 4));
  }
  const auto column = [&](const char* name, double District::*member) {
    std::vector<double> values;
    for (const District& district : districts) values.push_back(district.*member);
    return numberColumn(name, std::move(values));
  };
  return builtInTable(
      "House prices", kHousePricesDescription,
      {column("income", &District::income), column("house_age", &District::houseAge),
       column("rooms", &District::rooms), column("bedrooms", &District::bedrooms),
       column("population", &District::population), column("occupancy", &District::occupancy),
       column("latitude", &District::latitude), column("coast_distance", &District::coastDistance),
       numberColumn("price", std::move(price))});
}

}  // namespace epsiscope
