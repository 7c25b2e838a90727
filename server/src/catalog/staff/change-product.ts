import type { ProductType } from "@placket/domain/catalog/product";
import { checkAttributeValue } from "@placket/domain/catalog/staff/check-attribute";
import { checkProductChange } from "@placket/domain/catalog/staff/check-product";
import { ATTRIBUTE_PREFIX, type ProductChange } from "@placket/domain/catalog/staff/product-values";
import { problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { isThere, type ConfigScope } from "../../store/config-scope.ts";
import { stores } from "../../store/store-config.ts";
import { loadDictionary } from "../import/dictionary/dictionary.sql.ts";
import type { Dictionary } from "../import/dictionary/dictionary.ts";
import { loadUrlKeys, scopedKey } from "../import/dictionary/reference.sql.ts";
import { changedParts, type ProductState } from "../import/draft/product-state.ts";
import { writeProducts } from "../import/write/product-write.sql.ts";
import { changedState } from "./changed-state.ts";
import { everywhere, productById, seenOf, stateById, type KnownProduct } from "./known-product.ts";
import {
  holdAddresses,
  holdProducts,
  isCategoryPath,
  selectFamilies,
} from "./staff-product.sql.ts";
import { traceOfChange } from "./trace-of-change.ts";

/** What staff say of a product, where, and what they saw before. */
interface AskedChange extends ProductChange {
  readonly seen: string;
  readonly scope: ConfigScope;
}

/**
 * Says some values of a product in a scope, all of them or none. Refuses when it is another one than was seen: what a
 * colleague or an import wrote would be lost. Shoppers see it within a second: the catalogue follows the tables.
 */
export async function changeProduct(
  tx: Ctx,
  id: number,
  { seen, scope, ...asked }: AskedChange,
): Promise<Result<KnownProduct>> {
  if (!isThere(tx.held(stores).views, scope))
    return refuse(problem("catalog.noSuchScope", "scope"));
  await holdProducts(tx.db, [id]);
  const found = await stateById(tx, id);
  if (!found.ok) return found;
  const before = found.value;
  if (seenOf(before) !== seen) return refuse(problem("catalog.productChanged", "id"));
  const dictionary = await loadDictionary(tx.db);
  const problems = await problemsOf(tx, { before, scope, change: asked }, dictionary);
  if (problems.length > 0) return refuse(...problems);
  const after = changedState(before, scope, asked);
  if (changedParts(before, after).length > 0) {
    const parts = { dictionary, realIds: new Map(), otherIds: new Map(), now: tx.now };
    await writeProducts(tx.db, [{ before, after }], parts);
    await leaveTrace(tx, {
      action: "product.update",
      subject: before.sku,
      ...traceOfChange({ before, after, scope }, dictionary),
    });
  }
  return productById(tx, id);
}

interface Asking {
  readonly before: ProductState;
  readonly scope: ConfigScope;
  readonly change: ProductChange;
}

async function problemsOf(
  tx: Ctx,
  asking: Asking,
  dictionary: Dictionary,
): Promise<readonly Problem[]> {
  const { before, scope, change } = asking;
  const type = before.type as ProductType;
  // What a form leaves as it was is held against what it sends: the last day against the first one.
  const { specialFrom, specialTo } = everywhere(before);
  const dated =
    scope.kind === "default" && ("specialFrom" in change.set || "specialTo" in change.set);
  const set = dated ? { specialFrom, specialTo, ...change.set } : change.set;
  const byItself = checkProductChange({ ...change, set }, { scope: scope.kind, type });
  if (byItself.length > 0) return byItself;
  return [
    ...unknownNames(change, dictionary),
    ...(await attributeProblems(tx, asking, dictionary)),
    ...(await addressProblems(tx, asking)),
  ];
}

function unknownNames(
  { set: { taxClassId = null, categoryIds = [] } }: ProductChange,
  { content }: Dictionary,
): Problem[] {
  const classes = new Set(content.taxClasses.values());
  const categories = new Set(content.categories.values());
  return [
    ...(taxClassId === null || classes.has(taxClassId)
      ? []
      : [problem("catalog.noSuchTaxClass", "taxClassId")]),
    ...(categoryIds.every((id) => categories.has(id))
      ? []
      : [problem("catalog.noSuchShelf", "categoryIds")]),
  ];
}

async function attributeProblems(
  tx: Ctx,
  { before, scope, change }: Asking,
  dictionary: Dictionary,
): Promise<readonly Problem[]> {
  const left = change.useDefault
    .filter((name) => name.startsWith(ATTRIBUTE_PREFIX))
    .map((name) => name.slice(ATTRIBUTE_PREFIX.length));
  const codes = [...Object.keys(change.attributes), ...left];
  if (codes.length === 0) return [];
  if (scope.kind === "website")
    return codes.map((code) => problem("catalog.saidElsewhere", `${ATTRIBUTE_PREFIX}${code}`));
  const families = await selectFamilies(tx.db, before.id);
  const fixed = new Set(families.flatMap(({ axes }) => axes));
  return codes.flatMap((code) => {
    const field = `${ATTRIBUTE_PREFIX}${code}`;
    const attribute = dictionary.find(code);
    if (!attribute) return [problem("catalog.noSuchAttribute", field)];
    const value = change.attributes[code];
    if (fixed.has(code) && value !== before.attributes.get(code))
      return [problem("catalog.fixedAttribute", field)];
    const optionIds = new Set(attribute.labels.keys());
    return value === undefined ? [] : checkAttributeValue({ ...attribute, optionIds }, value);
  });
}

/** An address must be free: no other product, and no category, stands there. */
async function addressProblems(tx: Ctx, { before, scope, change }: Asking): Promise<Problem[]> {
  const key = change.set.urlKey?.trim().toLowerCase();
  if (key === undefined || key === before.fields.url_key) return [];
  await holdAddresses(tx.db);
  const owners = await loadUrlKeys(tx.db, [key], true);
  const inScope = scope.kind === "store" ? owners.get(scopedKey(scope.id, key)) : undefined;
  const owner = inScope ?? owners.get(key);
  const isOthers = owner !== undefined && owner.toLowerCase() !== before.sku.toLowerCase();
  return isOthers || (await isCategoryPath(tx.db, key))
    ? [problem("catalog.urlKeyTaken", "urlKey")]
    : [];
}
