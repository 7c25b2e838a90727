import {
  checkAxes,
  checkNewProduct,
  type NewProduct,
} from "@placket/domain/catalog/staff/new-product";
import { GIFT_CARD_ATTRIBUTES } from "@placket/domain/sold-card/offer";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { changeStock } from "../../stock/count-stock.ts";
import { stores } from "../../store/store-config.ts";
import { loadDictionary, storePending } from "../import/dictionary/dictionary.sql.ts";
import type { Dictionary } from "../import/dictionary/dictionary.ts";
import { loadReferences } from "../import/dictionary/reference.sql.ts";
import { newProduct, type ProductState } from "../import/draft/product-state.ts";
import { writeProducts } from "../import/write/product-write.sql.ts";
import { changedState } from "./changed-state.ts";
import { problemsOfChange } from "./check-change.ts";
import { freeAddresses } from "./free-addresses.ts";
import { productById, type KnownProduct } from "./known-product.ts";
import { axesProblems, newVariants } from "./new-variants.ts";
import { selectUsualTaxClass } from "./staff-product.sql.ts";
import { traceOfChange } from "./trace-of-change.ts";

/** Makes a product in every website, a family with all its variants, in one go. */
export async function addProduct(tx: Ctx, asked: NewProduct): Promise<Result<KnownProduct>> {
  const { catalogCurrency } = tx.held(stores);
  const byItself = checkNewProduct(asked, catalogCurrency);
  if (byItself.length > 0) return refuse(...byItself);
  const dictionary = await loadDictionary(tx.db);
  // A shop that never sold a gift card has no words for what one is worth.
  if (asked.type === "giftcard")
    for (const code of GIFT_CARD_ATTRIBUTES) dictionary.attribute(code);
  const empty = await emptyProduct(tx, asked, dictionary);
  const problems = await problemsOf(tx, { asked, empty }, dictionary);
  if (problems.length > 0) return refuse(...problems);
  const made = await statesOf(tx, { asked, empty }, dictionary);
  const taken = await takenSku(tx, made);
  if (taken !== undefined) return refuse(problem("catalog.skuTaken", "sku", taken));
  return storeNew(tx, { made, pieces: asked.pieces }, dictionary);
}

interface Making {
  readonly asked: NewProduct;
  readonly empty: ProductState;
}

/** A product of which nothing is said yet. */
async function emptyProduct(
  tx: Ctx,
  { sku, type }: NewProduct,
  { content }: Dictionary,
): Promise<ProductState> {
  const state = newProduct(sku.trim(), Math.floor(tx.now.getTime() / 1000) * 1000);
  return {
    ...state,
    type,
    taxClassId: await selectUsualTaxClass(tx.db),
    websiteIds: [...content.websites.values()].sort((a, b) => a - b),
    // Nobody counts what lies on no shelf.
    stock: { ...state.stock, manage_stock: type === "simple" },
  };
}

async function problemsOf(
  tx: Ctx,
  { asked, empty }: Making,
  dictionary: Dictionary,
): Promise<readonly Problem[]> {
  const { set, attributes, axes, type } = asked;
  const change = { set, attributes, useDefault: [] };
  return [
    ...(await problemsOfChange(
      tx,
      { before: empty, scope: { kind: "default" }, change },
      dictionary,
    )),
    ...(type === "configurable" ? [...checkAxes(axes), ...axesProblems(axes, dictionary)] : []),
  ];
}

/** The product, and behind it the variants of a family. */
async function statesOf(
  tx: Ctx,
  { asked, empty }: Making,
  dictionary: Dictionary,
): Promise<readonly ProductState[]> {
  const { set, attributes, axes, type } = asked;
  const change = { set, attributes, useDefault: [] };
  const said = changedState(empty, { kind: "default" }, change);
  if (type !== "configurable") return freeAddresses(tx, [said]);
  const { price_minor, weight_grams, special_price_minor, special_from, special_to } = said.fields;
  const own = { price_minor, weight_grams, special_price_minor, special_from, special_to };
  const none = { price_minor: null, weight_grams: null, special_price_minor: null };
  const fields = { ...said.fields, ...none, special_from: null, special_to: null };
  const family = { ...said, fields };
  const { axisStates, variants } = newVariants({ family, axes, own }, dictionary);
  const skus = variants.map(({ sku }) => sku.toLowerCase());
  return freeAddresses(tx, [{ ...family, axes: axisStates, variants: skus }, ...variants]);
}

/** The first sku that another product has, or that two of them would have. */
export async function takenSku(
  tx: Ctx,
  made: readonly ProductState[],
): Promise<string | undefined> {
  const skus = made.map(({ sku }) => sku.toLowerCase());
  const known = await loadReferences(tx.db, skus);
  const at = skus.findIndex((sku, i) => known.has(sku) || skus.indexOf(sku) < i);
  return made[at]?.sku;
}

interface Made {
  readonly made: readonly ProductState[];
  readonly pieces: number;
}

async function storeNew(
  tx: Ctx,
  { made, pieces }: Made,
  dictionary: Dictionary,
): Promise<Result<KnownProduct>> {
  const [first] = made;
  if (!first) throw new RangeError("Nothing was made.");
  const realIds = await storePending(tx.db, dictionary);
  await writeNew(tx, made, { dictionary, realIds });
  const scope = { kind: "default" } as const;
  const before = newProduct(first.sku, first.fields.created_at);
  const { after } = traceOfChange({ before, after: first, scope }, dictionary);
  const variants = made.slice(1).map(({ sku }) => sku);
  await leaveTrace(tx, {
    action: "product.add",
    subject: first.sku,
    after: { type: first.type, ...after, ...(variants.length > 0 && { variants }) },
  });
  const counted = await shelveNew(tx, made, pieces);
  if (!counted.ok) return counted;
  const ids = await loadReferences(tx.db, [first.sku.toLowerCase()]);
  return productById(tx, ids.get(first.sku.toLowerCase())?.id ?? 0);
}

/** Stores products that nobody has yet, those that they are made of among them. */
async function writeNew(
  tx: Ctx,
  made: readonly ProductState[],
  parts: { readonly dictionary: Dictionary; readonly realIds: ReadonlyMap<number, number> },
): Promise<void> {
  const changes = made.map((after) => ({ before: newProduct(after.sku, 0), after }));
  await writeProducts(tx.db, changes, { ...parts, otherIds: new Map(), now: tx.now });
}

/** The first pieces of what is new, counted as every other shelf is. */
export async function shelveNew(
  tx: Ctx,
  made: readonly ProductState[],
  pieces: number,
): Promise<Result<undefined>> {
  if (pieces === 0) return ok(undefined);
  const counted = made.filter(({ stock, type }) => type === "simple" && stock.manage_stock);
  const ids = await loadReferences(
    tx.db,
    counted.map(({ sku }) => sku.toLowerCase()),
  );
  for (const { id } of ids.values()) {
    const seen = { quantity: 0, isInStock: true };
    const change = { seen, quantity: pieces, isInStock: true, reason: "New product" };
    const written = await changeStock(tx, id, change);
    if (!written.ok) return written;
  }
  return ok(undefined);
}
