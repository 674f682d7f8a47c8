#pragma once

#include "core/study/plan.h"
#include "core/study/study.h"

namespace epsiscope {

/// A number, or a word that stands for its absence: `"lambda": "matched"`.
inline constexpr const char* kSuggested = "suggested";
struct NumberOrWord {
  std::optional<double>& number;
  const char* word;
};
/// One text, or a list of them: `"learner": "ridge"`.
struct OneOrMore {
  std::vector<std::string>& texts;
};
/// A text that may also be written as a number: `"positive": 1`.
struct TextOrNumber {
  std::optional<std::string>& text;
};

// The keys of a study file, once, in the order in which they are written. A visitor is called as visit(key,
// value) for each key and as visit.block(key, function, value) for each block, which is written only if
// `isWritten`; the writer and the reader of
// study_json.cpp are the two visitors.

template <class Visit>
void visitAbout(Visit& visit, About& about) {
  visit("purpose", about.purpose);
  visit("author", about.author);
}

template <class Visit>
void visitColumnBound(Visit& visit, ColumnBound& bound) {
  visit("column", bound.column);
  visit("bound", bound.bound);
}

template <class Visit>
void visitColumnChoice(Visit& visit, ColumnChoice& choice) {
  visit("column", choice.column);
  visit("kind", choice.kind);
  visit("categories", choice.categories);
  visit("reading", choice.reading);
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
    std::visit([&](const auto& value) { visit(key.key, reading.*value.told); }, key.value);
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
  visitReading(visit, data.reading);
  visit("missing", data.missing);
  visit("bad_cells", data.badCells);
}

template <class Visit>
void visitLabelPrivacy(Visit& visit, LabelPrivacy& task) {
  visit("methods", task.methods);
  visit("learner", OneOrMore{task.learners});
  visit("lambda", NumberOrWord{task.lambda, "matched"});
  visit("random_features", task.randomFeatures);
  visit("feature_gamma", task.featureGamma);
  visit("rr_values", task.rrValues);
  visit("unbiased_values", task.unbiasedValues);
  visit("zeta", NumberOrWord{task.zeta, kSuggested});
  visit("delta", task.delta);
  visit("prior", task.prior);
  visit("prior_file", task.priorFile);
  visit("prior_share", NumberOrWord{task.priorShare, kSuggested});
  visit("bin_width", NumberOrWord{task.binWidth, kSuggested});
  visit("clip_predictions", task.clipPredictions);
}

template <class Visit>
void visitKernelRelease(Visit& visit, KernelRelease& task) {
  visit("method", task.method);
  visit("kernel", task.kernel);
  visit("gamma", task.gamma);
  visit("degree", task.degree);
  visit("lambda", task.lambda);
  visit("lambda_sweep", task.lambdaSweep);
  visit("predictions", task.predictions);
  visit("smoothness", task.smoothness);
  visit("approximation", task.approximation);
  visit("bound", task.bound);
  visit("most_rows", task.mostRows);
}

template <class Visit>
void visitPrivateClassifier(Visit& visit, PrivateClassifier& task) {
  visit("methods", task.methods);
  visit("loss", task.loss);
  visit("h", task.h);
  visit("lambda", task.lambda);
  visit("lambda_sweep", task.lambdaSweep);
  visit("draws", task.draws);
  visit("random_features", task.randomFeatures);
  visit("gamma", task.gamma);
  visit("tune", task.tune);
}

template <class Visit>
void visitLabelClasses(Visit& visit, LabelClasses& task) {
  visit("methods", task.methods);
  visit("classes", task.classes);
  visit("prior", task.prior);
  visit("prior_share", NumberOrWord{task.priorShare, kSuggested});
  visit("lambda", NumberOrWord{task.lambda, kSuggested});
  visit("random_features", task.randomFeatures);
  visit("gamma", task.gamma);
}

template <class Visit>
void visitPublished(Visit& visit, PublishedColumn& column) {
  visit("label", column.label);
  visit("method", column.method);
  visit("source", column.source);
  visit("private", column.isPrivate);
  visit("reason", column.reason);
  visit("private_below", column.privateBelow);
  visit("epsilon", column.epsilon);
  visit("lambda", column.lambda);
  visit("error", column.error);
  visit("sd", column.sd);
  visit("without_privacy", column.withoutPrivacy);
}

template <class Visit>
void visitChartLook(Visit& visit, ChartLook& look) {
  visit("chart", look.chart);
  visit("zoom", look.zoom);
  visit("hidden", look.hidden);
  visit("markers", look.markers);
  visit("log_x", look.logX);
  visit("log_y", look.logY);
}

template <class Visit>
void visitView(Visit& visit, ViewState& view) {
  visit("epsilon", view.epsilon);
  visit("label", view.label);
  visit("other_label", view.otherLabel);
  visit("tab", view.tab);
  visit("learner", view.learner);
  visit("error_target", view.errorTarget);
  visit("metric", view.metric);
  visit("trade_off_axis", view.tradeOffAxis);
  visit("theory_axis", view.theoryAxis);
  visit("as_printed", view.asPrinted);
  visit("method", view.method);
  visit("compare_epsilon", view.compareEpsilon);
  visit("ghost", view.ghost);
  visit("row", view.row);
  visit("search_deeper", view.searchDeeper);
  visit("draws", view.draws);
  visit.blocks("charts", visitChartLook<Visit>, view.charts);
  visit("lesson", view.lesson);
  visit("lesson_step", view.lessonStep);
  visit.rest(view.other);
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
  visit.blocks("published", visitPublished<Visit>, study.published);
  visit("as_printed", study.asPrinted);
  visit.block("view", visitView<Visit>, study.view);
}

}  // namespace epsiscope
