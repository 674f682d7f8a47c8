#pragma once

#include "core/study/key_values.h"
#include "core/study/plan.h"
#include "core/study/study.h"

namespace epsiscope {

// The keys of a study file, once, in the order in which they are written. A visitor is called as visit(key,
// value) for each key and as visit.block(key, function, value) for each block, which is written only if
// `isWritten`; the writer and the reader of
// study_json.cpp are the two visitors. The keys of a block that has a header of its own stand there.

template <class Visit>
void visitAbout(Visit& visit, About& about) {
  visit("purpose", about.purpose);
  visit("author", about.author);
}

template <class Visit>
void visitColumnBound(Visit& visit, ColumnBound& bound) {
  visit("column", bound.column);
  visit("bound", bound.bound);
  visit("lower", bound.lower);
}

template <class Visit>
void visitColumnChoice(Visit& visit, ColumnChoice& choice) {
  visit("column", choice.column);
  visit("kind", choice.kind);
  visit("categories", choice.categories);
  visit("reading", choice.reading);
  visit("unit", choice.unit);
  visit("missing", TextsOrNumbers{choice.missing});
  visit("same", choice.same);
  visit("labels", choice.labels);
}

template <class Visit>
void visitPlan(Visit& visit, DataPlan& plan) {
  visit("rows", plan.rows);
  visit("features", plan.features);
  visit("r2", plan.r2);
  visit("shape", plan.shape);
  visit("lower", plan.lower);
  visit("upper", plan.upper);
}

/// The keys of a reading stand in the block "data" like all others.
template <class Visit>
void visitReading(Visit& visit, ReadingChoice& reading) {
  for (const ReadingKey& key : readingKeys())
    std::visit([&](const auto& value) { visit(key.key, reading.*value.given); }, key.value);
}

template <class Visit>
void visitData(Visit& visit, DataChoice& data) {
  visit("file", data.file);
  visit("recipe", data.recipe);
  visit("sha256", data.sha256);
  visit.block("plan", visitPlan<Visit>, data.plan, isPlan(data) || data.plan != DataPlan{});
  visit("target", data.target);
  visit("features", data.features);
  visit("lower", data.lower);
  visit("upper", data.upper);
  visit("bounds_from_data", data.boundsFromData);
  visit("unit", data.unit);
  visit("positive", TextOrNumber{data.positive});
  visit("prepare", data.prepare);
  visit.blocks("column_bounds", visitColumnBound<Visit>, data.columnBounds);
  visit.blocks("columns", visitColumnChoice<Visit>, data.columns);
  visit("max_categories", data.maxCategories);
  visit("reading", data.reading.origin);
  visitReading(visit, data.reading);
  visit("person", data.person);
  visit("rows_per_person", data.rowsPerPerson);
  visit("weight", data.weight);
  visit("missing", data.missing);
  visit("bad_cells", data.badCells);
}

template <class Visit>
void visitStudy(Visit& visit, Study& study) {
  visit.block("about", visitAbout<Visit>, study.about);
  visit.block("data", visitData<Visit>, study.data);
  visit("task", study.task);
  visit("mode", study.mode);
  visit("epsilon", study.epsilon);
  visit("trials", study.trials);
  visit("test_fraction", study.testFraction);
  visit("train_sizes", study.trainSizes);
  visit("seed", study.seed);
  visit("split_seed", study.splitSeed);
  visit("prior_seed", study.priorSeed);
  visit.block("label_privacy", visitLabelPrivacy<Visit>, study.labelPrivacy);
  visit.block("kernel_release", visitKernelRelease<Visit>, study.kernelRelease);
  visit.block("private_classifier", visitPrivateClassifier<Visit>, study.privateClassifier);
  visit.block("statistic", visitStatistic<Visit>, study.statistic);
  visit.block("label_classes", visitLabelClasses<Visit>, study.labelClasses);
  visit.block("private_regression", visitPrivateRegression<Visit>, study.privateRegression);
  visit.blocks("published", visitPublished<Visit>, study.published);
  visit("as_printed", study.asPrinted);
  visit.block("view", visitView<Visit>, study.view);
}

}  // namespace epsiscope
