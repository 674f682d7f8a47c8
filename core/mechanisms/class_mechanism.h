#pragma once

#include "core/classes/class_response.h"
#include "core/mechanisms/finite_mechanism.h"

namespace epsiscope {

/// A randomizer of classes as one of numbers: labels and outputs are the places 0, 1, ... of the classes, and
/// so can be drawn, printed and audited like every other. The proof is in ClassResponse. Precondition: there
/// are at least two classes.
class ClassMechanism : public FiniteMechanism {
public:
  explicit ClassMechanism(const ClassResponse& response);
};

}  // namespace epsiscope
