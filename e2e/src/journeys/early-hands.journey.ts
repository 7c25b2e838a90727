import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { makeAccount } from "../act/account.ts";
import { fillCart } from "../act/cart.ts";
import { goToPayment } from "../act/checkout.ts";
import { addToCart, choose } from "../act/product.ts";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey, step } from "../journey.ts";
import { scriptOf } from "../built-files.ts";

/** What is heard before its script is there is heard at every width; what moves is looked at at both. */
const HEARD = { only: "phone" } as const;

const APRON = "/dish-pit-apron-black";
const COAT = "/merrow-chef-coat";

journey(
  "what is pressed before the app is there counts once it is",
  async (shopper) => {
    const { page } = shopper;
    const app = await holdsBack(page, scriptOf("entry-client"));
    await page.goto(COAT);
    const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first();
    // Greyed while nothing is chosen; a press says what is missing.
    await add.click({ force: true });
    await app.asked;
    app.come();
    await step("the press leads to the choice that is missing", async () => {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("type")))
        .toBe("radio");
    });
  },
  HEARD,
);

journey(
  "PDP-12 a color and a size that are chosen before the app is there stay chosen",
  async (shopper) => {
    const { page } = shopper;
    const app = await holdsBack(page, scriptOf("entry-client"));
    await page.goto(COAT);
    await choose(shopper, "Color", "White");
    await choose(shopper, "Size", "L");
    await app.asked;
    app.come();
    await step("the page knows of both", async () => {
      await page.locator("#app[data-ready]").waitFor();
      const main = page.getByRole("main");
      for (const name of ["White", "L"]) {
        const radio = main.getByRole("radio", { name, exact: true });
        await expect.poll(() => radio.isChecked()).toBe(true);
      }
      await addToCart(shopper);
    });
  },
  HEARD,
);

journey(
  "a choice takes nothing down whose script has not come",
  async (shopper) => {
    const { page } = shopper;
    const details = await holdsBack(page, scriptOf("ProductDetails"));
    await shopper.open(COAT);
    await details.asked;
    const measures = page.getByRole("heading", { name: /measure/i }).first();
    await measures.waitFor();
    await choose(shopper, "Color", "Black");
    await step("the details stand as they came", async () => {
      expect(await measures.isVisible()).toBe(true);
    });
    details.come();
  },
  HEARD,
);

journey(
  "what is pressed before its part is there counts once it is",
  async (shopper) => {
    const { page } = shopper;
    const [around, part] = [
      await holdsBack(page, scriptOf("BelowAdd")),
      await holdsBack(page, scriptOf("ProductExpress")),
    ];
    await shopper.open(APRON);
    await page.getByRole("button", { name: "Buy with PayPal" }).click();
    const added = page.waitForRequest(/\/app-add-to-cart/);
    around.come();
    await part.asked;
    part.come();
    await added;
    await page.getByRole("heading", { name: "Pay with PayPal" }).waitFor();
  },
  HEARD,
);

journey(
  "WISH-06 a heart that is pressed in a browser which never calls itself idle leads a guest to the login",
  async (shopper) => {
    const { page } = shopper;
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await shopper.open(APRON);
    await page.getByRole("main").getByRole("button", { name: "Wish List", exact: true }).click();
    await page.waitForURL(/\/customer\/account\/login\/referer\//);
  },
  HEARD,
);

journey(
  "WISH-14 who asks for an alert before it is known who is here is told, and not sent to the login",
  async (shopper) => {
    const { page } = shopper;
    const out = { name: "Sorrel apron", sku: "EARLY-ALERT", url_key: "early-alert" };
    await importProduct(aSimpleProduct({ ...out, qty: "0", is_in_stock: "0" }));
    await makeAccount(shopper, "early-alert@example.com");
    const [around, who] = [
      await holdsBack(page, scriptOf("BelowAdd")),
      await holdsBack(page, scriptOf("WhoShops")),
    ];
    await shopper.open(`/${out.url_key}`);
    const ask = page.getByRole("button", { name: "Tell me when it is in stock" });
    await ask.click();
    around.come();
    await step("the press is heard, and waits", async () => {
      await expect.poll(() => ask.getAttribute("aria-busy")).toBe("true");
    });
    who.come();
    await page.getByText("Alert subscription has been saved.").waitFor();
  },
  HEARD,
);

journey("what comes late in a cart moves nothing away under a press", async (shopper) => {
  const { page } = shopper;
  await fillCart(shopper, { path: APRON });
  const parts = [
    await holdsBack(page, scriptOf("PassedOn")),
    await holdsBack(page, scriptOf("ExpressButton")),
  ];
  await shopper.open("/checkout/cart");
  const code = page.getByRole("main").getByRole("button", { name: "Promo code" });
  await code.waitFor();
  const top = () => code.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));
  const before = await top();
  for (const part of parts) part.come();
  await page.getByRole("button", { name: "Check out with PayPal" }).waitFor();
  await page.getByRole("button", { name: "Share this cart" }).waitFor();
  expect(await top()).toBe(before);
});

journey("what comes late at a payment moves nothing away under a press", async (shopper) => {
  const { page } = shopper;
  await fillCart(shopper, { path: APRON });
  const pays = await holdsBack(page, scriptOf("Pays"));
  await shopper.open("/checkout/index/index");
  await goToPayment(shopper);
  await pays.asked;
  const card = page.getByRole("radio", { name: /^Credit Card/ });
  const top = () => card.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));
  const before = await top();
  pays.come();
  await page.getByRole("button", { name: "Gift card" }).waitFor();
  expect(await top()).toBe(before);
});

/** Holds scripts back until they may come. */
async function holdsBack(page: Page, scripts: RegExp) {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(scripts, async (route: Route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return { asked: asked.promise, come: () => gate.resolve() };
}
