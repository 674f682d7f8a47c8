#include "core/study/study.h"
#include "ui/report/claims_table.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/tasks/audit_preview.h"
#include "ui/report/report_html.h"
#include "ui/widgets/number_text.h"

namespace epsiscope::claims_table_test {
namespace {

constexpr double kNoBound = std::numeric_limits<double>::infinity();
const QString kDate = QStringLiteral("2030-01-02T03:04:05Z");

AuditedClaim claimOf(const char* label, const Guarantee& claimed, double measured, bool isExact) {
  const std::string id = QString::fromLatin1(label).toLower().toStdString();
  AuditedClaim claim{.method = id, .label = label, .epsilon = 0.5, .claimed = claimed, .proof = "p. 1"};
  claim.parts = {{.name = "answer",
                  .epsilon = 0.5,
                  .finding = {.measured = measured, .isExact = isExact, .pairs = 1234}}};
  return claim;
}

Guarantee local(double delta = 0) {
  return Guarantee::of({.epsilon = 0.5, .delta = delta, .trust = Booking::Trust::local});
}

AuditPreview previewOf(std::vector<AuditedClaim> claims) {
  AuditPreview preview;
  preview.epsilon = 0.5;
  preview.claims = std::move(claims);
  return preview;
}

ReportTable tableOf(std::vector<AuditedClaim> claims) {
  return claimsTable(Study(), previewOf(std::move(claims)), kDate);
}

bool notesSay(const ReportTable& table, const char* words) {
  return table.notes.join(QLatin1Char(' ')).contains(QString::fromUtf8(words));
}

TEST(ClaimsTable, SaysWhatAllReleasesRevealTogetherWhereAnAccountSaysLessThanTheSum) {
  AuditedClaim claim = claimOf("Mean", local(1e-5), 0.1, true);
  EXPECT_FALSE(notesSay(tableOf({claim}), "together"));
  claim.accounts = {.delta = 1e-5, .spent = 1, .zcdp = 0.4, .exact = 0.2941};
  EXPECT_TRUE(notesSay(tableOf({claim}), "reveal at most ε = 0.295"));
  claim.accounts->exact = 1;
  EXPECT_TRUE(notesSay(tableOf({claim}), "reveal at most ε = 0.4 "));
  claim.accounts->zcdp = kNoBound;
  EXPECT_FALSE(notesSay(tableOf({claim}), "together"));
}

TEST(ClaimsTable, SaysWhatIsClaimedForWhomWhereItIsProvedAndHowItWasMeasured) {
  const Guarantee rows =
      Guarantee::of({.epsilon = 0.5, .neighbours = Booking::Neighbours::row}).leavingRowsOut(true);
  const ReportTable table =
      tableOf({claimOf("Laplace", local(), 0.5, true), claimOf("Gaussian", local(1e-5), 0.4, true),
               claimOf("Output", rows, 0.25, false)});
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(table.rows[0],
            (QStringList{QStringLiteral("Laplace"), QStringLiteral("✓ holds"), QStringLiteral("0.5"),
                         QStringLiteral("one label, at its owner"), QStringLiteral("0.5"),
                         QStringLiteral("exactly"), QStringLiteral("–"), QStringLiteral("p. 1")}));
  EXPECT_EQ(table.rows[1][2], QStringLiteral("0.5, δ = 1e-5"));
  EXPECT_EQ(table.rows[2][3], QStringLiteral("one row, by a curator"));
  EXPECT_EQ(table.rows[2][5], countText(1234) + QStringLiteral(" pairs"));
  EXPECT_TRUE(table.rows[2][6].startsWith(QStringLiteral("Among complete rows")));
  for (const QStringList& row : table.rows) EXPECT_EQ(row.size(), table.headings.size());
  EXPECT_TRUE(notesSay(table, "Every promise is proved, and none was broken."));
  EXPECT_TRUE(notesSay(table, "One label:"));
  EXPECT_TRUE(notesSay(table, "One row:"));
  EXPECT_TRUE(notesSay(table, "on 2030-01-02, 03:04 UTC by Epsiscope " EPSISCOPE_VERSION " at ε = 0.5."));
}

/// People who see no colour have a sign and a word, in the row and above the table.
TEST(ClaimsTable, MarksWhatIsBrokenAndWhatNobodyHasProved) {
  AuditedClaim broken = claimOf("Staircase", local(), kNoBound, true);
  broken.claimed = broken.claimed.unproved("As printed.");
  broken.proof.clear();
  AuditedClaim unproved = claimOf("Classic", local(), 0.3, true);
  unproved.claimed = unproved.claimed.unproved({});
  const std::vector<AuditedClaim> claims{broken, unproved, claimOf("Laplace", local(), 0.5, true)};
  const ReportTable table = tableOf(claims);
  EXPECT_EQ(table.rows[0][1], QStringLiteral("✗ broken"));
  EXPECT_EQ(table.rows[0][4], QStringLiteral("no bound"));
  EXPECT_EQ(table.rows[0][6], QStringLiteral("As printed."));
  EXPECT_EQ(table.rows[0][7], QStringLiteral("no proof"));
  EXPECT_EQ(table.rows[1][1], QStringLiteral("? not proved"));
  EXPECT_FALSE(notesSay(table, "Every promise is proved"));
  EXPECT_EQ(claimsMarks(previewOf(claims)),
            (QStringList{QStringLiteral("✗ Broken: Staircase."), QStringLiteral("? Not proved: Classic.")}));
  EXPECT_EQ(brokenPromises(previewOf(claims)), QStringList{QStringLiteral("Staircase")});
  EXPECT_TRUE(claimsMarks(previewOf({claims.back()})).isEmpty());
}

/// Another reason beside the mistake, such as categories that nobody declared, does not hide it.
TEST(ClaimsTable, MarksAMistakeAlsoWhereNothingIsPromisedAnyway) {
  AuditedClaim claim =
      claimOf("Machine", Guarantee::none(Guarantee::Neighbours::row, "Not declared."), 0.1, false);
  claim.claimed = claim.claimed.unproved("As printed.");
  claim.proof.clear();
  const ReportTable table = tableOf({claim});
  EXPECT_EQ(table.rows[0][1], QStringLiteral("? not proved"));
  EXPECT_EQ(table.rows[0][6], QStringLiteral("Not declared. As printed."));
  EXPECT_EQ(table.rows[0][7], QStringLiteral("no proof"));
  EXPECT_EQ(claimsMarks(previewOf({claim})), QStringList{QStringLiteral("? Not proved: Machine.")});
}

TEST(ClaimsTable, SaysNothingWhereNothingIsPromisedButWhy) {
  AuditedClaim none{.method = "none", .label = "No privacy"};
  none.claimed = Guarantee::none(Guarantee::Neighbours::label, "No noise is added.");
  const ReportTable table = tableOf({none});
  const QString dash = QStringLiteral("–");
  EXPECT_EQ(table.rows.front(),
            (QStringList{QStringLiteral("No privacy (yardstick)"), QStringLiteral("– promises nothing"), dash,
                         dash, dash, dash, QStringLiteral("No noise is added."), dash}));
  EXPECT_FALSE(notesSay(table, "Every promise is proved")) << "there is none";
  EXPECT_FALSE(notesSay(table, "One label:"));
}

TEST(ClaimsTable, SaysHowOftenSamplersWereDrawnFromWhereTheyWere) {
  AuditedClaim claim = claimOf("Laplace", local(), 0.5, true);
  AuditPreview preview = previewOf({claim});
  preview.effort.draws = 5000;
  EXPECT_FALSE(notesSay(claimsTable(Study(), preview, kDate), "drawn from"));
  preview.claims.front().parts.front().sampled = SampledFinding{.atLeast = 0.1, .draws = 5000};
  const QString draws = countText(5000) + QStringLiteral(" times for each of two neighbours");
  EXPECT_TRUE(notesSay(claimsTable(Study(), preview, kDate), draws.toUtf8().constData()));
}

/// What a replay found stands beside the parts, and where it is more the promise is broken.
TEST(ClaimsTable, SaysWhatReplaysOfWholeReleasesHaveShown) {
  AuditedClaim claim = claimOf("Laplace", local(), 0.5, true);
  claim.replay = ReplayFinding{.measured = 0.25, .pairs = 3, .answers = 2, .rows = 1234};
  ReportTable table = tableOf({claim});
  EXPECT_EQ(table.rows[0][1], QStringLiteral("✓ holds"));
  EXPECT_EQ(table.rows[0][5], QStringLiteral("exactly; replayed: 0.25"));
  EXPECT_TRUE(notesSay(table, countText(1234).toUtf8().constData()));
  EXPECT_TRUE(notesSay(table, "depends on the private rows, so it is not private"));
  claim.replay->measured = 0.75;
  EXPECT_EQ(tableOf({claim}).rows[0][1], QStringLiteral("✗ broken"));
  EXPECT_EQ(tableOf({claim}).rows[0][4], QStringLiteral("0.75"));
  claim.replay = ReplayFinding{.isSame = false};
  table = tableOf({claim});
  EXPECT_EQ(table.rows[0][4], QStringLiteral("no bound"));
  EXPECT_EQ(table.rows[0][5], QStringLiteral("exactly; replayed: tells them apart"));
}

TEST(ClaimsTable, SaysThatWhatDependsOnPrivateRowsIsNotPrivate) {
  const char* words = "depends on the private rows, so it is not private";
  AuditedClaim claim = claimOf("Output", local(), 0.5, false);
  EXPECT_FALSE(notesSay(tableOf({claim}), words));
  claim.parts.front().finding.ofRows = true;
  EXPECT_TRUE(notesSay(tableOf({claim}), words));
  claim.parts.front().finding.ofRows = false;
  const char* madeUp = "no private row was looked at";
  claim.replay = ReplayFinding{.measured = 0.4, .pairs = 2, .rows = 120};
  EXPECT_TRUE(notesSay(tableOf({claim}), words));
  EXPECT_FALSE(notesSay(tableOf({claim}), madeUp));
  claim.replay->ofRows = false;
  EXPECT_FALSE(notesSay(tableOf({claim}), words));
  EXPECT_TRUE(notesSay(tableOf({claim}), madeUp));
}

TEST(ClaimsTable, IsEscapedAndLeftOutWhereThereWasNoAudit) {
  Report report;
  EXPECT_TRUE(textOfClaims(report).isEmpty());
  EXPECT_FALSE(reportHtml(report).contains("class=\"claims\""));
  const std::vector<AuditedClaim> claims{claimOf("<i>a & \"b\"</i>", local(), kNoBound, true)};
  report.claims = tableOf(claims);
  report.claimMarks = claimsMarks(previewOf(claims));
  for (const QString& html : {textOfClaims(report), QString::fromUtf8(reportHtml(report))}) {
    EXPECT_FALSE(html.contains(QStringLiteral("<i>")));
    EXPECT_EQ(html.count(QStringLiteral("&lt;i&gt;a &amp; &quot;b&quot;&lt;/i&gt;")), 2) << "mark and row";
    EXPECT_TRUE(html.contains(QStringLiteral("<strong>✗ Broken: ")));
    EXPECT_TRUE(html.contains(claimsTitle()));
  }
}

}  // namespace
}  // namespace epsiscope::claims_table_test
