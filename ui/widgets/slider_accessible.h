#pragma once

namespace epsiscope {

/// Makes every SliderTrack appear to assistive technology as a slider with the text of its value. Idempotent.
void installSliderAccessibility();

}  // namespace epsiscope
