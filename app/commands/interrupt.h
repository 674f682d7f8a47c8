#pragma once

namespace epsiscope {

/// The end of a command after Ctrl-C, a closed terminal or the system's request.
enum class Interrupt {
  endsSoon,  ///< it stops by itself, or is ended soon after: nothing that it has is kept
  finishes,  ///< it stops by itself, however long it takes to put away what it has
};

/// From now on an interrupt is remembered. The second one ends the program at once. A program that is ended
/// says `sentence`, which must live as long as it does.
void listenForInterrupt(Interrupt what, const char* sentence = "");
bool wasInterrupted();
/// Exit code of a command that an interrupt has stopped, as shells count.
int interruptedCode();

}  // namespace epsiscope
