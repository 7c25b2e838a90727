import { expect } from "vitest";
import { chooseKit, priceOf } from "../../act/bundle.ts";
import { editorOf, enter, itemOf } from "../../act/cart.ts";
import { checkOut, goToPayment, GUEST } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { addToCart } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";
import { readStore } from "../../store-reader.ts";

const KIT = "First-week kitchen kit";
const COAT = { family: "MRW-10", sku: "MRW-10-WHT-M" };

journey("a guest chooses a kit part by part, and orders it", async (guest) => {
  const { page, open, expectAccessible } = guest;
  const main = page.getByRole("main");
  const before = (await readStore().stockOf(COAT.sku, COAT.family)) ?? 0;
  await open("/first-week-kitchen-kit");

  await step(
    "BUNDLE-03 the apron is preselected; BUNDLE-13 what must be chosen has '*'",
    async () => {
      await main.getByText("From $111.50").first().waitFor();
      const apron = main.getByRole("radiogroup", { name: /^Apron\*/ });
      expect(await apron.getByRole("radio", { name: /Navy/ }).isChecked()).toBe(true);
      await main.getByRole("radiogroup", { name: /^Chef coat\*/ }).waitFor();
      await main.getByRole("group", { name: "Caps", exact: true }).waitFor();
      await expectAccessible("kit");
    },
  );

  await step("BUNDLE-14 pressed too early it leads to what is missing", async () => {
    await main
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click({ force: true });
    await expect.poll(() => main.getByText("Choose one first.").count()).toBe(2);
    await expectAccessible("kit, nothing chosen");
  });

  await step(
    "BUNDLE-04 BUNDLE-11 the price comes with the last choice, in the usual quantity",
    async () => {
      await chooseKit(guest, "M");
      await priceOf(guest).getByText("$150.50").waitFor();
      await main.getByText(/KIT-10-MRW-10-WHT-M-STK-10-BLK-M-LRD-10-NVY$/).waitFor();
    },
  );

  await step("BUNDLE-15 pieces are chosen of a list, and counted", async () => {
    const pieces = main.getByRole("combobox", { name: /^Quantity of Stockpot/ });
    expect(await pieces.getByRole("option").count()).toBe(10);
    await pieces.selectOption("1");
    await priceOf(guest).getByText("$111.50").waitFor();
    await pieces.selectOption("2");
    await main.getByRole("checkbox", { name: "Line skull cap, White" }).check();
    await priceOf(guest).getByText("$165.00").waitFor();
    await expectAccessible("kit, chosen");
  });

  await step("BUNDLE-18 one line says what stands in it", async () => {
    const miniCart = await addToCart(guest);
    await itemOf(miniCart, KIT)
      .getByText(/2 × Stockpot relaxed trousers, Black, M/)
      .waitFor();
    await expectAccessible("mini-cart with a kit");
    await enter(editorOf(itemOf(miniCart, KIT)), "2");
    await itemOf(miniCart, KIT).getByText("$330.00").waitFor();
  });

  await checkOut(guest);
  await goToPayment(guest);
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));

  await step("the order takes its parts off their shelves, and names them", async () => {
    expect(order).toMatchObject({
      email: GUEST.email,
      items: [{ sku: "KIT-10-MRW-10-WHT-M-STK-10-BLK-M-LRD-10-NVY-LNC-10-WHT", quantity: 2 }],
    });
    await main
      .getByText(/Merrow chef coat, White, M/)
      .first()
      .waitFor();
    await expect.poll(() => readStore().stockOf(COAT.sku, COAT.family)).toBe(before - 2);
  });
});
