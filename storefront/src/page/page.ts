import type { QueryClient } from "../query/query-client.ts";
import type { QueryOptions } from "../query/query.ts";
import type { ComponentType } from "react";
import type { Shop } from "../api/shop.ts";
import type { Address } from "../routing/address.ts";
import type { PageType } from "../routing/page-type.ts";
import type { Params } from "@placket/web/link/pattern";
import type { PageHead } from "@placket/contract/page-drawing";

/** Where a shopper stands: the address, the page type it stands for, and what the path said. */
export interface Place {
  readonly type: PageType;
  readonly address: Address;
  /** The category's, product's or CMS page's id, from the lookup or from the path. */
  readonly id?: number | undefined;
  readonly params: Params;
}

/** One question to the server, whatever its answer. */
export type PageQuery = QueryOptions<unknown>;

/** What a page may use before it is drawn. */
export interface PageContext {
  readonly place: Place;
  readonly shop: Shop;
  /** The answers there are; `client.getQueryData(options.queryKey)` reads one. */
  readonly client: QueryClient;
}

/** Leaving at once for another address, with a word about why. */
export interface Redirect {
  readonly to: string;
  /** A notice for the page that comes. */
  readonly message?: string;
  /** Published in the browser only. */
  readonly announce?: () => void;
}

/** The lazily loaded part of a page: its component and what it says about itself. */
export interface PageModule {
  readonly Page: ComponentType<{ place: Place }>;
  /** Title and metadata; read again whenever data of the page arrive. */
  head(context: PageContext): PageHead;
  /** For pages that may lead elsewhere: a product that is not enabled (ROUTE-31). */
  redirect?(context: PageContext): Redirect | undefined;
}

/** One row of the page table, see `pages.ts`. */
export interface PageEntry {
  /** The module's path from `storefront/`, by which the server finds its chunk. */
  readonly file: string;
  load(): Promise<PageModule>;
  /** What the page asks first: fetched by the server, prefetched over a link, before the chunk is there. */
  queries?(context: PageContext): readonly PageQuery[];
}

export type PageTable = Readonly<Partial<Record<PageType, PageEntry>>>;
