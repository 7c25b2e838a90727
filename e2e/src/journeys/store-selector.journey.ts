import { expect } from "vitest";
import { addToCart, choose } from "../act/product.ts";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey, step } from "../journey.ts";

const COAT = "/merrow-chef-coat";

journey(
  "STORE-01 STORE-02 STORE-04 STORE-05 PROMO-01 a guest goes over to Britain by the list of locations, with page and cart",
  async (shopper) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const name = `Stays at home, ${viewport}`;
    const url = `stays-at-home-${viewport}`;
    await importProduct(
      aSimpleProduct({ sku: `HOME-${viewport.toUpperCase()}`, name, url_key: url, qty: "5" }),
    );
    await open(`/${url}`);
    await addToCart(shopper);
    await open(COAT);
    await choose(shopper, "Color", "White");
    await choose(shopper, "Size", "L");
    await addToCart(shopper);
    await open(COAT);
    const bar = page.getByRole("complementary", { name: "Service and country" });
    const selector = page.getByRole("dialog", { name: "Select your Location" });
    const opener = bar.getByRole("button", { name: /Select your Location/ });
    const britain = selector.getByRole("region", { name: "United Kingdom" });
    await step(
      "the list lies over the page, which does not scroll, and Escape closes it",
      async () => {
        await opener.click();
        await britain.waitFor();
        const overflow = await page.evaluate(() =>
          [document.documentElement, document.body].map((one) => getComputedStyle(one).overflowY),
        );
        expect(overflow).toContain("hidden");
        await expectAccessible("the list of locations");
        await page.keyboard.press("Escape");
        await selector.waitFor({ state: "detached" });
      },
    );
    await step("a link of it is the path with the store's query", async () => {
      await opener.click();
      const href = await britain.getByRole("link", { name: "English" }).getAttribute("href");
      expect(href).toBe(`${COAT}?___store=uk`);
    });
    await step(
      "a press leads to the same page in pounds, with the cart and what it lacks",
      async () => {
        await britain.getByRole("link", { name: "English" }).click();
        await page.getByText(`${name} is not sold in this store.`).first().waitFor();
        expect(new URL(page.url()).pathname).toBe(COAT);
        await page.getByRole("main").getByText(/£\d/).first().waitFor();
        await open("/checkout/cart");
        await page.getByRole("heading", { level: 1, name: "Basket" }).waitFor();
        await page.getByRole("main").getByText("Merrow chef coat").first().waitFor();
        expect(await page.getByRole("main").getByText(name).count()).toBe(0);
      },
    );
  },
);
