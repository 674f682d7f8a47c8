#pragma once

namespace epsiscope {

/// Makes every Chart appear to assistive technology as a chart: its summary, its readout at the crosshair,
/// its menu, and moving the crosshair. Idempotent.
void installChartAccessibility();

}  // namespace epsiscope
