import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What the automated check for WCAG 2.2 AA finds on the page as it is, its frames too but those without scripts: rule and where. */
export default async function axeFaults(page: Page): Promise<string[]> {
  // Advice about the structure of pages does not fit a frame, which is a part of one.
  return faultsOf(page, (isWhole) => (isWhole ? [...WCAG, "best-practice"] : WCAG));
}

/** Of these faults those of texts that stand out too little: all that other colors can change. */
export function contrastFaults(page: Page): Promise<string[]> {
  return faultsOf(page, () => CONTRAST);
}

/** Rules by their tags, or a single one by its name. */
type Rules = readonly string[] | { readonly type: "rule"; readonly values: readonly string[] };

const CONTRAST: Rules = { type: "rule", values: ["color-contrast"] };

async function faultsOf(page: Page, rulesFor: (isWhole: boolean) => Rules): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    const isWhole = frame === page.mainFrame();
    // No script runs there, so nobody can ask it anything.
    if (!isWhole && (await isSilenced(frame))) continue;
    const faults = await faultsIn(frame, rulesFor(isWhole));
    found.push(...faults.map((fault) => (isWhole ? fault : `${frame.url()} ${fault}`)));
  }
  return found;
}

/** Whether a frame may run no scripts: a letter as staff see it. */
async function isSilenced(frame: Frame): Promise<boolean> {
  const sandbox = await (await frame.frameElement()).getAttribute("sandbox");
  return sandbox !== null && !sandbox.includes("allow-scripts");
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

async function faultsIn(frame: Frame, rules: Rules): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse that.
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(source);
  return frame.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const result = await axe.run(document, {
      runOnly,
      iframes: false,
      resultTypes: ["violations"],
    });
    return result.violations.map(({ id, help, nodes }) => {
      const places = nodes.map(({ target }) => target.join(" ")).join("; ");
      return `${id}: ${help} (${places}) ${nodes[0]?.failureSummary ?? ""}`;
    });
  }, rules);
}
