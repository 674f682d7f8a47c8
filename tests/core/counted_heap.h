#pragma once

#include <cstddef>
#include <functional>

#include "core/base/go_on.h"

// A sanitizer has a heap of its own.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define EPSISCOPE_COUNTS_HEAP

namespace epsiscope::test {

/// Work that is counted, not timed.
struct Work {
  std::size_t asked = 0;      ///< bytes requested from the heap
  std::size_t most = 0;       ///< bytes held at once
  std::size_t questions = 0;  ///< how often it was asked whether to go on
};

/// The work of `read`, of all threads, whether or not it ends in a sentence.
Work workOf(const std::function<void(const GoOn&)>& read);

/// Four times as many bytes take about four times the work, not sixteen times.
void expectInProportion(const Work& one, const Work& four);

}  // namespace epsiscope::test

#endif
