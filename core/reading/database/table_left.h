#pragma once

#include "core/base/file_error.h"

namespace epsiscope {

/// A database has several tables, and nobody has chosen one: whoever can asks.
class TableLeft : public FileError {
public:
  using FileError::FileError;
};

}  // namespace epsiscope
