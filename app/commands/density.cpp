#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/text/csv_cell.h"
#include "core/text/digits17.h"

namespace epsiscope {

namespace {

constexpr std::uint64_t kDefaultGrid = 1000;
constexpr std::uint64_t kLeastGrid = 2;  // both ends of the interval that holds nearly all of the mass
constexpr std::uint64_t kMostGrid = 10'000'000;

struct Row {
  double output = 0;
  double density = 0;
};

double densityAt(const Mechanism& mechanism, double output, double label) {
  return std::exp(mechanism.logDensity(output, label));
}

/// Evenly spaced outputs, but for those that would fall on a breakpoint, which has rows of its own: they move
/// on by half a step. Where the range ends in breakpoints, only places inside it.
std::vector<double> gridOf(const Mechanism& mechanism, double label, std::uint64_t count,
                           const std::vector<double>& breaks) {
  const OutputRange range = mechanism.outputRange(label, Mechanism::kBreakpointMass);
  const Support support = mechanism.support();
  const bool whole = range.lower <= support.lower && range.upper >= support.upper;
  const double steps = whole ? static_cast<double>(count) + 1 : std::max(1.0, static_cast<double>(count) - 1);
  std::vector<double> grid;
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto place = [&](double step) {
      return range.lower + (range.upper - range.lower) * (step / steps);
    };
    const double step = static_cast<double>(whole ? i + 1 : i);
    const bool taken = std::binary_search(breaks.begin(), breaks.end(), place(step));
    grid.push_back(place(taken ? step + 0.5 : step));
  }
  return grid;
}

/// The multiples of the step that hold nearly all of the mass, with their probabilities.
std::vector<Row> latticeRows(const Mechanism& mechanism, double label, double step) {
  const OutputRange range = mechanism.outputRange(label, Mechanism::kBreakpointMass);
  const double first = std::ceil(range.lower / step), last = std::floor(range.upper / step);
  if (last - first >= static_cast<double>(kMostGrid))
    throw UsageError(
        QStringLiteral("density: at this --epsilon there are more than %1 outputs; choose a larger one, or "
                       "closer bounds.")
            .arg(kMostGrid));
  std::vector<Row> rows;
  for (double place = first; place <= last; ++place)
    rows.push_back({place * step, step * densityAt(mechanism, place * step, label)});
  return rows;
}

/// Rows by ascending output: the grid, and every breakpoint of the range twice, limit from the left before
/// limit from the right.
std::vector<Row> densityRows(const Mechanism& mechanism, double label, std::uint64_t count) {
  const std::vector<double> breaks = mechanism.breakpoints(label);
  if (breaks.size() >= Mechanism::kMostBreakpoints)
    std::fprintf(stderr,
                 "epsiscope: density: the density has more jumps than fit in a file; the %zu nearest to the "
                 "label are written.\n",
                 breaks.size());
  std::vector<Row> rows;
  auto next = breaks.begin();
  const auto addBreakpoint = [&] {
    const double before = std::nextafter(*next, -std::numeric_limits<double>::infinity());
    rows.push_back({*next, densityAt(mechanism, before, label)});
    rows.push_back({*next, densityAt(mechanism, *next, label)});
    ++next;
  };
  for (const double t : gridOf(mechanism, label, count, breaks)) {
    bool written = false;
    while (next != breaks.end() && *next <= t) {
      written = *next == t;
      addBreakpoint();
    }
    if (!written) rows.push_back({t, densityAt(mechanism, t, label)});
  }
  while (next != breaks.end()) addBreakpoint();
  return rows;
}

std::uint64_t gridSize(const Arguments& arguments) {
  const std::uint64_t count = arguments.wholeNumber(QStringLiteral("grid")).value_or(kDefaultGrid);
  if (count < kLeastGrid || count > kMostGrid)
    throw UsageError(QStringLiteral("density: --grid is %1; choose a whole number from %2 to %3.")
                         .arg(count)
                         .arg(kLeastGrid)
                         .arg(kMostGrid));
  return count;
}

}  // namespace

int runDensity(const QStringList& given) {
  const QString name = QStringLiteral("density");
  const Arguments arguments(
      name,
      QStringLiteral("Prints the density of a mechanism's output for one label, as CSV output,density."),
      {QStringLiteral("MECHANISM")},
      withMechanismOptions({{QStringLiteral("at"), QStringLiteral("Y"), QStringLiteral("The label.")},
                            {QStringLiteral("grid"), QStringLiteral("N"),
                             QStringLiteral("Points besides the breakpoints (1000).")}}),
      given);
  const ChosenMechanism chosen = chosenMechanism(name, arguments);
  const double label = chosenLabel(name, arguments, chosen);
  const auto [lower, upper, points, step] = chosen.mechanism->support();
  std::vector<Row> rows;
  const std::uint64_t count = gridSize(arguments);
  if (points.empty())
    rows =
        step > 0 ? latticeRows(*chosen.mechanism, label, step) : densityRows(*chosen.mechanism, label, count);
  else
    for (const double t : points) rows.push_back({t, densityAt(*chosen.mechanism, t, label)});
  std::puts(points.empty() && !(step > 0) ? "output,density" : "output,probability");
  for (const Row& row : rows)
    std::printf("%s,%s\n", csvCell(chosen.text(row.output).toStdString()).c_str(),
                digits17(row.density).c_str());
  return 0;
}

}  // namespace epsiscope
