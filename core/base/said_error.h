#pragma once

#include <stdexcept>

namespace epsiscope {

/// An exception whose what() is a sentence of this program, for people to read. What other exceptions say,
/// those of libraries, is for programmers and is shown to nobody.
class SaidError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

}  // namespace epsiscope
