#include "ui/views/lambda.h"

#include "ui/widgets/number_text.h"

namespace epsiscope {

std::optional<double> lambdaOf(const Study& study) {
  if (study.task == TaskId::kernelRelease) return study.kernelRelease.lambda;
  if (study.task == TaskId::privateClassifier) return study.privateClassifier.lambda;
  return {};
}

void setLambda(Study& study, double lambda) {
  if (study.task == TaskId::kernelRelease) study.kernelRelease.lambda = lambda;
  if (study.task == TaskId::privateClassifier) study.privateClassifier.lambda = lambda;
}

QString lambdaSymbol(const Study& study) {
  return study.task == TaskId::privateClassifier ? QStringLiteral("Λ") : QStringLiteral("λ");
}

QString epsilonFact(double epsilon) {
  return QStringLiteral("ε ") + numberText(epsilon);
}

QString lambdaFact(const Study& study, double lambda) {
  return lambdaSymbol(study) + QLatin1Char(' ') + numberText(lambda);
}

}  // namespace epsiscope
