import type { Finding } from "../finding.ts";

/** Too few files read in a workspace: the check looks at the wrong place and would find nothing. */
export function amountFindings(
  files: readonly string[],
  atLeast: Readonly<Record<string, number>>,
): Finding[] {
  return Object.entries(atLeast).flatMap(([floor, minimum]) => {
    const seen = files.filter((file) => file.startsWith(`${floor}/`)).length;
    if (seen >= minimum) return [];
    const message =
      `only ${seen} source files were seen, at least ${minimum} should be there. ` +
      `Look at what the check reads, or lower the minimum in tools/src/floors.ts.`;
    return [{ file: floor, line: 1, rule: "too few files", message }];
  });
}
