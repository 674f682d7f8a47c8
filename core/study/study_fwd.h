#pragma once

namespace epsiscope {

struct Study;
struct StudyInputs;
enum class TaskId;

}  // namespace epsiscope
