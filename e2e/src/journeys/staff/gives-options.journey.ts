import { expect } from "vitest";
import { itemOf } from "../../act/cart.ts";
import { makeAccount, saveAddress } from "../../act/account.ts";
import { checkOut, shipAndBill } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { addToCart } from "../../act/product.ts";
import { inTheStore, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

journey(
  "PDP-06 staff give a product options, a shopper orders with them",
  async (staff, newcomer) => {
    const { page, viewport, expectAccessible } = staff;
    const sku = `OWN-${Date.now() % 10_000_000}`;
    const name = `Market apron ${sku}`;
    await signsIn(staff, "/admin/products/new");
    await step("a product that costs $20.00", async () => {
      await page.getByRole("heading", { level: 1, name: "New Product" }).waitFor();
      for (const [label, text] of [
        ["SKU", sku],
        ["Pieces", "40"],
        ["Name", name],
        ["Price", "20.00"],
      ] as const) {
        await page.getByRole("textbox", { name: label, exact: true }).fill(text);
      }
      await page.getByRole("button", { name: "Make Product" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
    });
    const path = await inTheStore(staff);

    await step("a name that must be typed, and a hem of two", async () => {
      await page.getByRole("link", { name: "Options", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: `Options of ${name}` }).waitFor();
      const option = (at: number) => page.getByRole("group", { name: `Option ${at}`, exact: true });
      await page.getByRole("button", { name: "Add an Option" }).click();
      await option(1).getByRole("textbox", { name: "Title" }).fill("Name on a label");
      await option(1).getByRole("checkbox", { name: "Must be chosen" }).check();
      await option(1)
        .getByRole("textbox", { name: /^Adds, in/ })
        .fill("3.50");
      await option(1).getByRole("textbox", { name: "Most characters" }).fill("12");
      await page.getByRole("button", { name: "Add an Option" }).click();
      await option(2).getByRole("textbox", { name: "Title" }).fill("Hem finish");
      await option(2).getByRole("combobox").selectOption({ label: "One of a list" });
      for (const [at, title, price] of [
        [1, "Rolled", "4"],
        [2, "Raw", "10%"],
      ] as const) {
        await option(2)
          .getByRole("button", { name: /^Add a Value/ })
          .click();
        const value = page.getByRole("group", { name: `Value ${at} of option 2` });
        await value.getByRole("textbox", { name: "Value" }).fill(title);
        await value.getByRole("textbox", { name: /^Adds, in/ }).fill(price);
      }
      await expectAccessible("the options of a product");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Saved. Shoppers see it within a second.").waitFor();
    });

    const shopper = await newcomer();
    const { page: shop } = shopper;
    const main = shop.getByRole("main");
    await makeAccount(shopper, `options-${viewport}@example.com`);
    await saveAddress(shopper);
    await step(
      "PDP-40 the page says what is missing, and what it costs with what is chosen",
      async () => {
        const tag = main.getByRole("textbox", { name: /^Name on a label/ });
        await expect
          .poll(async () => {
            await shopper.open(path);
            return tag.isVisible();
          })
          .toBe(true);
        await main
          .getByRole("button", { name: /^Add to Cart/ })
          .first()
          .click();
        await main.getByText("Choose or fill in “Name on a label”.").waitFor();
        await shopper.expectAccessible("a product with options, one missing");
        await tag.fill("Anna");
        await main
          .getByRole("combobox", { name: /^Hem finish/ })
          .selectOption({ label: "Raw, +10% of the piece" });
        await main.getByText("$25.50").first().waitFor();
        await shopper.expectAccessible("a product with options");
      },
    );
    await step("CART-02 the line says what was chosen", async () => {
      const item = itemOf(await addToCart(shopper), name);
      await item.getByText("Anna").waitFor();
      await item.getByText("Raw").waitFor();
      await shopper.expectAccessible("mini-cart with options");
    });

    await checkOut(shopper);
    const order = await step("the order has it, at its price", async () => {
      await shop.getByRole("button", { name: /^Ship here: / }).click();
      await shipAndBill(shopper);
      await fillCard(shopper, CARDS.approved);
      await agree(shopper);
      return placedOrder(shopper, () => placeOrder(shopper));
    });
    expect(order.items).toMatchObject([
      {
        sku,
        options: [
          { label: "Name on a label", value: "Anna" },
          { label: "Hem finish", value: "Raw" },
        ],
      },
    ]);
    await step("staff read it with the order", async () => {
      await page.goto(new URL(`/admin/orders/${order.number}`, page.url()).href);
      await page.getByText("Anna").first().waitFor();
      await expectAccessible("staff's order with options");
    });
    await step("ordered again, it is chosen again", async () => {
      await shopper.open(`/sales/order/view/order_id/${order.number}`);
      await shop.getByRole("button", { name: "Order again" }).click();
      await shop.getByRole("checkbox", { name }).waitFor();
      await shop.getByRole("button", { name: "Add to Cart" }).click();
      await shop.getByText("It is in your cart.").waitFor();
      await shopper.open("/checkout/cart");
      await itemOf(main, name).getByText("Anna").waitFor();
    });
  },
);
