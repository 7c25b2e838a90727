import { createHash } from "node:crypto";
import { checkBundleDraft, type BundleDraft } from "@placket/domain/bundle/bundle-draft";
import { strapLabels } from "@placket/domain/bundle/strap-labels";
import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { PageAsked } from "../list/list-page.ts";
import {
  insertBundleProduct,
  isUrlKeyTaken,
  selectBundle,
  selectBundleRows,
  selectNamed,
  selectSelectable,
  updateBundleProduct,
  type BundleRow,
  type SelectableProduct,
} from "./bundle-admin.sql.ts";
import { stores } from "../store/store-config.ts";
import { writeBundles } from "./bundle.ts";

/** A bundle as staff see it. */
export interface KnownBundle extends BundleDraft {
  readonly id: number;
  readonly urlKey: string;
  readonly currency: string;
  /** What it was when it was read: another one is not written over. */
  readonly seen: string;
  readonly products: readonly SelectableProduct[];
}

/** Bundles that match, a page of them. */
export const listBundles = (ctx: Ctx, text: string, asked: PageAsked) =>
  selectBundleRows(ctx.db, text, asked);

/** Products that may be chosen in a bundle, by what staff typed; none of nothing. */
export const findSelectable = (ctx: Ctx, text: string): Promise<readonly SelectableProduct[]> =>
  text === "" ? Promise.resolve([]) : selectSelectable(ctx.db, text);

export async function bundleById(ctx: Ctx, id: number): Promise<Result<KnownBundle>> {
  const row = await selectBundle(ctx.db, id);
  return row ? ok(await known(ctx, row)) : refuse(problem("bundle.noSuchBundle", "id"));
}

/** Makes a bundle in every website, listed where staff put it by their product file. */
export async function addBundle(tx: Ctx, draft: BundleDraft): Promise<Result<KnownBundle>> {
  const tidy = tidied(draft);
  const problems = await problemsOf(tx, tidy);
  if (problems.length > 0) return refuse(...problems);
  const urlKey = await freeUrlKey(tx, tidy);
  const values = { ...tidy, urlKey, attributes: attributesOf(tidy), now: tx.now };
  const id = await insertBundleProduct(tx.db, values);
  if (id === undefined) return refuse(problem("bundle.skuTaken", "sku"));
  await writeBundles(tx.db, [{ ...tidy, productId: id }]);
  await leaveTrace(tx, { action: "bundle.add", subject: tidy.sku, after: tidy });
  return bundleById(tx, id);
}

/** Writes it anew. Refuses when it is another one than was seen: what a colleague or an import wrote would be lost. */
export async function changeBundle(
  tx: Ctx,
  id: number,
  { seen, ...draft }: BundleDraft & { readonly seen: string },
): Promise<Result<KnownBundle>> {
  const row = await selectBundle(tx.db, id, { hold: true });
  if (!row) return refuse(problem("bundle.noSuchBundle", "id"));
  if (seenOf(row) !== seen) return refuse(problem("bundle.changed", "id"));
  const tidy = tidied(draft);
  const problems = await problemsOf(tx, tidy);
  if (problems.length > 0) return refuse(...problems);
  const values = { ...tidy, attributes: attributesOf(tidy), now: tx.now };
  const isWritten = await updateBundleProduct(tx.db, id, values);
  if (!isWritten) return refuse(problem("bundle.skuTaken", "sku"));
  await writeBundles(tx.db, [{ ...tidy, productId: id }]);
  await leaveTrace(tx, {
    action: "bundle.change",
    subject: row.sku,
    before: draftOf(row),
    after: tidy,
  });
  return bundleById(tx, id);
}

const tidied = (draft: BundleDraft): BundleDraft => ({
  ...draft,
  sku: draft.sku.trim(),
  name: draft.name.trim(),
  // A price that is the sum of what is chosen has no other beside it (decision 0115).
  priceMinor: draft.priceType === "fixed" ? draft.priceMinor : null,
  leftLabel: draft.leftLabel.trim(),
  rightLabel: draft.rightLabel.trim(),
  options: draft.options.map((option) => ({ ...option, title: option.title.trim() })),
});

/** The rule's problems, and products that may not be chosen. */
async function problemsOf(tx: Ctx, draft: BundleDraft): Promise<readonly Problem[]> {
  const problems = checkBundleDraft(draft);
  if (problems.length > 0) return problems;
  const known = new Set((await selectNamed(tx.db, productIdsOf(draft))).map(({ id }) => id));
  return draft.options.flatMap(({ selections }, at) =>
    selections.every(({ productId }) => known.has(productId))
      ? []
      : [problem("bundle.noSuchProduct", `options.${at}`)],
  );
}

const productIdsOf = ({ options }: Pick<BundleDraft, "options">): number[] => [
  ...new Set(options.flatMap(({ selections }) => selections.map(({ productId }) => productId))),
];

/** The address of its name, with its sku behind it where another product stands there. */
async function freeUrlKey(tx: Ctx, { name, sku }: BundleDraft): Promise<string> {
  const [ofName, ofSku] = [urlKeyOf(name), urlKeyOf(sku)];
  const isFree = ofName !== "" && !(await isUrlKeyTaken(tx.db, ofName));
  return isFree ? ofName : [ofName, ofSku].filter((part) => part !== "").join("-");
}

/** What the page asks of attributes (PDP-10, PDP-11); labels as usual are none. */
function attributesOf({ isStepped, leftLabel, rightLabel }: BundleDraft) {
  const labels = {
    ...(leftLabel !== "" && { label1: leftLabel }),
    ...(rightLabel !== "" && { label2: rightLabel }),
  };
  return {
    bundle_items_step_through_selection: isStepped ? true : null,
    cw_bundle_attr_label_text: Object.keys(labels).length > 0 ? JSON.stringify(labels) : null,
  };
}

async function known(ctx: Ctx, row: BundleRow): Promise<KnownBundle> {
  const products = await selectNamed(ctx.db, productIdsOf(row));
  const { id, urlKey } = row;
  return { ...draftOf(row), id, urlKey, seen: seenOf(row), products, currency: currencyOf(ctx) };
}

/** In which a bundle of a fixed price costs what it says. */
export const currencyOf = (ctx: Ctx): string => ctx.held(stores).catalogCurrency;

function draftOf({ labels, id: _id, urlKey: _url, ...row }: BundleRow): BundleDraft {
  const { left, right } = strapLabels(labels);
  const usual = strapLabels(null);
  return {
    ...row,
    leftLabel: left === usual.left ? "" : left,
    rightLabel: right === usual.right ? "" : right,
  };
}

/** One text of all that is stored of it. */
const seenOf = (row: BundleRow): string =>
  createHash("sha256").update(JSON.stringify(row)).digest("hex");
