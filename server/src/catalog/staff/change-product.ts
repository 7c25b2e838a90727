import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import type { ProductChange } from "@placket/domain/catalog/staff/product-values";
import { leaveTraces } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { isThere, type ConfigScope } from "../../store/config-scope.ts";
import { stores } from "../../store/store-config.ts";
import { loadDictionary } from "../import/dictionary/dictionary.sql.ts";
import type { Dictionary } from "../import/dictionary/dictionary.ts";
import { changedParts } from "../import/draft/product-state.ts";
import { loadProducts } from "../import/write/product-load.sql.ts";
import { writeProducts, type Change } from "../import/write/product-write.sql.ts";
import { changedState } from "./changed-state.ts";
import { problemsOfChange } from "./check-change.ts";
import { productById, seenOf, type KnownProduct } from "./known-product.ts";
import { holdProducts, selectSkus } from "./staff-product.sql.ts";
import { traceOfChange } from "./trace-of-change.ts";

/** What staff say of a product in a scope, and what they saw before: `undefined` where it is all the same. */
interface AskedChange extends ProductChange {
  readonly id: number;
  readonly seen: string | undefined;
}

/**
 * Says some values of a product in a scope, all of them or none. Refuses when it is another one than was seen: what a
 * colleague or an import wrote would be lost. Shoppers see it within a second: the catalogue follows the tables.
 */
export async function changeProduct(
  tx: Ctx,
  asked: AskedChange,
  scope: ConfigScope,
): Promise<Result<KnownProduct>> {
  const done = await changeProducts(tx, [asked], scope);
  return done.ok ? productById(tx, asked.id) : done;
}

/** Changes several products in one go, all of them or none; fields of refusals are of whichever product. */
export async function changeProducts(
  tx: Ctx,
  all: readonly AskedChange[],
  scope: ConfigScope,
): Promise<Result<readonly Change[]>> {
  if (!isThere(tx.held(stores).views, scope))
    return refuse(problem("catalog.noSuchScope", "scope"));
  const ids = all.map(({ id }) => id);
  await holdProducts(tx.db, ids);
  const skus = await selectSkus(tx.db, ids);
  const states = await loadProducts(tx.db, [...skus.values()]);
  const dictionary = await loadDictionary(tx.db);
  const changes: Change[] = [];
  for (const { id, seen, ...change } of all) {
    const before = states.get(skus.get(id) ?? "");
    if (!before) return refuse(problem("catalog.productGone", "id"));
    if (seen !== undefined && seenOf(before) !== seen)
      return refuse(problem("catalog.productChanged", "id", before.sku));
    const problems = await problemsOfChange(tx, { before, scope, change }, dictionary);
    if (problems.length > 0) return refuse(...problems);
    changes.push({ before, after: changedState(before, scope, change) });
  }
  await writeChanges(tx, changes, { scope, dictionary });
  return ok(changes);
}

interface Writing {
  readonly scope: ConfigScope;
  readonly dictionary: Dictionary;
}

/** Stores what differs, with a line of the trail for each product. */
async function writeChanges(
  tx: Ctx,
  changes: readonly Change[],
  { scope, dictionary }: Writing,
): Promise<void> {
  const others = changes.filter(({ before, after }) => changedParts(before, after).length > 0);
  if (others.length === 0) return;
  const parts = { dictionary, realIds: new Map(), otherIds: new Map(), now: tx.now };
  await writeProducts(tx.db, others, parts);
  await leaveTraces(
    tx,
    others.map(({ before, after }) => ({
      action: "product.update" as const,
      subject: before.sku,
      ...traceOfChange({ before, after, scope }, dictionary),
    })),
  );
}
