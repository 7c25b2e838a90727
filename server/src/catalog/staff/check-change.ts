import type { ProductType } from "@placket/domain/catalog/product";
import { checkAttributeValue } from "@placket/domain/catalog/staff/check-attribute";
import { checkProductChange } from "@placket/domain/catalog/staff/check-product";
import { ATTRIBUTE_PREFIX, type ProductChange } from "@placket/domain/catalog/staff/product-values";
import { problem, type Problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { ConfigScope } from "../../store/config-scope.ts";
import type { Dictionary } from "../import/dictionary/dictionary.ts";
import { loadUrlKeys, scopedKey } from "../import/dictionary/reference.sql.ts";
import type { ProductState } from "../import/draft/product-state.ts";
import { everywhere } from "./known-product.ts";
import { holdAddresses, isCategoryPath, selectFamilies } from "./staff-product.sql.ts";

interface Asking {
  readonly before: ProductState;
  readonly scope: ConfigScope;
  readonly change: ProductChange;
}

/**
 * All that is wrong with what staff say of a product: by itself, and by what the shop has. Fields are named as in
 * `ProductValues`.
 */
export async function problemsOfChange(
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
    ...(await takenUrlKey(tx, asking)),
  ];
}

function unknownNames(
  { set: { taxClassId = null, categoryIds = [], websiteIds = [] } }: ProductChange,
  { content }: Dictionary,
): Problem[] {
  const classes = new Set(content.taxClasses.values());
  const categories = new Set(content.categories.values());
  const websites = new Set(content.websites.values());
  return [
    ...(taxClassId === null || classes.has(taxClassId)
      ? []
      : [problem("catalog.noSuchTaxClass", "taxClassId")]),
    ...(categoryIds.every((id) => categories.has(id))
      ? []
      : [problem("catalog.noSuchShelf", "categoryIds")]),
    ...(websiteIds.every((id) => websites.has(id))
      ? []
      : [problem("catalog.noSuchWebsite", "websiteIds")]),
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

/** The address of its page must be free: no other product, and no category, stands there. */
async function takenUrlKey(tx: Ctx, { before, scope, change }: Asking): Promise<Problem[]> {
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
