import { shownProduct } from "@placket/contract/catalog/shown-product.codec";
import { describe, expect, it } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { productQuery, type Product } from "../catalog/product/product.queries.ts";
import { subscribe } from "../events/events.ts";
import type { PageContext } from "../page/page.ts";
import { addressOf } from "../routing/address.ts";
import { aShop } from "../testing/shop.ts";
import { aProduct, aSimpleProductReply } from "./testing/product.builder.ts";
import { head, redirect } from "./product.page.ts";

function contextOf(product: Product, href = "/merrow-chef-coat"): PageContext {
  const shop = aShop();
  const client = createQueryClient();
  client.setQueryData(productQuery(shop, product.id).queryKey, product);
  return {
    shop,
    client,
    place: { type: "product", id: product.id, params: {}, address: addressOf(href) },
  };
}

describe("a disabled product", () => {
  it.each([
    ["the temporary redirect URL", { temporaryRedirectUrl: "/coats" }, "/coats"],
    ["the first breadcrumb", {}, "/kitchen/chef-coats"],
    ["home", { breadcrumbs: [] }, "/"],
  ])("ROUTE-31 leads to %s", (_, change, to) => {
    expect(redirect(contextOf(aProduct({ isEnabled: false, ...change })))?.to).toBe(to);
  });

  it("WISH-09, ROUTE-32, ANALYTICS-16 publishes product.disabled and says it is no longer available", () => {
    const names: string[] = [];
    const stop = subscribe("product.disabled", ({ name }) => void names.push(name));
    const leave = redirect(contextOf(aProduct({ isEnabled: false })));
    leave?.announce?.();
    stop();
    expect(leave?.message).toBe("Merrow chef coat is no longer available.");
    expect(names).toEqual(["Merrow chef coat"]);
  });

  it("an enabled one stays", () => {
    expect(redirect(contextOf(aProduct()))).toBeUndefined();
  });
});

describe("the head", () => {
  it("has title, description, canonical, picture and the first picture of the variant asked for", () => {
    const context = contextOf(aProduct(), "/merrow-chef-coat?productId=21");
    expect(head(context)).toMatchObject({
      title: "Merrow chef coat",
      description: "A double-breasted coat.",
      canonical: "/merrow-chef-coat",
      robots: "index,follow",
      ogType: "product",
    });
    expect(head(context).firstPicture?.src).toContain("coat-black-studioFront");
  });

  it("describes a family with its variants and offers, and the way to it", () => {
    const [group, crumbs] = head(contextOf(aProduct())).jsonLd as unknown as [Group, Crumbs];
    expect(group["@type"]).toBe("ProductGroup");
    expect(group.hasVariant).toHaveLength(9);
    expect(group.hasVariant[0]).toMatchObject({
      sku: "MRW-10-White-S",
      color: "White",
      size: "S",
      offers: { price: 54, priceCurrency: "USD", availability: "https://schema.org/OutOfStock" },
    });
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual([
      "Home",
      "Chef coats",
      "Merrow chef coat",
    ]);
  });

  it("describes a simple product with its one offer", () => {
    const [single] = head(contextOf(shownProduct(aSimpleProductReply()))).jsonLd ?? [];
    expect(single).toMatchObject({ "@type": "Product", sku: "CAP", offers: { price: 6.4 } });
  });

  it("is empty while the product is on its way", () => {
    const shop = aShop();
    const place = { type: "product", id: 1, params: {}, address: addressOf("/x") } as const;
    expect(head({ shop, client: createQueryClient(), place })).toEqual({ title: "" });
  });
});

interface Group {
  readonly "@type": string;
  readonly hasVariant: readonly object[];
}

interface Crumbs {
  readonly itemListElement: readonly { readonly name: string }[];
}
