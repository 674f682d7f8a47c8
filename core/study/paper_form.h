#pragma once

namespace epsiscope {

/// The forms in which a study stands beside the table of a paper.
enum class PaperForm {
  ours,       ///< as we would do it
  described,  ///< as the paper describes it, with every promise kept
  printed     ///< as its code or its text has it, mistakes included
};

}  // namespace epsiscope
