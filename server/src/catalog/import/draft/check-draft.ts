import type { ImageDraft, ProductDraft } from "@placket/domain/catalog-import/product-draft";
import { roleColumns } from "@placket/domain/catalog-import/image-columns";
import { attributeColumns } from "@placket/domain/catalog-import/columns";
import { CUSTOM_OPTIONS } from "@placket/domain/catalog-import/custom-options";
import { hasOwnOptions } from "@placket/domain/custom-option/custom-option";
import { problem, type Problem } from "@placket/domain/problem";
import { checkAttributeValue } from "./attribute-value.ts";
import { checkBundle } from "./check-bundle.ts";
import { checkVariations } from "./check-variations.ts";
import type { Known, StoreWorld } from "./store-world.ts";

/** Whether the row can be stored: every reason why not, each at its column. */
export function checkDraft(draft: ProductDraft, known: Known, world: StoreWorld): Problem[] {
  const { content } = world.dictionary;
  if (draft.storeView !== null) return checkStoreRow(draft, known, world);
  return [
    ...checkExistence(draft, known),
    ...checkUrlKey(draft, null, world),
    ...checkAttributes(draft, world),
    ...unknownNames("product_websites", "website", draft.websites ?? [], content.websites),
    ...unknownNames(
      "tax_class_name",
      "tax class",
      draft.taxClass ? [draft.taxClass] : [],
      content.taxClasses,
    ),
    ...checkImages(draft.images, world),
    ...checkVariations(draft, known, world),
    ...checkBundle(draft, known, world),
    ...checkOptionsOfType(draft, known),
  ];
}

/** What is chosen of a bundle or a gift card is of its own kind (decision 0142). */
function checkOptionsOfType({ type, options }: ProductDraft, known: Known): Problem[] {
  const hasNone = options === undefined || options.length === 0;
  return hasNone || hasOwnOptions(known?.type ?? type ?? "")
    ? []
    : [problem("customOption.notForType", CUSTOM_OPTIONS)];
}

function checkStoreRow(draft: ProductDraft, known: Known, world: StoreWorld): Problem[] {
  const code = draft.storeView ?? "";
  const view = world.dictionary.content.storeViews.get(code.toLowerCase());
  if (view === undefined) return [problem("import.unknown", "store_view_code", "store view")];
  if (!known) return [problem("import.noSuchProduct", "sku")];
  return [...checkUrlKey(draft, view, world), ...checkAttributes(draft, world)];
}

/** A new product needs its type, a name, and a price when it can be bought itself. */
function checkExistence({ type, fields, bundle }: ProductDraft, known: Known): Problem[] {
  if (known) {
    const changes = type !== undefined && type !== known.type;
    return changes ? [problem("import.otherType", "product_type", known.type)] : [];
  }
  const missing: string[] = [];
  if (type === undefined) missing.push("product_type");
  if (!fields.name) missing.push("name");
  const isSummed = type === "bundle" && bundle?.terms.price_type !== "fixed";
  const hasNoPrice = type === "configurable" || type === "giftcard" || isSummed;
  if (typeof fields.price_minor !== "number" && !hasNoPrice) missing.push("price");
  return missing.map((column) => problem("import.missingValue", column));
}

/** A key in the file must be free; one made from the name makes room for itself. */
function checkUrlKey(
  { sku, fields }: ProductDraft,
  view: number | null,
  world: StoreWorld,
): Problem[] {
  if (fields.url_key === undefined) return [];
  const owner = world.urlKeyOwner(fields.url_key, view);
  const isFree = owner === undefined || owner.toLowerCase() === sku.toLowerCase();
  return isFree ? [] : [problem("import.duplicateUrlKey", "url_key", owner)];
}

function checkAttributes(
  { attributes }: ProductDraft,
  { dictionary, rules }: StoreWorld,
): Problem[] {
  return [...attributes].flatMap(([code, value]) => {
    const attribute = dictionary.find(code);
    if (!attribute || value === null) return [];
    const result = checkAttributeValue(attribute, value, rules.decimals);
    return result.ok ? [] : result.problems.map((found) => ({ ...found, field: columnOf(code) }));
  });
}

function columnOf(code: string): string {
  const own = Object.entries(attributeColumns).find(([, known]) => known === code);
  return own ? own[0] : "additional_attributes";
}

function unknownNames(
  column: string,
  kind: string,
  names: readonly string[],
  known: ReadonlyMap<string, number>,
): Problem[] {
  return names.every((name) => known.has(name.toLowerCase()))
    ? []
    : [problem("import.unknown", column, kind)];
}

function checkImages(images: ImageDraft | undefined, world: StoreWorld): Problem[] {
  if (!images) return [];
  const named = roleColumns.flatMap(([role, column]) => {
    const mention = images.roles.get(role);
    return mention ? [[column, mention.name] as const] : [];
  });
  const additional = (images.additional ?? []).map(
    ({ name }) => ["additional_images", name] as const,
  );
  return [...named, ...additional].flatMap(([column, name]) => {
    const picture = world.pictureOf(name);
    return !picture || picture.ok
      ? []
      : picture.problems.map((found) => ({ ...found, field: column }));
  });
}
