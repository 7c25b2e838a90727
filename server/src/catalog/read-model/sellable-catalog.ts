import { imageKind } from "@placket/domain/catalog/image-kind";
import { isSent } from "@placket/domain/catalog/is-sent";
import { money } from "@placket/domain/money/money";
import type { PriceQuestion, Selection, Sellable, SellableCatalog } from "../sellable.ts";
import { isSaleableProduct, type CatalogBase } from "./catalog-base.ts";
import { bundleInView } from "./bundle-in-view.ts";
import { selectionPrice } from "./price/bundle-range.ts";
import { promotedProduct } from "./promoted-product.ts";
import {
  BACKORDERS,
  DISCONTINUED,
  HAS_EMBROIDERY,
  IS_LOCKDOWN,
  LOGIN_REQUIRED,
  NONE,
  PRODUCT_TYPES,
  STOCK_MANAGED,
  rowOf,
} from "./rows/product-rows.ts";
import type { ViewIndex } from "./view-index.ts";

type Views = ReadonlyMap<number, ViewIndex>;

/** Answers the cart and the order from the snapshot's columns. */
export function sellableCatalog(base: CatalogBase, views: Views): SellableCatalog {
  const { rows, families, bundles, book, skus } = base;
  const currencies = new Map(
    [...views.values()].map(({ view }) => [view.websiteId, view.currency]),
  );
  const inWebsiteMoney = (minor: number, websiteId: number) => {
    const currency = currencies.get(websiteId);
    if (minor === NONE || currency === undefined) throw new RangeError("The product has no price.");
    return money(minor, currency);
  };
  const place = (productId: number, parentId: number | null) => ({
    row: rowOf(rows, productId),
    parentRow: parentId === null ? NONE : rowOf(rows, parentId),
  });
  const knownPlace = (productId: number, parentId: number | null) => {
    const found = place(productId, parentId);
    if (found.row === NONE) throw new RangeError(`There is no product ${productId}.`);
    return found;
  };
  return {
    sellable(productId, parentId, storeViewId) {
      const index = views.get(storeViewId);
      const { row, parentRow } = place(productId, parentId);
      if (!index || row === NONE) return undefined;
      if (parentId !== null && !families.parentsOf(row).includes(parentRow)) return undefined;
      return isOfWebsite(base, index, parentRow === NONE ? row : parentRow)
        ? describe(base, index, { row, parentRow })
        : undefined;
    },
    promoted(productId, parentId, storeViewId) {
      const index = views.get(storeViewId);
      const found = place(productId, parentId);
      return index && found.row !== NONE ? promotedProduct(base, index, found) : UNKNOWN;
    },
    unitPrice(productId, parentId, question) {
      const { row, parentRow } = knownPlace(productId, parentId);
      return inWebsiteMoney(book.final(row, parentRow, readerOf(question)), question.websiteId);
    },
    isBulkPrice(productId, parentId, question) {
      const { row, parentRow } = knownPlace(productId, parentId);
      return book.isBulk(row, parentRow, readerOf(question));
    },
    nextTier(productId, parentId, question) {
      const { row, parentRow } = knownPlace(productId, parentId);
      const next = book.next(row, parentRow, readerOf(question));
      return (
        next && {
          quantity: next.quantity,
          unitPrice: inWebsiteMoney(next.minor, question.websiteId),
        }
      );
    },
    priceRules(productId, parentId, { storeViewId, ...question }) {
      const { row, parentRow } = knownPlace(productId, parentId);
      const rules = book.rulesOf(row, parentRow, readerOf(question));
      return rules.map((rule) => ({ ruleId: rule.id, label: rule.labelIn(storeViewId) }));
    },
    regularPrice(productId, parentId, websiteId) {
      const { row, parentRow } = knownPlace(productId, parentId);
      return inWebsiteMoney(book.regular(row, parentRow, websiteId), websiteId);
    },
    hasPrice(productId, parentId, websiteId) {
      const { row, parentRow } = place(productId, parentId);
      return row !== NONE && book.regular(row, parentRow, websiteId) !== NONE;
    },
    bundledPrice(productId, selectionId, question) {
      const row = rowOf(rows, productId);
      const bundle = row === NONE ? undefined : bundles.of(row);
      const selection = bundle?.options
        .flatMap(({ selections: some }) => some)
        .find(({ id }) => id === selectionId);
      if (!bundle || !selection) return undefined;
      const reader = readerOf(question);
      const price = selectionPrice(base, { row, bundle, selection, reader });
      if (price.final === NONE) return undefined;
      return {
        unitPrice: inWebsiteMoney(price.final, question.websiteId),
        regularPrice: inWebsiteMoney(price.regular, question.websiteId),
        isBulkPrice: price.isBulk,
      };
    },
    idOfSku(sku) {
      const row = skus.rowOf(sku);
      return row === NONE ? undefined : rows.ids[row];
    },
    parentsOf(variantId) {
      const row = rowOf(rows, variantId);
      return row === NONE ? [] : families.parentsOf(row).map((parent) => rows.ids[parent]!);
    },
    variantsOf(parentId) {
      const row = rowOf(rows, parentId);
      return row === NONE ? [] : [...families.childrenOf(row)].map((child) => rows.ids[child]!);
    },
    variantWith: (parentId, optionIds) => variantWith(base, rowOf(rows, parentId), optionIds),
  };
}

const UNKNOWN = { skus: [], isIn: () => false, hasOption: () => false };

function readerOf({ now, ...question }: PriceQuestion) {
  return { ...question, now: now.getTime() };
}

function isOfWebsite({ rows }: CatalogBase, { view }: ViewIndex, row: number): boolean {
  return rows.websites.at(rows.websitesOf[row]!).includes(view.websiteId);
}

interface Place {
  readonly row: number;
  readonly parentRow: number;
}

function describe(base: CatalogBase, index: ViewIndex, { row, parentRow }: Place): Sellable {
  const { rows, families } = base;
  // A variant sold without its parent named is still called what its family is called.
  const named = parentRow !== NONE ? parentRow : pageRow(base, row);
  const flags = rows.flags[row]! | (parentRow === NONE ? 0 : rows.flags[parentRow]!);
  const stockFlags = rows.stockFlags[row]!;
  const type = PRODUCT_TYPES[rows.types[row]!] ?? "simple";
  const picture = rows.image[row] === NONE ? rows.image[named]! : rows.image[row]!;
  const taxClass = rows.taxClass[row] === NONE ? rows.taxClass[named]! : rows.taxClass[row]!;
  const weight = rows.weight[row] === NONE ? rows.weight[named]! : rows.weight[row]!;
  const isEnabled = index.isEnabled(row) && (parentRow === NONE || index.isEnabled(parentRow));
  const isParentIn = parentRow === NONE || (rows.stockFlags[parentRow]! & 1) !== 0;
  const children = families.childrenOf(row);
  const bundle = bundleInView(base, index, row);
  const giftCard = base.giftCards.of(row, index.view.websiteId);
  const customOptions = base.customOptions.of(
    parentRow === NONE ? row : parentRow,
    index.view.websiteId,
  );
  const isPriced =
    giftCard !== null ||
    children.length > 0 ||
    bundle?.priceType === "dynamic" ||
    base.book.regular(row, parentRow, index.view.websiteId) !== NONE;
  return {
    productId: rows.ids[row]!,
    parentId: parentRow === NONE ? null : rows.ids[parentRow]!,
    type,
    sku: rows.skus.at(row),
    name: index.nameOf(named) || rows.skus.at(row),
    urlKey: index.urlKeyOf(named),
    imageFile: picture === NONE ? null : rows.files.at(picture),
    backFile: backOf(base, rows.image[row] === NONE ? named : row),
    selections: parentRow === NONE ? [] : selections(base, index, { row, parentRow }),
    optionCount: base.configurableOf(parentRow === NONE ? row : parentRow).length,
    quantityRules: rows.rules.at(rows.rulesOf[row]!),
    isEnabled,
    isSaleable:
      isPriced && customOptions !== null && isParentIn && isEnabled && isSaleableProduct(base, row),
    stock: {
      quantity: (stockFlags & STOCK_MANAGED) === 0 || children.length > 0 ? null : rows.stock[row]!,
      // Of what is discontinued no more will come (PDP-34).
      backorders: (stockFlags & BACKORDERS) !== 0 && (flags & DISCONTINUED) === 0,
    },
    taxClassId: taxClass === NONE ? null : taxClass,
    weightGrams: Math.max(0, weight),
    isVirtual: !isSent({ type, hasWeight: weight !== NONE }),
    loginRequired: (flags & LOGIN_REQUIRED) !== 0,
    discontinued: (flags & DISCONTINUED) !== 0,
    // What a bundle holds is chosen with it; nothing is sewn on all of it (decision 0115).
    hasEmbroidery: bundle === null && giftCard === null && (flags & HAS_EMBROIDERY) !== 0,
    isLockdown: (flags & IS_LOCKDOWN) !== 0,
    bundle,
    giftCard,
    customOptions: customOptions ?? [],
  };
}

/** The second picture of a row, where it is one of the back. */
function backOf({ rows }: CatalogBase, row: number): string | null {
  const second = rows.secondImage[row]!;
  const file = second === NONE ? null : rows.files.at(second);
  return file !== null && imageKind(file) === "studioBack" ? file : null;
}

/** The row whose page shows the product: itself, or its first parent. */
function pageRow({ rows, families }: CatalogBase, row: number): number {
  const parent = families.firstParentOf(row);
  return rows.names.isEmptyAt(row) && parent !== NONE ? parent : row;
}

function selections(base: CatalogBase, index: ViewIndex, { row, parentRow }: Place): Selection[] {
  return base.configurableOf(parentRow).flatMap(({ attributeId, label }) => {
    const attribute = base.attributes.byId(attributeId);
    const optionId = base.rows.options.get(attributeId)?.[row] ?? 0;
    if (!attribute || optionId === 0) return [];
    return {
      attributeId,
      attributeCode: attribute.code,
      attributeLabel: label ?? base.attributes.labelOf(attribute, index.view.id),
      optionId,
      optionLabel: base.attributes.optionLabel(optionId, index.view.id),
    };
  });
}

function variantWith(
  base: CatalogBase,
  parentRow: number,
  optionIds: readonly number[],
): number | undefined {
  if (parentRow === NONE) return undefined;
  const { rows, families } = base;
  const attributes = base.configurableOf(parentRow);
  if (attributes.length === 0 || attributes.length !== optionIds.length) return undefined;
  const matches = (child: number) =>
    (rows.flags[child]! & 1) !== 0 &&
    attributes.every(({ attributeId }) =>
      optionIds.includes(rows.options.get(attributeId)?.[child] ?? NONE),
    );
  const found = families.childrenOf(parentRow).find(matches);
  return found === undefined ? undefined : rows.ids[found];
}
