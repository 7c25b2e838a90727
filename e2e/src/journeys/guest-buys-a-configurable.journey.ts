import { expect } from "vitest";
import { filterByColor, followMenu, openTile } from "../act/catalog.ts";
import { checkOut, goToPayment, GUEST } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { addToCart, choose, setQuantity } from "../act/product.ts";
import { journey } from "../journey.ts";
import { readStore } from "../store-reader.ts";

const COAT = { family: "MRW-10", sku: "MRW-10-WHT-L", name: "Merrow chef coat" };

journey(
  "CHECK-01 a guest finds a coat, chooses color, size and quantity, and pays by card",
  async (guest) => {
    const { page, open, expectAccessible } = guest;
    const before = (await readStore().stockOf(COAT.sku, COAT.family)) ?? 0;

    await open("/");
    await expectAccessible("home");
    await followMenu(guest, { department: "Kitchen", category: "Chef coats" });
    await expectAccessible("listing");
    await filterByColor(guest, "White");
    await expectAccessible("listing by color");
    await openTile(guest, COAT.name);
    await expectAccessible("product");

    await choose(guest, "Color", "White");
    await choose(guest, "Size", "L");
    await page.getByText(`L, White: ${before} in stock`).waitFor();
    await setQuantity(guest, 3);
    await expectAccessible("product, chosen");
    const miniCart = await addToCart(guest);
    await miniCart.getByText("White, L").waitFor();
    await expectAccessible("mini-cart");

    await checkOut(guest);
    await goToPayment(guest);
    await fillCard(guest, CARDS.approved);
    await agree(guest);
    const order = await placedOrder(guest, () => placeOrder(guest));

    expect(order).toMatchObject({ email: GUEST.email, items: [{ sku: COAT.sku, quantity: 3 }] });
    expect(order.shipping_address.join(", ")).toContain(`OR ${GUEST.postcode}`);
    await expect.poll(() => readStore().stockOf(COAT.sku, COAT.family)).toBe(before - 3);
  },
);
