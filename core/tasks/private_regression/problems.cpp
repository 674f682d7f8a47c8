#include "core/tasks/private_regression/problems.h"

#include "core/study/preparations.h"
#include "core/study/problem_list.h"
#include "core/study/study.h"
#include "core/tasks/private_regression/task.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The most numbers of mapped rows: 2 GB.
constexpr double kMostMappedEntries = 2.5e8;

}  // namespace

void checkPrivateRegression(const Study& study, ProblemList& found) {
  const PrivateRegression& task = study.privateRegression;
  std::vector<std::string> methods;
  for (const Method& method : privateRegressionTask().methods()) methods.push_back(method.id);
  found.list("private_regression.methods", sentence("Core", "methods"), task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("private_regression.methods", sentence("Core", "method"), methods, method);
  for (const char* key :
       {"private_regression.lambda", "private_regression.delta", "private_regression.gamma"})
    found.number(study, key);
  if (task.randomFeatures != 0) found.number(study, "private_regression.random_features");
}

void checkPrivateRegressionData(const Study& study, const PreparedTable& table, ProblemList& found) {
  const PreparedData& data = table.data();
  const int features = study.privateRegression.randomFeatures;
  if (features > 0 && static_cast<double>(data.rows.size()) * features > kMostMappedEntries)
    found.add(
        "private_regression.random_features",
        filled(counted("Core", "%1 random features of %n rows do not fit into memory; choose fewer features.",
                       "%1 random features of %n row do not fit into memory; choose fewer features.",
                       data.rows.size()),
               features));
  if (study.data.prepare == kPrepareNone && !table.longRow().empty())
    found.add("data.prepare", table.longRow());
}

}  // namespace epsiscope
