#include "core/tasks/private_classifier/paper_form.h"

#include "core/erm/perturbation.h"
#include "core/study/printed_mistakes.h"
#include "core/study/study.h"
#include "core/tasks/private_classifier/task.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

bool isOfErmPaper(const Study& study) {
  const bool isOfRows = study.data.recipe == "adult" || study.data.recipe == "kddcup99";
  return study.task == privateClassifierTask().facts().task && !study.published.empty() && isOfRows;
}

}  // namespace

std::optional<Study> inClassifierPaperForm(const Study& study, PaperForm form) {
  if (!isOfErmPaper(study)) return std::nullopt;
  Study made = study;
  made.asPrinted.clear();
  made.privateClassifier.methods = {idOf(Perturbation::none), idOf(Perturbation::output),
                                    idOf(Perturbation::objective)};
  if (form == PaperForm::ours)
    made.privateClassifier.methods.emplace_back(idOf(Perturbation::objectiveTight));
  // No code is published: the text's own count of the noise, Lemma 5.
  if (form == PaperForm::printed) made.asPrinted = {rowOf(PrintedMistake::wholeBudget).id};
  return made;
}

}  // namespace epsiscope
