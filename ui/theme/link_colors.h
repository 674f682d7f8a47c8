#pragma once

namespace epsiscope {

/// Gives every link of the program's texts the colour of the application's palette: a text keeps the colours
/// of the palette that it was read with.
void renewLinkColors();

}  // namespace epsiscope
