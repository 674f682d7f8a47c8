#pragma once

#include <QString>

#include "core/privacy/guarantee.h"

namespace epsiscope {

// The window's words for a guarantee.

/// "one label, at its owner", "one row, by a curator": what is protected, and who sees it. Epsilons of
/// different kinds are never added. Precondition: it is private.
QString protects(const Guarantee& guarantee);
QString protects(Guarantee::Neighbours neighbours, Guarantee::Trust trust, const ProtectedUnit& unit);
/// "local", "central" or "not private".
QString trustText(const Guarantee& guarantee);
/// The same as a sentence.
QString trustSentence(const Guarantee& guarantee);

}  // namespace epsiscope
