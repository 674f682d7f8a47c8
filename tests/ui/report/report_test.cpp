#include "tests/support/every_task.h"
#include "ui/report/report_of.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "core/release/ledger.h"
#include "core/run/differences.h"
#include "core/results/result.h"
#include "core/results/result_file.h"
#include "core/run/run.h"
#include "core/study/study_file.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/audit_preview.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/support/dead_links.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/example_state.h"
#include "ui/report/claims_table.h"
#include "ui/report/cost_table.h"
#include "ui/report/first_page.h"
#include "ui/report/ledger.h"
#include "ui/report/parameter_facts.h"
#include "ui/release/own_places.h"
#include "ui/report/release_table.h"
#include "ui/report/repeat_command.h"
#include "ui/report/report_html.h"
#include "ui/report/report_pages.h"
#include "ui/report/report_tables.h"
#include "ui/state/picture.h"
#include "ui/state/role_words.h"
#include "ui/state/words.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/study_charts.h"
#include "ui/widgets/number_text.h"
#include "tests/support/prepared.h"

namespace epsiscope::report_test {
namespace {

const QString kDate = QStringLiteral("2030-01-02T03:04:05Z");

AppState stateOf(const char* example) {
  AppState state = test::exampleState(example);
  state.study.epsilon = {0.5, 2};
  state.savedStudy = state.study;
  return state;
}

void drawPictures(AppState& state) {
  state.cache = buildCache(state.study, state.dataset);
  state = withAllPictures(std::move(state));
}

void runStudy(AppState& state) {
  state.result = std::make_shared<const Result>(run(state.study, state.dataset, {}, {}).value());
}

bool hasResults(const Report& report) {
  return std::ranges::any_of(report.tables, [](const ReportTable& table) {
    return table.caption.startsWith(QStringLiteral("Results of the run"));
  });
}

bool marksSay(const Report& report, const char* words) {
  return report.marks.join(QLatin1Char(' ')).contains(QLatin1String(words));
}

class EveryTask : public testing::TestWithParam<const char*> {};

TEST_P(EveryTask, HasChartsTablesParametersAndLedgerWithoutARun) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  EXPECT_TRUE(report.marks.front().contains(QStringLiteral("nothing in this report is private")));
  EXPECT_TRUE(marksSay(report, "There is no run yet"));
  EXPECT_EQ(reportOf(state, kDate, TrueValues::shown).charts.size(), studyCharts(state).size());
  for (const ReportChart& chart : report.charts) EXPECT_GT(chart.summary.size(), 40);
  EXPECT_FALSE(hasResults(report));
  EXPECT_FALSE(report.ledger.rows.empty() && report.ledger.notes.isEmpty()) << "booked, or said why not";
  for (const QString& study : {report.study, report.shortStudy})
    EXPECT_EQ(parseStudy(study.toStdString(), "report"), state.study) << study.toStdString();
  EXPECT_LT(report.shortStudy.size(), report.study.size() / 3);
  EXPECT_FALSE(report.conclusion.isEmpty());
  EXPECT_GE(report.summary.size(), 8u);
  EXPECT_GE(report.limits.size(), 3);
}

/// The pictures of the data come last: what remains of them where the study asks for it, each true one beside
/// it where the reader may see it.
TEST_P(EveryTask, ShowsTheDataAsTheyAreOnlyWhereThatIsAskedFor) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const auto idsOfData = [&](TrueValues trueValues) {
    const Report report = reportOf(state, kDate, trueValues);
    QStringList ids;
    for (std::size_t i = report.firstOfData; i < report.charts.size(); ++i) ids << report.charts[i].model.id;
    for (std::size_t i = 0; i < report.firstOfData; ++i)
      EXPECT_FALSE(report.charts[i].model.id.startsWith(QStringLiteral("glance")));
    EXPECT_EQ(reportHtml(report).contains("<h2>The data</h2>"), !ids.isEmpty());
    return ids;
  };
  EXPECT_EQ(idsOfData(TrueValues::leftOut), QStringList());
  const QStringList all = idsOfData(TrueValues::shown);
  EXPECT_GE(all.size(), 2);
  EXPECT_TRUE(all.contains(QStringLiteral("glance")));
  state.study.view.privateData = true;
  EXPECT_EQ(idsOfData(TrueValues::shown), all);
  EXPECT_EQ(idsOfData(TrueValues::leftOut), all.filter(QStringLiteral("glance-private")))
      << "none where bounds are not declared";
}

/// The known targets of the rows, where so many differ that a curve meets them by chance only.
std::set<double> differentTargets(const AppState& state) {
  const int place = state.dataset->find(state.study.data.target);
  const Column& target = state.dataset->columns[static_cast<std::size_t>(place)];
  std::set<double> values;
  for (const double value : target.values)
    if (std::isfinite(value)) values.insert(value);
  return values.size() < 50 ? std::set<double>() : values;
}

std::size_t known(const std::vector<double>& places, const std::set<double>& values) {
  std::set<double> found;
  for (const double place : places)
    if (values.contains(place)) found.insert(place);
  return found.size();
}

/// The true values are found in charts by themselves: labels as places of dots, counts that add up to all
/// rows, the mean as a line. What a chart declares must say so, and the report has none of it.
TEST_P(EveryTask, NoChartDrawsTrueValuesUnlessItIsAskedFor) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const std::set<double> targets = differentTargets(state);
  const auto rows = static_cast<double>(state.cache->data().counts.rowsUsed);
  std::vector<double> answers;
  if (state.study.task == TaskId::statistic)
    for (const PlannedTable& table : previewTables(state.study, *state.cache).tables)
      for (const PlannedCell& cell : table.cells) answers.push_back(cell.truth);
  const auto drawsTruth = [&](const ChartModel& model) {
    double counted = 0;
    for (const ChartSeries& series : model.series) {
      if (known(series.x, targets) >= 20 || known(series.y, targets) >= 20) return true;
      if (series.kind == ChartSeries::Kind::steps)
        counted = std::accumulate(series.y.begin(), series.y.end(), counted);
    }
    if (counted == rows) return true;
    return std::ranges::any_of(model.guides, [&](const ChartGuide& guide) {
      return std::ranges::any_of(
          answers, [&](double answer) { return std::abs(guide.value - answer) < 1e-6 * std::abs(answer); });
    });
  };
  std::size_t found = 0;
  for (const LookedAtChart& chart : studyCharts(state)) {
    const bool draws = drawsTruth(chart.model);
    found += draws ? 1 : 0;
    EXPECT_LE(draws, chart.model.drawsTruth) << chart.model.id.toStdString();
    EXPECT_LE(chart.model.drawsTruth, chart.model.showsTruth) << chart.model.id.toStdString();
  }
  EXPECT_GE(found, 1u) << "the search finds what it is for";
  for (const ReportChart& chart : reportOf(state, kDate).charts)
    EXPECT_FALSE(chart.model.drawsTruth || drawsTruth(chart.model)) << chart.model.id.toStdString();
  const std::vector<ReportChart> asked = reportOf(state, kDate, TrueValues::shown).charts;
  EXPECT_TRUE(std::ranges::any_of(asked, [](auto& chart) { return chart.model.drawsTruth; }));
}

TEST_P(EveryTask, SaysFirstThatAllOtherColumnsArePublicWhereLabelsAloneAreProtected) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  const bool ofLabels = taskOf(state.study).facts().neighbours == Neighbours::labels;
  const auto says = [](const QString& limit) {
    return limit.startsWith(QStringLiteral("All other columns are public:"));
  };
  EXPECT_EQ(says(report.limits.front()), ofLabels);
  EXPECT_EQ(std::ranges::count_if(report.limits, says), ofLabels ? 1 : 0);
  EXPECT_EQ(ofLabels, state.study.task == TaskId::labelPrivacy || state.study.task == TaskId::labelClasses);
}

/// The shares of a statistic's epsilon, half-widths and errors are those of `epsilon` * share, by the laws of
/// the noise: Laplace noise of scale b is within b ln(1/(1 - level)), and its squared error is 2 b².
TEST(Costs, OfEachStatisticAndOfAllTogether) {
  AppState state = stateOf("noisy-mean");
  state.study.view.epsilon = 2;
  drawPictures(state);
  const ReportTable costs = costTable(state);
  ASSERT_EQ(costs.rows.size(), 3u) << "income, age and both";
  const double rows = static_cast<double>(state.cache->data().counts.rowsUsed);
  // Of age alone, whose bounds hold all values: no error but noise.
  const double scale = (100 - 18) / rows / (2 * 0.4);
  EXPECT_EQ(costs.rows[0][1], percentText(0.6));
  EXPECT_EQ(costs.rows[0][2], QStringLiteral("1.2"));
  EXPECT_EQ(costs.rows[1].mid(1),
            (QStringList{percentText(0.4), QStringLiteral("0.8"), QStringLiteral("0"),
                         QStringLiteral("± ") + numberText(scale * std::log(20), 3),
                         numberText(std::sqrt(2.0) * scale, 3), QStringLiteral("0 of 1")}));
  EXPECT_EQ(costs.rows[2].mid(1, 3), (QStringList{percentText(1), QStringLiteral("2"), QStringLiteral("0")}));
  EXPECT_EQ(costs.rows[2].back(), QStringLiteral("0 of 2"));
  EXPECT_TRUE(costTable(stateOf("house-prices")).headings.isEmpty());
  EXPECT_TRUE(reportHtml(reportOf(state, kDate)).contains("What each statistic costs"));
}

/// The page of the finished audit: every method with its verdict, and a remark where it is not private.
TEST_P(EveryTask, HasAPageOfWhatIsPromisedAndWhatWasMeasured) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  const AuditPreview& preview = *previewOf<AuditPreview>(state);
  ASSERT_TRUE(preview.isFinished());
  ASSERT_EQ(report.claims.rows.size(), preview.claims.size());
  for (std::size_t i = 0; i < preview.claims.size(); ++i) {
    const QStringList& row = report.claims.rows[i];
    EXPECT_EQ(row.front(), nameWithRole(QString::fromStdString(preview.claims[i].label),
                                        taskOf(state.study).roleOfClaim(preview.claims[i])));
    EXPECT_EQ(row.contains(QStringLiteral("✓ holds")),
              preview.claims[i].verdict() == AuditedClaim::Verdict::holds);
    EXPECT_EQ(row.size(), report.claims.headings.size());
  }
  EXPECT_TRUE(report.claimMarks.isEmpty()) << report.claimMarks.join(QLatin1Char(' ')).toStdString();
  EXPECT_FALSE(marksSay(report, "not all that is claimed is true"));
  const QString notes = report.claims.notes.join(QLatin1Char(' '));
  EXPECT_TRUE(notes.contains(QStringLiteral("2030-01-02, 03:04 UTC")));
  EXPECT_EQ(notes.contains(QStringLiteral("it is not private")),
            preview.usesRows() || showsTruth(state.study));
}

/// Every method is there, with what it would promise or why it stays.
TEST_P(EveryTask, HasAPageOfWhatMayLeaveTheHouse) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  Study copy = state.study;
  const Task& task = taskOf(copy);
  const auto* methods = task.methodsOf(copy);
  const auto count = methods == nullptr ? 1 : std::ranges::count_if(*methods, [&](const std::string& id) {
    return task.isMethod(id);
  });
  ASSERT_EQ(report.release.rows.size(), static_cast<std::size_t>(count));
  for (const QStringList& row : report.release.rows) {
    ASSERT_EQ(row.size(), report.release.headings.size());
    EXPECT_EQ(row[1] == QStringLiteral("yes"), row[2].startsWith(QStringLiteral("It takes ε")))
        << row.join(QLatin1Char('|')).toStdString();
    EXPECT_GT(row[2].size(), 20);
  }
  EXPECT_TRUE(report.release.notes.join(QLatin1Char(' ')).contains(QStringLiteral("no ledger")));
  EXPECT_TRUE(reportHtml(report).contains("<h2>A release</h2>"));
}

TEST(ReleasePage, SaysWhatIsLeftInTheLedgerBesideTheTable) {
  const test::TemporaryFolder folder;
  AppState state = stateOf("house-prices");
  state.study.data.file = (folder.path() / "people.csv").string();
  state.table = PreparedTable::of(state.study, state.dataset);
  const LedgerPlace place = ledgerPlaceOf(usualLedgerOf(state.study.data));
  LedgerHead head;
  head.epsilon = *Decimal::fromText("1");
  head.subject = {.dataName = "people.csv", .dataSha256 = std::string(64, '0')};
  createLedger(place, head);
  const auto notes = [&] { return releaseTable(state).notes.join(QLatin1Char(' ')); };
  EXPECT_TRUE(
      notes().contains(QStringLiteral("Ledger people.csv.ledger: the budget is ε 1 and δ 0, and 0 releases")))
      << notes().toStdString();
  bookInLedger(place, head.subject,
               {.epsilon = *Decimal::fromText("0.3"),
                .neighbours = Booking::Neighbours::label,
                .trust = Booking::Trust::local});
  EXPECT_TRUE(notes().contains(QStringLiteral("one label, at its owner: ε 0.3 is used, and 0.7 is left")))
      << notes().toStdString();
  const std::string bytes = test::bytesOf(place.file);
  folder.write("people.csv.ledger", bytes.substr(0, bytes.find('\n') + 1));
  EXPECT_TRUE(notes().contains(QStringLiteral("not intact"))) << notes().toStdString();
  folder.write("people.csv.ledger", "nonsense");
  EXPECT_TRUE(notes().contains(QStringLiteral("cannot be read"))) << notes().toStdString();
}

/// The first page's numbers are roots of numbers in results.json, or shares from there.
TEST_P(EveryTask, TheFirstPageSaysTheErrorsOfTheRun) {
  AppState state = stateOf(GetParam());
  state.study.view.epsilon = 2;
  state.savedStudy = state.study;
  drawPictures(state);
  runStudy(state);
  const Result read = parseResult(toJson(*state.result), "results.json");
  const std::string metric = previewOf<TradeOffPreview>(state)->metric;
  std::size_t ofRun = 0;
  for (const ExpectedError& one : expectedErrors(state)) {
    if (!one.isOfRun) continue;
    ++ofRun;
    const auto isIt = [&](const ResultRow& row) {
      return row.metric == metric && row.epsilon == 2 && row.trainRows == 0 && row.note.empty() &&
             row.mean == one.mean;
    };
    const auto row = std::ranges::find_if(read.series, isIt);
    ASSERT_NE(row, read.series.end()) << one.method.toStdString();
    const double shown =
        metric == "test_error" || metric == "label_error" ? 100 * row->mean : std::sqrt(row->mean);
    const QString text = errorText(metric, one.mean);
    EXPECT_NEAR(numberFromText(QString(text).remove(QStringLiteral(" %")).remove(QChar(0x2009))).value(),
                shown, 1e-3 * shown)
        << text.toStdString() << ": four digits";
    if (row->values.size() > 1 && !taskOf(state.study).isDrawnOften(state.study)) {
      const double between = 2 * row->sd / std::sqrt(row->values.size());
      EXPECT_NEAR(one.reach, one.ofPeople.isKnown() ? halfWidthOf(one.ofPeople) : between,
                  1e-12 + 1e-9 * one.reach);
    }
  }
  EXPECT_GE(ofRun, 1u);
  const Report report = reportOf(state, kDate);
  EXPECT_TRUE(report.expected.notes.join(QLatin1Char(' ')).contains(QStringLiteral("those of results.json")));
}

TEST_P(EveryTask, SaysEveryKeyOfItsBlockWithTheValueOfTheStudy) {
  const AppState state = stateOf(GetParam());
  const std::string prefix = std::string(taskOf(state.study).facts().block) + '.';
  std::vector<std::string> keys;
  for (const ReportFact& fact : parameterFacts(state.study)) {
    EXPECT_FALSE(fact.key.isEmpty()) << fact.name.toStdString();
    const std::string key = fact.key.toStdString();
    if (key.starts_with(prefix)) keys.push_back(key);
    // Unknown keys are refused here.
    EXPECT_THROW(withSettings(state.study, std::vector{key + "={\"no\": 1}"}), std::exception) << key;
  }
  static const std::map<TaskId, std::size_t> counts{
      {TaskId::labelPrivacy, 14}, {TaskId::kernelRelease, 16}, {TaskId::privateClassifier, 11},
      {TaskId::statistic, 12},    {TaskId::labelClasses, 7},   {TaskId::privateRegression, 5}};
  EXPECT_EQ(keys.size(), counts.at(state.study.task));
}

TEST_P(EveryTask, NumbersOfARunAreItsRowsWithTheirStandardErrors) {
  AppState state = stateOf(GetParam());
  runStudy(state);
  std::size_t count = 0;
  for (const ReportTable& table : resultTables(*state.result)) {
    const qsizetype mean = table.headings.indexOf(QStringLiteral("Mean"));
    ASSERT_GT(mean, 0);
    auto row = state.result->series.begin();
    for (const QStringList& cells : table.rows) {
      ASSERT_EQ(cells.size(), table.headings.size());
      // The rows of one metric, in the run's order.
      row = std::find_if(row, state.result->series.end(), [&](const ResultRow& one) {
        return cells[1] == exactText(one.epsilon) && cells[mean] == numberText(one.mean, 6);
      });
      ASSERT_NE(row, state.result->series.end()) << cells.join(QLatin1Char(' ')).toStdString();
      EXPECT_EQ(cells[0].toStdString(), methodLabel(row->method));
      EXPECT_EQ(cells[mean + 1], numberText(row->sd / std::sqrt(row->values.size()), 6));
      EXPECT_EQ(cells[mean + 2], numberText(row->q50, 6));
      ++row;
      ++count;
    }
  }
  EXPECT_EQ(count, state.result->series.size());
}

TEST_P(EveryTask, LeadsNowhereThatIsNotInIt) {
  AppState state = stateOf(GetParam());
  drawPictures(state);
  const QByteArray page = reportHtml(reportOf(state, kDate));
  EXPECT_EQ(test::deadLinks(page.toStdString()), std::vector<std::string>());
}

TEST_P(EveryTask, TheCommandRepeatsTheNumbers) {
  const test::TemporaryFolder folder;
  AppState state = stateOf(GetParam());
  const auto file = folder.path() / "a study.json";
  writeStudy(state.savedStudy, file);
  state.studyFile = QString::fromStdString(file.string());
  state.study.seed = 12345;
  state.study.testFraction = 0.3;
  state.study.labelPrivacy.zeta = 0.7;
  state.study.kernelRelease.lambda = 0.02;
  state.study.privateClassifier.lambda = 0.01;
  drawPictures(state);
  runStudy(state);
  const Report report = reportOf(state, kDate);
  EXPECT_EQ(report.marks.size(), 1) << "only that it is not private";
  EXPECT_TRUE(hasResults(report));

  QStringList words =
      QProcess::splitCommand(QString(report.command).replace(QLatin1Char('\''), QLatin1Char('"')));
  EXPECT_EQ(words.mid(0, 3), (QStringList{QStringLiteral("epsiscope"), QStringLiteral("run"),
                                          QStringLiteral("a study.json")}));
  std::vector<std::string> settings;
  for (qsizetype i = 0; i + 1 < words.size(); ++i)
    if (words[i] == QLatin1String("--set")) settings.push_back(words[i + 1].toStdString());
  const Study repeated = withSettings(readStudy(folder.path() / words[2].toStdString()), settings);
  const Result again = run(repeated, state.dataset, {}, {}).value();
  EXPECT_EQ(differences(again, *state.result), std::vector<std::string>());
}

INSTANTIATE_TEST_SUITE_P(Report, EveryTask, testing::ValuesIn(test::everyStart()), [](const auto& one) {
  return QString::fromLatin1(one.param).remove(QLatin1Char('-')).toStdString();
});

const ReportFact* factOf(const std::vector<ReportFact>& facts, const char* name) {
  const auto found = std::ranges::find(facts, QString::fromUtf8(name), &ReportFact::name);
  return found == facts.end() ? nullptr : &*found;
}

TEST(FirstPage, SaysWhatItIsForAndWhatIsWantedInTheUnitOfTheLabel) {
  AppState state = stateOf("house-prices");
  state.study.about = {.purpose = "Shall we <ask> everybody?", .author = "A & B"};
  state.study.view.epsilon = 1;
  state.study.view.errorTarget = 0.49;
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  EXPECT_EQ(factOf(report.summary, "Purpose")->value, QStringLiteral("Shall we <ask> everybody?"));
  EXPECT_EQ(factOf(report.summary, "Author")->value, QStringLiteral("A & B"));
  EXPECT_TRUE(
      factOf(report.summary, "Date and version")->value.startsWith(QStringLiteral("2030-01-02, 03:04 UTC")));
  EXPECT_EQ(factOf(report.summary, "Wanted error")->value,
            QStringLiteral("0.7000, in 100 000 $ (as a squared error 0.49)"));
  EXPECT_TRUE(factOf(report.summary, "Reached")->value.contains(QStringLiteral("Central ridge")));
  const ReportFact* epsilon = factOf(report.summary, "What ε = 1 means");
  ASSERT_NE(epsilon, nullptr);
  EXPECT_TRUE(epsilon->value.contains(QStringLiteral("e^ε = 2.72")));
  EXPECT_TRUE(epsilon->value.contains(QStringLiteral("a guess at 50 % becomes 73.1 % at most")))
      << "1/(1 + exp(-1)) is 0.7311";
  const QString html = QString::fromUtf8(reportHtml(report));
  EXPECT_TRUE(html.contains(QStringLiteral("Shall we &lt;ask&gt; everybody?")));
  EXPECT_TRUE(html.contains(QStringLiteral("A &amp; B")));

  state.study.about = {};
  state.study.view.errorTarget.reset();
  drawPictures(state);
  const Report plain = reportOf(state, kDate);
  EXPECT_EQ(factOf(plain.summary, "Purpose")->value, QStringLiteral("–"));
  EXPECT_EQ(factOf(plain.summary, "Reached"), nullptr);
  EXPECT_FALSE(plain.expected.headings.contains(QStringLiteral("Reaches it")));
}

TEST(FirstPage, AnErrorHasTheUnitOfTheLabelAndAnInterval) {
  EXPECT_EQ(errorText("test_mse", 0.25), QStringLiteral("0.5000"));
  EXPECT_EQ(errorText("test_error", 0.123), QStringLiteral("12.3 %"));
  EXPECT_EQ(errorText("test_loss", 0.25), QStringLiteral("0.2500"));
  EXPECT_EQ(errorInterval("test_mse", 0.25, 0.09).replace(QChar(QChar::Nbsp), QLatin1Char(' ')),
            QStringLiteral("0.4000 to 0.5831"))
      << "roots of 0.16 and 0.34";
  EXPECT_EQ(errorInterval("test_mse", 0.25, 1).left(1), QStringLiteral("0")) << "no root of what is below 0";
  EXPECT_TRUE(errorInterval("test_mse", 0.25, std::nan("")).isEmpty());
}

TEST(FirstPage, WhoChangesItChangesNoRunAndNoPicture) {
  AppState state = stateOf("house-prices");
  drawPictures(state);
  runStudy(state);
  state.study.about.author = "Somebody";
  EXPECT_FALSE(state.resultIsOutOfDate());
  EXPECT_TRUE(state.isModified());
  for (const auto& [view, picture] : state.pictures) EXPECT_TRUE(state.isCurrent(picture.get())) << view;
}

/// A constant column is no feature: nothing can be learned from it.
TEST(Report, CountsTheFeaturesThatAreLearnedFrom) {
  for (const char* example : {"house-prices", "kernel-release"}) {
    AppState state = stateOf(example);
    const auto wider = std::make_shared<Dataset>(*state.dataset);
    for (const char* name : {"same", "same too"})
      wider->columns.push_back({.name = name, .values = std::vector<double>(wider->rows(), 3.0)});
    const std::size_t features = wider->columns.size() - 3;
    state.study.data.features.reset();
    state.study.data.prepare = "standardise";
    state.dataset = wider;
    drawPictures(state);
    ASSERT_EQ(state.cache->features(), features) << example;
    const Report report = reportOf(state, kDate);
    EXPECT_TRUE(factOf(report.preparation, "Features in use")
                    ->value.startsWith(QStringLiteral("%1 of %2;").arg(features).arg(features + 2)));
    EXPECT_TRUE(
        factOf(report.summary, "Rests on")->value.contains(QStringLiteral("%1 features;").arg(features)));
  }
}

/// The report does not say where its author keeps files, and every name is escaped.
TEST(Report, HoldsNoAbsolutePathAndNoMarkupOfNames) {
  const test::TemporaryFolder folder;
  const std::string name = "a<b>&\"c.csv";
  AppState state = stateOf("house-prices");
  const auto odd = std::make_shared<Dataset>(*state.dataset);
  odd->name = name;
  odd->columns[0].name = "<i>x</i> & \"y\"";
  state.dataset = odd;
  const auto target = static_cast<std::size_t>(odd->find(state.study.data.target));
  odd->columns[target].name = state.study.data.target = "t<u>&\"";
  state.study.data.file = (folder.path() / "data" / name).string();
  state.study.labelPrivacy.priorFile =
      folder.write("prior.csv", "lower,upper,mass\n0,2.5,1\n2.5,5,1\n").string();
  state.savedStudy = state.study;
  state.savedStudy.data.file = (folder.path() / "other.csv").string();
  for (const char* file : {"", "studies/s.json"}) {
    state.studyFile = *file == '\0' ? QString() : QString::fromStdString((folder.path() / file).string());
    drawPictures(state);
    const Report report = reportOf(state, kDate);
    const QString html = QString::fromUtf8(reportHtml(report));
    for (const QString& where :
         {QString::fromStdString(folder.path().string()), QDir::tempPath(), QDir::homePath()}) {
      EXPECT_FALSE(html.contains(where)) << file << where.toStdString();
      EXPECT_FALSE((textBeforeCharts(report) + textAfterCharts(report)).contains(where)) << file;
    }
    for (const char* raw : {"a<b>", "<i>x", "t<u>"})
      EXPECT_FALSE(html.contains(QLatin1String(raw)))
          << html.mid(html.indexOf(QLatin1String(raw)) - 300, 400).toStdString();
    EXPECT_TRUE(html.contains(QStringLiteral("t&lt;u&gt;&amp;&quot;")));
    EXPECT_EQ(factOf(report.data, "Source")->value.toStdString(), *file == '\0' ? name : "../data/" + name);
  }
}

TEST(Report, ABrokenPromiseStandsOnTheFirstPageAndHasNoProof) {
  AppState state = stateOf("house-prices");
  state.study.labelPrivacy.methods = {"laplace", "staircase"};
  state.study.asPrinted = {"staircase-weights"};
  state.savedStudy = state.study;
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  EXPECT_TRUE(marksSay(report, "not all that is claimed is true"));
  ASSERT_EQ(report.claimMarks, QStringList{QStringLiteral("✗ Broken: Staircase.")});
  const QStringList& broken = report.claims.rows.back();
  EXPECT_TRUE(broken.contains(QStringLiteral("✗ broken")));
  EXPECT_TRUE(broken.contains(QStringLiteral("no bound")));
  EXPECT_EQ(broken.back(), QStringLiteral("no proof"));
  EXPECT_TRUE(broken.join(QLatin1Char(' ')).contains(QStringLiteral("weights 2 and -1")));
  const QString html = QString::fromUtf8(reportHtml(report));
  EXPECT_TRUE(html.contains(QStringLiteral("✗ broken")));
  EXPECT_LT(html.indexOf(QStringLiteral("<figure")), html.indexOf(QStringLiteral("class=\"claims\"")));
  EXPECT_LT(html.indexOf(QStringLiteral("class=\"claims\"")),
            html.indexOf(QStringLiteral("class=\"appendix\"")));
}

TEST(Report, LeavesOutTheNumbersOfARunOfOtherParameters) {
  AppState state = stateOf("house-prices");
  runStudy(state);
  state.study.labelPrivacy.zeta = 0.4;
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  EXPECT_TRUE(marksSay(report, "of other parameters"));
  EXPECT_FALSE(hasResults(report));
}

TEST(Report, AStudyThatWasNeverSavedIsRepeatedFromTheOneInTheReport) {
  AppState state;
  EXPECT_EQ(shellLine(repeatCommand(state)), QStringLiteral("epsiscope run study.json --out results"));
  EXPECT_EQ(shellLine({QStringLiteral("a b"), QStringLiteral("it's"), QStringLiteral("x=[1]"), QString()}),
            QStringLiteral("'a b' 'it'\\''s' 'x=[1]' ''"));
}

TEST(Report, TheCommandRepeatsTheReading) {
  AppState state = stateOf("house-prices");
  state.studyFile = QStringLiteral("study.json");
  state.study.data.reading.separator = "tab";
  state.study.data.reading.missingValues = std::vector<std::string>{"-99"};
  state.study.data.columns = {{.column = "Population", .kind = ColumnKind::text}};
  std::vector<std::string> settings;
  const QStringList words = repeatCommand(state);
  for (qsizetype i = 0; i + 1 < words.size(); ++i)
    if (words[i] == QLatin1String("--set")) settings.push_back(words[i + 1].toStdString());
  EXPECT_EQ(withSettings(state.savedStudy, settings), state.study);
}

TEST(Ledger, PartsAddUpAndThePriorIsALineOfItsOwn) {
  AppState state = stateOf("house-prices");
  state.study.view.epsilon = 0.7;
  state.study.labelPrivacy.methods = {"laplace", "gaussian", "rp-with-prior-debiased", "central-ridge"};
  state.study.labelPrivacy.priorShare = 0.3;
  drawPictures(state);
  const std::vector<LedgerLine> ledger = ledgerOf(state).entries;
  std::map<QString, Decimal> sums;
  std::map<QString, int> parts;
  std::size_t totals = 0;
  for (const LedgerLine& entry : ledger) {
    if (!entry.isTotal) {
      sums[entry.method] = sums[entry.method] + entry.epsilon;
      ++parts[entry.method];
      continue;
    }
    ++totals;
    EXPECT_EQ(entry.epsilon, Decimal::of(0.7)) << entry.method.toStdString();
    if (parts[entry.method] > 0) {
      EXPECT_EQ(sums[entry.method], entry.epsilon) << entry.method.toStdString();
    }
    EXPECT_EQ(entry.delta, entry.method == QLatin1String("Gaussian") ? state.study.labelPrivacy.delta : 0.0)
        << entry.method.toStdString();
  }
  EXPECT_EQ(totals, 4u);
  EXPECT_EQ(parts[QStringLiteral("RPWithPrior, debiased")], 2);
  const auto prior = std::ranges::find(ledger, QStringLiteral("prior of the labels"), &LedgerLine::purpose);
  ASSERT_NE(prior, ledger.end());
  EXPECT_EQ(prior->epsilon.text(), "0.21");
  EXPECT_EQ(std::next(prior)->epsilon.text(), "0.49");
}

/// A share that the study fixes for priors is not that of any stage.
TEST(Ledger, StagesHaveWordsOfTheirOwnAndAddUp) {
  AppState state = stateOf("house-prices");
  state.study.view.epsilon = 1;
  state.study.labelPrivacy.methods = {"best-central", "best-local", "rp-with-prior-two-stage"};
  state.study.labelPrivacy.priorShare = 0.3;
  drawPictures(state);
  const std::vector<LedgerLine> ledger = ledgerOf(state).entries;
  QStringList purposes, kinds;
  for (const LedgerLine& entry : ledger) {
    purposes << entry.purpose;
    kinds << entry.kind;
  }
  ASSERT_EQ(purposes,
            (QStringList{QStringLiteral("where labels lie"), QStringLiteral("noisy sums and residuals"),
                         QStringLiteral("in all"), QStringLiteral("each label answered once"),
                         QStringLiteral("noisy sums and residuals")}));
  const QString owner = QStringLiteral("one label, at its owner"),
                curator = QStringLiteral("one label, by a curator");
  EXPECT_EQ(kinds, (QStringList{curator, curator, curator, owner, curator}));
  const Pipeline pipeline = previewPipeline(state.study, *state.cache, "best-central", 1);
  EXPECT_NE(ledger[0].epsilon, Decimal::of(0.3));
  EXPECT_NEAR(ledger[0].epsilon.text().empty() ? 0 : std::stod(ledger[0].epsilon.text()),
              pipeline.epsilonPrior, 5e-5);
  EXPECT_EQ(ledger[0].epsilon + ledger[1].epsilon, ledger[2].epsilon);
  for (const std::size_t total : {2u, 3u, 4u}) {
    EXPECT_TRUE(ledger[total].isTotal) << total;
    EXPECT_EQ(ledger[total].epsilon, Decimal::of(1)) << total;
  }
}

TEST(Ledger, TellsLabelsFromRowsAndOwnersFromCurators) {
  AppState labels = stateOf("house-prices");
  labels.study.labelPrivacy.methods = {"laplace", "central-ridge"};
  drawPictures(labels);
  QStringList kinds;
  for (const LedgerLine& entry : ledgerOf(labels).entries) kinds << entry.kind;
  kinds.removeDuplicates();
  EXPECT_EQ(kinds, (QStringList{QStringLiteral("one label, at its owner"),
                                QStringLiteral("one label, by a curator")}));
  AppState rows = stateOf("kernel-release");
  drawPictures(rows);
  for (const LedgerLine& entry : ledgerOf(rows).entries)
    EXPECT_EQ(entry.kind, QStringLiteral("one row, by a curator"));
}

bool saysOf(const QStringList& sentences, const char* words) {
  return sentences.join(QLatin1Char(' ')).contains(QLatin1String(words));
}

TEST(Ledger, BooksNothingThatIsNotPrivate) {
  AppState state = stateOf("house-prices");
  state.study.view.epsilon = 1;
  state.study.labelPrivacy.methods = {"laplace", "rp-with-prior", "gaussian-classic"};
  state.study.labelPrivacy.prior = PriorKind::exact;
  drawPictures(state);
  const Ledger some = ledgerOf(state);
  ASSERT_EQ(some.entries.size(), 1u);
  EXPECT_EQ(some.entries.front().method, QStringLiteral("Laplace"));
  ASSERT_EQ(some.notBooked.size(), 2);
  EXPECT_TRUE(some.notBooked[0].contains(QStringLiteral("RPWithPrior")));
  EXPECT_TRUE(some.notBooked[0].contains(QStringLiteral("true histogram")));
  EXPECT_TRUE(some.notBooked[1].contains(QStringLiteral("only for ε below 1")));
  EXPECT_TRUE(saysOf(reportOf(state, kDate).ledger.notes, "Not booked: RPWithPrior."));

  state.study.data.boundsFromData = true;
  drawPictures(state);
  EXPECT_TRUE(ledgerOf(state).entries.empty());
  EXPECT_EQ(ledgerOf(state).notBooked.size(), 3);
  EXPECT_TRUE(ledgerOf(state).notes.isEmpty()) << "nothing composes";
  // The table would be empty: why there is none is said in its place, and once on paper.
  const Report none = reportOf(state, kDate);
  EXPECT_FALSE(none.limits.join(QLatin1Char(' ')).contains(QStringLiteral("the ledger in the appendix")));
  for (const QString& text : {QString::fromUtf8(reportHtml(none)), textAfterCharts(none)})
    EXPECT_FALSE(text.contains(none.ledger.caption)) << text.toStdString();
  EXPECT_TRUE(reportHtml(none).contains("Not booked: RPWithPrior."));
  EXPECT_TRUE(reportOf(state, kDate).guarantee.front().value.startsWith(QStringLiteral("Nothing:")));
}

TEST(Ledger, SaysWhichRunsDoNotComposeAndWhomItLeavesOut) {
  AppState state = stateOf("house-prices");
  state.study.labelPrivacy.methods = {"laplace", "rp-with-prior"};
  state.study.labelPrivacy.prior = PriorKind::noisyCounts;
  drawPictures(state);
  EXPECT_TRUE(saysOf(ledgerOf(state).notes, "its runs do not compose"));
  EXPECT_FALSE(saysOf(ledgerOf(state).notes, "Among complete rows"));
  QStringList kinds;
  for (const LedgerLine& entry : ledgerOf(state).entries) kinds << entry.kind;
  const QString owner = QStringLiteral("one label, at its owner"),
                curator = QStringLiteral("one label, by a curator");
  EXPECT_EQ(kinds, (QStringList{owner, curator, owner, curator})) << "Laplace; prior, labels and both";
  state.study.data.missing = MissingRule::dropRows;
  state.study.labelPrivacy.prior = PriorKind::uniform;
  drawPictures(state);
  EXPECT_FALSE(saysOf(ledgerOf(state).notes, "its runs do not compose"));
  EXPECT_TRUE(saysOf(ledgerOf(state).notes, "Among complete rows"));
  for (const LedgerLine& entry : ledgerOf(state).entries) EXPECT_EQ(entry.kind, owner);
}

TEST(ReportHtml, IsOneWellFormedPageThatAsksForNothing) {
  AppState state = stateOf("house-prices");
  state.study.data.unit = "<b>&\"'";
  drawPictures(state);
  const Report report = reportOf(state, kDate);
  const QString html = QString::fromUtf8(reportHtml(report));
  EXPECT_FALSE(html.contains(QStringLiteral("<b>&\"'")));
  EXPECT_EQ(html.count(QStringLiteral("<figure")), static_cast<qsizetype>(report.charts.size()));
  EXPECT_EQ(html.count(QStringLiteral("role=\"img\" aria-label=\"")),
            static_cast<qsizetype>(report.charts.size()));
  EXPECT_EQ(html.count(QStringLiteral("<svg ")), static_cast<qsizetype>(report.charts.size()));
  EXPECT_EQ(html.count(QStringLiteral("<h1>")), 1);
  static const QRegularExpression outside(QStringLiteral("(src|href)=\"(?!data:|#)|url\\((?!#)|@import"));
  EXPECT_FALSE(html.contains(outside)) << outside.match(html).captured().toStdString();
  // All tags are closed as in XML.
  QXmlStreamReader reader(html);
  while (!reader.atEnd()) reader.readNext();
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString() << " at line " << reader.lineNumber();
}

TEST(ReportPages, ArePagesWithTextInThem) {
  AppState state = stateOf("private-classifier");
  drawPictures(state);
  const QByteArray pdf = reportPdf(reportOf(state, kDate));
  EXPECT_TRUE(pdf.startsWith("%PDF"));
  EXPECT_GE(pdf.count("/Type /Page\n"), 3);
  EXPECT_TRUE(pdf.contains("/FontFile2") || pdf.contains("/FontFile3"));
}

}  // namespace
}  // namespace epsiscope::report_test
