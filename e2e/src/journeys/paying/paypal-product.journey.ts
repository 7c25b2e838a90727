import { expect } from "vitest";
import { placedOrder } from "../../act/order.ts";
import { agree, placeOrder } from "../../act/payment.ts";
import { journey } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const APRON = "/dish-pit-apron-black";

/** From a product straight to PayPal. */
async function buyWithPaypal({ page, open, expectAccessible }: Shopper): Promise<void> {
  await open(APRON);
  await expectAccessible("a product that is bought with PayPal");
  await pressPaypal(page);
}

/** Presses at once: the server drew the button, and hears of the press once it listens. */
async function pressPaypal(page: Shopper["page"]): Promise<void> {
  await page.getByRole("button", { name: "Buy with PayPal" }).click();
  await page.getByRole("heading", { name: "Pay with PayPal" }).waitFor();
}

journey(
  "PAY-01 from a product straight to PayPal, which pays the order placed here",
  async (guest) => {
    const { page } = guest;
    await buyWithPaypal(guest);
    await page.getByRole("button", { name: "Pays", exact: true }).click();
    const methods = page.getByRole("radiogroup", { name: "Shipping method" });
    await methods.getByRole("radio", { name: /^Flat Rate/ }).check();
    await page.getByRole("button", { name: "Continue to billing" }).click();
    await page.getByText("You confirmed at PayPal.", { exact: false }).waitFor();
    await agree(guest);
    const order = await placedOrder(guest, () => placeOrder(guest));
    expect(order).toMatchObject({
      email: "buyer@paypal.example",
      payment: "PayPal",
      items: [{ sku: "DSH-APR-BLK" }],
    });
  },
  // The same screens as the next, which is walked at both widths.
  { only: "phone" },
);

journey(
  "PAY-01 canceled at PayPal it is the product again, with what was chosen in the cart, once however often",
  async (guest) => {
    const { page, open, expectAccessible } = guest;
    await buyWithPaypal(guest);
    await page.getByRole("button", { name: "Cancel, back to the shop" }).click();
    await page
      .getByText("Nothing was paid at PayPal. What you chose is still in your cart.")
      .waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: APRON, search: "" });
    await expectAccessible("back at the product");
    await pressPaypal(page);
    await page.getByRole("button", { name: "Cancel, back to the shop" }).click();
    await page
      .getByText("Nothing was paid at PayPal. What you chose is still in your cart.")
      .waitFor();
    await open("/checkout/cart");
    await page.getByRole("textbox", { name: /^Quantity of / }).waitFor();
    expect(await page.getByRole("textbox", { name: /^Quantity of / }).inputValue()).toBe("1");
  },
);

journey(
  "PAY-01 the way to PayPal is drawn with its product, and nothing moves when it listens",
  async ({ page, open }) => {
    await page.addInitScript(noteShifts);
    const document = await page.request.get(APRON);
    expect(await document.text()).toContain("Buy with PayPal");
    await open(APRON);
    await page.getByRole("button", { name: "Buy with PayPal" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (globalThis as { shifts?: number }).shifts ?? 0)).toBe(0);
  },
);

/**
 * Counts what moves up or down without anybody's hand. Letters that change their font may be a little wider: that is no
 * affair of the button's.
 */
function noteShifts(): void {
  const all = globalThis as { shifts?: number };
  all.shifts = 0;
  const note = (entries: PerformanceObserverEntryList) => {
    const moved = (entries.getEntries() as (PerformanceEntry & Shift)[]).flatMap(
      (one) => one.sources,
    );
    const down = moved.filter(({ previousRect, currentRect }) => previousRect.y !== currentRect.y);
    all.shifts = (all.shifts ?? 0) + down.length;
  };
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}

/** What a browser says of a move: where each part of the page was, and where it is. */
interface Shift {
  readonly sources: readonly {
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
