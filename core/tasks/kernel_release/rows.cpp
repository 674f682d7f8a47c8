#include "core/tasks/kernel_release/rows.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/evenly_spread.h"
#include "core/erm/classes.h"
#include "core/learners/standardised_rows.h"
#include "core/tasks/feature_inputs.h"
#include "core/prepare/label_sample.h"
#include "core/prepare/split.h"
#include "core/study/preparations.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Places = std::vector<std::uint32_t>;  ///< places in PreparedData::rows

std::vector<std::uint32_t> tableRows(const PreparedData& data, const Places& places) {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t place : places) rows.push_back(data.rows[place]);
  return rows;
}

/// The first `count` of a random order, ascending.
Places firstOfOrder(Places rows, std::size_t count, Rng rng) {
  for (std::size_t i = 0; i < count; ++i)
    std::swap(rows[i], rows[i + static_cast<std::size_t>(rng.below(rows.size() - i))]);
  rows.resize(count);
  std::sort(rows.begin(), rows.end());
  return rows;
}

MatrixXd standardised(const StandardisedRows& features, const std::vector<std::uint32_t>& rows) {
  MatrixXd x;
  features.gather(rows, x);
  return x.rightCols(x.cols() - 1);
}

MatrixXd asInFile(const PreparedData& data, const std::vector<std::uint32_t>& rows) {
  MatrixXd x(static_cast<Index>(rows.size()), static_cast<Index>(data.features.size()));
  for (Index j = 0; j < x.cols(); ++j)
    for (Index i = 0; i < x.rows(); ++i)
      x(i, j) = data.features[static_cast<std::size_t>(j)].at(rows[static_cast<std::size_t>(i)]);
  return x;
}

MatrixXd dense(const ClassRows& rows) {
  MatrixXd x(static_cast<Index>(rows.rows()), rows.columns());
  Eigen::VectorXd column;
  for (Index j = 0; j < x.cols(); ++j) {
    rows.margins(Eigen::VectorXd::Unit(x.cols(), j), column);
    x.col(j) = column;
  }
  return x;
}

/// Shortens rows longer than 1 to 1: each by itself, so that nothing is learned from the others.
void intoUnitBall(MatrixXd& x) {
  for (Index i = 0; i < x.rows(); ++i) x.row(i) /= std::max(1.0, x.row(i).norm());
}

Eigen::VectorXd labelsAt(const KernelData& data, const Places& places) {
  Eigen::VectorXd labels(static_cast<Index>(places.size()));
  for (std::size_t i = 0; i < places.size(); ++i) labels[static_cast<Index>(i)] = data.labels[places[i]];
  return labels;
}

/// Fills in the rows of one trial and their features.
void fillRows(const KernelReleaseInputs& inputs, const KernelData& given, const Split& split,
              const Places& train, const Places& test, unsigned threads, KernelRows& made) {
  const PreparedData& data = given.table->data();
  if (given.unitRows) {
    made.rows = dense(*given.unitRows->rows->takeRows(train));
    made.testRows = dense(*given.unitRows->rows->takeRows(test));
  } else if (inputs.features.prepare == kPrepareStandardise) {
    const StandardisedRows features(data, tableRows(data, split.train), threads, [] { return true; });
    made.rows = standardised(features, tableRows(data, train));
    made.testRows = standardised(features, tableRows(data, test));
    made.dropped = features.dropped().size();
    if (!features.dropped().empty())
      made.notes.push_back(filled(sentence("Core", "Left out, being constant in the training part: %1."),
                                  quotedList(features.dropped())));
  } else {
    made.rows = asInFile(data, tableRows(data, train));
    made.testRows = asInFile(data, tableRows(data, test));
  }
  if (!needsUnitBall(inputs.kernel)) return;
  intoUnitBall(made.rows);
  intoUnitBall(made.testRows);
}

void noteSizes(const KernelRows& made, bool asked, std::vector<std::string>& notes) {
  const auto rows = static_cast<std::size_t>(made.rows.rows()),
             tested = static_cast<std::size_t>(made.testRows.rows());
  if (rows < made.trainPart && !asked)
    notes.push_back(
        filled(sentence("Core",
                        "The training part has %1 rows, of which a random %2 are used; the noise is for %3."),
               made.trainPart, rows, rows));
  if (tested < made.testPart)
    notes.push_back(filled(
        sentence("Core", "Errors of the curves are means over %1 of %2 test rows; a run takes all of them."),
        tested, made.testPart));
}

}  // namespace

KernelData kernelData(const KernelReleaseInputs& inputs, std::shared_ptr<const PreparedTable> table) {
  const PreparedData& data = table->data();
  KernelData made{
      .table = std::move(table), .unitRows = {}, .labels = {}, .notes = kernelReleaseNotes(inputs, data)};
  if (isOfClasses(inputs.loss.kind)) {
    std::vector<Problem> problems;
    const Classes classes = classesOf(*data.targetColumn, data.rows, inputs.positive, problems);
    made.labels.assign(classes.labels.begin(), classes.labels.end());
    made.notes.insert(made.notes.end(), classes.notes.begin(), classes.notes.end());
  } else {
    for (const std::uint32_t row : data.rows) made.labels.push_back(data.target[row]);
  }
  const std::string& prepare = inputs.features.prepare;
  if (prepare != kPrepareUnitRows && prepare != kPrepareUnitRowsPlain) return made;
  made.unitRows = unitRows(data, unitRowsOptions(inputs.features, data));
  for (const std::string& note : made.unitRows->notes) addOnce(made.notes, note);
  return made;
}

KernelRows kernelRows(const KernelReleaseInputs& inputs, const KernelData& data,
                      const KernelRowsWanted& wanted, unsigned threads) {
  Places all(data.table->data().rows.size());
  std::iota(all.begin(), all.end(), 0U);
  const Split split = splitRows(all, data.table->data().persons, inputs.split);
  const auto most = static_cast<std::size_t>(inputs.mostRows);
  const std::size_t count = std::min({wanted.rows > 0 ? wanted.rows : most, most, split.train.size()});
  const Places train = firstOfOrder(split.train, count, orderStream(inputs.split.seed, inputs.split.trial));
  const bool fewer = wanted.mostTestRows > 0 && wanted.mostTestRows < split.test.size();
  KernelRows made;
  Places test = split.test;
  if (fewer && isOfClasses(inputs.loss.kind)) {
    test = evenlySpread<std::uint32_t>(split.test, wanted.mostTestRows);
  } else if (fewer) {
    const Eigen::VectorXd labels = labelsAt(data, split.test);
    const LabelSample some = sampleByLabel({labels.data(), split.test.size()}, wanted.mostTestRows);
    test.clear();
    for (const std::size_t place : some.places) test.push_back(split.test[place]);
    made.testWeights =
        Eigen::Map<const Eigen::VectorXd>(some.weights.data(), static_cast<Index>(some.weights.size()));
  }
  made.labels = labelsAt(data, train);
  made.testLabels = labelsAt(data, test);
  made.trainPart = split.train.size();
  made.testPart = split.test.size();
  fillRows(inputs, data, split, train, test, threads, made);
  noteSizes(made, wanted.rows > 0, made.notes);
  return made;
}

MatrixXd preparedLike(const KernelReleaseInputs& inputs, const KernelData& given, const PreparedData& points,
                      unsigned threads) {
  const PreparedData& data = given.table->data();
  MatrixXd rows;
  if (given.unitRows) {
    UnitRowsOptions options = unitRowsOptions(inputs.features, data);
    options.columnBounds = given.unitRows->columnBounds;
    options.columnLowers = given.unitRows->columnLowers;
    rows = dense(*unitRows(points, options).rows);
  } else if (inputs.features.prepare == kPrepareStandardise) {
    Places all(data.rows.size());
    std::iota(all.begin(), all.end(), 0U);
    const Split split = splitRows(all, data.persons, inputs.split);
    const StandardisedRows features(data, tableRows(data, split.train), threads, [] { return true; });
    rows = features.gatherFrom(points).rightCols(static_cast<Index>(features.width()) - 1);
  } else {
    rows = asInFile(points, points.rows);
  }
  if (needsUnitBall(inputs.kernel)) intoUnitBall(rows);
  return rows;
}

}  // namespace epsiscope
