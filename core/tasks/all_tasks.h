#pragma once

namespace epsiscope {

class Task;

// The tasks, each defined in its own folder; only all_tasks.cpp asks for them by name.
const Task& labelPrivacyTask();
const Task& kernelReleaseTask();
const Task& privateClassifierTask();

}  // namespace epsiscope
