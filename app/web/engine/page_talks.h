#pragma once

#include "core/base/json.h"

namespace epsiscope {

// Requests that need no study: those of the pages that begin, and of a class that answers together. Each
// throws FileError for a request that is none.

/// The law of yes-or-no answers through randomised response, and what so many answers say of a class.
Json classEstimate(const Json& request);
/// The code that a phone shows for an answer or a guess, see core/page/class_code.h.
Json codeOfPhone(const Json& request);
/// What typed codes of one question say, and which of them do not count.
Json codesOfClass(const Json& request);
/// A mean of incomes with one person and without, releases of both, and the income that follows from them.
Json meansWithAndWithout(const Json& request);
/// Releases of the mean with one of two people in the table, chosen by a coin, and how well one can tell.
Json guessingGame(const Json& request);

}  // namespace epsiscope
