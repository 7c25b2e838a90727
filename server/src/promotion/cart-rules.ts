import { holding } from "../held/held.ts";
import { selectCartRules, type StoredRule } from "./cart-rule.sql.ts";

/**
 * The cart price rules, held in the process: carts are priced without the database. Codes are not among them: a
 * cart brings its own, as the database knew them when it was read.
 */
export const cartRules = holding<readonly StoredRule[]>({
  name: "cart rules",
  followsDatabase: true,
  open: async ({ db, log }) => {
    const { rules, faults } = await selectCartRules(db);
    for (const { id, why } of faults) {
      log.error({ rule: id, cause: why }, "a cart price rule cannot be read and takes nothing off");
    }
    return rules.filter(({ isActive }) => isActive);
  },
});
