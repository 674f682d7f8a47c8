#include "core/tasks/metric_words.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>

#include "core/results/result.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

bool isShare(const std::string& metric) {
  return metric == kTestError || metric == kLabelError;
}

}  // namespace

std::string squaredInWords(const std::string& unit) {
  const bool isWord = std::ranges::all_of(unit, [](unsigned char c) { return c >= 0x80 || std::isalpha(c); });
  return filled(sentence("Core", "%1 squared"), isWord ? unit : '(' + unit + ')');
}

bool isSquaredMetric(const std::string& metric) {
  return metric == "test_mse" || metric == "label_mse" || metric == "mse";
}

std::string nameOfMetric(const std::string& metric) {
  if (metric == "test_mse") return sentence("Core", "mean squared test error");
  if (metric == "label_mse") return sentence("Core", "mean squared error of the labels");
  if (metric == "mse") return sentence("Core", "expected squared error");
  if (metric == kTestError) return sentence("Core", "share of wrong classes");
  if (metric == kLabelError) return sentence("Core", "share of wrong answers");
  if (metric == kTestPinball) return sentence("Core", "mean pinball loss");
  if (metric == kTestLoss) return sentence("Core", "mean test loss");
  return metric;
}

std::string unitOfMetric(const Study& study, const std::string& metric) {
  if (isSquaredMetric(metric)) return squaredInWords(taskOf(study).unitOf(study));
  if (metric == kTestPinball) return taskOf(study).unitOf(study);
  return isShare(metric) ? sentence("Core", "share of rows") : std::string();
}

std::string errorWithUnit(const Study& study, const std::string& metric, double error) {
  // A number that people compare with others has no power of ten.
  const auto text = [](double value) {
    return shortestText(std::strtod(roundedText(value, 4).c_str(), nullptr));
  };
  const std::string number = text(error), unit = unitOfMetric(study, metric);
  if (unit.empty()) return number;
  if (isShare(metric)) return filled(sentence("Core", "%1 (%2)"), number, unit);
  if (!isSquaredMetric(metric)) return number + ' ' + unit;
  return filled(sentence("Core", "%1 %2 (root %3 %4)"), number, unit, text(std::sqrt(error)),
                taskOf(study).unitOf(study));
}

}  // namespace epsiscope
