#pragma once

#include <QString>

#include <memory>
#include <variant>

#include "core/study/study.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The study of the first start, on built-in data. Earlier notices are still to be read.
struct OpenDefault {};
/// A data file or a study of the user, known by its content. A table takes the place of the current one if
/// the study fits it and nothing in it is a question; else it waits for answers.
struct OpenFile {
  QString file;
  QString remark = {};  ///< what is to be known once it is open
};
/// A file of the user, of which, if it is a table, it is asked first how it is to be read.
struct OpenAsking {
  QString file;
};
/// A table that was read as `data` says, with all declarations of `data`: adopted as it is. For the file that
/// is open already it is a change like any other, unless a new study begins with it.
struct OpenTable {
  DataChoice data;
  std::shared_ptr<const Dataset> dataset;
  bool beginsAnew = false;  ///< the task's own start takes the place of the current study
};
/// As if it had been read from a file, and without a question: what one worked on is put aside.
struct OpenStudy {
  Study study;
};
/// Built-in data under the current study.
struct OpenBuiltIn {
  QString id;
};
/// Data that nobody has, as a plan expects them, under the current study.
struct OpenPlan {};
/// Another task. Where built-in data were opened, nobody changed what is declared about them and they do not
/// suit the task, they give way to built-in data that do, in one step with it.
struct OpenTask {
  TaskId task;
};
/// The built-in data that suit the study's task, with their declarations.
struct OpenStartData {};
/// A study of the resources on built-in data.
struct OpenExample {
  QString id;
};
/// A study of the resources on a data file of the user.
struct OpenPaper {
  QString id;
  QString dataFile;
};
/// A published data set from its original file, by a recipe, and with the task that its target is for.
struct OpenRecipe {
  QString id;
  QString file;
};
/// Goes on opening the study whose data file was not there, with this one in its place.
struct Relocate {
  QString dataFile;
};
/// A copy of a study that was not saved: it is still not saved, and its file is nobody's.
struct Restore {
  QString copy;
};
/// A table as text, from the clipboard.
struct Paste {
  QString text;
};
/// Asks how the data that are open are to be read, which names of the study they do not have, and which parts
/// of them are a question.
struct AskAgain {};

/// Every way of opening something. On failure everything stays and a notice says why.
using OpenRequest =
    std::variant<OpenDefault, OpenFile, OpenAsking, OpenTable, OpenStudy, OpenBuiltIn, OpenPlan, OpenTask,
                 OpenStartData, OpenExample, OpenPaper, OpenRecipe, Relocate, Restore, Paste, AskAgain>;

}  // namespace epsiscope
