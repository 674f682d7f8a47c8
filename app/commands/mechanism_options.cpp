#include "app/commands/mechanism_options.h"

#include "core/bins/optimal_bins.h"
#include "core/classes/class_labels.h"
#include "core/classes/class_response.h"
#include "core/mechanisms/for_release.h"
#include "core/prior/prior_file.h"
#include "core/prior/private_prior.h"
#include "core/prior/value_grid.h"
#include "core/reading/reader.h"
#include "core/study/number_keys.h"
#include "core/text/digits17.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace epsiscope {

namespace {

/// Enough for any picture, and little enough for any memory.
constexpr std::uint64_t kMostOutputs = 10'000;

QString shown(double value) {
  return QString::number(value, 'g', 10);
}

QString saidBy(const QString& command, const std::string& text) {
  const QString sentence = QString::fromStdString(text);
  return command + QStringLiteral(": ") + sentence.front().toLower() + sentence.mid(1);
}

const RegistryRow& rowNamed(const QString& command, const QString& id) {
  if (const RegistryRow* row = findMechanism(id.toStdString())) return *row;
  QStringList known;
  for (const auto& rows : allMechanisms())
    for (const RegistryRow& row : rows) known << QString::fromStdString(row.id);
  throw UsageError(QStringLiteral("%1: there is no mechanism \"%2\"; choose one of %3.")
                       .arg(command, id, known.join(QLatin1String(", "))));
}

LabelBounds chosenBounds(const QString& command, const Arguments& arguments) {
  const LabelBounds bounds{arguments.requiredNumber(QStringLiteral("lower")),
                           arguments.requiredNumber(QStringLiteral("upper"))};
  if (!(bounds.lower < bounds.upper))
    throw UsageError(
        QStringLiteral("%1: --lower is %2 and --upper is %3; the lower bound must be below the upper one.")
            .arg(command, shown(bounds.lower), shown(bounds.upper)));
  if (!std::isfinite(bounds.width()))
    throw UsageError(
        QStringLiteral(
            "%1: --lower and --upper are too far apart to be computed with; bring them closer together.")
            .arg(command));
  return bounds;
}

/// An option that must be above 0 if it is given, and given if it is needed.
std::optional<double> positive(const QString& command, const Arguments& arguments, const QString& option,
                               bool needed) {
  const std::optional<double> value =
      needed ? std::optional(arguments.requiredNumber(option)) : arguments.number(option);
  if (value && !(*value > 0))
    throw UsageError(
        QStringLiteral("%1: --%2 is %3; choose a number above 0.").arg(command, option, shown(*value)));
  const NumberRange range = option == QLatin1String("epsilon") ? kBudget : kPositive;
  if (value && !range.holds(*value))
    throw UsageError(QStringLiteral("%1: --%2 is %3; choose a number from %4 to %5.")
                         .arg(command, option, shown(*value), shown(range.least), shown(range.most)));
  return value;
}

std::optional<double> chosenDelta(const QString& command, const Arguments& arguments, bool needed) {
  const QString option = QStringLiteral("delta");
  const std::optional<double> delta =
      needed ? std::optional(arguments.requiredNumber(option)) : arguments.number(option);
  if (delta && !(*delta > 0 && *delta < 1))
    throw UsageError(QStringLiteral("%1: --delta is %2; choose a number between 0 and 1, for example 1e-5.")
                         .arg(command, shown(*delta)));
  return delta;
}

OutputGrid outputGrid(const QString& command, const QString& text) {
  const QString option = QStringLiteral("outputs");
  const QStringList parts = text.split(QLatin1Char(','));
  const std::uint64_t count = wholeNumberIn(parts.value(2)).value_or(0);
  if (parts.size() != 3 || count < 2 || count > kMostOutputs)
    throw UsageError(
        QStringLiteral("%1: --outputs is \"%2\"; write LOWER,UPPER,N with a whole number N from 2 to %3.")
            .arg(command, text, QString::number(kMostOutputs)));
  const OutputGrid grid{finiteNumber(command, option, parts[0]), finiteNumber(command, option, parts[1]),
                        static_cast<std::size_t>(count)};
  if (!(grid.lower < grid.upper) || !std::isfinite(grid.upper - grid.lower))
    throw UsageError(QStringLiteral("%1: --outputs is \"%2\"; its lower end must be below its upper end.")
                         .arg(command, text));
  return grid;
}

std::string chosenVariant(const QString& command, const Arguments& arguments, const RegistryRow& row) {
  const std::optional<QString> variant = arguments.text(QStringLiteral("variant"));
  if (!variant) return {};
  const QString id = QString::fromStdString(row.id);
  if (row.variants.empty())
    throw UsageError(QStringLiteral("%1: %2 has no variants; leave --variant out.").arg(command, id));
  if (std::find(row.variants.begin(), row.variants.end(), variant->toStdString()) == row.variants.end()) {
    QStringList known;
    for (const std::string& name : row.variants) known << QString::fromStdString(name);
    throw UsageError(QStringLiteral("%1: %2 has no variant \"%3\"; choose %4.")
                         .arg(command, id, *variant, known.join(QLatin1String(" or "))));
  }
  return variant->toStdString();
}

Prior chosenPrior(const QString& command, const Arguments& arguments, const RegistryRow& row,
                  const LabelBounds& bounds) {
  if (!row.needs.priorBins && !row.needs.priorPoints) return {};
  Prior prior = row.needs.priorBins ? chosenBins(command, arguments)
                : row.needs.outputs ? chosenPoints(command, arguments).prior
                                    : chosenValues(command, arguments);
  const std::string outside = outsideBounds(prior, bounds);
  if (!outside.empty()) refuse(command, outside);
  return prior;
}

/// The numbers of a file with one column, ascending.
std::vector<double> valuesIn(const QString& command, const QString& file) {
  const Dataset table = readDataset(file.toStdString()).value();
  const Column& column = table.columns.front();
  if (table.columns.size() != 1 || column.kind != ColumnKind::number || column.missing > 0 ||
      !column.badCells.empty())
    throw UsageError(QStringLiteral("%1: --values %2 is no list of numbers; write a file with one column and "
                                    "a number in every row.")
                         .arg(command, file));
  std::vector<double> values(column.values.begin(), column.values.end());
  std::ranges::sort(values);
  return values;
}

/// The values of the other rows, and which quantile.
void chooseTable(const QString& command, const Arguments& arguments, MechanismParameters& parameters) {
  parameters.others = valuesIn(command, arguments.requiredText(QStringLiteral("values")));
  parameters.quantile = arguments.requiredNumber(QStringLiteral("quantile"));
  if (!(parameters.quantile > 0 && parameters.quantile < 1))
    throw UsageError(
        QStringLiteral("%1: --quantile is %2; choose a number between 0 and 1, 0.5 for the median.")
            .arg(command, shown(parameters.quantile)));
}

/// The categories in their order: the places 0, 1, ...
QStringList chosenCategories(const QString& command, const Arguments& arguments) {
  const QString given = arguments.requiredText(QStringLiteral("categories"));
  QStringList categories;
  for (const QString& name : given.split(QLatin1Char(','))) categories << name.trimmed();
  const bool isTwice = QSet<QString>(categories.begin(), categories.end()).size() < categories.size();
  if (isTwice || categories.contains(QString()) || categories.size() < 2 ||
      categories.size() > static_cast<qsizetype>(kMostClasses))
    throw UsageError(
        QStringLiteral("%1: --categories is \"%2\"; write 2 to %3 different names with commas between.")
            .arg(command, given, QString::number(kMostClasses)));
  return categories;
}

/// A mass of each category.
std::vector<double> chosenMasses(const QString& command, const Arguments& arguments, qsizetype categories) {
  const QString option = QStringLiteral("masses"), given = arguments.requiredText(option);
  std::vector<double> masses;
  double sum = 0;
  for (const QString& part : given.split(QLatin1Char(','))) {
    masses.push_back(finiteNumber(command, option, part));
    sum += masses.back();
  }
  if (static_cast<qsizetype>(masses.size()) != categories || !(std::ranges::min(masses) >= 0) ||
      !(sum > 0 && std::isfinite(sum)))
    throw UsageError(QStringLiteral("%1: --masses is \"%2\"; write %3 numbers from 0 on, one for each "
                                    "category and one of them above 0.")
                         .arg(command, given, QString::number(categories)));
  return asShares(std::move(masses));
}

/// With an epsilon so small, or a zeta so large, outputs leave the doubles.
void requireFiniteOutputs(const QString& command, const Mechanism& mechanism) {
  for (const double y : {mechanism.bounds().lower, mechanism.bounds().upper}) {
    const OutputRange range = mechanism.outputRange(y, 1 - 1e-12);
    if (!std::isfinite(range.lower) || !std::isfinite(range.upper))
      throw UsageError(QStringLiteral("%1: the noise is too large to be computed with; choose a larger "
                                      "--epsilon, closer bounds or another --zeta.")
                           .arg(command));
  }
}

}  // namespace

std::vector<OptionSpec> withMechanismOptions(std::vector<OptionSpec> own) {
  const std::vector<OptionSpec> shared = {
      {QStringLiteral("epsilon"), QStringLiteral("E"),
       QStringLiteral("Privacy budget, above 0: smaller is more private.")},
      {QStringLiteral("delta"), QStringLiteral("D"),
       QStringLiteral("Allowed failure probability, between 0 and 1 (gaussian, gaussian-classic).")},
      {QStringLiteral("lower"), QStringLiteral("L"),
       QStringLiteral("Declared public lower bound of the labels.")},
      {QStringLiteral("upper"), QStringLiteral("U"),
       QStringLiteral("Declared public upper bound of the labels.")},
      {QStringLiteral("zeta"), QStringLiteral("Z"),
       QStringLiteral("Half-width of the answers near the label, above 0 (rp-with-prior).")},
      {QStringLiteral("prior"), QStringLiteral("FILE"),
       QStringLiteral("CSV lower,upper,mass (bins) or value,mass (points): where labels are expected.")},
      {QStringLiteral("outputs"), QStringLiteral("LOWER,UPPER,N"),
       QStringLiteral("Grid of possible outputs.")},
      {QStringLiteral("quantile"), QStringLiteral("P"),
       QStringLiteral("Which quantile, between 0 and 1: 0.5 is the median (exponential).")},
      {QStringLiteral("values"), QStringLiteral("FILE"),
       QStringLiteral("One column of numbers: the rows beside the one at Y (exponential).")},
      {QStringLiteral("categories"), QStringLiteral("A,B,C"),
       QStringLiteral(
           "The classes that a label can be (randomized-response, rr-with-prior); Y is one of them.")},
      {QStringLiteral("masses"), QStringLiteral("P,Q,R"),
       QStringLiteral("How often each category is expected (rr-with-prior).")},
      {QStringLiteral("variant"), QStringLiteral("NAME"),
       QStringLiteral("staircase: variance or absolute; rp-with-prior: project or uniform.")},
  };
  own.insert(own.begin(), shared.begin(), shared.end());
  return own;
}

namespace {

std::unique_ptr<Mechanism> madeMechanism(const RegistryRow& row, const MechanismParameters& parameters,
                                         bool wholeNumbers) {
  if (wholeNumbers)
    if (auto twin = madeForRelease(row.id, parameters)) return twin;
  auto made = row.make(parameters);
  const bool drawsWholeSteps = made->support().step > 0;
  if (wholeNumbers && !drawsWholeSteps)
    std::fprintf(
        stderr, "epsiscope: %s is drawn in floating point, whose last bits can tell more than is promised.\n",
        row.id.c_str());
  return made;
}

}  // namespace

ChosenMechanism chosenMechanism(const QString& command, const Arguments& arguments, bool wholeNumbers) {
  const RegistryRow& row = rowNamed(command, arguments.positionals().first());
  MechanismParameters parameters;
  parameters.epsilon = positiveNumber(command, arguments, QStringLiteral("epsilon"));
  if (row.needs.classes) {
    const QStringList categories = chosenCategories(command, arguments);
    parameters.classes = static_cast<std::size_t>(categories.size());
    if (row.needs.masses) parameters.masses = chosenMasses(command, arguments, categories.size());
    return {&row, madeMechanism(row, parameters, wholeNumbers), categories};
  }
  parameters.bounds = chosenBounds(command, arguments);
  parameters.delta = chosenDelta(command, arguments, row.needs.delta).value_or(parameters.delta);
  parameters.zeta =
      positive(command, arguments, QStringLiteral("zeta"), row.needs.zeta).value_or(parameters.zeta);
  if (row.needs.outputs || arguments.has(QStringLiteral("outputs")))
    parameters.outputs = chosenOutputs(command, arguments);
  parameters.variant = chosenVariant(command, arguments, row);
  parameters.prior = chosenPrior(command, arguments, row, parameters.bounds);
  if (row.needs.table) chooseTable(command, arguments, parameters);
  refuse(command, reasonAgainst(row, parameters));
  ChosenMechanism chosen{&row, madeMechanism(row, parameters, wholeNumbers)};
  requireFiniteOutputs(command, *chosen.mechanism);
  const Guarantee guarantee = chosen.mechanism->guarantee();
  if (!guarantee.proved())
    std::fprintf(stderr, "epsiscope: %s is not proved private here. %s\n", row.id.c_str(),
                 guarantee.note().c_str());
  return chosen;
}

QString ChosenMechanism::text(double value) const {
  return categories.isEmpty() ? QString::fromStdString(digits17(value)) : categories.at(std::lround(value));
}

double chosenLabel(const QString& command, const Arguments& arguments, const ChosenMechanism& chosen) {
  if (!chosen.categories.isEmpty()) {
    const QString name = arguments.requiredText(QStringLiteral("at"));
    const qsizetype place = chosen.categories.indexOf(name.trimmed());
    if (place < 0)
      throw UsageError(QStringLiteral("%1: --at is \"%2\"; choose one of the categories %3.")
                           .arg(command, name, chosen.categories.join(QLatin1String(", "))));
    return static_cast<double>(place);
  }
  const LabelBounds& bounds = chosen.mechanism->bounds();
  const double given = arguments.requiredNumber(QStringLiteral("at"));
  const double label = bounds.clamp(given);
  if (label != given)
    std::fprintf(stderr, "epsiscope: %s: --at %s is outside the bounds and is clipped to %s.\n",
                 qPrintable(command), qPrintable(shown(given)), qPrintable(shown(label)));
  return label;
}

double positiveNumber(const QString& command, const Arguments& arguments, const QString& option) {
  return positive(command, arguments, option, true).value();
}

OutputGrid chosenOutputs(const QString& command, const Arguments& arguments) {
  return outputGrid(command, arguments.requiredText(QStringLiteral("outputs")));
}

void refuse(const QString& command, const std::optional<std::string>& reason) {
  if (!reason) return;
  throw UsageError(saidBy(command, *reason));
}

Prior chosenBins(const QString& command, const Arguments& arguments) {
  const QString file = arguments.requiredText(QStringLiteral("prior"));
  Prior prior = readPrior(file.toStdString());
  if (prior.kind != Prior::Kind::bins)
    throw UsageError(QStringLiteral("%1: the prior in %2 holds points, but bins are needed; write it with "
                                    "the header lower,upper,mass.")
                         .arg(command, file));
  return prior;
}

PriorPoints chosenPoints(const QString& command, const Arguments& arguments) {
  const QString file = arguments.requiredText(QStringLiteral("prior"));
  PriorPoints points = readPriorPoints(file.toStdString());
  const std::vector<double>& values = points.prior.nodes;
  if (!std::isfinite(values.back() - values.front()))
    throw UsageError(
        QStringLiteral("%1: the values in %2 are too far apart to be computed with; change their unit.")
            .arg(command, file));
  return points;
}

Prior chosenValues(const QString& command, const Arguments& arguments) {
  PrivatePrior rounded = withFewerValues(chosenPoints(command, arguments).prior, kMostBinnedValues);
  if (!rounded.note.empty())
    std::fprintf(stderr, "epsiscope: %s\n", qPrintable(saidBy(command, rounded.note)));
  return std::move(rounded.prior);
}

}  // namespace epsiscope
