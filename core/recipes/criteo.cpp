#include "core/recipes/recipe_list.h"
#include "core/recipes/table_builder.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <numeric>

namespace epsiscope {

namespace {

constexpr const char* kCriteoTitle = "Criteo Sponsored Search";
/// In the file: the target, then the features but for click_timestamp; the first column, Sale, says no more
/// than that there is an amount.
constexpr std::size_t kCriteoTarget = 1, kFirstFeature = 2, kTimestamp = 3;
/// Rows without a sale have the amount -1; the paper leaves out those above 400 too.
constexpr double kLargestAmount = 400;
constexpr double kMissing = -1;

/// A hashed value keeps an indicator of its own if it occurs once in so many rows, and so many times; of each
/// column the most frequent ones. The paper does not print its thresholds.
constexpr std::size_t kRowsForOne = 1000, kLeastOccurrences = 10, kMostValues = 50;
constexpr const char* kOtherValues = "(other)";

RecordFormat searchFormat() {
  return {.dataset = kCriteoTitle,
          .file = "CriteoSearchData",
          .columns = {"Sale",
                      "SalesAmountInEuro",
                      "Time_delay_for_conversion",
                      "click_timestamp",
                      "nb_clicks_1week",
                      "product_price",
                      "product_age_group",
                      "device_type",
                      "audience_id",
                      "product_gender",
                      "product_brand",
                      "product_category_1",
                      "product_category_2",
                      "product_category_3",
                      "product_category_4",
                      "product_category_5",
                      "product_category_6",
                      "product_category_7",
                      "product_country",
                      "product_id",
                      "product_title",
                      "partner_id",
                      "user_id"},
          .separator = '\t',
          .missing = "-1"};
}

bool isNumber(std::size_t field) {
  return field <= 5;
}

std::vector<std::size_t> usedFields(std::size_t fields) {
  std::vector<std::size_t> used = {kCriteoTarget};
  for (std::size_t j = kFirstFeature; j < fields; ++j)
    if (j != kTimestamp) used.push_back(j);
  return used;
}

std::vector<std::size_t> countsOf(const Column& column) {
  std::vector<std::size_t> counts(column.categories.size());
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++counts[static_cast<std::size_t>(code)];
  return counts;
}

/// The codes that keep their value, ascending.
std::vector<std::size_t> keptValues(const std::vector<std::size_t>& counts, std::size_t least) {
  std::vector<std::size_t> kept(counts.size());
  std::iota(kept.begin(), kept.end(), std::size_t{0});
  std::erase_if(kept, [&](std::size_t code) { return counts[code] < least; });
  std::ranges::stable_sort(kept, std::greater(), [&](std::size_t code) { return counts[code]; });
  kept.resize(std::min(kept.size(), kMostValues));
  std::ranges::sort(kept);
  return kept;
}

/// Rare values become one. Returns how many.
std::size_t joinRareValues(Column& column, std::size_t least) {
  const std::vector<std::size_t> kept = keptValues(countsOf(column), least);
  const std::size_t rare = column.categories.size() - kept.size();
  std::vector<std::int32_t> codes(column.categories.size(), static_cast<std::int32_t>(kept.size()));
  std::vector<std::string> categories;
  for (const std::size_t code : kept) {
    codes[code] = static_cast<std::int32_t>(categories.size());
    categories.push_back(std::move(column.categories[code]));
  }
  if (rare > 0) categories.emplace_back(kOtherValues);
  column.categories = std::move(categories);
  for (std::int32_t& code : column.codes)
    if (code >= 0) code = codes[static_cast<std::size_t>(code)];
  return rare;
}

struct LeftOut {
  std::size_t rows = 0, withoutSale = 0, large = 0;
};

/// Rows that are left out are not kept, so memory grows with the sales alone.
LeftOut addSales(RecordReader& records, const std::vector<std::size_t>& used, TableBuilder& table) {
  LeftOut left;
  for (; records.next(); ++left.rows) {
    const double amount = records.number(kCriteoTarget);
    if (amount < 0 || amount > kLargestAmount) {
      ++(amount < 0 ? left.withoutSale : left.large);
      continue;
    }
    for (std::size_t j = 0; j < used.size(); ++j) {
      const bool isMissing = isNumber(used[j]) && records.number(used[j]) == kMissing;
      isMissing ? table.missing(j, records.line()) : table.cell(j, records, used[j]);
    }
  }
  return left;
}

void note(const LeftOut& left, std::size_t rare, std::size_t least, std::vector<std::string>& notes) {
  notes.push_back(
      filled(counted("Core",
                     "%1 of %n rows were left out because they have no sale, and %2 because the amount is "
                     "above 400 euros, as in the paper.",
                     "%1 of %n row were left out because they have no sale, and %2 because the amount is "
                     "above 400 euros, as in the paper.",
                     left.rows),
             left.withoutSale, left.large));
  notes.push_back(
      filled(counted("Core",
                     "%n hashed values that occur less than %1 times, or are not among the %2 most "
                     "frequent ones of their column, became \"%3\".",
                     "%n hashed value that occurs less than %1 times, or is not among the %2 most "
                     "frequent ones of its column, became \"%3\".",
                     rare),
             least, kMostValues, kOtherValues));
  notes.emplace_back(
      sentence("Core",
               "Not private: which rows are used follows from their amounts, and which values are kept "
               "from counts of the rows; no epsilon pays for either."));
}

Dataset criteoTable(const std::filesystem::path& file, const GoOn& goOn) {
  const RecordFormat format = searchFormat();
  const std::vector<std::size_t> used = usedFields(format.columns.size());
  TableBuilder table;
  for (const std::size_t field : used)
    table.addColumn(format.columns[field], isNumber(field) ? ColumnKind::number : ColumnKind::text);
  RecordReader records(file, format, goOn);
  const LeftOut left = addSales(records, used, table);
  Dataset dataset;
  dataset.columns = table.take();
  dataset.reading = format.reading(false);
  if (dataset.rows() == 0)
    records.refuseFile(sentence("Core", "there is no row with a sale of at most 400 euros"));
  const std::size_t least = std::max(kLeastOccurrences, dataset.rows() / kRowsForOne);
  std::size_t rare = 0;
  for (Column& column : dataset.columns)
    if (column.kind == ColumnKind::text) rare += joinRareValues(column, least);
  note(left, rare, least, dataset.notes);
  dataset.earlier.droppedForMissing = left.withoutSale;
  dataset.earlier.droppedForBad = left.large;
  dataset.sha256 = records.sha256();
  return dataset;
}

}  // namespace

Recipe criteoSponsoredSearch() {
  return {
      .id = "criteo-sponsored-search",
      .title = marked("Core", "Criteo Sponsored Search"),
      .description = marked("Core",
                            "Clicks on product advertisements that led to a sale of at most 400 euros: the "
                            "amount, and 20 features, the hashed ones with their frequent values. Which "
                            "values are frequent enough is decided here; the paper does not print it."),
      .reference =
          "M. Tallis, P. Yadav: Reacting to variations in product demand, IEEE Big Data 2018, 1856-1864; "
          "prepared as in H. Liu, R. Huang: RPWithPrior, section 5.2",
      .licence = marked("Core", "CC BY-NC-SA 4.0, says Criteo"),
      .publisher = "https://ailab.criteo.com/criteo-sponsored-search-conversion-log-dataset/",
      .files = {"Criteo_Conversion_Search.tar.gz"},
      .otherNames = {"CriteoSearchData"},
      .target = "SalesAmountInEuro",
      .lower = 0,
      .upper = kLargestAmount,
      .unit = "EUR",
      .missing = MissingRule::mean,
      .table = criteoTable};
}

}  // namespace epsiscope
