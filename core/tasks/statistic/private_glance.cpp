#include "core/tasks/statistic/private_glance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/base/numbers.h"
#include "core/study/declared_values.h"
#include "core/study/number_keys.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/private_cells.h"
#include "core/tasks/statistic/released_statistic.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/task.h"
#include "core/statistics/spread_values.h"
#include "core/statistics/suggested_cells.h"
#include "core/tasks/streams.h"
#include "core/tasks/undeclared.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

constexpr std::array<double, 3> kQuartiles = {0.25, 0.5, 0.75};
/// The share of epsilon for correlations, where there are any.
constexpr double kShareOfCorrelations = 0.25;
/// The histogram's part of the share of a column of numbers; the quartiles have the rest.
constexpr double kShareOfHistogram = 0.5;

/// The indices of the columns that the study uses.
std::vector<std::size_t> columnsOf(const Study& study, const Dataset& dataset) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i) {
    const std::string& name = dataset.columns[i].name;
    const auto& features = study.data.features;
    const bool isFeature = features ? std::ranges::count(*features, name) > 0 : name != study.data.weight;
    if ((isFeature || name == study.data.target) && name != study.data.person) found.push_back(i);
  }
  return found;
}

/// A share that a study can write down: no sum of such is more than 1.
double writtenShare(double share) {
  constexpr double kSteps = 1e9;
  return std::max(kShareOfBudget.least, std::floor(share * kSteps) / kSteps);
}

std::size_t numberColumns(const std::vector<std::size_t>& columns, const Dataset& dataset) {
  return static_cast<std::size_t>(std::ranges::count_if(
      columns, [&](std::size_t i) { return dataset.columns[i].kind == ColumnKind::number; }));
}

class Drawer {
public:
  Drawer(const Study& study, const PreparedData& data, Transcript* keeps)
      : m_study(study),
        m_data(data),
        m_rng(releaseStream(study.seed, 1, "glance", 0, 0, 0)),
        m_custodian(m_rng, keeps) {}

  bool drawColumns(const std::vector<SharedRelease>& releases, const GoOn& goOn, PrivateGlance& glance) {
    for (std::size_t i = 0; i < releases.size(); ++i) {
      if (!goOn(static_cast<double>(i) / static_cast<double>(releases.size()))) return false;
      const std::string& column = i == 0 ? m_study.data.target : m_study.statistic.others[i - 1].column;
      const StatisticRelease& release = *releases[i].release;
      const double epsilon = releases[i].share * viewEpsilon(m_study);
      const std::vector<double> drawn = draw(releases[i], epsilon);
      if (statisticRow(release.plan().kind).takesQuantile)
        addQuartile(release, epsilon, drawn.front(), glance);
      else
        addHistogram(column, release, epsilon, drawn, glance);
      if (!m_whyNot.empty()) continue;
      m_whyNot = releases[i].takenFromRows;
    }
    return true;
  }

  bool drawCorrelations(const GoOn& goOn, PrivateGlance& glance) {
    std::vector<std::string> columns;
    std::vector<LabelBounds> bounds;
    for (const PrivateGlance::ColumnTwin& column : glance.columns) {
      if (column.isText) continue;
      columns.push_back(column.column);
      bounds.push_back({column.edges.front(), column.edges.back()});
    }
    const double epsilon = kShareOfCorrelations * viewEpsilon(m_study);
    Rng rng = releaseStream(m_study.seed, 1, "glance/correlations", epsilon, 0, 0);
    if (columns.size() < 2) return true;
    const auto moments = momentsOf(m_data, columns, bounds, goOn);
    if (moments == nullptr) return false;
    glance.correlations = privateCorrelations({*moments, m_custodian.drawingFrom(rng)}, columns, epsilon,
                                              protectedUnit(m_study.data), rng);
    return true;
  }

  Guarantee guarantee() const {
    const Booking price = m_custodian.price();
    std::string why = m_whyNot;
    for (const Undeclared& one : undeclaredIn(m_study, m_data)) addSentence(why, one.sentence);
    return guaranteeOfRows(m_study.data, m_data.counts, price.epsilon, price.delta, why).heldTo(price);
  }

private:
  std::vector<double> draw(const SharedRelease& shared, double epsilon) {
    Rng rng = releaseStream(m_study.seed, 1, "glance/" + shared.id, epsilon, shared.share, 0);
    std::vector<double> drawn = releasedStatistic({*shared.release, m_custodian.drawingFrom(rng)}, epsilon);
    m_custodian.publish(drawn);
    return drawn;
  }

  /// Behind the histogram of its column.
  static void addQuartile(const StatisticRelease& release, double epsilon, double drawn,
                          PrivateGlance& glance) {
    PrivateGlance::ColumnTwin& twin = glance.columns.back();
    const ReleasePlan& plan = release.plan();
    const StatisticRelease spread(
        plan, StatisticColumn::ofNumbers(spreadValues(twin.counts, plan.bounds, release.rows())));
    twin.quartiles.push_back({.share = plan.quantile,
                              .value = drawn,
                              .halfWidth = spread.halfWidth(epsilon, PrivateGlance::kLevel)});
  }

  void addHistogram(const std::string& name, const StatisticRelease& release, double epsilon,
                    const std::vector<double>& drawn, PrivateGlance& glance) const {
    PrivateGlance::ColumnTwin twin{.column = name, .epsilon = epsilon, .counts = drawn};
    const Column& column = m_data.dataset->columns[static_cast<std::size_t>(m_data.dataset->find(name))];
    twin.isText = column.kind == ColumnKind::text;
    if (twin.isText) {
      for (const ColumnChoice& choice : m_study.data.columns)
        if (choice.column == name) twin.categories = choice.categories.value_or(std::vector<std::string>{});
    } else {
      const LabelBounds& bounds = release.plan().bounds;
      for (std::size_t i = 0; i <= drawn.size(); ++i)
        twin.edges.push_back(std::lerp(bounds.lower, bounds.upper,
                                       static_cast<double>(i) / static_cast<double>(drawn.size())));
    }
    twin.halfWidth = release.halfWidth(epsilon, PrivateGlance::kLevel);
    twin.totalVariation = expectedTotalVariation(release, drawn.size(), epsilon);
    glance.columns.push_back(std::move(twin));
  }

  const Study& m_study;
  const PreparedData& m_data;
  Rng m_rng;
  const Custodian m_custodian;
  std::string m_whyNot;
};

}  // namespace

std::vector<Problem> glanceProblems(const Study& study, const Dataset& dataset) {
  std::vector<Problem> found;
  if (!study.data.target.empty() && dataset.find(study.data.target) < 0)
    found.push_back({"data.target", unknownColumn(dataset, study.data.target)});
  for (const std::string& name : study.data.features.value_or(std::vector<std::string>{}))
    if (dataset.find(name) < 0) found.push_back({"data.features", unknownColumn(dataset, name)});
  if (!found.empty()) return found;
  const std::vector<DeclaredValues> declared = declaredValues(study.data, dataset);
  std::vector<std::string> withoutBounds, withoutCategories;
  if (columnsOf(study, dataset).empty())
    return {{"data.features",
             sentence("Core", "No column is named: name one to look at, or leave data.features out.")}};
  for (const std::size_t i : columnsOf(study, dataset)) {
    const Column& column = dataset.columns[i];
    if (column.kind == ColumnKind::number && !declared[i].bounds) withoutBounds.push_back(column.name);
    if (column.kind == ColumnKind::text && !declared[i].categories) withoutCategories.push_back(column.name);
  }
  if (!withoutBounds.empty())
    found.push_back(
        {"data.column_bounds",
         filled(sentence("Core",
                         "No bounds are declared for %1: a private picture of a column needs them. "
                         "Declare them there, or leave the column out of data.features."),
                quotedList(withoutBounds))});
  if (!withoutCategories.empty())
    found.push_back(
        {"data.columns",
         filled(sentence("Core",
                         "No categories are declared for %1: a private picture of a text needs them. "
                         "Declare them there, or leave the column out of data.features."),
                quotedList(withoutCategories))});
  return found;
}

Study glanceStudy(const Study& study, const Dataset& dataset, double epsilon) {
  const std::vector<std::size_t> columns = columnsOf(study, dataset);
  const std::vector<DeclaredValues> declared = declaredValues(study.data, dataset);
  const bool correlates = numberColumns(columns, dataset) >= 2;
  const double ofColumn = (correlates ? 1 - kShareOfCorrelations : 1) /
                          static_cast<double>(std::max<std::size_t>(1, columns.size()));
  std::vector<FurtherStatistic> releases;
  for (const std::size_t i : columns) {
    const bool isNumber = dataset.columns[i].kind == ColumnKind::number;
    const double ofHistogram = isNumber ? kShareOfHistogram * ofColumn : ofColumn;
    FurtherStatistic release{.column = dataset.columns[i].name,
                             .statistic = statisticThat(&StatisticRow::hasCells),
                             .bins = static_cast<int>(suggestedCells(dataset.rows(), ofHistogram * epsilon,
                                                                     protectedUnit(study.data))),
                             .share = writtenShare(ofHistogram)};
    if (declared[i].bounds) {
      release.lower = declared[i].bounds->lower;
      release.upper = declared[i].bounds->upper;
    }
    releases.push_back(release);
    if (!isNumber) continue;
    release.statistic = statisticThat(&StatisticRow::takesQuantile);
    release.mechanism = mechanismsFor(release.statistic).front();
    release.share = writtenShare((1 - kShareOfHistogram) * ofColumn / kQuartiles.size());
    for (const double quartile : kQuartiles) {
      release.quantile = quartile;
      releases.push_back(release);
    }
  }
  Study made;
  made.task = statisticTask().facts().task;
  made.data = study.data;
  made.data.features.reset();
  made.data.weight.reset();  // each row of the table counts once
  made.data.positive.reset();
  made.mode = study.mode;
  made.seed = study.seed;
  made.epsilon = {epsilon};
  made.view.epsilon = epsilon;
  const FurtherStatistic& first = releases.front();
  made.data.target = first.column;
  made.data.lower = first.lower;
  made.data.upper = first.upper;
  made.data.boundsFromData = false;
  made.statistic = {.statistic = first.statistic,
                    .mechanism = first.mechanism,
                    .quantile = first.quantile,
                    .bins = first.bins,
                    .share = first.share,
                    .others = {releases.begin() + 1, releases.end()}};
  return made;
}

std::optional<PrivateGlance> privateGlance(const Study& study, const TaskCache& cache, const GoOn& goOn,
                                           Transcript* keeps) {
  PrivateGlance glance{.epsilon = viewEpsilon(study), .rows = cache.data().rows.size()};
  Drawer drawer(study, cache.data(), keeps);
  if (!drawer.drawColumns(releasesOf(study, StatisticCache::of(cache)), goOn, glance)) return std::nullopt;
  if (!drawer.drawCorrelations(goOn, glance)) return std::nullopt;
  glance.guarantee = drawer.guarantee();
  return glance;
}

}  // namespace epsiscope
