import { expect } from "vitest";
import { CONTAINERS, whileShopTells } from "../../act/analytics.ts";
import { openTile } from "../../act/catalog.ts";
import { checkOut, goToPayment, GUEST } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { addToCart, choose } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";
import { SERVICE_SCRIPT, standInForOutsiders, type Outsiders } from "../../outsiders.ts";
import type { Shopper } from "../../shopper.ts";

const COAT = { item_id: "MRW-10", item_name: "Merrow chef coat" };
const BOUGHT = { item_id: "MRW-10-WHT-L", item_name: "Merrow chef coat", quantity: 1 };

journey(
  "ANALYTICS-01 ANALYTICS-02 ANALYTICS-09 what a shopper who accepts does is in both layers, from the first page to the purchase",
  async (guest, newcomer) => {
    // What the screens of a checkout look like is looked at in other journeys.
    const shopper = { ...guest, expectAccessible: () => Promise.resolve() };
    const outsiders = await standInForOutsiders(shopper);
    await whileShopTells(await newcomer(), () => walk(shopper, outsiders));
  },
  { only: "desk" },
);

async function walk(shopper: Shopper, { asked, layers, pages }: Outsiders): Promise<void> {
  const { page, open } = shopper;
  const ga4 = (name: string) => layers.ga4DataLayer.filter(({ event }) => event === name);
  const told = async (name: string, ecommerce: object) => {
    await expect.poll(() => ga4(name).at(-1)).toMatchObject({ ecommerce });
  };
  await step("a listing, and the product that was chosen from it", async () => {
    await open("/kitchen/chef-coats");
    await told("view_item_list", {
      currency: "USD",
      item_list_id: expect.stringMatching(/^category-\d+$/),
      item_list_name: "Chef coats",
      items: expect.arrayContaining([
        expect.objectContaining({ ...COAT, index: expect.any(Number) }),
      ]),
    });
    expect(ga4("page_view")).toEqual([
      expect.objectContaining({ page_type: "category", page_path: "/kitchen/chef-coats" }),
    ]);
    await openTile(shopper, COAT.item_name);
    await told("select_item", { items: [COAT], item_list_name: "Chef coats" });
    await told("view_item", { currency: "USD", items: [COAT] });
  });
  const price = await step(
    "what is added to the cart, and the checkout that it leads to",
    async () => {
      await choose(shopper, "Color", "White");
      await choose(shopper, "Size", "L");
      await addToCart(shopper);
      const items = [{ ...BOUGHT, item_variant: "White, L", price: expect.any(Number) }];
      await told("add_to_cart", { currency: "USD", items });
      await checkOut(shopper);
      await told("begin_checkout", { currency: "USD", items });
      return Number(Reflect.get(Object(ga4("begin_checkout")[0]?.["ecommerce"]), "value"));
    },
  );
  await step("nobody outside hears anything where one pays", async () => {
    const counts = [asked.length, layers.ga4DataLayer.length];
    await goToPayment(shopper);
    await fillCard(shopper, CARDS.approved);
    await agree(shopper);
    expect([asked.length, layers.ga4DataLayer.length]).toEqual(counts);
    expect(await page.evaluate(() => "dataLayer" in globalThis || "certona" in globalThis)).toBe(
      false,
    );
  });
  const { number } = await placedOrder(shopper, () => placeOrder(shopper));
  await step("the purchase, and before it what the steps of the checkout were", async () => {
    const bought = { currency: "USD", items: [{ ...BOUGHT, price }] };
    await told("purchase", { ...bought, transaction_id: number });
    await told("add_shipping_info", { ...bought, shipping_tier: expect.any(String) });
    await told("add_payment_info", { ...bought, payment_type: expect.any(String) });
  });
  await step("each once, in its order, in both layers alike", () => alike(layers));
  await step("the recommendation service knows of pages, and of the order", async () => {
    const seen = () => pages.map(({ pagetype }) => pagetype);
    await expect.poll(seen).toEqual(["category", "product", "success"]);
    expect(pages[1]).toMatchObject({
      itemid: COAT.item_id,
      currency: "USD",
      recommendations: true,
    });
    expect(pages[2]).toMatchObject({ itemid: BOUGHT.item_id, transactionid: number });
    expect(pages[2]).not.toHaveProperty("customerid");
    expect(new Set(asked)).toEqual(new Set([SERVICE_SCRIPT, ...CONTAINERS]));
  });
  const all = JSON.stringify([layers, pages, asked]);
  for (const personal of [GUEST.email, GUEST.lastName, GUEST.street, GUEST.postcode]) {
    expect(all, "nothing says who buys").not.toContain(personal);
  }
}

async function alike({ dataLayer, ga4DataLayer }: Outsiders["layers"]): Promise<void> {
  const names = [
    ["page_view", "CW_EC-pageView"],
    ["view_item_list", "CW_EC-viewItemList"],
    ["page_view", "CW_EC-pageView"],
    ["select_item", "CW_EC-selectItem"],
    ["view_item", "CW_EC-viewItem"],
    ["add_to_cart", "CW_EC-addToCart"],
    ["begin_checkout", "CW_EC-beginCheckout"],
    ["page_view", "CW_EC-pageView"],
    ["add_shipping_info", "CW_EC-addShippingInfo"],
    ["add_payment_info", "CW_EC-addPaymentInfo"],
    ["page_view", "CW_EC-pageView"],
    ["purchase", "CW_EC-purchase"],
  ];
  const pairs = () => ga4DataLayer.map(({ event }, at) => [event, dataLayer[at]?.["event"]]);
  await expect.poll(pairs).toEqual(names);
  const facts = (entries: Outsiders["pages"]) => entries.map((entry) => ({ ...entry, event: "" }));
  expect(facts(dataLayer)).toEqual(facts(ga4DataLayer));
}
