import { describe, expect, it } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import { aProductReply } from "../../product/testing/product.builder.ts";
import { preparePage } from "../../page/prepare.ts";
import { createPageLoader } from "../../page/page-loader.ts";
import type { Place } from "../../page/page.ts";
import { addressOf } from "../../routing/address.ts";
import { aTile } from "../../testing/catalog.ts";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import { counterpartQuery, productQueries, productQuery, relatedQuery } from "./product.queries.ts";

const place: Place = { type: "product", id: 73, params: {}, address: addressOf("/coat") };

/** What the page of product 73 knows after it was prepared, and what it asked. */
async function prepared(handlers: Handlers) {
  const asked: string[] = [];
  const shop = aShop({ productRelated: () => ({ items: [] }), ...handlers });
  const reported: unknown[] = [];
  const client = createQueryClient((error) => void reported.push(error));
  const heard = {
    ...shop,
    call: ((name, input) => {
      asked.push(name);
      return shop.call(name, input);
    }) as typeof shop.call,
  };
  const pages = {
    product: {
      file: "",
      load: () => Promise.reject(new Error("no page")),
      queries: productQueries,
    },
  };
  const parts = { pages, loader: createPageLoader({}), client, shop: () => heard };
  await preparePage(place, parts);
  return { asked, reported, client, shop: heard };
}

describe("what a product page asks", () => {
  it("PDP-49 asks app-product-info by the product's id", async () => {
    const ids: unknown[] = [];
    const { client, shop } = await prepared({
      productInfo: ({ query }) => {
        ids.push(query);
        return aProductReply();
      },
    });
    expect(ids).toEqual([{ id: 73 }]);
    expect(client.getQueryData(productQuery(shop, 73).queryKey)?.name).toBe("Merrow chef coat");
  });

  it("PDP-47 a product that fails to load is logged, and nothing is returned", async () => {
    const down = aRefusal(400);
    const { client, reported, shop } = await prepared({ productInfo: () => Promise.reject(down) });
    expect(new Set(reported)).toEqual(new Set([down]));
    expect(client.getQueryData(productQuery(shop, 73).queryKey)).toBeUndefined();
  });

  it("PDP-18 knows the counterpart before it is drawn, so that nothing moves when it comes", async () => {
    const product = aProductReply({ custom_attributes: { opposite_cut: "MRW-11" } });
    const { asked, client, shop } = await prepared({
      productInfo: () => product,
      productsBySkus: () => ({ items: [aTile({ url: "/merrow-womens" })] }),
    });
    expect(asked.toSorted()).toEqual(["productInfo", "productRelated", "productsBySkus"]);
    expect(client.getQueryData(counterpartQuery(shop, 73).queryKey)).toEqual({
      cut: "womens",
      url: "/merrow-womens",
    });
  });

  it("asks for no counterpart where the product names none", async () => {
    const { asked, client, shop } = await prepared({ productInfo: () => aProductReply() });
    expect(asked).not.toContain("productsBySkus");
    expect(client.getQueryData(counterpartQuery(shop, 73).queryKey)).toBeNull();
  });

  it("PLP-03 keeps of a related tile what Quick Buy shows: one picture, no swatches", async () => {
    const { client, shop } = await prepared({
      productInfo: () => aProductReply(),
      productRelated: () => ({ items: [aTile()] }),
    });
    const [tile] = client.getQueryData(relatedQuery(shop, 73).queryKey) ?? [];
    expect(tile).toMatchObject({ name: aTile().name, image: aTile().images[0] });
    expect(Object.keys(tile ?? {})).not.toContain("swatches");
  });
});
