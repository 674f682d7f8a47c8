#pragma once

#include <QString>

#include "core/base/go_on.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// A study in a page for readers whose browser runs no scripts, in HTML but for the title.
struct StaticParts {
  QString title;       ///< plain text
  QString conclusion;  ///< plain text: what the numbers come to
  QString words;       ///< heading, marks, conclusion and promise
  QString picture;     ///< the trade-off, drawn
  QString errors;      ///< each method's expected error at view.epsilon
};

/// Work for any thread; unfinished once `goOn` returns false. Precondition: the state's study can run, and
/// its cache is there.
StaticParts staticPartsOf(const AppState& state, const GoOn& goOn = {});

}  // namespace epsiscope
