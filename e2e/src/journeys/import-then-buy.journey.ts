import { expect } from "vitest";
import { openTile } from "../act/catalog.ts";
import { checkOut, goToPayment } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../act/payment.ts";
import { addToCart, setQuantity } from "../act/product.ts";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey } from "../journey.ts";

journey("what staff import is found by search and bought", async (guest) => {
  const { page, viewport, open, expectAccessible } = guest;
  const sku = `QUILL-${viewport.toUpperCase()}`;
  const name = `Quillwort ${viewport} apron`;
  await importProduct(
    aSimpleProduct({
      sku,
      name,
      url_key: `quillwort-${viewport}-apron`,
      price: "31.50",
      qty: "25",
      categories: "Default Category/Kitchen/Aprons",
    }),
  );

  await open("/");
  const search = page.getByRole("textbox", { name: "Search" });
  await search.fill(`Quillwort ${viewport}`);
  await search.press("Enter");
  await page.getByRole("heading", { level: 1, name: /^Results for/ }).waitFor();
  await openTile(guest, name);
  const picture = page.getByRole("button", { name: /, show on the whole screen$/ }).locator("img");
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible("imported product");
  await setQuantity(guest, 2);
  await addToCart(guest);
  await checkOut(guest);
  await goToPayment(guest);
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  const order = await placedOrder(guest, () => placeOrder(guest));
  expect(order.items).toMatchObject([{ sku, quantity: 2 }]);
});
