#include "core/study/kernel_rows.h"

#include <algorithm>
#include <utility>

#include "core/data/split.h"
#include "core/data/wording.h"
#include "core/erm/classes.h"
#include "core/learners/standardised_rows.h"
#include "core/study/kernel_release.h"
#include "core/study/notes.h"
#include "core/study/preparations.h"
#include "core/study/streams.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using TableRows = std::vector<std::uint32_t>;

/// Of the rows in use: row i of the table is at place[i].
TableRows places(const PreparedData& data, const TableRows& rows) {
  TableRows found;
  for (const std::uint32_t row : rows)
    found.push_back(static_cast<std::uint32_t>(std::lower_bound(data.rows.begin(), data.rows.end(), row) -
                                               data.rows.begin()));
  return found;
}

/// The first `count` of a random order, ascending.
TableRows firstOfOrder(TableRows rows, std::size_t count, Rng rng) {
  for (std::size_t i = 0; i < count; ++i)
    std::swap(rows[i], rows[i + static_cast<std::size_t>(rng.below(rows.size() - i))]);
  rows.resize(count);
  std::sort(rows.begin(), rows.end());
  return rows;
}

TableRows evenlySpaced(const TableRows& rows, std::size_t count) {
  TableRows some(count);
  for (std::size_t i = 0; i < count; ++i) some[i] = rows[i * rows.size() / count];
  return some;
}

MatrixXd standardised(const StandardisedRows& features, const TableRows& rows) {
  MatrixXd x;
  features.gather(rows, x);
  return x.rightCols(x.cols() - 1);
}

MatrixXd asInFile(const PreparedData& data, const TableRows& rows) {
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

/// Rows longer than 1 are shortened to 1: each by itself, so that nothing is learned from the others.
void intoUnitBall(MatrixXd& x) {
  for (Index i = 0; i < x.rows(); ++i) x.row(i) /= std::max(1.0, x.row(i).norm());
}

Eigen::VectorXd labelsAt(const KernelData& data, const TableRows& rows) {
  Eigen::VectorXd labels(static_cast<Index>(rows.size()));
  const TableRows at = places(data.data, rows);
  for (std::size_t i = 0; i < at.size(); ++i) labels[static_cast<Index>(i)] = data.labels[at[i]];
  return labels;
}

/// The rows of one trial and their features.
void fillRows(const Study& study, const KernelData& data, const Split& split, const TableRows& train,
              const TableRows& test, unsigned threads, KernelRows& made) {
  if (data.unitRows) {
    made.rows = dense(*data.unitRows->rows->takeRows(places(data.data, train)));
    made.testRows = dense(*data.unitRows->rows->takeRows(places(data.data, test)));
  } else if (study.data.prepare == kPrepareStandardise) {
    const StandardisedRows features(data.data, split.train, threads, [] { return true; });
    made.rows = standardised(features, train);
    made.testRows = standardised(features, test);
    if (!features.dropped().empty())
      made.notes.push_back(
          "Left out, being constant in the training part: " + quotedList(features.dropped()) + ".");
  } else {
    made.rows = asInFile(data.data, train);
    made.testRows = asInFile(data.data, test);
  }
  if (!needsUnitBall(kernelOf(study.kernelRelease))) return;
  intoUnitBall(made.rows);
  intoUnitBall(made.testRows);
}

void noteSizes(const KernelRows& made, bool asked, std::vector<std::string>& notes) {
  const auto rows = static_cast<std::size_t>(made.rows.rows()),
             tested = static_cast<std::size_t>(made.testRows.rows());
  if (rows < made.trainPart && !asked)
    notes.push_back("The training part has " + std::to_string(made.trainPart) + " rows, of which a random " +
                    std::to_string(rows) + " are used; the noise is for " + std::to_string(rows) + ".");
  if (tested < made.testPart)
    notes.push_back("Errors of the curves are means over " + std::to_string(tested) + " of " +
                    std::to_string(made.testPart) + " test rows; a run takes all of them.");
}

std::vector<double> columnBoundsOf(const DataChoice& choice, const PreparedData& data) {
  std::vector<double> bounds;
  for (const Feature& feature : data.features) {
    const auto declared =
        std::find_if(choice.columnBounds.begin(), choice.columnBounds.end(),
                     [&](const ColumnBound& bound) { return bound.column == feature.name; });
    bounds.push_back(declared == choice.columnBounds.end() ? std::nan("") : declared->bound);
  }
  return bounds;
}

}  // namespace

KernelData kernelData(const Study& study, PreparedData data) {
  KernelData made{.data = std::move(data), .unitRows = {}, .labels = {}, .notes = {}};
  made.notes = kernelReleaseNotes(study, made.data);
  if (isSvm(study)) {
    std::vector<Problem> problems;
    const Classes classes = classesOf(*made.data.targetColumn, made.data.rows, study.data.positive, problems);
    made.labels.assign(classes.labels.begin(), classes.labels.end());
    made.notes.insert(made.notes.end(), classes.notes.begin(), classes.notes.end());
  } else {
    for (const std::uint32_t row : made.data.rows) made.labels.push_back(made.data.target[row]);
  }
  const bool plain = study.data.prepare == kPrepareUnitRowsPlain;
  if (!plain && study.data.prepare != kPrepareUnitRows) return made;
  made.unitRows = unitRows(
      made.data, {.how = plain ? UnitRowsOptions::How::unitRowsPlain : UnitRowsOptions::How::unitRows,
                  .columnBounds = columnBoundsOf(study.data, made.data)});
  for (const std::string& note : made.unitRows->notes) addOnce(made.notes, note);
  return made;
}

KernelRows kernelRows(const Study& study, const KernelData& data, int trial, const KernelRowsWanted& wanted,
                      unsigned threads) {
  Rng rng = splitStream(study.seed, trial);
  const Split split = randomSplit(data.data.rows, study.testFraction, rng);
  const auto most = static_cast<std::size_t>(study.kernelRelease.mostRows);
  const std::size_t count = std::min({wanted.rows > 0 ? wanted.rows : most, most, split.train.size()});
  const TableRows train = firstOfOrder(split.train, count, orderStream(study.seed, trial));
  const bool fewer = wanted.mostTestRows > 0 && wanted.mostTestRows < split.test.size();
  const TableRows test = fewer ? evenlySpaced(split.test, wanted.mostTestRows) : split.test;
  KernelRows made;
  made.labels = labelsAt(data, train);
  made.testLabels = labelsAt(data, test);
  made.trainPart = split.train.size();
  made.testPart = split.test.size();
  fillRows(study, data, split, train, test, threads, made);
  noteSizes(made, wanted.rows > 0, made.notes);
  return made;
}

}  // namespace epsiscope
