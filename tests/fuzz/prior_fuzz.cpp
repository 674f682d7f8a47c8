#include <cmath>
#include <cstdlib>

#include "core/base/file_error.h"
#include "core/interval/optimal_interval.h"
#include "core/prior/prior.h"
#include "core/prior/prior_file.h"
#include "tests/fuzz/fuzz_file.h"

/// Whatever the bytes are, they are a prior that sums to 1 and has an optimal interval, or a FileError.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  try {
    const epsiscope::Prior prior = epsiscope::readPrior(epsiscope::test::fuzzFile(bytes, size));
    double total = 0;
    for (const double mass : prior.mass) total += mass;
    if (!(std::abs(total - 1) < 1e-9)) std::abort();
    if (prior.kind == epsiscope::Prior::Kind::bins) {
      const auto best = epsiscope::optimalInterval(prior, 1, 1);
      if (!(best.objective >= 0 && best.objective <= 1 + 1e-9)) std::abort();
    }
  } catch (const epsiscope::FileError& error) {
    if (error.what()[0] == '\0') std::abort();
  }
  return 0;
}
