#include "core/tasks/statistic/glance_preview.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/numbers.h"
#include "core/glance/duplicate_rows.h"
#include "core/glance/table_glance.h"
#include "core/statistics/suggested_cells.h"
#include "core/study/declared_values.h"
#include "core/study/number_keys.h"
#include "core/study/study.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "core/tasks/statistic/noticed_oddities.h"
#include "core/tasks/streams.h"
#include "core/tasks/task_cache.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

using GlancePanel = GlancePreview::Panel;

const Column& columnNamed(const Dataset& dataset, const std::string& name) {
  return dataset.columns[static_cast<std::size_t>(dataset.find(name))];
}

Grid gridOf(const Study& study) {
  return study.view.grid == "coarsest" ? Grid::coarsest : Grid::finest;
}

CellSpacing spacingOf(const Study& study) {
  return study.view.spacing == "logarithmic" ? CellSpacing::logarithmic : CellSpacing::even;
}

/// The pairs of columns that have a panel each; a column by itself is one with itself.
std::vector<GlancePanel> panelsOf(std::size_t columns) {
  if (columns == 1) return {{}};
  std::vector<GlancePanel> panels;
  for (std::size_t a = 0; a < columns; ++a)
    for (std::size_t b = a + 1; b < columns; ++b) panels.push_back({.a = a, .b = b});
  return panels;
}

class Drawing {
public:
  Drawing(const Study& study, const TaskCache& cache, const GlancePreview* last, const GoOn& goOn,
          Transcript* keeps)
      : m_study(study),
        m_data(cache.data()),
        m_dataset(*m_data.dataset),
        m_declared(declaredValues(study.data, m_dataset)),
        m_last(last),
        m_goOn(goOn),
        m_keeps(keeps) {
    m_made.table = cache.table();
    m_made.rows = m_data.rows.size();
    m_made.epsilon = viewEpsilon(study);
    m_made.seed = study.seed;
    m_made.shown = glanceColumns(study, m_dataset);
  }

  GlancePreview drawn() {
    const bool isFirst =
        m_last == nullptr || m_last->facts == nullptr || m_last->table->data().dataset != m_data.dataset;
    m_made.facts = isFirst ? firstFacts() : m_last->facts;
    if (m_goOn(0.5)) m_made.shown.empty() ? drawTable() : drawColumns();
    return std::move(m_made);
  }

private:
  std::shared_ptr<const GlancePreview::Facts> firstFacts() const {
    auto facts = std::make_shared<GlancePreview::Facts>();
    facts->associations = associations(m_dataset, m_goOn.part(0, 0.4).oneAtATime());
    facts->missing = missingPatterns(m_dataset, m_goOn.part(0.4, 0.5));
    return facts;
  }

  /// What takes long comes with the second drawing, and the first is on the screen meanwhile.
  void drawTable() {
    const bool isSecond = m_last != nullptr && m_last->facts == m_made.facts && m_last->shown.empty() &&
                          m_last->table == m_made.table && m_last->epsilon == m_made.epsilon &&
                          m_last->seed == m_made.seed;
    if (m_last != nullptr && m_last->table == m_made.table) {
      m_made.person = m_last->person;
      m_made.look = m_last->look;
      m_made.lookCache = m_last->lookCache;
    }
    drawCorrelations();
    if (!isSecond || !m_goOn(0.6)) return;
    m_made.look.reset();
    if (!m_made.facts->duplicateRows) countDuplicates();
    if (!m_made.person) m_made.person = personIn(m_dataset, m_study.data);
    drawLook();
    m_made.isFinished = m_goOn(1);
  }

  void countDuplicates() {
    auto facts = std::make_shared<GlancePreview::Facts>(*m_made.facts);
    facts->duplicateRows = duplicateRows(m_dataset, m_goOn.at(0.7));
    m_made.facts = std::move(facts);
  }

  void drawCorrelations() {
    std::vector<std::string> columns;
    std::vector<LabelBounds> bounds;
    for (std::size_t i = 0; i < m_dataset.columns.size(); ++i)
      if (m_declared[i].bounds && m_dataset.columns[i].kind == ColumnKind::number) {
        columns.push_back(m_dataset.columns[i].name);
        bounds.push_back(*m_declared[i].bounds);
      }
    constexpr std::size_t kMostCorrelated = 50;
    if (columns.size() < 2 || columns.size() > kMostCorrelated) {
      m_made.whyNoTwin =
          columns.size() < 2
              ? sentence("Core",
                         "Private correlations need two columns of numbers with declared bounds: declare "
                         "them in the columns' menus in Data, or as data.column_bounds in the study's file.")
              : filled(sentence("Core",
                                "Private correlations of %1 columns would be noise alone: choose a few."),
                       columns.size());
      return;
    }
    const bool keeps = m_last != nullptr && m_last->table == m_made.table && m_last->correlations &&
                       m_last->correlations->columns == columns && m_last->bounds == bounds;
    m_made.bounds = bounds;
    m_made.moments = keeps ? m_last->moments : momentsOf(m_data, columns, bounds, m_goOn.at(0.55));
    if (m_made.moments == nullptr) return;
    Rng rng = stream("glance/table");
    const Custodian custodian(rng, m_keeps);
    m_made.correlations = privateCorrelations({*m_made.moments, custodian}, columns, m_made.epsilon,
                                              protectedUnit(m_study.data), rng);
    m_made.guarantee = promiseOf(custodian);
  }

  void drawLook() {
    if (const auto problems = glanceProblems(m_study, m_dataset); !problems.empty()) {
      m_made.whyNoLook = problems.front().sentence;
      return;
    }
    constexpr std::size_t kMostCells = 20'000'000;  ///< of which sorted copies are kept
    if (m_made.rows * m_dataset.columns.size() > kMostCells) {
      m_made.whyNoLook = filled(
          sentence(
              "Core",
              "A first look at %1 rows takes more memory than a picture may: epsiscope describe draws it, "
              "with --epsilon."),
          m_made.rows);
      return;
    }
    const Study asked = glanceStudy(m_study, m_dataset, m_made.epsilon);
    if (m_made.lookCache == nullptr || !isCacheOf(*m_made.lookCache, asked, m_data.dataset.get())) {
      const auto table = PreparedTable::of(asked, m_data.dataset);
      if (const auto found = problems(asked, *table); !found.empty()) {
        m_made.whyNoLook = found.front().sentence;
        return;
      }
      m_made.lookCache = buildCache(asked, table, m_goOn.at(0.8));
    }
    if (m_made.lookCache == nullptr) return;
    auto glance = privateGlance(asked, *m_made.lookCache, m_goOn.at(0.9));
    if (!glance) return;
    GlancePreview::FirstLook look{.glance = *std::move(glance)};
    for (const PrivateGlance::ColumnTwin& twin : look.glance.columns)
      look.noticed.push_back(noticedOddities(twin, look.glance.rows, declaredOf(twin.column)));
    m_made.look = std::move(look);
  }

  void drawColumns() {
    addAxes();
    std::vector<std::vector<std::int32_t>> cells;
    const bool sameCells = m_last != nullptr && m_last->table == m_made.table && m_last->axes == m_made.axes;
    if (sameCells) {
      m_made.dots = m_last->dots;
      m_made.boxes = m_last->boxes;
      m_made.panels = m_last->panels;
      for (GlancePanel& panel : m_made.panels) panel.twin.reset();
    } else {
      for (std::size_t i = 0; i < m_made.axes.size() && m_goOn(0.6); ++i)
        cells.push_back(cellsOf(m_made.axes[i], shownColumn(i), m_data.rows));
      if (!m_goOn(0.7)) return;
      addCounts(cells);
      addDots(cells);
      if (m_made.isGrouped())
        m_made.boxes = boxesOf(shownColumn(m_made.values()), m_made.axes[m_made.groups()],
                               cells[m_made.groups()], m_data.rows);
    }
    if (m_made.whyNoTwin.empty() && m_made.rows > 0) addTwins();
    m_made.isFinished = m_goOn(1);
  }

  /// The declared axes, or where one is not declared those of the values, which no private picture has.
  void addAxes() {
    const std::size_t panels = panelsOf(m_made.shown.size()).size();
    std::size_t ofTexts = 1, numbers = 0;
    const bool isMatrix = m_made.shown.size() > 2;
    for (const std::string& name : m_made.shown) {
      const DeclaredValues declared = declaredOf(name);
      if (columnNamed(m_dataset, name).kind == ColumnKind::number)
        ++numbers;
      else if (!isMatrix && declared.categories)
        ofTexts *= std::clamp<std::size_t>(declared.categories->size(), 1, CellAxis::kMostCategories);
    }
    const std::size_t along = isMatrix ? 2 : std::max<std::size_t>(1, numbers);
    const std::size_t cells = suggestedCells(m_made.rows, m_made.epsilon / static_cast<double>(panels),
                                             protectedUnit(m_study.data), gridOf(m_study), along, ofTexts);
    std::vector<std::string> undeclared;
    for (const std::string& name : m_made.shown) {
      const Column& column = columnNamed(m_dataset, name);
      const auto axis = declaredAxis(column, declaredOf(name), cells, spacingOf(m_study));
      if (!axis) undeclared.push_back(name);
      m_made.axes.push_back(axis ? *axis : seenAxis(column, cells, spacingOf(m_study)));
    }
    if (!undeclared.empty())
      m_made.whyNoTwin = filled(
          sentence("Core",
                   "A private picture of %1 needs declared bounds, or categories where it is a text: declare "
                   "them in the column's menu in Data, or as data.column_bounds and data.columns in the "
                   "study's file. Cells taken from the values would tell of them."),
          quotedList(undeclared));
  }

  void addCounts(const std::vector<std::vector<std::int32_t>>& cells) {
    m_made.panels = panelsOf(m_made.shown.size());
    for (GlancePanel& panel : m_made.panels)
      panel.counts = panel.a == panel.b ? cellCounts(m_made.axes[panel.a], cells[panel.a])
                                        : cellCounts(m_made.axes[panel.a], cells[panel.a],
                                                     m_made.axes[panel.b], cells[panel.b]);
  }

  void addDots(const std::vector<std::vector<std::int32_t>>& cells) {
    const std::size_t count = std::min(m_data.rows.size(), GlancePreview::kMostDots);
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < count; ++i) chosen.push_back(i * m_data.rows.size() / count);
    for (std::size_t i = 0; i < m_made.shown.size(); ++i) {
      std::vector<double>& values = m_made.dots.values.emplace_back();
      const Column& column = shownColumn(i);
      for (const std::size_t at : chosen) {
        const std::int32_t cell = cells[i][at];
        values.push_back(m_made.axes[i].isText() ? (cell < 0 ? kNaN : cell) : column.values[m_data.rows[at]]);
      }
    }
    const int target = m_dataset.find(m_study.data.target);
    constexpr std::size_t kMostClasses = 6;
    if (target < 0) return;
    const Column& classes = m_dataset.columns[static_cast<std::size_t>(target)];
    if (classes.kind != ColumnKind::text || classes.categories.size() > kMostClasses) return;
    m_made.dots.classNames = classes.categories;
    for (const std::size_t at : chosen) m_made.dots.classes.push_back(classes.codes[m_data.rows[at]]);
  }

  /// The panels share epsilon evenly: each looks at every row. Pictures of other columns or cells have noise
  /// of their own.
  void addTwins() {
    std::string id = "glance/columns";
    for (const CellAxis& axis : m_made.axes)
      id += '/' + std::to_string(axis.column.size()) + ':' + axis.column + '/' + std::to_string(axis.size()) +
            (axis.spacing == CellSpacing::logarithmic ? "/logarithmic" : "");
    Rng rng = stream(id);
    const Custodian custodian(rng, m_keeps);
    const double epsilon = m_made.epsilon / static_cast<double>(m_made.panels.size());
    for (GlancePanel& panel : m_made.panels)
      panel.twin = privateCells(m_study, panel.counts, m_made.rows, epsilon, custodian);
    m_made.guarantee = promiseOf(custodian);
  }

  Guarantee promiseOf(const Custodian& custodian) const {
    const Booking price = custodian.price();
    return guaranteeOfRows(m_study.data, m_data.counts, price.epsilon, price.delta, {}).heldTo(price);
  }

  Rng stream(const std::string& id) const { return releaseStream(m_study.seed, 1, id, m_made.epsilon, 0, 0); }
  const Column& shownColumn(std::size_t i) const { return columnNamed(m_dataset, m_made.shown[i]); }
  DeclaredValues declaredOf(const std::string& name) const {
    return m_declared[static_cast<std::size_t>(m_dataset.find(name))];
  }

  const Study& m_study;
  const PreparedData& m_data;
  const Dataset& m_dataset;
  const std::vector<DeclaredValues> m_declared;
  const GlancePreview* m_last;
  const GoOn& m_goOn;
  Transcript* m_keeps;
  GlancePreview m_made;
};

}  // namespace

double GlancePreview::unsureShare() const {
  std::size_t all = 0, unsure = 0;
  for (const Panel& panel : panels)
    for (std::size_t cell = 0; panel.twin && cell < panel.twin->counts.size(); ++cell, ++all)
      unsure += panel.twin->isUnsure(cell) ? 1 : 0;
  for (std::size_t pair = 0; correlations && pair < correlations->values.size(); ++pair, ++all)
    unsure += correlations->toldFromZero[pair] ? 0 : 1;
  return all == 0 ? kNaN : static_cast<double>(unsure) / static_cast<double>(all);
}

std::vector<std::string> glanceColumns(const Study& study, const Dataset& dataset) {
  std::vector<std::string> shown;
  for (const std::string& name : study.view.columns.value_or(std::vector<std::string>{}))
    if (dataset.find(name) >= 0 && std::ranges::count(shown, name) == 0 &&
        shown.size() < GlancePreview::kMostColumns)
      shown.push_back(name);
  return shown;
}

GlancePreview previewGlance(const Study& study, const TaskCache& cache, const GlancePreview* last,
                            const GoOn& goOn, Transcript* keeps) {
  return Drawing(study, cache, last, goOn, keeps).drawn();
}

std::vector<BoxPlot> privateBoxes(const GlancePreview& preview) {
  const GlancePanel& panel = preview.panels.front();
  const CellAxis &groups = preview.axes[preview.groups()], &values = preview.axes[preview.values()];
  const bool groupsFirst = preview.groups() == panel.a;
  const double least = panel.twin->noiseOfSum(values.size());
  std::vector<BoxPlot> boxes;
  for (std::size_t group = 0; group < groups.size(); ++group) {
    std::vector<double> counts;
    for (std::size_t cell = 0; cell < values.size(); ++cell)
      counts.push_back(
          panel.twin->counts[groupsFirst ? cell * groups.size() + group : group * values.size() + cell]);
    boxes.push_back(boxOfCells(counts, values.edges, least));
  }
  return boxes;
}

}  // namespace epsiscope
