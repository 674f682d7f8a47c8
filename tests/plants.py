#!/usr/bin/env python3
"""Plants one mistake at a time in what draws about private values, and fails if nobody notices.

tests/plants.py BUILD [NAME...]    all plants, or those; BUILD has core and its tests

Each plant is a change of one source. Its unit is compiled with the change, the library linked with it, and the tests
that hold the draws to the promises are run: a plant that does not compile, or with which a test fails, is noticed.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = "ReplayAudit*:Bookings*:Laws*:Majority*:Release.*:ReleaseFolders.Are*:LedgerTest.TenTenths*:LatticeLaplace*:WholeSums*:GroupSums*"

# name: source, text there, text in its place
PLANTS = {
    "a stage's histogram is drawn with twice its share": (
        "core/staged/label_questions.cpp",
        ".scale = ResidualHistogram::noiseScale(epsilon),", ".scale = ResidualHistogram::noiseScale(2 * epsilon),"),
    "sums are clipped at 1.5 half-widths, with noise for one": (
        "core/staged/label_questions.cpp",
        "centred(asVector(labels), from, half, people.members())",
        "centred(asVector(labels), from, 1.5 * half, people.members())"),
    "a half-width is searched about the true mean": (
        "core/staged/label_questions.cpp",
        "HalfWidths(people.of(labels), centre, width, least, epsilon)",
        "HalfWidths(people.of(labels), asVector(labels).mean(), width, least, epsilon)"),
    "the range is cut to the true minimum and maximum": (
        "core/staged/label_range.cpp",
        "  return range;\n}\n\n}  // namespace",
        "  range.bounds.lower = *std::ranges::min_element(labels);\n"
        "  range.bounds.upper = *std::ranges::max_element(labels);\n  return range;\n}\n\n}  // namespace"),
    "others are asked, who are everybody, with all of epsilon": (
        "core/staged/asked_people.cpp",
        "return {Eigen::VectorXf::Ones(m_members.size()) - m_members,", "return {Eigen::VectorXf::Ones(m_members.size()),"),
    "the shrinkage is told the true variance": (
        "core/staged/staged_fit.cpp",
        ".signal = m_sd * m_sd,",
        ".signal = (m_labels.array() - m_labels.mean()).square().mean(),"),
    "the spread is taken from the labels before the plan": (
        "core/staged/staged_fit.cpp",
        "m_sd = bounds.width() / 5.5;",
        "m_sd = *std::ranges::max_element(labels) - *std::ranges::min_element(labels);"),
    "residuals are answered at twice what is booked": (
        "core/staged/staged_fit.cpp",
        "return answer(m_predicted, best.clipped, bestOfResiduals(best.clipped.half, epsilon), epsilon);",
        "return answer(m_predicted, best.clipped, bestOfResiduals(best.clipped.half, 2 * epsilon), epsilon);"),
    "only cells that are not empty get noise": (
        "core/privacy/laplace_law.cpp",
        "drawn[i] = centre[i] + scale * rng.laplace();",
        "drawn[i] = centre[i] == 0 ? 0 : centre[i] + scale * rng.laplace();"),
    "lambda is chosen with twice what is booked": (
        "core/erm/tuning_on_all_rows.cpp",
        ".logProbabilities = pickLogProbabilities(plans, scores, epsilon)",
        ".logProbabilities = pickLogProbabilities(plans, scores, 2 * epsilon)"),
    "the weights have all of epsilon beside the choice of lambda": (
        "core/erm/tuning_on_all_rows.cpp",
        "return {budget.epsilon - epsilonOfChoice(budget.epsilon), budget.delta};", "return budget;"),
    "a score moves by half of what a row can cost it": (
        "core/erm/candidate_scores.cpp",
        "(value(what.loss, -farthest) - value(what.loss, farthest))",
        "(value(what.loss, -farthest) - value(what.loss, farthest)) / 2"),
    "the first group of a local fit answers twice": (
        "core/staged/local_fit.cpp",
        "  const AskedPeople others = first.others();",
        "  learn(first, fit.weights, half, 1);\n  const AskedPeople others = first.others();"),
    "a discrete histogram has sensitivity 1": (
        "core/tasks/statistic/release.cpp",
        "const WideInteger sensitivity = sensitivityInSteps(m_plan, static_cast<double>(rows()));\n  return",
        "const WideInteger sensitivity = sensitivityInSteps(m_plan, static_cast<double>(rows())) / movedBy(m_plan);\n"
        "  return"),
    "each statistic is drawn with all of epsilon": (
        "core/tasks/statistic/cells.cpp",
        "    const double epsilon = asked.epsilon * shared.share;\n    found.guarantee",
        "    const double epsilon = asked.epsilon;\n    found.guarantee"),
    "the ends of found bounds are chosen with twice what is booked": (
        "core/tasks/statistic/found_bounds.cpp",
        "          ofRow,\n          {.epsilon", "          2 * ofRow,\n          {.epsilon"),
    "the statistic within found bounds has all of epsilon": (
        "core/tasks/statistic/found_bounds.cpp",
        "return (1 - m_plan.boundsShare) * epsilon;", "return epsilon;"),
    "the rows beyond a bound count twice": (
        "core/statistics/bound_choice_law.cpp",
        "m_beyond[place] = static_cast<std::uint64_t>(beyond);",
        "m_beyond[place] = 2 * static_cast<std::uint64_t>(beyond);"),
    "delta is not shared": (
        "core/tasks/statistic/releases.cpp",
        ".delta = study.statistic.delta * statistic.share,", ".delta = study.statistic.delta,"),
    "the noise has the scale of the true range": (
        "core/tasks/statistic/release.cpp",
        ".deviation = noiseDeviation(epsilon),",
        ".deviation = noiseDeviation(epsilon) *\n"
        "                   (m_column->hasNumbers() ? m_column->sorted().back() - m_column->sorted().front() : 1) /\n"
        "                   m_plan.bounds.width(),"),
    "the upper clip is forgotten": (
        "core/tasks/statistic/release.cpp",
        "return {.centre = withoutNoise(),", "return {.centre = truth(),"),
    "the score of a quantile has no half": (
        "core/statistics/quantile_law.cpp",
        "std::abs(static_cast<double>(below) - m_rank) / 2;", "std::abs(static_cast<double>(below) - m_rank);"),
    "answers have all of epsilon beside a paid prior": (
        "core/tasks/label_privacy/pipeline.cpp",
        "isCentralRidge(pipeline.method) ? epsilon : own - pipeline.epsilonPrior;",
        "isCentralRidge(pipeline.method) ? epsilon : own;"),
    "k - 2 stands for k - 1": (
        "core/classes/class_response.cpp",
        "static_cast<double>(answers - 1) * responseRatio(epsilon)", "static_cast<double>(answers - 2) * responseRatio(epsilon)"),
    "labels outside the likely ones never answer the last class": (
        "core/classes/class_response.cpp",
        "m_answers[answerAt(uniform * count, m_answers.size())]",
        "m_answers[answerAt(uniform * (count - 1), m_answers.size())]"),
    "the score of the majority has no half": (
        "core/tasks/label_classes/release.cpp",
        "logs.push_back(epsilon / 2 * (count - most));", "logs.push_back(epsilon * (count - most));"),
    "the likely classes are those of the true counts": (
        "core/tasks/label_classes/release.cpp",
        "  return {.masses = std::move(drawn.prior.mass),",
        "  return {.masses = asShares(classCounts(asked.labels, asked.classes)),"),
    "rows are clipped at 1.05 R": (
        "core/central/central_release.cpp",
        "return (rowNorm * x.rowwise()", "return (1.05 * rowNorm * x.rowwise()"),
    "central ridge has half its noise": (
        "core/central/central_ridge.cpp",
        "return noise.scale(release.sensitivity(bounds));", "return noise.scale(release.sensitivity(bounds)) / 2;"),
    "a release draws a tenth more than is booked": (
        "core/release/chosen_release.cpp", "kForRounding = 1 - 0x1p-40", "kForRounding = 1.1"),
    "a ledger counts what was published alone": (
        "core/release/ledger_contents.cpp",
        "if (!isIn(entry, neighbours, trust)) continue;",
        "if (!isIn(entry, neighbours, trust) || entry.state != LedgerEntry::State::published) continue;"),
    "what was drawn before a crash is drawn again": (
        "core/release/release.cpp",
        "if (entry.state == LedgerEntry::State::drawn && outcome.entry == 0)",
        "if (entry.number == 0 && outcome.entry == 0)"),
    "a lattice of labels has half its sensitivity": (
        "core/mechanisms/lattice_mechanism.cpp",
        "place(bounds.upper) - place(bounds.lower))}", "(place(bounds.upper) - place(bounds.lower)) / 2)}"),
    "sums in whole numbers have half their sensitivity": (
        "core/sums/whole_sums_plan.cpp",
        "plan.sensitivity = rows * absoluteReach(plan.lattice);", "plan.sensitivity = rows * absoluteReach(plan.lattice) / 2;"),
    "a person's rows have the whole noise of one": (
        "core/tasks/statistic/exact_release.cpp", "static_cast<WideInteger>(plan.unit.rows()) * ofRow", "ofRow"),
    "a row that changes its group is counted in one": (
        "core/statistics/group_sums.cpp",
        "sums.oneNorm = areSeveral ? 2 * ofRow : within;", "sums.oneNorm = areSeveral ? ofRow : within;"),
    "weights are taken as they are": (
        "core/statistics/group_sums.cpp", "std::clamp(weight, 0.0, *plan.mostWeight)", "weight"),
    "of two cells that move one is counted": (
        "core/tasks/statistic/exact_release.cpp", "std::sqrt(moved / 2.0 /", "std::sqrt(1 / 2.0 /"),
}


def planted_text(name):
    """Returns the source with the plant."""
    source, old, new = PLANTS[name]
    text = (ROOT / source).read_text()
    if text.count(old) != 1:
        raise SystemExit(f"The plant \"{name}\" does not fit {source} any more.")
    return text.replace(old, new)


class Builder:
    def __init__(self, build):
        self.build = build.resolve()
        self.units = {}  # the unit of each source of core, and its command
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            if " -o core/CMakeFiles/" not in entry["command"]:
                continue
            unit = pathlib.Path(entry["file"])
            sources = re.findall(r'#include "(.*?)"', unit.read_text()) if "/Unity/" in str(unit) else [str(unit)]
            for source in sources:
                self.units[str(pathlib.Path(source).resolve())] = (unit, entry["command"])
        lines = subprocess.run(["ninja", "-C", self.build, "-t", "commands", "core_tests"], check=True,
                               capture_output=True, text=True).stdout.splitlines()
        self.link = next(line for line in reversed(lines) if " -o tests/core_tests " in line)

    def notice(self, name):
        """Returns by whom the plant is noticed; nothing if by nobody."""
        source = PLANTS[name][0]
        folder = self.build / "plants" / re.sub(r"\W+", "-", name)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        planted = folder / pathlib.Path(source).name
        planted.write_text(planted_text(name))
        unit, command = self.units[str((ROOT / source).resolve())]
        copy = folder / unit.name
        if unit.samefile(ROOT / source):
            copy = planted
        else:
            includes = re.sub(r'#include "(.*?)"', lambda found: f'#include "{planted}"' if pathlib.Path(
                found[1]).resolve() == (ROOT / source).resolve() else found[0], unit.read_text())
            if str(planted) not in includes:
                raise SystemExit(f"{unit} does not have {source}.")
            copy.write_text(includes)
        made = folder / (unit.name + ".o")
        compiled = re.sub(r" -o \S+ -c \S+$", f" -o {made} -c {copy}", command)
        if subprocess.run(compiled, shell=True, cwd=self.build, capture_output=True).returncode != 0:
            return "does not compile"
        program = folder / "core_tests"
        # It comes before the library, whose own unit nothing asks for then.
        link = self.link.replace("core/libepsiscope_core.a", f"{made} core/libepsiscope_core.a", 1)
        link = link.replace("-o tests/core_tests ", f"-o {program} ")
        subprocess.run(link, shell=True, cwd=self.build, check=True, capture_output=True)
        run = subprocess.run([program, f"--gtest_filter={TESTS}", "--gtest_fail_fast", "--gtest_brief=1"], cwd=self.build,
                             capture_output=True, text=True)
        failed = re.findall(r"\[  FAILED  \] ([\w./]+)", run.stdout)
        shutil.rmtree(folder)
        return failed[0] if failed else "" if run.returncode == 0 else f"ended with {run.returncode}"


def main():
    for name in PLANTS:  # those that are not tried either
        planted_text(name)
    builder = Builder(pathlib.Path(sys.argv[1]))
    names = sys.argv[2:] or list(PLANTS)
    missed = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        for name, by in zip(names, pool.map(builder.notice, names)):
            print(f"{name}: {by or 'NOBODY NOTICES'}", flush=True)
            missed += not by
    sys.exit(1 if missed else 0)


main()
