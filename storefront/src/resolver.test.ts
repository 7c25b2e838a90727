import { expect, it } from "vitest";
import { createQueryClient } from "./api/query-client.ts";
import { menuQuery } from "./catalog/category.queries.ts";
import { productsQuery } from "./catalog/listing/listing.queries.ts";
import { createResolver } from "./resolver.ts";
import { addressOf } from "./routing/address.ts";
import { resolveAddress } from "./routing/resolve.ts";
import { searchQuery } from "./search/search.queries.ts";
import { aCategory, aListing, aTile, aTree } from "./testing/catalog.ts";
import { aShop } from "./testing/shop.ts";

const REQUEST = { page: "0", pageSize: "24" };

/** A browser that has seen a list and a page of results; `asked` tells what it looked up. */
function aVisit() {
  const asked: string[] = [];
  const shop = aShop({
    checkUrl: ({ query }) => {
      asked.push(Buffer.from(query?.urlcode ?? "", "base64").toString());
      return { type: "product", id: 999, store_id: 1, redirect_code: 0, redirect_url: "" };
    },
  });
  const client = createQueryClient();
  const resolver = createResolver(client, () => shop);
  const coat = aTile({ id: 7, url: "https://store.example/merrow-chef-coat" });
  const cap = aTile({ id: 8, type: "simple", url: "/skull-cap" });
  const seen = () => {
    client.setQueryData(
      productsQuery(shop, 10, REQUEST).queryKey,
      aListing({ items: [coat, cap] }),
    );
    client.setQueryData(
      searchQuery(shop, "vest", REQUEST).queryKey,
      aListing({ items: [aTile({ id: 9, url: "/harbor-vest" })] }),
    );
  };
  return {
    asked,
    client,
    shop,
    seen,
    open: (path: string) => resolveAddress(addressOf(path), resolver),
  };
}

it("ROUTE-34 a category of the tree needs no lookup", async () => {
  const { asked, client, shop, open } = aVisit();
  client.setQueryData(menuQuery(shop).queryKey, aTree(aCategory({ id: 10, url: "/chef-coats" })));
  expect(await open("/chef-coats")).toMatchObject({ type: "category", id: 10 });
  expect(asked).toEqual([]);
});

it("ROUTE-35 a configurable product of a list that was seen needs no lookup, another one does", async () => {
  const { asked, seen, open } = aVisit();
  expect(await open("/merrow-chef-coat")).toMatchObject({ id: 999 });
  seen();
  expect(await open("/merrow-chef-coat?color=1")).toMatchObject({ type: "product", id: 7 });
  expect(await open("/harbor-vest")).toMatchObject({ type: "product", id: 9 });
  expect(asked).toEqual(["/merrow-chef-coat"]);
  expect(await open("/skull-cap")).toMatchObject({ id: 999 });
  expect(asked).toEqual(["/merrow-chef-coat", "/skull-cap"]);
});
