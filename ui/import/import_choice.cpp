#include "ui/import/import_choice.h"

#include <QObject>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "core/study/prepare_study.h"
#include "ui/language/language.h"
#include "ui/widgets/number_text.h"
#include "ui/window/data_defaults.h"

namespace epsiscope {

namespace {

void chooseTarget(DataChoice& data, const std::string& target) {
  if (data.target == target) return;
  data.target = target;
  data.lower = data.upper = std::nullopt;
  data.boundsFromData = false;
  data.unit.reset();
  data.positive.reset();
}

auto findChoice(auto& columns, const std::string& column) {
  return std::ranges::find(columns, column, &ColumnChoice::column);
}

}  // namespace

DataChoice importedChoice(const Study& study, const Dataset& dataset, const Replacements& answers) {
  DataChoice data = rematched(study.data, dataset, answers);
  if (dataset.find(data.target) >= 0) return data;
  Study fitted = study;
  fitted.data = data;
  chooseTarget(data, withData(fitted, data.file, dataset).data.target);
  return data;
}

std::vector<Mismatch> openMismatches(const Study& study, const Dataset& dataset,
                                     const Replacements& answers) {
  std::vector<Mismatch> open = mismatches(study.data, hasClasses(study), dataset);
  std::erase_if(open, [&](const Mismatch& one) { return one.name.empty() || answers.contains(one.name); });
  return open;
}

ImportRole roleOf(const DataChoice& data, const std::string& column) {
  if (data.target == column) return ImportRole::target;
  const bool isFeature = !data.features || std::ranges::count(*data.features, column) > 0;
  return isFeature ? ImportRole::feature : ImportRole::ignored;
}

std::vector<ImportRole> rolesOf(const DataChoice& data, const Dataset& dataset) {
  std::set<std::string_view> features;
  if (data.features) features.insert(data.features->begin(), data.features->end());
  std::vector<ImportRole> roles;
  for (const Column& column : dataset.columns)
    roles.push_back(column.name == data.target                         ? ImportRole::target
                    : !data.features || features.contains(column.name) ? ImportRole::feature
                                                                       : ImportRole::ignored);
  return roles;
}

void giveRole(DataChoice& data, const Dataset& dataset, const std::string& column, ImportRole role) {
  if (data.target == column || roleOf(data, column) == role) return;
  if (role == ImportRole::target) {
    if (data.features) std::erase(*data.features, column);
    return chooseTarget(data, column);
  }
  std::vector<std::string> all, features;
  const std::vector<ImportRole> roles = rolesOf(data, dataset);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const std::string& name = dataset.columns[i].name;
    if (roles[i] == ImportRole::target) continue;
    all.push_back(name);
    if ((name == column ? role : roles[i]) == ImportRole::feature) features.push_back(name);
  }
  if (data.features)
    std::ranges::copy_if(*data.features, std::back_inserter(features),
                         [&](const std::string& name) { return dataset.find(name) < 0; });
  data.features = features == all ? std::nullopt : std::optional(features);
}

void declareKind(DataChoice& data, const std::string& column, std::optional<ColumnKind> kind) {
  const auto found = findChoice(data.columns, column);
  if (found == data.columns.end()) {
    if (kind) data.columns.push_back({.column = column, .kind = kind});
  } else if (!kind && !found->categories) {
    data.columns.erase(found);
  } else {
    found->kind = kind;
  }
}

std::optional<ColumnKind> declaredKind(const DataChoice& data, const std::string& column) {
  const auto found = findChoice(data.columns, column);
  return found == data.columns.end() ? std::nullopt : found->kind;
}

QString keptSentence(const DataChoice& before, const DataChoice& after) {
  QStringList kept;
  if (!before.target.empty() && before.target == after.target)
    kept << QObject::tr("target \"%1\"").arg(QString::fromStdString(after.target));
  if (before.features && before.features == after.features)
    kept << countedText("QObject", "%1 features", "%1 feature", after.features->size());
  if (before.lower && before.upper && before.lower == after.lower && before.upper == after.upper)
    kept << QObject::tr("bounds %1 to %2").arg(numberText(*after.lower), numberText(*after.upper));
  if (!before.columnBounds.empty() && before.columnBounds == after.columnBounds)
    kept << QObject::tr("bounds of columns");
  return kept.isEmpty() ? QString()
                        : QObject::tr("Kept from the study: %1.").arg(kept.join(QStringLiteral(", ")));
}

}  // namespace epsiscope
