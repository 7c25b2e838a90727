import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What the automated check for WCAG 2.2 AA finds on the page as it is: rule and where. */
export default async function axeFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse that.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }
    const result = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return result.violations.map(
      (one) =>
        `${one.id}: ${one.help} (${one.nodes.map((node) => node.target.join(" ")).join("; ")})`,
    );
  });
}
