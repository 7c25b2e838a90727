import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";

const FOLDER = "docs/decisions";

/** Decision records that share a number: whoever reads "decision 0132" must find one; none while there is no folder. */
export async function decisionNumberFindings(root: string): Promise<Finding[]> {
  const files = await readdir(join(root, FOLDER)).catch(() => []);
  const records = files.filter((file) => /^\d{4}-.*\.md$/.test(file)).toSorted();
  const shared = [...Map.groupBy(records, (file) => file.slice(0, 4))].filter(
    ([, same]) => same.length > 1,
  );
  return shared.map(([number, [first = "", ...others]]) => ({
    file: `${FOLDER}/${first}`,
    line: 1,
    rule: "decision number",
    message: `${others.join(", ")} has the number ${number} too. Give one of them the next that is free.`,
  }));
}
