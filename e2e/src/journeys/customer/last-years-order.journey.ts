import { expect } from "vitest";
import { PASSWORD } from "../../act/account.ts";
import { fillCart } from "../../act/cart.ts";
import { goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";
import { makeLastYears } from "../../order-age.ts";

/** What was sold last year, and what has become of it since. */
const GOODS = [
  { code: "SAME", name: "Larch apron", before: {}, since: {} },
  { code: "DEARER", name: "Sorrel apron", before: { price: "20" }, since: { price: "27.50" } },
  { code: "GONE", name: "Teasel apron", before: {}, since: { product_online: "2" } },
] as const;

journey(
  "issue 9.2 an order of last year is ordered again: what costs otherwise and what is gone is told",
  async (shopper) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const sell = async (when: "before" | "since") => {
      for (const { code, name, ...own } of GOODS) {
        const sku = `${code}-${viewport.toUpperCase()}`;
        const url_key = sku.toLowerCase();
        await importProduct(aSimpleProduct({ sku, name, url_key, qty: "30", ...own[when] }));
      }
    };
    await sell("before");
    const number = await step(
      "a guest orders three aprons, and keeps that in an account",
      async () => {
        for (const { code } of GOODS) {
          await fillCart(shopper, { path: `/${code.toLowerCase()}-${viewport}` });
        }
        await open("/checkout");
        await goToPayment(shopper, `last-year-${viewport}@example.com`);
        await fillCard(shopper, CARDS.approved);
        await agree(shopper);
        const placed = await placedOrder(shopper, () => placeOrder(shopper));
        const offer = page.getByRole("region", { name: "Keep this order in an account" });
        await offer.getByLabel("Password", { exact: true }).fill(PASSWORD);
        await offer.getByRole("button", { name: "Create Account" }).click();
        await page.getByText("You are signed in, and the order is in it.").waitFor();
        return placed.number;
      },
    );
    await step("a year goes by: one costs more, one is sold no more", async () => {
      await makeLastYears(number);
      await sell("since");
    });
    await step(
      "the customer finds it, and reads what has changed before anything is added",
      async () => {
        await open("/sales/order/history");
        await page.getByRole("link", { name: `Order ${number}` }).click();
        await page
          .getByText(`, ${new Date().getUTCFullYear() - 1}`)
          .first()
          .waitFor();
        await page.getByRole("button", { name: "Order again" }).click();
        const dearer = page.getByRole("checkbox", { name: "Sorrel apron" });
        const gone = page.getByRole("checkbox", { name: "Teasel apron" });
        await dearer.waitFor();
        expect(await dearer.isChecked()).toBe(true);
        expect(await gone.isDisabled()).toBe(true);
        await page.getByText("Now $27.50 each, it was $20.00.").waitFor();
        await expectAccessible("an order of last year, to be ordered again");
        await page.getByRole("button", { name: "Add to Cart" }).click();
        await page.getByText("It is in your cart.").waitFor();
      },
    );
    await step("the cart has the rest, at what it costs today", async () => {
      await open("/checkout/cart");
      const cart = page.getByRole("main");
      await cart.getByRole("link", { name: "Larch apron" }).first().waitFor();
      await cart.getByText("$27.50").filter({ visible: true }).first().waitFor();
      expect(await cart.getByText("Teasel apron").count()).toBe(0);
    });
  },
);
