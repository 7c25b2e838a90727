import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const APRON = "Stockpot house apron";
const LOGO = "L000001";

journey(
  "EMB-20, EMB-24, EMB-25, EMB-29, EMB-35, EMB-38 an apron that is sold with the house's logo alone is never bought bare, and a name is added from the cart",
  async (cook) => {
    const { page, open, expectAccessible } = cook;
    const main = page.getByRole("main");
    const editor = page.getByRole("dialog", { name: /^Embroidery/ });

    await step("the editor opens by itself, and the logo stands where it stands", async () => {
      await open("/stockpot-house-apron");
      await choose(cook, "Color", "Oat");
      await standsLocked(editor);
      await expectAccessible("the configurator with a locked logo");
    });
    await step("closed, the box asks to review it; the bare apron is refused", async () => {
      await editor.getByRole("button", { name: "Close", exact: true }).click();
      await editor.waitFor({ state: "hidden" });
      await page.getByRole("checkbox", { name: "Yes, I want to review embroidery" }).waitFor();
      await expectAccessible("a product that is sold with embroidery alone");
      const refused = page.waitForResponse(/\/app-add-to-cart/);
      await main
        .getByRole("button", { name: /^Add to Cart/ })
        .first()
        .click();
      expect((await refused).status()).toBe(400);
      await standsLocked(editor);
      expect(await piecesInCart(cook)).toBe(0);
    });
    await step("added as it is, it opens again at the top of the page", async () => {
      await editor.getByRole("tab", { name: /^Text/ }).click();
      await pressed(editor, "Add to Cart");
      await page.getByText(`Your embroidered ${APRON} has been added to your cart.`).waitFor();
      await begunAnew(editor);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await piecesInCart(cook)).toBe(1);
    });
    await step("from the cart it is edited: a name goes on the pocket", async () => {
      await open("/checkout/cart");
      await main
        .getByRole("img", { name: /^As it will be sewn: Logo Steaming pot L000001/ })
        .waitFor();
      await expectAccessible("a cart with a locked logo");
      await page.getByRole("link", { name: new RegExp(`^Edit ${APRON}`) }).click();
      await standsLocked(editor);
      await editor.getByRole("tab", { name: /^Text/ }).click();
      await editor.getByRole("textbox", { name: /^Name/ }).fill("Ida Berg");
      await pressed(editor, "Update Item");
      await page.getByText(`Your embroidered ${APRON} has been updated.`).waitFor();
      await begunAnew(editor);
      await editor.getByRole("button", { name: "Update Item" }).waitFor();
      await editor.getByRole("button", { name: "Close", exact: true }).click();
      await page.getByRole("checkbox", { name: "Yes, I want to edit embroidery" }).waitFor();
    });
    await step("it is ordered with both", async () => {
      await open("/checkout");
      await goToPayment(cook);
      await fillCard(cook, CARDS.approved);
      await agree(cook);
      const order = await placedOrder(cook, () => placeOrder(cook));
      expect(order.items).toMatchObject([{ sku: "STP-10-OAT", quantity: 1 }]);
      await main
        .getByRole("img", { name: /^As it will be sewn: .*Logo Steaming pot L000001/ })
        .and(main.getByRole("img", { name: /“Ida Berg”/ }))
        .waitFor();
    });
  },
  // The bare apron is refused on purpose.
  { expectedErrors: /status of 400/ },
);

/** The editor is open, and its logo is the house's and takes no press. */
async function standsLocked(editor: Locator): Promise<void> {
  await editor.getByRole("tab", { name: /^Logo/ }).click();
  const logo = editor.getByRole("combobox", { name: "Logo 1", exact: true });
  await expect.poll(() => logo.inputValue()).toBe(LOGO);
  expect(await logo.isDisabled()).toBe(true);
  await editor.getByText("This logo belongs to the garment.").waitFor();
  expect(
    await editor.getByRole("button", { name: /^Remove logo|^Add (a|Another) Logo/ }).count(),
  ).toBe(0);
  expect(await editor.getByRole("button", { name: "Remove Embroidery" }).count()).toBe(0);
}

/** The editor opened again, at its first step. */
async function begunAnew(editor: Locator): Promise<void> {
  const first = editor.getByRole("tab", { name: /^Logo/ });
  await expect.poll(() => first.getAttribute("aria-selected")).toBe("true");
  await standsLocked(editor);
}

/** Presses what saves, once it takes a press. */
async function pressed(editor: Locator, name: string): Promise<void> {
  const save = editor.getByRole("button", { name });
  await expect.poll(() => save.getAttribute("aria-disabled"), { timeout: 30_000 }).toBe("false");
  await save.click();
}

/** How many pieces the store has in the shopper's cart. */
function piecesInCart({ page }: Shopper): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch("/rest/us/V1/xmapi/app-get-cart");
    const cart = (await answer.json()) as {
      readonly items: readonly { readonly qty: number }[];
    } | null;
    return (cart?.items ?? []).reduce((sum, { qty }) => sum + qty, 0);
  });
}
