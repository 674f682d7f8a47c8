#include "core/start/paper_forms.h"

#include "core/study/study.h"
#include "core/tasks/label_privacy/paper_form.h"
#include "core/tasks/private_classifier/paper_form.h"

namespace epsiscope {

namespace {

std::optional<Study> formed(const Study& study, PaperForm form) {
  std::optional<Study> made = inLabelPaperForm(study, form);
  return made ? made : inClassifierPaperForm(study, form);
}

}  // namespace

bool hasPaperForms(const Study& study) {
  return formed(study, PaperForm::ours).has_value();
}

Study inPaperForm(const Study& study, PaperForm form) {
  return formed(study, form).value_or(study);
}

std::optional<PaperForm> paperFormOf(const Study& study) {
  for (const PaperForm form : {PaperForm::ours, PaperForm::described, PaperForm::printed})
    if (formed(study, form) == study) return form;
  return std::nullopt;
}

}  // namespace epsiscope
