#include "ui/window/session.h"

#include <QFile>
#include <QFileInfo>

#include "core/data/generators.h"
#include "core/study/load.h"
#include "core/study/study_file.h"
#include "ui/window/data_defaults.h"
#include "ui/window/resources.h"

namespace epsiscope {

namespace {

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

Study builtInStudy(const QString& id) {
  useResources();
  QFile file(QStringLiteral(":/studies/%1.json").arg(id));
  const bool found = file.open(QIODevice::ReadOnly);
  Q_ASSERT(found);
  return parseStudy(file.readAll().toStdString(), "the built-in study");
}

}  // namespace

Study Session::defaultStudy() {
  return builtInStudy(QStringLiteral("house-prices"));
}

void Session::openDefault() {
  loadStudy(defaultStudy(), true);
}

void Session::openBuiltIn(const QString& id) {
  const BuiltIn* builtIn = findBuiltIn(id.toStdString());
  if (builtIn == nullptr)
    return say(tr("There are no built-in data \"%1\"; choose from File, Built-in data.").arg(id));
  Opening opening;
  opening.data.file = "builtin:" + id.toStdString();
  opening.fit = [builtIn](const Study& current, const Dataset& dataset) {
    return withBuiltIn(current, *builtIn, dataset);
  };
  load(std::move(opening));
}

void Session::openExample(const QString& id) {
  loadStudy(builtInStudy(id), false);
}

void Session::loadStudy(const Study& study, bool keepsNotice) {
  Opening opening;
  opening.data = study.data;
  opening.isStudy = true;
  opening.keepsNotice = keepsNotice;
  opening.fit = [study](const Study&, const Dataset&) { return study; };
  load(std::move(opening));
}

void Session::openBuiltInStudy(const QString& id, const QString& dataFile) {
  Study study = builtInStudy(id);
  study.data.file = QFileInfo(dataFile).absoluteFilePath().toStdString();
  loadStudy(study, false);
}

void Session::openFile(const QString& file) {
  const QString absolute = QFileInfo(file).absoluteFilePath();
  Opening opening;
  opening.file = absolute;
  opening.isStudy = looksLikeStudy(pathOf(absolute));
  if (opening.isStudy) {
    try {
      const Study study =
          withAbsolutePaths(readStudy(pathOf(absolute)), pathOf(QFileInfo(absolute).absolutePath()));
      opening.data = study.data;
      opening.fit = [study](const Study&, const Dataset&) { return study; };
    } catch (const std::exception& error) {
      return say(QString::fromUtf8(error.what()));
    }
  } else {
    opening.data.file = absolute.toStdString();
    opening.fit = [name = opening.data.file](const Study& current, const Dataset& dataset) {
      return withData(current, name, dataset);
    };
  }
  load(std::move(opening));
}

void Session::load(Opening opening) {
  m_loader.start([this, opening = std::move(opening)](const Runner::Control& control) -> Runner::Delivery {
    const QString phase = tr("Reading data");
    control.report(-1, phase);
    const auto progress = [&](double fraction) { return control.report(fraction, phase); };
    std::shared_ptr<const Dataset> dataset = loadData(opening.data, {}, progress);
    if (!dataset) return {};
    std::vector<ColumnSummary> summaries;
    for (const Column& column : dataset->columns) summaries.push_back(summarise(column));
    return [this, opening, dataset, summaries] { adopt(opening, dataset, summaries); };
  });
}

void Session::adopt(const Opening& opening, std::shared_ptr<const Dataset> dataset,
                    std::vector<ColumnSummary> summaries) {
  m_studyRunner.stop();
  m_preparer.stop();
  Study study = opening.fit(m_state.study, *dataset);
  if (!opening.isStudy) {
    if (study.mode == Mode::classroom) takeBoundsFromData(study, *dataset);
    if (study.data.lower && study.data.upper)
      fitToWidth(study.labelPrivacy, *study.data.upper - *study.data.lower);
    choosePositive(study, *dataset);
    study.view.tab = m_state.study.view.tab;
  }
  if (!hasView(study.task, study.view.tab)) study.view.tab = view_id::tradeOff;
  m_state.dataset = std::move(dataset);
  m_state.summaries = std::move(summaries);
  m_state.study = study;
  m_state.savedStudy = study;
  m_state.studyFile = opening.isStudy ? opening.file : QString();
  m_state.cache.reset();
  m_state.result.reset();
  m_state.forgetPictures();
  m_results.clear();
  m_state.badFields.clear();
  if (!opening.keepsNotice) m_state.notice = {};
  m_undo.clear();
  m_redo.clear();
  m_preparing.clear();
  recheck(Aspect::study | Aspect::data | Aspect::picture | Aspect::result | Aspect::notice);
  if (!opening.file.isEmpty()) emit fileOpened(opening.file);
}

bool Session::saveStudy(const QString& file) {
  const QString absolute = QFileInfo(file).absoluteFilePath();
  try {
    writeStudy(withRelativePaths(m_state.study, pathOf(QFileInfo(absolute).absolutePath())),
               pathOf(absolute));
  } catch (const std::exception& error) {
    say(QString::fromUtf8(error.what()));
    return false;
  }
  m_state.savedStudy = m_state.study;
  m_state.studyFile = absolute;
  emit changed(Aspect::study);
  emit fileOpened(absolute);
  return true;
}

}  // namespace epsiscope
