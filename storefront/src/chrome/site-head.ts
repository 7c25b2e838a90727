import type { QueryClient } from "../query/query-client.ts";
import type { Shop } from "../api/shop.ts";
import { menuQuery } from "../catalog/category.queries.ts";
import { categoryTree } from "../catalog/category-tree.ts";
import type { PageHead } from "@placket/contract/page-drawing";
import type { Address } from "../routing/address.ts";
import { hrefTo } from "../routing/routes.ts";
import { readConfig } from "../store/config.queries.ts";

interface SiteHeadParts {
  readonly shop: Shop;
  readonly client: QueryClient;
  readonly address: Address;
}

/** A page's head with what every page carries: the navigation block (MENU-04), on home the site's own. */
export function siteHead(head: PageHead, { shop, client, address }: SiteHeadParts): PageHead {
  const data = client.getQueryData(menuQuery(shop).queryKey);
  const tree = categoryTree(data?.items ?? [], data?.rootId ?? 0);
  const navigation = tree.top.map(({ name, url }) => ({
    "@type": "SiteNavigationElement",
    name,
    url,
  }));
  const blocks = [
    ...(address.path === "/" ? siteBlocks(readConfig(shop, client)) : []),
    ...(navigation.length > 0 ? [{ "@context": CONTEXT, "@graph": navigation }] : []),
  ];
  return { ...head, jsonLd: [...(head.jsonLd ?? []), ...blocks] };
}

const CONTEXT = "https://schema.org";

function siteBlocks({ storeName: name, phone }: { storeName: string; phone: string }): object[] {
  const target = `${hrefTo("search")}?q={search_term_string}`;
  return [
    { "@context": CONTEXT, "@type": "Organization", name, url: "/", telephone: phone },
    {
      "@context": CONTEXT,
      "@type": "WebSite",
      name,
      url: "/",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: target },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
