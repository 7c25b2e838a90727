import { logosPage } from "@placket/contract/embroidery/library/own-logos.codec";
import { operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { keepPreviousData, queryOptions } from "../../query/query.ts";
import { hrefTo } from "../../routing/routes.ts";

/** The orders in which logos may stand, by what they are called. */
export const LOGO_ORDERS = {
  NEWEST: "Newest first",
  OLDEST: "Oldest first",
  NAME: "Name",
  STITCH_COUNT: "Stitches",
} as const;

export type LogoOrder = keyof typeof LOGO_ORDERS;

/** What is looked for among one's logos, in which order, and which page of it. */
export interface LogoSearch {
  readonly text: string;
  readonly order: LogoOrder;
  /** From 1. */
  readonly page: number;
}

const TEXT_MAX_LENGTH = 100;
const PAGES_MOST = 1000;

/** What an address asks for; whatever is no order or no page is the first one. */
export function readLogoSearch(search: string): LogoSearch {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("p") ?? 1);
  const order = asked.get("order") ?? "";
  return {
    text: (asked.get("q") ?? "").trim().slice(0, TEXT_MAX_LENGTH),
    order: Object.hasOwn(LOGO_ORDERS, order) ? (order as LogoOrder) : "NEWEST",
    page: Number.isSafeInteger(page) && page > 0 && page <= PAGES_MOST ? page : 1,
  };
}

/** The address of a search; what is usual is not named. */
export const logoSearchHref = ({ text, order, page }: LogoSearch): string =>
  hrefTo(
    "ownLogos",
    {},
    {
      q: text,
      order: order === "NEWEST" ? undefined : order,
      p: page > 1 ? String(page) : undefined,
    },
  );

/** How many stand on a page. */
const PAGE_SIZE = 12;

const ownLogos = operation(
  "OwnLogos",
  `query OwnLogos($search: String!, $order: CustomerLogoOrderEnum!, $page: Int!, $size: Int!) {
    getCustomerLogo(search: $search, orderBy: $order, currentPage: $page, pageSize: $size) {
      logo {
        logo_number image_thumb title state design_description stitch_count height width
        colors { color hash_code }
      }
      total_count
      page_info { total_pages }
    }
  }`,
);

/** A page of a customer's logos (EMB-49). */
export function ownLogosQuery(
  shop: Shop,
  { id }: { readonly id: number },
  { text, order, page }: LogoSearch,
) {
  return queryOptions({
    queryKey: shopKey(shop, "own logos", id, text, order, page),
    staleTime: 0,
    isPassing: true,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const variables = { search: text, order, page, size: PAGE_SIZE };
      return logosPage((await shop.graphql(ownLogos, variables)).getCustomerLogo);
    },
  });
}
