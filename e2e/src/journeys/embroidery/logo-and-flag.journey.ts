import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { fillCart } from "../../act/cart.ts";
import { GUEST, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

/** All that is to be seen of the coat, as whoever does not see it is told. */
const WORDS =
  /^As it will be sewn: Logo Steaming pot L000001, Left chest; Flag Sweden, Right chest$/;

const COAT = { path: "/merrow-chef-coat", options: { Color: "White", Size: "L" } };

journey(
  "issue 10, EMB-46 a logo and a flag on a coat are seen sewn wherever the coat is shown, from the cart to the order",
  async (buyer) => {
    const { page, open, expectAccessible } = buyer;
    await fillCart(buyer, COAT);
    await step("the coat of the cart is embroidered", () => embroiders(buyer));
    await open("/checkout/cart");
    const main = page.getByRole("main");
    await step("the cart shows it", () => seenSewn(main));
    await expectAccessible("cart with a logo and a flag");
    await step("the mini-cart shows it", async () => {
      const miniCart = page.getByRole("dialog", { name: "Your cart" });
      // A press that comes before the drawer's script leads to the cart's page: then it is pressed once more.
      await expect
        .poll(async () => {
          await open("/");
          await page.waitForLoadState("networkidle");
          await page.getByRole("banner").getByRole("link", { name: /cart/i }).click();
          await miniCart.or(page.getByRole("heading", { level: 1, name: "Cart" })).waitFor();
          return miniCart.isVisible();
        })
        .toBe(true);
      await seenSewn(miniCart);
    });
    await step("it is approved by its picture, close up and whole", async () => {
      await open("/checkout");
      await goToPayment(buyer, GUEST.email, () => approved(main));
    });
    const order = await step("the thank-you page shows it", async () => {
      await fillCard(buyer, CARDS.approved);
      await agree(buyer);
      const placed = await placedOrder(buyer, () => placeOrder(buyer));
      await seenSewn(main);
      return placed;
    });
    await step("the order shows it to its guest", async () => {
      await open("/sales/guest/form");
      await main.getByLabel("Order number").fill(order.number);
      await main.getByLabel("Email", { exact: true }).fill(GUEST.email);
      await main.getByLabel("Billing last name").fill(GUEST.lastName);
      await main.getByRole("button", { name: "Find the order" }).click();
      await main.getByRole("heading", { name: "Items Ordered" }).waitFor();
      await seenSewn(main);
      await expectAccessible("an order with a logo and a flag");
    });
  },
);

/** As the editor sends it: a logo of the house and a flag, each at a place of its own. */
async function embroiders({ page }: Shopper): Promise<void> {
  const answer = await page.evaluate(async () => {
    const api = "/rest/us/V1/xmapi";
    const { items } = (await (await fetch(`${api}/app-get-cart`)).json()) as {
      readonly items: readonly { readonly item_id: number; readonly simpleProductId: number }[];
    };
    const changed = await fetch(`${api}/update-embroidery-to-cart`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        item_id: items[0]?.item_id,
        data: {
          productId: items[0]?.simpleProductId,
          logos: [{ logo: "L000001", placement: "left-chest" }],
          flags: { flag: "SE", placement: "right-chest" },
        },
      }),
    });
    return changed.ok ? "" : changed.text();
  });
  expect(answer).toBe("");
}

/** The pictures of a line have come, and show thread in color on both halves of the white coat. */
async function seenSewn(place: Locator): Promise<void> {
  const picture = place.getByRole("img", { name: WORDS }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => threadOf(picture), { timeout: 30_000 }).toEqual([true, true]);
}

/** Whether thread is seen on the left and on the right of a picture: bare, the white coat has no color. */
function threadOf(picture: Locator): Promise<readonly boolean[]> {
  return picture.evaluate((element) => {
    const image = element as HTMLImageElement;
    if (image.naturalWidth !== 480) return [];
    const canvas = new OffscreenCanvas(480, 240);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    return [0, 240].map((left) => {
      const { data } = context.getImageData(left, 0, 240, 240);
      let colored = 0;
      for (let at = 0; at < data.length; at += 4) {
        const rgb = [...data.subarray(at, at + 3)];
        if (Math.max(...rgb) - Math.min(...rgb) > 70) colored += 1;
      }
      return colored > 100;
    });
  });
}

/** What is approved is large, with a way to all of the coat. */
async function approved(place: Locator): Promise<void> {
  await seenSewn(place);
  const whole = place.getByRole("link", { name: /^Whole garment/ });
  const answer = await place.page().request.get((await whole.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
}
