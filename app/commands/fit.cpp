#include "app/commands/fit.h"

#include "app/commands/arguments.h"
#include "app/commands/data_file.h"
#include "app/commands/interrupt.h"
#include "app/commands/mechanism_options.h"
#include "app/commands/reading_options.h"
#include "core/base/borrowed.h"
#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/plain_file.h"
#include "core/erm/classes.h"
#include "core/erm/private_fit.h"

#include "core/erm/unit_rows.h"
#include "core/erm/whole_perturbation.h"
#include "core/reading/text/number_cell.h"
#include "core/study/load.h"
#include "core/study/preparations.h"
#include "core/study/problem_list.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/guarantees.h"
#include "core/tasks/released.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <sstream>
#include <utility>

namespace epsiscope {

namespace {

using Json = nlohmann::ordered_json;

std::vector<OptionSpec> fitOptions() {
  const auto spec = [](const char* name, const char* value, const char* help) {
    return OptionSpec{QString::fromLatin1(name), QString::fromLatin1(value), QString::fromLatin1(help)};
  };
  std::vector<OptionSpec> options = {
      spec("target", "T", "The column of classes; that of the recipe if absent."),
      spec("positive", "V", "The class that is +1; every other is -1. That of the recipe if absent."),
      spec("method", "M",
           "none, output, objective, objective-tight, objective-halved, output-gaussian or "
           "objective-gaussian."),
      spec("loss", "L", "logistic, huber or smoothed-hinge."),
      spec("h", "H", "Half-width of the bend of huber and smoothed-hinge, 0.5 if absent."),
      spec("lambda", "L", "Regularisation, above 0."),
      spec("epsilon", "E", "Privacy budget, above 0; none needs none."),
      spec("delta", "D", "Of the Gaussian methods, between 0 and 1 and far below one over the rows."),
      spec("seed", "S", "Repeats the noise of an earlier fit; a fresh seed if absent."),
      spec("secure", "", "Takes the operating system's secure generator, and draws as a release does."),
      spec("noise-vector", "FILE", "The noise vector itself, one number a line; nothing is drawn."),
      spec("prepare", "P", "unit-rows (the default), unit-rows-plain (no constant column) or none."),
      spec("column-bound", "NAME=B",
           "The largest absolute value that a column can have, known without looking. Can be repeated."),
      spec("categories", "NAME=V,V,...",
           "The values that a column of text can have, known without looking. Can be repeated."),
      spec("person", "COLUMN",
           "The column that names whom a row belongs to: the weights are private for that person then."),
      spec("rows-per-person", "K",
           "The most rows that one person has, declared without counting them; of others so many are "
           "drawn.")};
  options.push_back(readingOriginSpec());
  for (const OptionSpec& option : readingOptionSpecs()) options.push_back(option);
  for (const OptionSpec& option : cellRuleOptionSpecs()) options.push_back(option);
  return options;
}

double positiveOption(const Arguments& arguments, const char* option) {
  return positiveNumber(QStringLiteral("fit"), arguments, QString::fromLatin1(option));
}

/// The value of `option`, one of `choices`.
template <class Find>
auto chosen(const Arguments& arguments, const char* option, const std::vector<std::string>& choices,
            Find find) {
  const QString text = arguments.requiredText(QString::fromLatin1(option));
  const auto found = find(text.toStdString());
  if (!found)
    throw UsageError(QStringLiteral("fit: --%1 is \"%2\"; choose one of: %3.")
                         .arg(QString::fromLatin1(option), text, QString::fromStdString(listed(choices))));
  return found.value();
}

struct Wanted {
  DataChoice data;
  Loss loss;
  Perturbation method = Perturbation::none;
  double lambda = 0, epsilon = 0, delta = 0;
};

std::string chosenPreparation(const Arguments& arguments) {
  const QString text =
      arguments.text(QStringLiteral("prepare")).value_or(QString::fromLatin1(kPrepareUnitRows));
  for (const char* known : {kPrepareUnitRows, kPrepareUnitRowsPlain, kPrepareNone})
    if (text == QLatin1String(known)) return known;
  throw UsageError(
      QStringLiteral("fit: --prepare is \"%1\"; choose unit-rows, unit-rows-plain or none.").arg(text));
}

/// The two sides of NAME=VALUE, cut at `equals`.
std::pair<std::string, QString> declared(const char* option, const char* form, const QString& given,
                                         qsizetype equals) {
  if (equals <= 0 || equals + 1 == given.size())
    throw UsageError(QStringLiteral("fit: --%1 is \"%2\"; write it as %3.")
                         .arg(QString::fromLatin1(option), given, QString::fromLatin1(form)));
  return {given.first(equals).toStdString(), given.sliced(equals + 1)};
}

/// Takes the declarations about columns. In a bound the last of several `=` counts, in categories the first.
void declareColumns(const Arguments& arguments, DataChoice& data) {
  for (const QString& given : arguments.texts(QStringLiteral("column-bound"))) {
    const auto [name, bound] =
        declared("column-bound", "NAME=B, like age=120", given, given.lastIndexOf(QLatin1Char('=')));
    data.columnBounds.push_back(
        {name, finiteNumber(QStringLiteral("fit"), QStringLiteral("column-bound"), bound)});
  }
  for (const QString& given : arguments.texts(QStringLiteral("categories"))) {
    const auto [name, values] =
        declared("categories", "NAME=V,V,..., like colour=red,green", given, given.indexOf(QLatin1Char('=')));
    std::vector<std::string> categories;
    for (const QString& value : values.split(QLatin1Char(',')))
      categories.push_back(value.trimmed().toStdString());
    const auto known = std::ranges::find(data.columns, name, &ColumnChoice::column);
    if (known != data.columns.end() && !known->categories)
      known->categories = categories;
    else
      data.columns.push_back({.column = name, .kind = {}, .categories = categories});
  }
}

DataChoice chosenData(const Arguments& arguments) {
  const QString command = QStringLiteral("fit"), target = QStringLiteral("target");
  DataChoice data;
  data.file = dataFile(arguments.positionals().front());
  applyRecipeOption(command, arguments, data);
  applyReadingOptions(command, arguments, data);
  if (declaresReading(command, arguments)) data.reading.origin = ReadingOrigin::declared;
  if (!data.recipe || arguments.has(target)) data.target = arguments.requiredText(target).toStdString();
  if (const auto positive = arguments.text(QStringLiteral("positive")))
    data.positive = positive->toStdString();
  data.prepare = chosenPreparation(arguments);
  declareColumns(arguments, data);
  if (const auto person = arguments.text(QStringLiteral("person"))) data.person = person->toStdString();
  if (const auto rows = arguments.wholeNumber(QStringLiteral("rows-per-person")))
    data.rowsPerPerson = static_cast<int>(std::min<std::uint64_t>(*rows, std::numeric_limits<int>::max()));
  return data;
}

Wanted wantedFrom(const Arguments& arguments) {
  Wanted wanted;
  wanted.data = chosenData(arguments);
  wanted.method = chosen(arguments, "method", perturbationIds(), perturbationOf);
  wanted.loss.kind = chosen(arguments, "loss", lossNames(), lossKindNamed);
  if (arguments.has(QStringLiteral("h"))) wanted.loss.h = positiveOption(arguments, "h");
  wanted.lambda = positiveOption(arguments, "lambda");
  if (wanted.method != Perturbation::none) wanted.epsilon = positiveOption(arguments, "epsilon");
  if (isGaussian(wanted.method)) {
    wanted.delta = positiveOption(arguments, "delta");
    if (wanted.delta >= 1)
      throw UsageError(
          QStringLiteral("fit: --delta is %1; choose a number between 0 and 1, for example 1e-5.")
              .arg(arguments.requiredText(QStringLiteral("delta"))));
  }
  if (arguments.has(QStringLiteral("seed")) && arguments.has(QStringLiteral("secure")))
    throw UsageError(
        QStringLiteral("fit: --seed and --secure exclude each other; keep --seed to repeat the noise, "
                       "--secure to make it unpredictable."));
  return wanted;
}

/// The first problem as this command's sentence: what a study sets is an option here.
void refuseProblems(const std::vector<Problem>& problems) {
  if (problems.empty()) return;
  QString sentence = QString::fromStdString(problems.front().sentence + cellRuleHint(problems.front()));
  sentence.replace(QLatin1String("Set data."), QLatin1String("Set --"));
  for (const ReadingKey& key : readingKeys())
    if (key.option != nullptr)
      sentence.replace(QStringLiteral("data.%1").arg(QLatin1String(key.key)),
                       QStringLiteral("--%1").arg(QLatin1String(key.option)));
  sentence.replace(QLatin1String("data.person"), QLatin1String("--person"));
  sentence.replace(QLatin1String("data.reading"), QLatin1String("--reading"));
  sentence.replace(QLatin1String("data.columns"), QLatin1String("--column"));
  throw UsageError(QStringLiteral("fit: ") + sentence);
}

/// Refuses rows of nobody as other missing cells are: a study leaves them out, which --missing asks for here.
void refuseRowsOfNobody(const DataChoice& data, const RowCounts& counts) {
  if (counts.withoutPerson == 0 || data.missing == MissingRule::dropRows) return;
  throw UsageError(
      QStringLiteral("fit: --person %1 names nobody in %2 of %3 rows; fill these cells, or leave "
                     "their rows out with --missing drop-rows.")
          .arg(QString::fromStdString(quoted(*data.person)))
          .arg(counts.withoutPerson)
          .arg(counts.rowsInFile));
}

/// The rows and labels of the fit, with the remarks about them.
struct Rows {
  UnitRows x;
  Eigen::VectorXd y;
  std::vector<std::string> notes;
  RowCounts counts;  ///< of the table
};

Rows loadRows(const Wanted& wanted) {
  std::vector<Problem> problems;
  const std::shared_ptr<const Dataset> dataset = loadData(wanted.data, {});
  ProblemList found;
  const PrepareOptions options{.target = wanted.data.target,
                               .features = wanted.data.features.value_or(std::vector<std::string>{}),
                               .columns = wanted.data.columns,
                               .missing = wanted.data.missing,
                               .badCells = wanted.data.badCells,
                               .person = wanted.data.person.value_or(""),
                               .rowsPerPerson = protectedUnit(wanted.data).most,
                               .classTarget = true};
  checkDeclarations(wanted.data, *dataset, found);
  checkDeclaredReading(wanted.data, options, *dataset, found);
  refuseProblems(found.take());
  const PreparedData data = prepare(dataset, options, problems);
  refuseProblems(problems);
  refuseRowsOfNobody(wanted.data, data.counts);
  Classes classes = classesOf(*data.targetColumn, data.rows, wanted.data.positive, problems);
  refuseProblems(problems);
  Rows rows{.x = unitRows(data, unitRowsOptions(featureInputs(wanted.data), data)),
            .y = std::move(classes.labels),
            .notes = data.notes,
            .counts = data.counts};
  for (const std::string& note : data.fromOtherRows) addOnce(rows.x.notes, note);
  rows.notes.insert(rows.notes.end(), classes.notes.begin(), classes.notes.end());
  if (rows.x.longRow && wanted.method != Perturbation::none)
    throw UsageError(QStringLiteral("fit: ") + QString::fromStdString(longRowSentence(rows.x)));
  return rows;
}

constexpr std::size_t kLargestNoise = std::size_t{16} << 20;

/// One number a line.
Eigen::VectorXd readNoise(const std::string& file, const std::vector<std::string>& columns) {
  const FileError::Place place{.file = shortened(file, 300)};
  std::istringstream in(readWholeFile(file, kLargestNoise));
  std::vector<double> noise;
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (trimmed(line).empty()) continue;
    const NumberCell cell = readCell(line, '.');
    if (cell.kind != CellKind::number && cell.kind != CellKind::underflow)
      throw FileError({.file = place.file, .line = number}, "\"" + shortened(line) + "\" is no finite number",
                      "write one number a line, like 0.5 or 1e-5");
    noise.push_back(cell.value);
  }
  if (noise.size() != columns.size())
    throw FileError(place,
                    "it holds " + counted("Core", "%n numbers", "%n number", noise.size()) + " for " +
                        counted("Core", "%n weights", "%n weight", columns.size()),
                    "write one number for each of " + quotedList(columns));
  return Eigen::Map<const Eigen::VectorXd>(noise.data(), static_cast<Eigen::Index>(noise.size()));
}

Rng rngOfFit(const Arguments& arguments) {
  const auto seed = arguments.wholeNumber(QStringLiteral("seed"));
  if (seed) return Rng(*seed);
  const std::uint64_t fresh = freshSeed();
  std::fprintf(stderr, "epsiscope: fit: drawn with --seed %llu.\n", static_cast<unsigned long long>(fresh));
  return Rng(fresh);
}

/// Weights as a release has them. What was drawn and minimised is kept from everybody.
PrivateFit securelyFitted(const Wanted& wanted, const Rows& rows, const RowBudget& budget) {
  const LabelledRows held{rows.x.rows, rows.y};
  const auto how =
      planWholePerturbation(wanted.method, wanted.loss, held.publicFacts(), wanted.lambda, budget);
  if (!how)
    throw UsageError(QStringLiteral("fit: ") +
                     QString::fromStdString(filled(sentence("Core", kWeightsCannotBeDrawn), wanted.epsilon)));
  Rng words = Rng::secure();
  return {.weights = wholeWeights({held, words}, wanted.loss, wanted.method, wanted.lambda, *how),
          .noise = {},
          .reached = true,
          .plan = how->plan};
}

PrivateFit fitted(const Arguments& arguments, const Wanted& wanted, const Rows& rows) {
  const auto goOn = [] { return !wasInterrupted(); };
  const auto file = arguments.text(QStringLiteral("noise-vector"));
  const bool isNoisy = wanted.method != Perturbation::none;
  const Eigen::VectorXd noise =
      file && isNoisy ? readNoise(file->toStdString(), rows.x.columns) : Eigen::VectorXd();
  const ClassRows& x = *rows.x.rows;
  // Replacing all rows of a person is as many replacements of one.
  const RowBudget budget(protectedUnit(wanted.data), wanted.epsilon, wanted.delta);
  if (isNoisy && !file && arguments.has(QStringLiteral("secure")))
    return securelyFitted(wanted, rows, budget);
  const Eigen::VectorXd start =
      minimise(x, rows.y, {.loss = wanted.loss, .lambda = wanted.lambda}, {}, goOn).weights;
  if (file || !isNoisy)
    return fitWithNoise(x, rows.y, wanted.loss, wanted.lambda, wanted.method, budget, noise, start, goOn);
  Rng rng = rngOfFit(arguments);
  PrivateFit fit = fitPrivately({{borrowed(x), rows.y}, rng}, wanted.loss, wanted.lambda, wanted.method,
                                budget, start, goOn);
  if (!(fit.noise.allFinite() && fit.weights.allFinite()))
    throw UsageError(
        QStringLiteral("fit: The noise is too large for a computer's number; choose a larger "
                       "--epsilon or --lambda."));
  return fit;
}

/// The reasons why the weights are not private; empty if they are.
std::vector<std::string> leaks(const Arguments& arguments, const Wanted& wanted, const Rows& rows,
                               const PrivateFit& fit) {
  std::vector<std::string> reasons = rows.x.notes;
  if (wanted.method == Perturbation::none) {
    reasons.emplace_back("No noise was added.");
  } else if (arguments.has(QStringLiteral("noise-vector"))) {
    reasons.emplace_back("The noise was given, not drawn.");
  } else if (!arguments.has(QStringLiteral("secure"))) {
    reasons.emplace_back("Whoever knows or guesses the seed can take the noise off; use --secure.");
  }
  if (rows.counts.readAsDetected) reasons.push_back(sentence("Core", kDetectedReadingNote));
  if (!fit.reached) reasons.emplace_back("The minimum was not reached, and the guarantee is about it.");
  return reasons;
}

Json numbers(const Eigen::VectorXd& v) {
  return v.size() == 0 ? Json(nullptr) : Json(std::vector<double>(v.begin(), v.end()));
}

/// The promise about the weights alone. The noise, what was minimised and how far, how long it took and the
/// notes are functions of the private rows, some of them of the noise: with the noise everybody could take it
/// off.
Guarantee guaranteeOf(const Wanted& wanted, const Rows& rows, const std::vector<std::string>& reasons) {
  return amongPeople(guaranteeOfRows(wanted.data, rows.counts, wanted.epsilon, wanted.delta,
                                     reasons.empty() ? std::string() : reasons.front()),
                     rows.counts.units());
}

/// The facts about the rows and the fit that may be shown where nothing is promised.
Json unprotected(const Rows& rows, const PrivateFit& fit, double seconds) {
  return {{"objective", fit.objective}, {"gradient_norm", fit.gradientNorm},
          {"reached", fit.reached},     {"steps", fit.steps},
          {"seconds", seconds},         {"noise", numbers(fit.noise)},
          {"notes", rows.notes}};
}

Json answer(const Arguments& arguments, const Wanted& wanted, const Rows& rows, const PrivateFit& fit,
            double seconds) {
  const auto ifNoisy = [&](double value) {
    return wanted.method == Perturbation::none ? Json(nullptr) : Json(value);
  };
  const ProtectedUnit unit = protectedUnit(wanted.data);
  std::vector<std::string> reasons = leaks(arguments, wanted, rows, fit);
  const Guarantee guarantee = guaranteeOf(wanted, rows, reasons);
  if (!guarantee.isPrivate() && reasons.empty()) reasons.push_back(guarantee.note());
  Json found{{"weights", numbers(fit.weights)},
             {"columns", rows.x.columns},
             {"rows", rows.x.rows->rows()},
             {"method", idOf(wanted.method)},
             {"loss", nameOf(wanted.loss.kind)},
             {"lambda", wanted.lambda},
             {"epsilon", ifNoisy(wanted.epsilon)},
             {"delta", isGaussian(wanted.method) ? Json(wanted.delta) : Json(nullptr)},
             {"epsilon_of_noise", ifNoisy(unit.rows() * fit.plan.epsilonOfNoise)},
             {"delta_reg", ifNoisy(fit.plan.extraRegularisation)},
             {"noise_scale", ifNoisy(fit.plan.noiseScale)},
             {"neighbours", "row"},
             {"unit", unit.isPerson() ? "person" : "row"},
             {"rows_per_person", unit.isPerson() ? Json(unit.most) : Json(nullptr)},
             {"among_complete_rows", leavesRowsOut(wanted.data, rows.counts)},
             {"private", guarantee.isPrivate()},
             {"reasons", reasons},
             {"float_safe", guarantee.isPrivate()}};
  if (!guarantee.isPrivate()) found.update(unprotected(rows, fit, seconds));
  return found;
}

}  // namespace

int runFit(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("fit"),
      QStringLiteral("Fits a linear classifier, private or not, and prints it as JSON. Where the weights are "
                     "private, nothing else that tells of the rows is printed, and they are whole steps of a "
                     "lattice to their last bits. The promise is for one row or, with --person, for all rows "
                     "of one person."),
      {QStringLiteral("DATA")}, fitOptions(), given);
  const Wanted wanted = wantedFrom(arguments);
  listenForInterrupt(Interrupt::endsSoon);
  const Rows rows = loadRows(wanted);
  const auto begin = std::chrono::steady_clock::now();
  const PrivateFit fit = fitted(arguments, wanted, rows);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  if (wasInterrupted()) return interruptedCode();
  if (!fit.reached)
    std::fputs("epsiscope: fit: the minimum was not reached to 1e-10; see gradient_norm.\n", stderr);
  std::puts(dumped(answer(arguments, wanted, rows, fit, seconds.count()), 2).c_str());
  return 0;
}

}  // namespace epsiscope
