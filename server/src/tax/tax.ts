import type { TaxRule } from "@placket/domain/tax/tax-rule";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { selectGroupTaxClasses, selectTaxRules } from "./tax.sql.ts";

/** The tax rules and who they hold for; small, so the process keeps them. */
interface TaxTable {
  readonly rules: readonly TaxRule[];
  /** The tax class of a customer group; undefined when the group is unknown. */
  classOfGroup(customerGroupId: number): number | undefined;
}

export const taxes = holding<TaxTable>({
  name: "taxes",
  followsDatabase: true,
  open: ({ db }) => loadTaxTable(db),
});

async function loadTaxTable(db: Db): Promise<TaxTable> {
  const [rules, groups] = await Promise.all([selectTaxRules(db), selectGroupTaxClasses(db)]);
  const classes = new Map(groups.map((group) => [group.id, group.taxClassId]));
  return { rules, classOfGroup: (groupId) => classes.get(groupId) };
}
