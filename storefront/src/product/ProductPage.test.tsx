// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { catalogRoom } from "../catalog/catalog.room.ts";
import { addressOf } from "../routing/address.ts";
import { FillingsContext } from "../slot/Slot.tsx";
import { aTile, swatchesOf } from "../testing/catalog.ts";
import { renderInShop } from "../testing/render.tsx";
import { aShop } from "../testing/shop.ts";
import { aProductReply } from "./testing/product.builder.ts";
import { ProductPage } from "./ProductPage.tsx";

afterEach(cleanup);

it("PLP-03 in the related and upsell lists of a product the tile shows a Quick Buy button, and no swatches", async () => {
  const tile = (name: string) => aTile({ name, swatches: swatchesOf(3) });
  const shop = aShop({
    getCart: () => null,
    productInfo: () => aProductReply(),
    productRelated: () => ({ items: [tile("Alder apron")] }),
    productUpsell: () => ({ items: [tile("Sommelier coat")] }),
  });
  const address = addressOf("/merrow-chef-coat");
  const place = { type: "product", id: 73, params: {}, address } as const;
  renderInShop(
    <FillingsContext value={catalogRoom.fills ?? []}>
      <ProductPage place={place} />
    </FillingsContext>,
    { shop, href: "/merrow-chef-coat" },
  );
  const lists = { "Goes with it": "Alder apron", "Similar styles": "Sommelier coat" };
  for (const [title, name] of Object.entries(lists)) {
    const list = await screen.findByRole("region", { name: title });
    expect((await within(list).findByRole("button")).textContent).toBe(`Quick Buy ${name}`);
  }
});
