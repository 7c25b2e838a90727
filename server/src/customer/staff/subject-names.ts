import { customerOfSubject, customerSubject } from "@placket/domain/audit/customer-subject";
import type { Ctx } from "../../context.ts";
import { selectNames } from "./customer-admin.sql.ts";

/** What customers are called today whom the trail knows by their number; whoever is gone has no name. */
export async function customerNames(
  ctx: Ctx,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = subjects.flatMap((subject) => customerOfSubject(subject) ?? []);
  const rows = ids.length === 0 ? [] : await selectNames(ctx.db, ids);
  return new Map(
    rows.map(({ id, firstName, lastName }) => [
      customerSubject(id),
      `${firstName} ${lastName} (${customerSubject(id)})`,
    ]),
  );
}
