#include "ui/state/account_words.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/privacy/joint_accounts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

QString atMostText(double epsilon) {
  constexpr int kDigits = 3;
  double shown = roundedTo(epsilon, kDigits);
  if (shown < epsilon) shown = roundedTo(shown + std::pow(10, std::floor(std::log10(epsilon)) - 2), kDigits);
  return numberText(shown, kDigits);
}

bool isWorthALine(double epsilon, const JointAccounts& accounts) {
  constexpr double kWorthIt = 0.999;
  return epsilon < kWorthIt * accounts.spent;
}

QString togetherText(const JointAccounts& accounts) {
  const double least = std::min(accounts.zcdp, accounts.exact);
  if (!isWorthALine(least, accounts)) return {};
  return QObject::tr(
             "All of them together reveal at most ε = %1 for δ = %2, by a joint account; their sum is "
             "what is promised.")
      .arg(atMostText(least), numberText(accounts.delta));
}

}  // namespace epsiscope
