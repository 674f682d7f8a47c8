#include "core/glance/oddity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <utility>

#include "core/base/parallel.h"
#include "core/table/identifier.h"
#include "core/table/odd_values.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// A share in percent, as people say it.
std::string percent(double share) {
  const double value = 100 * share;
  return roundedText(value, value >= 99 || value < 1 ? 3 : 2);
}

double shareOf(std::size_t part, std::size_t all) {
  return static_cast<double>(part) / static_cast<double>(all);
}

std::vector<double> present(const Column& column) {
  std::vector<double> values;
  std::ranges::copy_if(column.values, std::back_inserter(values),
                       [](double value) { return !std::isnan(value); });
  return values;
}

/// The third central moment divided by the cube of the population's standard deviation; 0 without a spread.
double skewness(const std::vector<double>& values) {
  double largest = 0;
  for (const double value : values) largest = std::max(largest, std::abs(value));
  if (!(largest > 0)) return 0;
  double mean = 0, second = 0, third = 0;
  for (const double value : values) mean += value / largest;
  mean /= static_cast<double>(values.size());
  for (const double value : values) {
    const double from = value / largest - mean;
    second += from * from;
    third += from * from * from;
  }
  second /= static_cast<double>(values.size());
  third /= static_cast<double>(values.size());
  return second > 0 ? third / std::pow(second, 1.5) : 0;
}

/// The largest step of whose multiples there are at least three times as many as there would be without
/// heaps, and three in ten; 0 where there is none. For whole numbers over five such steps.
double heapStep(const std::vector<double>& values, const ColumnProfile& profile, double& share) {
  constexpr std::array<std::int64_t, 4> kSteps = {1000, 100, 10, 5};
  constexpr std::size_t kFewValues = 20;
  constexpr double kMostWhole = 0x1p53;
  const double least = profile.quantiles.front(), most = profile.quantiles.back();
  if (profile.distinct < kFewValues || std::max(-least, most) > kMostWhole) return 0;
  if (!std::ranges::all_of(values, [](double value) { return value == std::floor(value); })) return 0;
  for (const std::int64_t step : kSteps) {
    const auto width = static_cast<double>(step);
    if (most - least < 5 * width) continue;
    const auto heaped = static_cast<std::size_t>(std::ranges::count_if(
        values, [&](double value) { return static_cast<std::int64_t>(value) % step == 0; }));
    share = shareOf(heaped, values.size());
    if (share >= std::max(3 / width, 0.3)) return width;
  }
  return 0;
}

class OddityFinder {
public:
  OddityFinder(const Column& column, const ColumnProfile& profile, const DeclaredValues& declared)
      : m_column(column),
        m_profile(profile),
        m_declared(declared),
        m_cells(column.size() - column.missing - column.badCells.size()) {}

  std::vector<Oddity> find() {
    if (m_column.size() == 0) return {};
    if (m_cells == 0) {
      add(Oddity::Kind::empty, sentence("Core", "No cell holds a value."),
          sentence("Core", "There is nothing to answer about: leave the column out."));
      return m_found;
    }
    const bool isVaried = addSameness();
    addMissing();
    if (m_column.kind == ColumnKind::number)
      addOfNumbers(isVaried);
    else
      addOfText(isVaried);
    std::ranges::stable_sort(m_found, {}, &Oddity::kind);
    return m_found;
  }

private:
  void add(Oddity::Kind kind, std::string says, std::string privacy) {
    m_found.push_back({kind, std::move(says), std::move(privacy)});
  }

  /// The most frequent value, and the number of cells with it.
  std::pair<std::string, std::size_t> mode() const {
    if (m_column.kind == ColumnKind::text)
      return {quoted(m_column.categories[static_cast<std::size_t>(m_profile.classes.front())]),
              m_profile.histogram.front()};
    return {spokenText(m_profile.mode), m_profile.modeCells};
  }

  /// Whether it has more than one value, and none that nearly all have.
  bool addSameness() {
    constexpr double kNearlyAll = 0.95;
    const auto [value, cells] = mode();
    if (m_profile.distinct == 1) {
      add(Oddity::Kind::constant, filled(sentence("Core", "Every value is %1."), value),
          sentence(
              "Core",
              "It tells nobody from anybody: no budget need be spent on it, and as a feature it only adds "
              "to the length of the rows that noise must hide."));
      return false;
    }
    if (shareOf(cells, m_cells) >= kNearlyAll) {
      add(Oddity::Kind::nearlyConstant,
          filled(sentence("Core", "%1 % of the values are %2."), percent(shareOf(cells, m_cells)), value),
          sentence("Core",
                   "What is released about it says little beyond that value: a count of the few others is "
                   "soon smaller than its noise."));
      return false;
    }
    if (const auto reason = identifierReason(m_column))
      add(Oddity::Kind::nearlyUnique, filled(sentence("Core", "It looks like an identifier: %1."), *reason),
          sentence("Core",
                   "A cell of one row is nothing but noise, and a group by it is a person: leave the column "
                   "out."));
    return true;
  }

  void addMissing() {
    constexpr double kMuch = 0.05;
    const double share = 1 - shareOf(m_cells, m_column.size());
    if (share <= kMuch) return;
    add(Oddity::Kind::missing, filled(sentence("Core", "%1 % of the cells hold no value."), percent(share)),
        sentence(
            "Core",
            "Whether somebody answered is private as well: where such rows are left out, a promise is among "
            "the complete ones."));
  }

  void addOfNumbers(bool isVaried) {
    const std::vector<double> values = present(m_column);
    addBounds(values);
    if (const auto codes = likelyCodes(m_column); !codes.empty())
      add(Oddity::Kind::code,
          filled(sentence("Core",
                          "%1 in %2 cells looks like a code for no answer: all other values lie from %3 to "
                          "%4."),
                 codes.front().code, codes.front().cells, codes.front().lowest, codes.front().highest),
          sentence("Core",
                   "Read as a number it moves every mean, and asks for bounds that reach as far as it."));
    if (!isVaried) return;
    const auto zeros = static_cast<std::size_t>(std::ranges::count(values, 0.0));
    if (2 * zeros >= values.size())
      add(Oddity::Kind::zeros,
          filled(sentence("Core", "%1 % of the values are 0."), percent(shareOf(zeros, values.size()))),
          sentence("Core",
                   "The noise of a mean is made for the largest value that is allowed: release the share of "
                   "zeros and a quantile of the others instead."));
    double heaped = 0;
    if (const double step = heapStep(values, m_profile, heaped); step > 0)
      add(Oddity::Kind::heaped,
          filled(sentence("Core", "%1 % of the values are multiples of %2."), percent(heaped), step),
          filled(sentence(
                     "Core",
                     "Cells narrower than %1 show where people round and pay with more noise: make a private "
                     "histogram's cells so wide or wider."),
                 step));
    constexpr double kSkewed = 2;
    if (const double skew = skewness(values); std::abs(skew) > kSkewed)
      add(Oddity::Kind::skewed,
          filled(sentence("Core",
                          "The values are skewed: their third standardised moment is %1, 0 where they are "
                          "symmetric."),
                 roundedText(skew, 2)),
          sentence("Core",
                   "Bounds that hold the long tail make the noise of a mean large, bounds that cut it make "
                   "the mean "
                   "wrong: a private median hardly depends on them."));
    const auto& q = m_profile.quantiles;
    const double reach = 3 * (q[3] - q[1]);
    const auto far = static_cast<std::size_t>(std::ranges::count_if(
        values, [&](double value) { return value < q[1] - reach || value > q[3] + reach; }));
    if (reach > 0 && far > 0)
      add(Oddity::Kind::outliers,
          filled(sentence("Core",
                          "%1 of %2 values lie further beyond the quartiles than three times their "
                          "distance."),
                 far, values.size()),
          sentence(
              "Core",
              "They are what noise must hide most, and what bounds from the data would give away: declare "
              "bounds without looking at them."));
  }

  void addBounds(const std::vector<double>& values) {
    if (!m_declared.bounds) return;
    const LabelBounds& bounds = *m_declared.bounds;
    const auto outside = static_cast<std::size_t>(std::ranges::count_if(
        values, [&](double value) { return value < bounds.lower || value > bounds.upper; }));
    if (outside > 0)
      add(Oddity::Kind::outside,
          filled(sentence("Core", "%1 of %2 values lie outside the declared bounds %3 to %4."), outside,
                 values.size(), bounds.lower, bounds.upper),
          sentence("Core", "They count as the nearest bound: the noise hides them, the error grows."));
    const double width = m_profile.quantiles[4] - m_profile.quantiles[0];
    const double times = bounds.width() / width;
    if (width > 0 && times > 2)
      add(Oddity::Kind::wideBounds,
          filled(sentence("Core", "The declared bounds are %1 times as wide as the values."),
                 roundedText(times, 2)),
          filled(
              sentence(
                  "Core",
                  "The noise is %1 times as large as tight bounds would need. Narrower bounds help only if "
                  "they are known without these data."),
              roundedText(times, 2)));
  }

  void addOfText(bool isVaried) {
    addUndeclaredCategories();
    if (const auto groups = nearlySame(m_column); !groups.empty())
      add(Oddity::Kind::nearlySame,
          filled(sentence("Core", "%1 differ in case, blanks, accents, hyphens or points alone."),
                 quotedList(groups.front())),
          sentence("Core",
                   "As two cells they share their people and have the noise twice: declare their spellings "
                   "as one."));
    constexpr std::size_t kMostClasses = 20, kTimes = 10;
    if (!isVaried || m_profile.distinct > kMostClasses) return;
    const std::size_t most = m_profile.histogram.front(), fewest = m_profile.histogram.back();
    if (most >= kTimes * fewest)
      add(Oddity::Kind::unbalanced,
          filled(
              sentence("Core", "%1 has %2 rows, %3 only %4."), mode().first, most,
              quoted(
                  m_column.categories[static_cast<std::size_t>(m_profile.classes[m_profile.distinct - 1])]),
              fewest),
          sentence(
              "Core",
              "The same noise lies on every count: it hides a rare category first. A rate of errors says "
              "little either, for whoever names the frequent one is mostly right."));
  }

  void addUndeclaredCategories() {
    if (!m_declared.categories) return;
    std::vector<bool> isDeclared;
    for (const std::string& category : m_column.categories)
      isDeclared.push_back(std::ranges::count(*m_declared.categories, category) > 0);
    const auto outside =
        static_cast<std::size_t>(std::ranges::count_if(m_column.codes, [&](std::int32_t code) {
          return code >= 0 && !isDeclared[static_cast<std::size_t>(code)];
        }));
    if (outside > 0)
      add(Oddity::Kind::outside,
          filled(sentence("Core", "%1 of %2 values are in no declared category."), outside, m_cells),
          sentence("Core", "They count in no cell: what is released says nothing of them."));
  }

  const Column& m_column;
  const ColumnProfile& m_profile;
  const DeclaredValues& m_declared;
  const std::size_t m_cells;
  std::vector<Oddity> m_found;
};

}  // namespace

std::string_view nameOf(Oddity::Kind kind) {
  static constexpr std::array<std::string_view, 14> kNames = {
      "empty",  "constant", "nearly-constant", "nearly-unique", "missing",     "code",       "zeros",
      "heaped", "skewed",   "outliers",        "outside",       "wide-bounds", "unbalanced", "nearly-same"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Oddity> oddities(const Column& column, const ColumnProfile& profile,
                             const DeclaredValues& declared) {
  return OddityFinder(column, profile, declared).find();
}

std::vector<std::vector<Oddity>> tableOddities(const Dataset& dataset,
                                               const std::vector<ColumnProfile>& profiles,
                                               const std::vector<DeclaredValues>& declared, const GoOn& goOn,
                                               unsigned threads) {
  std::vector<std::vector<Oddity>> found(profiles.size());
  const GoOn ask = goOn.oneAtATime();
  const bool wentOn = parallelFor(found.size(), threads, [&](std::size_t i) {
    if (!ask()) return false;
    found[i] = oddities(dataset.columns[i], profiles[i], declared[i]);
    return true;
  });
  return wentOn ? found : std::vector<std::vector<Oddity>>();
}

}  // namespace epsiscope
