import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { editorOf, enter, fillCart, itemOf } from "../act/cart.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const COAT = "Merrow chef coat";
const CAP = "Trainee skull cap, white";

journey("a shopper edits the cart until it is empty", async (shopper) => {
  await fillCart(shopper, {
    path: "/merrow-chef-coat",
    options: { Color: "White", Size: "M" },
    pieces: 2,
  });
  const miniCart = await fillCart(shopper, { path: "/trainee-skull-cap-white" });
  await step(
    "CART-20 in the mini-cart a quantity counts with Enter; Escape resets it, and only unchanged it closes (CART-13)",
    () => editsTheMiniCart(shopper, miniCart),
  );
  await step("CART-14 the cart is loaded again on the way to another page", () =>
    walksToTheCart(shopper, miniCart),
  );
  await step(
    "CART-21 text resets; PDP-43 above the maximum is refused with the text, and resets",
    () => refusesWhatItCannotTake(shopper),
  );
  await step(
    "CART-24 an increment rounds up; CART-19 what rests for a second counts without Enter",
    () => commitsAndRounds(shopper),
  );
  await step("PAY-15 one promo code: a wrong one is refused, BRIGADE5 takes 5 percent off", () =>
    usesPromoCode(shopper),
  );
  await step("CART-19 CART-21 a 0 that is left at rest removes once, and Undo brings it back", () =>
    restsOnNothing(shopper),
  );
  await step("CART-22 a quantity of 0 removes; so does the button. The empty cart says so", () =>
    emptiesTheCart(shopper),
  );
});

async function editsTheMiniCart({ page }: Shopper, miniCart: Locator): Promise<void> {
  const coats = editorOf(itemOf(miniCart, COAT));
  await coats.fill("9");
  await coats.press("Escape");
  expect(await coats.inputValue()).toBe("2");
  expect(await miniCart.isVisible()).toBe(true);
  await coats.press("Escape");
  await miniCart.waitFor({ state: "hidden" });
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect.poll(() => coats.inputValue()).toBe("2");
  await enter(coats, "3");
  await itemOf(miniCart, COAT).getByText("$162.00").waitFor();
}

async function walksToTheCart({ page, expectAccessible }: Shopper, miniCart: Locator) {
  const reload = page.waitForResponse(/\/app-get-cart/);
  await miniCart.getByRole("link", { name: "View Cart" }).click();
  await reload;
  await page.getByRole("heading", { level: 1, name: /^Cart/ }).waitFor();
  await page.getByRole("heading", { name: "Summary" }).waitFor();
  const main = page.getByRole("main");
  await main.getByText("Free shipping reached. Your order ships FREE.").waitFor();
  await miniCart.waitFor({ state: "detached" });
  await expectAccessible("cart");
}

async function refusesWhatItCannotTake(shopper: Shopper): Promise<void> {
  const { page, expectAccessible } = shopper;
  const coats = editorOf(itemOf(page.getByRole("main"), COAT));
  await enter(coats, "a dozen");
  await page.getByText("Please enter a whole number.").waitFor();
  expect(await coats.inputValue()).toBe("3");
  await enter(coats, "10001");
  await page.getByText("Cannot add more than 9,999 of this item to your cart.").waitFor();
  await expectAccessible("cart, refused quantity");
  expect(await coats.inputValue()).toBe("3");
}

async function commitsAndRounds({ page }: Shopper): Promise<void> {
  const main = page.getByRole("main");
  await enter(editorOf(itemOf(main, CAP)), "13");
  await expect.poll(() => editorOf(itemOf(main, CAP)).inputValue()).toBe("20");
  await editorOf(itemOf(main, COAT)).fill("4");
  await itemOf(main, COAT).getByText("$216.00").waitFor();
}

async function usesPromoCode({ page, expectAccessible }: Shopper): Promise<void> {
  const summary = page.getByRole("region", { name: "Summary" });
  const total = summary.getByRole("definition").last();
  const before = amountOf(await total.textContent());
  await summary.getByRole("button", { name: "Promo code" }).click();
  const code = summary.getByRole("textbox", { name: "Promo code" });
  await enter(code, "NOSUCHCODE");
  await summary.getByText("The coupon code isn't valid. Verify the code and try again.").waitFor();
  await expectAccessible("cart, refused promo code");
  await enter(code, "BRIGADE5");
  await summary.getByText("BRIGADE5", { exact: true }).waitFor();
  await expectAccessible("cart with promo code");
  await expect
    .poll(async () => amountOf(await total.textContent()))
    .toBe(before - Math.round(before * 0.05));
  await summary.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(async () => amountOf(await total.textContent())).toBe(before);
}

/** The field that is being removed loses the focus by itself: only a browser does that. */
async function restsOnNothing({ page }: Shopper): Promise<void> {
  const main = page.getByRole("main");
  const removals: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("app-remove-cart-item")) removals.push(request.url());
  });
  await editorOf(itemOf(main, CAP)).fill("0");
  await page.getByRole("button", { name: "Undo" }).click();
  await itemOf(main, CAP).waitFor();
  expect(removals).toHaveLength(1);
}

async function emptiesTheCart({ page, expectAccessible }: Shopper): Promise<void> {
  const main = page.getByRole("main");
  await enter(editorOf(itemOf(main, CAP)), "0");
  await itemOf(main, CAP).waitFor({ state: "detached" });
  await main.getByRole("button", { name: `Remove ${COAT}` }).click();
  await page.getByRole("heading", { level: 1, name: "Your cart is empty" }).waitFor();
  await expectAccessible("empty cart");
}

/** Cents of a shown price. */
function amountOf(text: string | null): number {
  return Math.round(Number((text ?? "").replaceAll(/[^\d.]/g, "")) * 100);
}
