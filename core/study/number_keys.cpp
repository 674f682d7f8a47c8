#include "core/study/number_keys.h"

#include "core/study/plan.h"
#include "core/study/study.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace epsiscope {

namespace {

template <class Value>
std::optional<double> numberOf(const Value& value) {
  return static_cast<double>(value);
}
template <>
std::optional<double> numberOf(const std::optional<double>& value) {
  return value;
}

template <class Value>
void put(std::optional<double> number, Value& value) {
  if (number) value = static_cast<Value>(*number);
}
template <>
void put(std::optional<double> number, std::optional<double>& value) {
  value = number;
}
template <>
void put(std::optional<double> number, NumberPerEpsilon& value) {
  value = number;
}

template <auto member>
std::optional<double> getNumber(const Study& study) {
  return numberOf(study.*member);
}
template <auto member>
void setNumber(Study& study, std::optional<double> number) {
  put(number, study.*member);
}
template <auto block, auto member>
std::optional<double> getNumber(const Study& study) {
  const auto& value = study.*block.*member;
  // A list gives the number at the epsilon in view.
  if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, NumberPerEpsilon>)
    return value.at(study.epsilon, viewEpsilon(study));
  else
    return numberOf(value);
}
template <auto block, auto member>
void setNumber(Study& study, std::optional<double> number) {
  put(number, study.*block.*member);
}

template <auto outer, auto block, auto member>
std::optional<double> getNumber(const Study& study) {
  return numberOf(study.*outer.*block.*member);
}
template <auto outer, auto block, auto member>
void setNumber(Study& study, std::optional<double> number) {
  put(number, study.*outer.*block.*member);
}

template <auto... members>
constexpr NumberKey at(NumberKey key) {
  key.get = getNumber<members...>;
  key.set = setNumber<members...>;
  return key;
}
template <auto member>
constexpr NumberKey labels(NumberKey key) {
  return at<&Study::labelPrivacy, member>(key);
}
template <auto member>
constexpr NumberKey kernel(NumberKey key) {
  return at<&Study::kernelRelease, member>(key);
}
template <auto member>
constexpr NumberKey classifier(NumberKey key) {
  return at<&Study::privateClassifier, member>(key);
}
template <auto member>
constexpr NumberKey statistic(NumberKey key) {
  return at<&Study::statistic, member>(key);
}
template <auto member>
constexpr NumberKey plan(NumberKey key) {
  return at<&Study::data, &DataChoice::plan, member>(key);
}
template <auto member>
constexpr NumberKey classes(NumberKey key) {
  return at<&Study::labelClasses, member>(key);
}
template <auto member>
constexpr NumberKey regression(NumberKey key) {
  return at<&Study::privateRegression, member>(key);
}
template <auto member>
constexpr NumberKey view(NumberKey key) {
  return at<&Study::view, member>(key);
}

constexpr std::array kNumberKeys = {
    at<&Study::trials>({.key = "trials",
                        .name = marked("Core", "The number of trials"),
                        .range = wholeFrom(1, 1'000'000),
                        .slider = {.least = 1, .most = 10'000, .below = 1'000'001}}),
    at<&Study::testFraction>({.key = "test_fraction",
                              .name = marked("Core", "The share of rows for testing"),
                              .range = kBetweenZeroAndOne}),
    labels<&LabelPrivacy::lambda>(
        {.key = "label_privacy.lambda",
         .name = marked("Core", "Lambda"),
         .range = kNotNegative,
         .slider = {.least = 1e-6, .most = 100, .standard = 0.01, .above = -1e-300}}),
    // A factorisation, a quadratic programme and a linear programme of these sizes take seconds.
    labels<&LabelPrivacy::randomFeatures>({.key = "label_privacy.random_features",
                                           .name = marked("Core", "The number of random features"),
                                           .range = wholeFrom(2, 4000),
                                           .slider = {.least = 10, .most = 2000, .below = 1e6}}),
    labels<&LabelPrivacy::rrValues>({.key = "label_privacy.rr_values",
                                     .name = marked("Core", "The number of values of randomized response"),
                                     .range = wholeFrom(2, 10'000),
                                     .slider = {.least = 2, .most = 2000, .below = 1e6}}),
    labels<&LabelPrivacy::unbiasedValues>(
        {.key = "label_privacy.unbiased_values",
         .name = marked("Core", "The number of values of the unbiased randomizer"),
         .range = wholeFrom(2, 100),
         .slider = {.least = 2, .most = 64, .below = 1e6}}),
    labels<&LabelPrivacy::featureGamma>({.key = "label_privacy.feature_gamma",
                                         .name = marked("Core", "The features' gamma"),
                                         .range = kPositive,
                                         .slider = {.least = 1e-4, .most = 10, .standard = 0.1}}),
    // The sliders of zeta and of the bin width suit labels in an interval of width 1.
    labels<&LabelPrivacy::zeta>({.key = "label_privacy.zeta",
                                 .name = marked("Core", "Zeta"),
                                 .range = kPositive,
                                 .slider = {.least = 0.01, .most = 1, .standard = 0.3}}),
    labels<&LabelPrivacy::binWidth>({.key = "label_privacy.bin_width",
                                     .name = marked("Core", "The bin width"),
                                     .range = kPositive,
                                     .slider = {.least = 0.002, .most = 0.5, .standard = 0.05}}),
    labels<&LabelPrivacy::delta>({.key = "label_privacy.delta",
                                  .name = marked("Core", "Delta"),
                                  .range = kBetweenZeroAndOne,
                                  .slider = {.least = 1e-10, .most = 1e-2, .below = 1}}),
    labels<&LabelPrivacy::priorShare>(
        {.key = "label_privacy.prior_share",
         .name = marked("Core", "The prior's share of epsilon"),
         .range = kShareOfBudget,
         .slider = {.least = 0.01, .most = 0.99, .standard = 0.2, .logarithmic = false, .below = 1}}),
    kernel<&KernelRelease::quantile>(
        {.key = "kernel_release.quantile",
         .name = marked("Core", "The quantile"),
         .range = kBetweenZeroAndOne,
         .slider = {.least = 0.01, .most = 0.99, .logarithmic = false, .below = 1}}),
    kernel<&KernelRelease::threshold>(
        {.key = "kernel_release.threshold",
         .name = marked("Core", "The loss's threshold"),
         .range = {.least = 0.001, .most = 1},
         .refusal =
             marked("Core",
                    "The loss's threshold is %1; it must be a number from 0.001 to 1, in halves of the "
                    "labels' range."),
         .slider = {.least = 0.001, .most = 1, .below = 1.0000001}}),
    kernel<&KernelRelease::gamma>({.key = "kernel_release.gamma",
                                   .name = marked("Core", "The kernel's gamma"),
                                   .range = kPositive,
                                   .slider = {.least = 1e-4, .most = 10}}),
    // kappa^2 of a polynomial is 2^degree.
    kernel<&KernelRelease::degree>({.key = "kernel_release.degree",
                                    .name = marked("Core", "The kernel's degree"),
                                    .range = wholeFrom(1, 20),
                                    .slider = {.least = 1, .most = 10, .logarithmic = false, .below = 21}}),
    kernel<&KernelRelease::lambda>({.key = "kernel_release.lambda",
                                    .name = marked("Core", "Lambda"),
                                    .range = kPositive,
                                    .slider = {.least = 1e-6, .most = 10}}),
    kernel<&KernelRelease::predictions>({.key = "kernel_release.predictions",
                                         .name = marked("Core", "The number of predictions"),
                                         .range = wholeFrom(1, 1e9),
                                         .slider = {.least = 1, .most = 1000, .below = 1e9}}),
    kernel<&KernelRelease::delta>({.key = "kernel_release.delta",
                                   .name = marked("Core", "Delta"),
                                   .range = kBetweenZeroAndOne,
                                   .slider = {.least = 1e-10, .most = 1e-2, .below = 1}}),
    kernel<&KernelRelease::smoothness>(
        {.key = "kernel_release.smoothness",
         .name = "r",
         .range = {.least = 0, .most = 1, .openBelow = true},
         .refusal = marked("Core",
                           "The smoothness r is %1; it must be a number above 0 and at most 1, 1/2 if the "
                           "true function has a finite norm."),
         .slider = {.least = 0.05, .most = 1, .logarithmic = false}}),
    kernel<&KernelRelease::approximation>({.key = "kernel_release.approximation",
                                           .name = marked("Core", "The constant of the approximation error"),
                                           .range = kPositive,
                                           .slider = {.least = 0.01, .most = 100}}),
    // Squares of values in this range stay far inside the doubles.
    kernel<&KernelRelease::bound>(
        {.key = "kernel_release.bound",
         .name = "M",
         .range = {.least = 1e-100, .most = 1e100},
         .refusal = marked("Core", "The bound is %1; it must be a number from 1e-100 to 1e100."),
         .slider = {.least = 0.01, .most = 1000}}),
    // A factorisation takes time proportional to the cube of the rows: a minute for this many.
    kernel<&KernelRelease::mostRows>({.key = "kernel_release.most_rows",
                                      .name = marked("Core", "The number of rows to learn from"),
                                      .range = wholeFrom(2, 8000),
                                      .slider = {.least = 100, .most = 8000, .below = 8001}}),
    classifier<&PrivateClassifier::h>({.key = "private_classifier.h",
                                       .name = marked("Core", "The loss's h"),
                                       .range = kPositive,
                                       .slider = {.least = 0.01, .most = 1}}),
    classifier<&PrivateClassifier::lambda>({.key = "private_classifier.lambda",
                                            .name = marked("Core", "Lambda"),
                                            .range = kPositive,
                                            .slider = {.least = 1e-10, .most = 1}}),
    classifier<&PrivateClassifier::delta>({.key = "private_classifier.delta",
                                           .name = marked("Core", "Delta"),
                                           .range = kBetweenZeroAndOne,
                                           .slider = {.least = 1e-10, .most = 1e-2, .below = 1}}),
    // A Newton step on more features takes minutes, and so do more draws on a table of moderate size.
    classifier<&PrivateClassifier::draws>({.key = "private_classifier.draws",
                                           .name = marked("Core", "The number of draws"),
                                           .range = wholeFrom(1, 10'000),
                                           .slider = {.least = 1, .most = 10'000}}),
    classifier<&PrivateClassifier::randomFeatures>(
        {.key = "private_classifier.random_features",
         .name = marked("Core", "The number of random features, where it is not 0,"),
         .range = wholeFrom(2, 4000),
         .slider = {.least = 10, .most = 2000, .standard = 500, .above = 1, .below = 4001}}),
    classifier<&PrivateClassifier::gamma>({.key = "private_classifier.gamma",
                                           .name = marked("Core", "The features' gamma"),
                                           .range = kPositive,
                                           .slider = {.least = 1e-3, .most = 100}}),
    statistic<&Statistic::quantile>(
        {.key = "statistic.quantile",
         .name = marked("Core", "The quantile"),
         .range = kBetweenZeroAndOne,
         .slider = {.least = 0.01, .most = 0.99, .logarithmic = false, .below = 1}}),
    statistic<&Statistic::bins>({.key = "statistic.bins",
                                 .name = marked("Core", "The number of bins"),
                                 .range = wholeFrom(1, 10'000),
                                 .slider = {.least = 1, .most = 1000, .below = 10'001}}),
    statistic<&Statistic::delta>({.key = "statistic.delta",
                                  .name = marked("Core", "Delta"),
                                  .range = kBetweenZeroAndOne,
                                  .slider = {.least = 1e-12, .most = 0.01, .below = 1}}),
    statistic<&Statistic::share>(
        {.key = "statistic.share",
         .name = marked("Core", "The statistic's share of the budget"),
         .range = {.least = 1e-6, .most = 1},
         .slider = {.least = 0.01, .most = 1, .logarithmic = false, .below = 1.0000001}}),
    statistic<&Statistic::level>({.key = "statistic.level",
                                  .name = marked("Core", "The level of half-widths"),
                                  .range = kBetweenZeroAndOne,
                                  .slider = {.least = 0.5, .most = 0.999, .logarithmic = false, .below = 1}}),
    statistic<&Statistic::boundsShare>(
        {.key = "statistic.bounds_share",
         .name = marked("Core", "The share that finds the bounds"),
         .range = {.least = 0, .most = 0.9},
         .slider = {.least = 0, .most = 0.9, .logarithmic = false, .above = -1e-300, .below = 0.9000001}}),
    plan<&DataPlan::rows>({.key = "data.plan.rows",
                           .name = marked("Core", "The number of planned rows"),
                           .range = wholeFrom(kFewestPlannedRows, kMostPlannedRows),
                           .slider = {.least = 30, .most = 100'000, .below = kMostPlannedRows + 1}}),
    plan<&DataPlan::features>({.key = "data.plan.features",
                               .name = marked("Core", "The number of planned features"),
                               .range = wholeFrom(1, kMostPlannedFeatures),
                               .slider = {.least = 1, .most = 100, .below = kMostPlannedFeatures + 1}}),
    plan<&DataPlan::r2>(
        {.key = "data.plan.r2",
         .name = "R²",
         .range = {.least = 0, .most = 1, .openAbove = true},
         .refusal = marked("Core",
                           "The planned R² is %1; it must be a number from 0 to below 1, for no features "
                           "foretell what people answer exactly: plan 0.9 or less."),
         .slider = {.least = 0, .most = 0.95, .logarithmic = false, .above = -1e-300, .below = 1}}),
    classes<&LabelClasses::priorShare>(
        {.key = "label_classes.prior_share",
         .name = marked("Core", "The prior's share of epsilon"),
         .range = kShareOfBudget,
         .slider = {.least = 0.01, .most = 0.99, .standard = 0.2, .logarithmic = false, .below = 1}}),
    classes<&LabelClasses::lambda>(
        {.key = "label_classes.lambda",
         .name = marked("Core", "Lambda"),
         .range = kNotNegative,
         .slider = {.least = 1e-8, .most = 10, .standard = 0.001, .above = -1e-300}}),
    classes<&LabelClasses::randomFeatures>(
        {.key = "label_classes.random_features",
         .name = marked("Core", "The number of random features, where it is not 0,"),
         .range = wholeFrom(2, 4000),
         .slider = {.least = 10, .most = 2000, .standard = 500, .above = 1, .below = 4001}}),
    classes<&LabelClasses::gamma>({.key = "label_classes.gamma",
                                   .name = marked("Core", "The features' gamma"),
                                   .range = kPositive,
                                   .slider = {.least = 1e-4, .most = 10, .standard = 0.1}}),
    regression<&PrivateRegression::lambda>(
        {.key = "private_regression.lambda",
         .name = marked("Core", "Lambda"),
         .range = kNotNegative,
         .slider = {.least = 1e-8, .most = 10, .standard = 0.001, .above = -1e-300}}),
    regression<&PrivateRegression::delta>({.key = "private_regression.delta",
                                           .name = marked("Core", "Delta"),
                                           .range = kBetweenZeroAndOne,
                                           .slider = {.least = 1e-10, .most = 1e-2, .below = 1}}),
    // The eigenvectors of a release with more features take seconds.
    regression<&PrivateRegression::randomFeatures>(
        {.key = "private_regression.random_features",
         .name = marked("Core", "The number of random features, where it is not 0,"),
         .range = wholeFrom(2, 1000),
         .slider = {.least = 10, .most = 1000, .standard = 100, .above = 1, .below = 1001}}),
    regression<&PrivateRegression::gamma>({.key = "private_regression.gamma",
                                           .name = marked("Core", "The features' gamma"),
                                           .range = kPositive,
                                           .slider = {.least = 1e-3, .most = 100}}),
    view<&ViewState::epsilon>(
        {.key = "view.epsilon", .range = kBudget, .slider = {.least = 0.05, .most = 8}}),
    view<&ViewState::compareEpsilon>({.key = "view.compare_epsilon",
                                      .range = kBudget,
                                      .slider = {.least = 0.05, .most = 8, .standard = 2}}),
    view<&ViewState::errorTarget>({.key = "view.error_target",
                                   .range = kPositive,
                                   .slider = {.least = 0.01, .most = 1, .standard = 0.1}}),
};

}  // namespace

bool NumberRange::holds(double value) const {
  return std::isfinite(value) && (openBelow ? value > least : value >= least) &&
         (openAbove ? value < most : value <= most) && (!whole || value == std::floor(value));
}

std::span<const NumberKey> numberKeys() {
  return kNumberKeys;
}

const NumberKey& numberKey(std::string_view key) {
  return *std::ranges::find(kNumberKeys, key, &NumberKey::key);
}

double standardOf(const NumberKey& key) {
  if (key.slider.standard) return *key.slider.standard;
  static const Study fresh;
  return key.get(fresh).value();
}

}  // namespace epsiscope
