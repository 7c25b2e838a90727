import { failureText } from "../../api/failure-text.ts";
import type { BulkOutcome } from "./BulkBar.tsx";

/** How each row of several is called, and what is done with it; `act` gives what it is then. */
interface ByRow<Row> {
  readonly nameOf: (row: Row) => string;
  readonly act: (row: Row) => Promise<Omit<BulkOutcome, "name">>;
}

/** Does something with one row after the other; what is refused keeps no other waiting. */
export async function eachRow<Row>(
  rows: readonly Row[],
  { nameOf, act }: ByRow<Row>,
): Promise<readonly BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const row of rows) {
    const outcome = await act(row).catch((error: unknown) => ({
      became: "refused" as const,
      text: failureText(error),
    }));
    outcomes.push({ name: nameOf(row), ...outcome });
  }
  return outcomes;
}
