#pragma once

#include <memory>
#include <string>

#include "ui/state/picture.h"
#include "ui/state/view_kind.h"

namespace epsiscope::test {

/// Gives the view a picture of the state's own study and cache.
template <class P>
void setPicture(AppState& state, const std::string& view, P preview) {
  state.pictures[view] =
      std::make_shared<const Picture>(Picture{state.study, state.cache, 0, std::move(preview)});
}

}  // namespace epsiscope::test
