#pragma once

#include <QString>

namespace epsiscope {

struct JointAccounts;

/// An upper bound with three digits, rounded up.
QString atMostText(double epsilon);
/// Whether an account says so much less than the sum that it is worth a line.
bool isWorthALine(double epsilon, const JointAccounts& accounts);
/// The sentence with the smallest account of all releases together, where that is worth one; else empty.
QString togetherText(const JointAccounts& accounts);

}  // namespace epsiscope
