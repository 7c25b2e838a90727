import { expect } from "vitest";
import { GUEST } from "../act/checkout.ts";
import { arrowTo, pressOn, tabTo, typeInto } from "../act/keyboard.ts";
import { placedOrder } from "../act/order.ts";
import { CARDS, cardFields } from "../act/payment.ts";
import { journey } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey("from the home page to a placed order without a pointer", async (shopper) => {
  const { page, open, expectAccessible } = shopper;
  await open("/");
  await skipsToContent(shopper);
  await walksTheMenu(shopper);
  const tile = page.getByRole("article").getByRole("link", { name: "Galley coat", exact: true });
  await pressOn(page, tile);
  await configures(shopper);
  const miniCart = page.getByRole("dialog", { name: "Your cart" });
  await pressOn(page, miniCart.getByRole("link", { name: "Checkout" }));
  await fillsTheSteps(shopper);
  await typesTheCard(shopper);
  await pressOn(
    page,
    page.getByRole("checkbox", { name: "I agree to the terms of sale." }),
    "Space",
  );
  await expectAccessible("ready to pay");
  const order = await placedOrder(shopper, () =>
    pressOn(page, page.getByRole("button", { name: /^Place order/ })),
  );
  expect(order.items).toMatchObject([{ quantity: 2 }]);
  expect(order.items[0]?.sku).toMatch(/^GAL-20-/);
});

/** The first stop of the page leads past the header. */
async function skipsToContent({ page }: Shopper): Promise<void> {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
}

async function walksTheMenu({ page, viewport, expectAccessible }: Shopper): Promise<void> {
  if (viewport === "phone") {
    await pressOn(page, page.getByRole("button", { name: "Menu", exact: true }));
    const menu = page.getByRole("dialog", { name: "Menu" });
    await pressOn(page, menu.getByRole("button", { name: "Kitchen", exact: true }));
    await pressOn(page, menu.getByRole("link", { name: "Chef coats", exact: true }));
  } else {
    const menu = page.getByRole("navigation", { name: "Categories" });
    await pressOn(page, menu.getByRole("button", { name: "More in Kitchen" }));
    await expectAccessible("menu opened by keyboard");
    await pressOn(page, menu.getByRole("link", { name: "Chef coats", exact: true }));
  }
  await page.getByRole("heading", { level: 1, name: "Chef coats" }).waitFor();
}

async function configures({ page }: Shopper): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Galley coat" }).waitFor();
  const main = page.getByRole("main");
  const colors = main.getByRole("radiogroup", { name: /^Color/ });
  await arrowTo(page, colors, colors.getByRole("radio").nth(1));
  const sizes = main.getByRole("radiogroup", { name: /^Size/ });
  await arrowTo(page, sizes, sizes.getByRole("radio", { name: "M", exact: true }));
  await main.getByText(/^M, .+: \d+ in stock$/).waitFor();
  await typeInto(page, main.getByRole("textbox", { name: /^Quantity of / }), "2");
  await pressOn(page, main.getByRole("button", { name: /^Add to Cart/ }).first());
}

async function fillsTheSteps({ page }: Shopper): Promise<void> {
  const main = page.getByRole("main");
  await typeInto(page, main.getByLabel("Email", { exact: true }), GUEST.email);
  await page.keyboard.press("Enter");
  for (const [label, text] of ADDRESS) await typeInto(page, main.getByLabel(label), text);
  await page.keyboard.press("Enter");
  const methods = main.getByRole("radiogroup", { name: "Shipping method" });
  await arrowTo(page, methods, methods.getByRole("radio", { name: /^Flat Rate/ }));
  await pressOn(page, main.getByRole("button", { name: "Continue to billing" }));
  await pressOn(page, main.getByRole("button", { name: "Continue", exact: true }));
  const ways = main.getByRole("radiogroup", { name: "Payment method" });
  await arrowTo(page, ways, ways.getByRole("radio", { name: /^Credit Card/ }));
}

/** In the order of the form; a region is chosen by typing its first letters. */
const ADDRESS = [
  ["First name", GUEST.firstName],
  ["Last name", GUEST.lastName],
  ["Street address", GUEST.street],
  ["City", GUEST.city],
  ["State", GUEST.region],
  ["ZIP code", GUEST.postcode],
  ["Telephone", GUEST.telephone],
] as const;

async function typesTheCard(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const fields = cardFields(shopper);
  await tabTo(page, fields.getByLabel("Card number"));
  await page.keyboard.type(CARDS.approved);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1239");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${GUEST.firstName} ${GUEST.lastName}`);
  expect(await fields.getByLabel("Card number").inputValue()).toBe(CARDS.approved);
}
