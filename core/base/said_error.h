#pragma once

#include <stdexcept>

namespace epsiscope {

/// An exception whose what() is a sentence of this program, for people to read. Messages of other exceptions,
/// those of libraries, are for programmers and are shown to nobody.
class SaidError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

}  // namespace epsiscope
