#include "core/code/step_program.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

constexpr const char* kPythonFunctions = R"(

def at_most(epsilon, scale, d_in, make):
    # The measurement at this scale, or at the little more with which OpenDP, which counts the rounding of
    # sums of floating-point numbers too, has no more than epsilon in its own account.
    wider, more = scale, 2.0 ** -45
    while make(wider).map(d_in) > epsilon:
        wider, more = scale * (1 + more), 2 * more
    return make(wider)


def publish(name, released, account):
    print(json.dumps({"name": name, "released": released, "account": account}))


)";

constexpr const char* kRFunctions = R"(
at_most <- function(epsilon, scale, d_in, make) {
  # The measurement at this scale, or at the little more with which OpenDP, which counts the rounding of
  # sums of floating-point numbers too, has no more than epsilon in its own account.
  wider <- scale
  more <- 2^-45
  while (make(wider)(d_in = d_in) > epsilon) {
    wider <- scale * (1 + more)
    more <- 2 * more
  }
  make(wider)
}

publish <- function(name, released, account) {
  cat(name, ": ", paste(format(released, digits = 17), collapse = ", "), " (account: ", account, ")\n",
      sep = "")
}

)";

/// Writes one step in one language. Both chain the same constructors, and differ in their signs.
class StepWriter {
public:
  StepWriter(ProgramLanguage language, const CodeStep& step)
      : m_language(language), m_step(step), m_isPython(language == ProgramLanguage::python) {}

  std::string statements() const {
    const std::string begin = "\n" + commentLines(m_step.id);
    if (m_step.law == "randomized-response") return begin + randomizedResponse();
    if (m_step.law == "staircase") return begin + staircase();
    if (m_step.isOfLabels()) return begin + noisyLabels();
    return begin + assigned("values", values()) + assigned("space", space()) + released();
  }

private:
  std::string text(std::string_view given) const { return textLiteral(m_language, given); }
  std::string number(double value) const { return numberLiteral(m_language, value); }
  std::string whole(std::size_t value) const { return std::to_string(value) + (m_isPython ? "" : "L"); }
  std::string assigned(const std::string& name, const std::string& expression) const {
    return name + (m_isPython ? " = " : " <- ") + expression + '\n';
  }
  const char* then() const { return m_isPython ? " >> " : " |> "; }
  std::string transformation(const std::string& call) const {
    return then() + std::string(m_isPython ? "dp.t." : "") + call;
  }
  std::string measurement(const std::string& call) const {
    return then() + std::string(m_isPython ? "dp.m." : "") + call;
  }
  std::string pair(const std::string& domain, const std::string& metric) const {
    return m_isPython ? "(dp." + domain + ", dp." + metric + ')' : "c(" + domain + ", " + metric + ')';
  }
  std::string column() const {
    return m_isPython ? "row[" + text(m_step.column) + ']' : "table[[" + text(m_step.column) + "]]";
  }
  /// The expression for each row of the table.
  std::string each(const std::string& expression) const {
    return m_isPython ? '[' + expression + " for row in table]" : expression;
  }
  std::string lower() const { return number(m_step.lower); }
  std::string upper() const { return number(m_step.upper); }
  std::string clamped() const {
    if (m_isPython) return "min(max(" + column() + ", " + lower() + "), " + upper() + ')';
    return "pmin(pmax(" + column() + ", " + lower() + "), " + upper() + ')';
  }

  bool isCount() const { return m_step.statisticName == "count"; }
  bool isHistogram() const { return m_step.statisticName == "histogram"; }
  bool isQuantile() const { return m_step.law == "exponential"; }

  /// The condition that a row is counted.
  std::string counted() const {
    const std::string cell = column();
    if (!m_step.positive)
      return m_isPython ? lower() + " <= " + cell + " <= " + upper()
                        : cell + " >= " + lower() + " & " + cell + " <= " + upper();
    return cell + " == " + (m_step.isNumber ? number(asNumber(*m_step.positive)) : text(*m_step.positive));
  }
  static double asNumber(std::string_view text) {
    const std::size_t from = std::min(text.find_first_not_of(" \t"), text.size());
    double value = kNaN;
    const char* const end = text.data() + text.size();
    return std::from_chars(text.data() + from, end, value).ec == std::errc() ? value : kNaN;
  }
  std::string binned() const {
    const std::string share = "(" + clamped() + " - " + lower() + ") / (" + upper() + " - " + lower() + ')';
    const std::string bins = whole(m_step.bins), last = whole(m_step.bins - 1);
    return m_isPython ? "min(int(" + share + " * " + bins + "), " + last + ')'
                      : "pmin(as.integer(" + share + " * " + bins + "), " + last + ')';
  }
  std::string values() const {
    if (isCount())
      return each(m_isPython ? "1 if " + counted() + " else 0" : "as.integer(" + counted() + ')');
    if (isHistogram()) return each(m_step.categories ? column() : binned());
    return each(isQuantile() ? clamped() : column());
  }

  std::string floats() const {
    return m_isPython ? "atom_domain(T=float, nan=False)" : "atom_domain(.T = f64, nan = FALSE)";
  }
  std::string space() const {
    const std::string sized = m_isPython ? ", size=N)" : ", size = N)", metric = "symmetric_distance()";
    const std::string dp = m_isPython ? "dp." : "";
    if (isCount())
      return pair("vector_domain(" + dp +
                      (m_isPython ? "atom_domain(bounds=(0, 1))" : "atom_domain(bounds = c(0L, 1L))") + sized,
                  metric);
    if (!isHistogram()) return pair("vector_domain(" + dp + floats() + sized, metric);
    const char* const type =
        m_step.categories ? (m_isPython ? "T=str" : ".T = String") : (m_isPython ? "T=int" : ".T = i32");
    return pair("vector_domain(" + dp + "atom_domain(" + type + "))", metric);
  }
  std::string bounds() const {
    return (m_isPython ? "then_clamp((" : "then_clamp(c(") + lower() + ", " + upper() + "))";
  }
  std::string cells() const {
    if (m_step.categories) return textListLiteral(m_language, *m_step.categories);
    if (m_isPython) return "list(range(" + whole(m_step.bins) + "))";
    return "seq_len(" + whole(m_step.bins) + ") - 1L";
  }
  /// The transformations from the table to the number that noise is added to.
  std::string statistic() const {
    if (isCount()) return transformation("then_sum()");
    if (isHistogram()) {
      const std::string norm = m_step.law == "gaussian" ? "\"L2Distance<int>\"" : "\"L1Distance<int>\"";
      return transformation("then_count_by_categories(categories" + equals() + cells() + ", null_category" +
                            equals() + (m_isPython ? "False, MO=" : "FALSE, .MO = ") + norm + ')');
    }
    const std::string options =
        m_step.statisticName == "variance" ? "ddof" + equals() + whole(0) : std::string();
    return transformation(bounds()) + transformation("then_" + m_step.statisticName + '(' + options + ')');
  }
  std::string equals() const { return m_isPython ? "=" : " = "; }

  std::string function(const std::string& body) const {
    return (m_isPython ? "lambda scale: " : "function(scale) ") + body;
  }
  std::string noise(const std::string& scale) const {
    return measurement((m_step.law == "gaussian" ? "then_gaussian(scale" : "then_laplace(scale") +
                       (equals() + scale + ')'));
  }
  /// The measurement: at the scale for Laplace noise, as it is for Gaussian noise.
  std::string measured(const std::string& distance, const std::string& chain) const {
    if (m_step.law == "gaussian")
      return assigned("scale", number(m_step.scale)) + assigned("release", chain + noise("scale"));
    return assigned("release", "at_most(" + number(m_step.epsilon) + ", " + number(m_step.scale) + ", " +
                                   distance + ", " + function(chain + noise("scale")) + ')');
  }
  std::string account(const std::string& distance) const {
    return m_isPython ? "release.map(" + distance + ')' : "release(d_in = " + distance + ')';
  }
  std::string drawn(const std::string& given) const {
    return m_isPython ? "release(" + given + ')' : "release(arg = " + given + ')';
  }
  std::string published(const std::string& result, const std::string& distance) const {
    return "publish(" + text(m_step.id) + ", " + result + ", " + account(distance) + ")\n";
  }
  std::string released() const {
    if (isQuantile()) return quantile();
    return measured("D_IN", "space" + statistic()) + published(drawn("values"), "D_IN");
  }

  std::string candidates() const {
    constexpr const char* kPlaces = "1024";
    const std::string at = lower() + " + (" + upper() + " - " + lower() + ") * ";
    if (m_isPython)
      return std::string("sorted({") + at + "place / " + kPlaces + " for place in range(" + kPlaces +
             " + 1)})";
    return "unique(" + at + "(0:" + kPlaces + ") / " + kPlaces + ')';
  }
  std::string quantile() const {
    const std::string chain =
        "space" +
        transformation("then_quantile_score_candidates(candidates, alpha" + equals() +
                       number(m_step.quantile) + ')') +
        measurement(m_isPython ? "then_noisy_max(dp.max_divergence(), scale=scale, negate=True)"
                               : "then_noisy_max(max_divergence(), scale = scale, negate = TRUE)");
    const std::string search = m_isPython ? "dp.binary_search_chain(" : "binary_search_chain(";
    const std::string chosen = "candidates[" + drawn("values") + "]";
    const std::string chosenOfR = "candidates[[" + drawn("values") + " + 1L]]";
    return assigned("candidates", candidates()) +
           assigned("release", search + function(chain) + ", d_in" + equals() + "D_IN, d_out" + equals() +
                                   number(m_step.epsilon) + ')') +
           published(m_isPython ? chosen : chosenOfR, "D_IN");
  }

  std::string noisyLabels() const {
    const bool isNormal = m_step.law == "gaussian";
    const std::string metric =
        std::string(isNormal ? "l2" : "l1") + (m_isPython ? "_distance(T=float)" : "_distance(.T = f64)");
    const std::string dp = m_isPython ? "dp." : "", sized = m_isPython ? ", size=N)" : ", size = N)";
    const std::string width = "(" + upper() + " - " + lower() + ')';
    // A person's rows move together: by K widths in the 1-norm, by the root of K in the 2-norm.
    const std::string rows = !isNormal ? "K" : m_isPython ? "math.sqrt(K)" : "sqrt(K)";
    return assigned("values", each(clamped())) +
           assigned("space", pair("vector_domain(" + dp + floats() + sized, metric)) +
           assigned("distance", rows + " * " + width) + measured("distance", "space") +
           assigned("labels", drawn("values")) + publishedLabels(account("distance"));
  }
  std::string publishedLabels(const std::string& account) const {
    if (m_isPython)
      return "publish(" + text(m_step.id) + ", [[row[None], label] for row, label in zip(table, labels)], " +
             account + ")\n";
    return "publish(" + text(m_step.id) + ", paste(places, labels), " + account + ")\n";
  }
  std::string staircase() const {
    return assigned("values", each(clamped())) +
           assigned("mechanism", "Staircase(epsilon=" + number(m_step.epsilon) +
                                     " / K, sensitivity=" + upper() + " - " + lower() + ')') +
           assigned("labels", "[mechanism.randomise(value) for value in values]") +
           publishedLabels(number(m_step.epsilon));
  }
  /// The class of each row, for columns of numbers by the number that it is.
  std::string classes() const {
    if (!m_step.isNumber) return each(column());
    std::string pairs;
    for (const std::string& one : *m_step.categories) {
      pairs += pairs.empty() ? "" : ", ";
      pairs += m_isPython ? number(asNumber(one)) + ": " + text(one) : number(asNumber(one));
    }
    if (m_isPython) return each('{' + pairs + "}.get(" + column() + ", \"\")");
    return "ifelse(is.na(match(" + column() + ", c(" + pairs + "))), \"\", " +
           textListLiteral(m_language, *m_step.categories) + "[match(" + column() + ", c(" + pairs + "))])";
  }
  std::string randomizedResponse() const {
    const std::string make = m_isPython ? "dp.m.make_randomized_response(" : "make_randomized_response(";
    const std::string all = m_isPython ? "[release(value) for value in values]"
                                       : "vapply(values, function(value) release(arg = value), \"\")";
    return assigned("values", classes()) +
           assigned("release", make + textListLiteral(m_language, *m_step.categories) + ", " +
                                   number(m_step.truth) + ')') +
           assigned("labels", all) +
           publishedLabels(m_isPython ? "K * release.map(1)" : "K * release(d_in = 1L)");
  }

  ProgramLanguage m_language;
  const CodeStep& m_step;
  bool m_isPython;
};

}  // namespace

std::string stepFunctions(ProgramLanguage language) {
  return language == ProgramLanguage::python ? kPythonFunctions : kRFunctions;
}

std::string stepProgram(ProgramLanguage language, const CodeStep& step) {
  return StepWriter(language, step).statements();
}

std::string stepDifferences(const CodeStep& step) {
  struct Difference {
    std::string_view law;
    const char* said;
  };
  static constexpr std::array<Difference, 5> kDifferences = {
      {{"laplace",
        "Epsiscope rounds values to a lattice and adds discrete Laplace noise in whole steps of it; OpenDP "
        "adds discrete Laplace noise on a much finer lattice of its own to sums in floating point, whose "
        "rounding it counts: the scale here is Epsiscope's, or larger by that little. Counts are whole "
        "numbers in both, and have the same law."},
       {"gaussian",
        "Epsiscope rounds values to a lattice and adds discrete Gaussian noise in whole steps of it; OpenDP "
        "does so on a finer lattice of its own. The deviation is Epsiscope's, for which it has an exact "
        "account; OpenDP prints rho of zero-concentrated privacy, which for the same noise means a larger "
        "epsilon at the same delta."},
       {"exponential",
        "Epsiscope draws a quantile by the exponential mechanism among 2^20 places between the bounds; this "
        "program draws by OpenDP's noisy maximum among 1025 of them, at the least scale with which OpenDP "
        "has this epsilon in its account."},
       {"staircase",
        "OpenDP has no staircase mechanism. That of diffprivlib draws in floating point, whose last bits "
        "can tell more than is promised, and its steps are 1/(1 + e^(epsilon/2)) of the width, which is "
        "best for the absolute error; Epsiscope draws in whole steps, of the width that is best for the "
        "squared error, unless the study says otherwise."},
       {"randomized-response",
        "The law is the same: each class is answered with the same probabilities. Epsiscope also estimates "
        "the shares of the classes from the answers, which this program leaves to you."}}};
  const auto* const found = std::ranges::find(kDifferences, step.law, &Difference::law);
  return found == kDifferences.end() ? std::string() : found->said;
}

}  // namespace epsiscope
