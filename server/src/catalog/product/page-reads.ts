import type DataLoader from "dataloader";
import type { Ctx } from "../../context.ts";
import { batched } from "../../db/batched.ts";
import type { Db } from "../../db/database.ts";
import { cleanHtml } from "../../http/guard/clean-html.ts";
import { selectPages, type PageAsked, type PageMedia, type PageRow } from "./product-page.sql.ts";
import { attributesHere, saidHere, type ProductTexts } from "./product-texts.ts";
import { rowOf } from "../read-model/rows/product-rows.ts";
import { remembered, type Soon } from "../remembered.ts";
import type { Shopper } from "../shopper.ts";

/** What the page of a product shows besides what the catalogue in memory keeps, as a store view says it. */
interface KnownPage {
  /** HTML without what does not belong into a page. */
  readonly description: string;
  readonly shortDescription: string;
  readonly meta: Readonly<Record<"title" | "keywords" | "description", string | null>>;
  /** The family's, and over them the variant's own. */
  readonly attributes: ProductTexts["attributes"];
  /** JSON: one text takes a fifth of what its entries do, and is read in microseconds. */
  readonly media: string | null;
  readonly categoryIds: readonly number[];
}

/**
 * All of one page, remembered until the product or its family changes: whoever asks after an order waits for
 * no database. Pages that are asked for in one turn are one statement. null when the product is gone.
 */
export function pageReads(
  { db, store }: Ctx,
  { snapshot }: Shopper,
  asked: PageAsked,
): Soon<KnownPage | null> {
  const row = rowOf(snapshot.base.rows, asked.id);
  const key = `page ${store.id} ${asked.id} ${asked.familyId}`;
  return remembered(snapshot, { key, row }, () => loaderOf(db, store.id).load(asked));
}

/** The pictures of a page by product, each product's by position. */
export function mediaOf({ media }: KnownPage): readonly PageMedia[] {
  return media === null ? [] : (JSON.parse(media) as PageMedia[]);
}

type Loader = DataLoader<PageAsked, KnownPage | null>;

const loadersBy = new WeakMap<Db, Map<number, Loader>>();

function loaderOf(db: Db, storeViewId: number): Loader {
  const loaders = loadersBy.get(db) ?? new Map<number, Loader>();
  loadersBy.set(db, loaders);
  const loader = loaders.get(storeViewId) ?? openLoader(db, storeViewId);
  loaders.set(storeViewId, loader);
  return loader;
}

function openLoader(db: Db, storeViewId: number): Loader {
  return batched(async (asked) => {
    const rows = await selectPages(db, asked, storeViewId);
    return asked.map((_, place) => knownPage(rows.get(place)));
  });
}

function knownPage(row: PageRow | undefined): KnownPage | null {
  if (!row) return null;
  const { ownAttributes, ownScope, media, categoryIds, ...family } = row;
  const texts = saidHere(family);
  return {
    description: cleanHtml(texts.description ?? ""),
    shortDescription: cleanHtml(texts.short_description ?? ""),
    meta: {
      title: texts.meta_title,
      keywords: texts.meta_keywords,
      description: texts.meta_description,
    },
    attributes: { ...texts.attributes, ...attributesHere(ownAttributes, ownScope) },
    media,
    categoryIds,
  };
}
