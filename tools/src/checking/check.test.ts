import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closingLine, outcomeOf } from "../test.ts";
import { plantedTree } from "../testing/planted-tree.ts";
import { runProgram } from "./run-program.ts";
import { filesBlamed, TYPES_AND_LINT } from "./types-and-lint.ts";
import { runLanes, type Step } from "./step.ts";
import { countTests, failuresOf, slowestFiles, strayErrorsOf } from "./vitest.ts";

const passes: Step = {
  name: "fine",
  run: async () => ({ ok: true, output: "quiet", note: "3 files" }),
};
const fails: Step = { name: "broken", run: async () => ({ ok: false, output: "why\nand where" }) };
const throws: Step = { name: "thrown", run: () => Promise.reject(new Error("out of paper")) };

describe("the steps of the check", () => {
  it("prints a line per step with its time, and a failed step's output only", async () => {
    const lines: string[] = [];
    expect(await runLanes([[passes, fails]], (line) => void lines.push(line))).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^ok {3}fine +\d+\.\d s {2}3 files$/),
      expect.stringMatching(/^FAIL broken +\d+\.\d s/),
      "     why\n     and where",
    ]);
  });

  it("goes on after a step that throws, and fails", async () => {
    const lines: string[] = [];
    expect(await runLanes([[throws, passes]], (line) => void lines.push(line))).toBe(false);
    expect(lines.join("\n")).toContain("out of paper");
    expect(lines.at(-1)).toMatch(/^ok {3}fine/);
  });

  it("passes when every lane has passed", async () => {
    expect(await runLanes([[passes], [passes]], () => {})).toBe(true);
  });

  it("fails a program that fails or cannot be started, with what it wrote", async () => {
    const root = await plantedTree({});
    const script = "console.log('out'); console.error('err'); process.exit(3)";
    const ran = await runProgram(root, [process.execPath, "-e", script]);
    expect(ran.ok).toBe(false);
    expect(ran.output.split("\n").sort()).toEqual(["", "err", "out"]);
    expect((await runProgram(root, ["no-such-program"])).ok).toBe(false);
  });
});

/** The repository itself, where the programs are. */
const ROOT = join(import.meta.dirname, "../../..");

describe("types", () => {
  it.each([
    ["a wrong one", 'export const price: number = "12.50";', "TS2322"],
    ["what is not there", 'import { gone } from "./gone.ts";\nexport const here = gone;', "TS2307"],
    [
      "an excuse for nothing",
      "// @ts-expect-error nothing is wrong here\nexport const price = 12.5;",
      "TS2578",
    ],
    ["another workspace's world", "export const home = process.env;", "TS2591"],
  ])("%s is found and its file blamed", async (_name, text, code) => {
    const root = await plantedTree({
      "domain/tsconfig.json": '{ "compilerOptions": { "strict": true, "types": [] } }',
      "domain/src/price.ts": text,
      "domain/src/fine.ts": "export const fine: number = 1;",
    });
    const { ok, output } = await runProgram(ROOT, [...TYPES_AND_LINT, root]);
    expect(ok).toBe(false);
    expect(output).toContain(code);
    expect(filesBlamed(output)).toEqual([join(root, "domain/src/price.ts")]);
  });

  it("a wrong one in a generated file is found: whoever uses it sees only `any`", async () => {
    const root = await plantedTree({
      // What is left out counts from where the rules lie.
      ".oxlintrc.json": await readFile(join(ROOT, ".oxlintrc.json"), "utf8"),
      "domain/tsconfig.json": '{ "compilerOptions": { "strict": true, "types": [] } }',
      "domain/src/price.gen.ts": 'export const price: number = "12.50";\n',
      "domain/src/fine.ts": "export const fine: number = 1;\n",
    });
    const { ok, output } = await runProgram(root, [...TYPES_AND_LINT]);
    expect(ok).toBe(false);
    expect(output).toContain("TS2322");
    expect(filesBlamed(output)).toEqual(["domain/src/price.gen.ts"]);
  });
});

describe("a report of the linter", () => {
  const finding = (file: string) =>
    `  x no-console: Unexpected.\n    ,-[${file}:42:3]\n 42 | log();\n`;

  it("blames the files it names, unless one of its findings names none", () => {
    const two = finding("server/src/a.ts") + finding("ui/src/b.test.tsx");
    expect(filesBlamed(`${two}Found 0 warnings and 2 errors.`)).toEqual([
      "server/src/a.ts",
      "ui/src/b.test.tsx",
    ]);
    const drawn = "  \u001B[31m×\u001B[0m wrong\n   ╭─[\u001B[34mui/src/c.ts\u001B[0m:3:5]\n";
    expect(filesBlamed(`${drawn}Found 0 warnings and 1 error.`)).toEqual(["ui/src/c.ts"]);
    expect(filesBlamed(`${two}Found 1 warning and 2 errors.`)).toBeUndefined();
    expect(filesBlamed("thread panicked")).toBeUndefined();
  });
});

const took = { startTime: 0, endTime: 10 };
const passed = { fullName: "sums nothing", status: "passed", failureMessages: [] };
const wrong = ["expected 3 to be 4\n    at b.test.ts:3"];
const adds = { fullName: "sums adds", status: "failed", failureMessages: wrong };
const broken = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [
    { name: "/house/a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    { name: "/house/b.test.ts", status: "failed", message: "", assertionResults: [passed, adds] },
    { name: "/house/c.test.ts", status: "passed", message: "", assertionResults: [passed] },
  ].map((result) => ({ ...result, ...took })),
};

describe("the closing line", () => {
  it("sums what passed and failed", () => {
    const checked = { ok: true, counts: { passed: 10, failed: 0 } };
    const journeys = outcomeOf(true, "journey 1\n4 passed, 0 failed\n");
    expect(closingLine([checked, journeys])).toEqual({ ok: true, line: "14 passed, 0 failed" });
  });

  it("counts a part that failed without naming a failure", () => {
    const checked = { ok: false, counts: { passed: 10, failed: 0 } };
    expect(closingLine([checked])).toEqual({ ok: false, line: "10 passed, 1 failed" });
  });

  it("fails when nothing ran", () => {
    expect(closingLine([{ ok: true, counts: { passed: 0, failed: 0 } }]).ok).toBe(false);
  });

  it.each([
    [true, "3 passed, 1 failed", 3, 1],
    [false, "3 passed, 0 failed", 3, 1],
    [true, "nothing said", 0, 1],
    [true, "0 passed, 0 failed", 0, 1],
    [false, "1 passed, 0 failed\n3 passed, 2 failed", 3, 2],
  ])("reads journeys that ended %s and said %j", (ok, output, passed, failed) => {
    expect(outcomeOf(ok, output)).toEqual({ ok: false, counts: { passed, failed } });
  });

  it("counts a test file that could not be loaded as a failure", () => {
    expect(countTests(broken)).toEqual({ passed: 5, failed: 2 });
  });

  it("names what failed before anything else, with why", () => {
    expect(failuresOf("/house", broken)).toBe(
      "a.test.ts\nno such module\n\nb.test.ts: sums adds\nexpected 3 to be 4\n    at b.test.ts:3",
    );
    expect(failuresOf("/house", undefined)).toBe("");
  });

  it("tells of what failed outside of the tests", () => {
    const said =
      " RUN  v5\n···\n\n⎯⎯ Unhandled Errors ⎯⎯\n\nVitest caught 1 unhandled error\nlate.ts:3";
    const told = "⎯⎯ Unhandled Errors ⎯⎯\n\nVitest caught 1 unhandled error\nlate.ts:3";
    expect(strayErrorsOf({ ok: false, output: said }, "")).toBe(told);
    expect(strayErrorsOf({ ok: false, output: said }, "a.test.ts: adds")).toBe(told);
  });

  it("tells the last words of a run that ended badly with nothing failed", () => {
    const warned =
      "(node:7) Warning: A session broke\n(Use `node --trace-warnings ...` to show it)\n";
    const output = `${warned} RUN  v5\n····\nThe database would not stop\n`;
    expect(strayErrorsOf({ ok: false, output }, "")).toBe("RUN  v5\nThe database would not stop");
    expect(strayErrorsOf({ ok: false, output }, "a.test.ts: adds")).toBe("");
    expect(strayErrorsOf({ ok: true, output }, "")).toBe("");
  });

  it("names the files that took long, the longest first", () => {
    const file = (name: string, endTime: number) => ({
      name: `/house/${name}`,
      status: "passed",
      message: "",
      assertionResults: [],
      startTime: 1000,
      endTime,
    });
    const testResults = [
      file("quick.test.ts", 5999),
      file("a.test.ts", 6000),
      file("b.test.ts", 21_040),
    ];
    const report = { numPassedTests: 3, numFailedTests: 0, testResults };
    expect(slowestFiles("/house", report)).toBe("  20.0 s  b.test.ts\n   5.0 s  a.test.ts");
  });
});
