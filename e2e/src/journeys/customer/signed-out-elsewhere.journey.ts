import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { DEMO_CUSTOMER, makeAccount, PASSWORD, signInAs } from "../../act/account.ts";
import { editorOf, enter as enterQuantity, itemOf } from "../../act/cart.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const APRON = "/dish-pit-apron-black";
const NAME = "Dish-pit apron, black";
const EDIT = "/customer/account/edit";
// What the ended session is refused with is what the journey is about.
// So is what the browser asks of a cart when somebody else signs in over it.
const expectedErrors = /status of 40[13]|customer isn.t authorized/;

journey(
  "issue 9 a customer who was signed out elsewhere signs in over the form, and it is sent as it was typed",
  async (shopper, enter) => {
    const { page, viewport, expectAccessible } = shopper;
    const email = `elsewhere-${viewport}@example.com`;
    await makeAccount(shopper, email);
    await shopper.open(EDIT);
    const first = page.getByLabel("First name");
    await step("another device signs this one out", async () => {
      await first.fill("Annette");
      await signOutOthers(await enter(), email);
    });
    const popup = page.getByRole("dialog", { name: "Sign In" });
    await step("the next press asks for a sign-in, with the email filled in", async () => {
      await page.getByRole("button", { name: "Save name" }).click();
      await popup.getByText("Please sign in once more.").waitFor();
      expect(await popup.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
      await expectAccessible("signed out elsewhere");
    });
    await step("and is sent after it, nothing typed twice", async () => {
      await signsInOver(popup);
      await page.getByText("You saved the account information.").waitFor();
      await shopper.open(EDIT);
      await expect.poll(() => first.inputValue()).toBe("Annette");
    });
    await step(
      "what goes into the cart after another sign-out is theirs, and once in it",
      async () => {
        await shopper.open(APRON);
        await signedInHere(shopper);
        await signOutOthers(await enter(), email);
        await addsToCart(shopper);
        await signsInOver(popup);
        await itemOf(page.getByRole("dialog", { name: "Your cart" }), NAME).waitFor();
      },
    );
    await step("and a quantity is changed in the cart, which stays on the screen", async () => {
      await shopper.open("/checkout/cart");
      const item = itemOf(page.getByRole("main"), NAME);
      await expect.poll(() => editorOf(item).inputValue()).toBe("1");
      await signedInHere(shopper);
      await signOutOthers(await enter(), email);
      await enterQuantity(editorOf(item), "3");
      await popup.getByText("Please sign in once more.").waitFor();
      const lines = page.locator("main").getByText(NAME, { exact: true });
      expect(await lines.first().isVisible()).toBe(true);
      await expectAccessible("signed out elsewhere, at the cart");
      await signsInOver(popup);
      await page.getByText(`${NAME}'s configuration and quantity have been updated.`).waitFor();
      expect(await editorOf(item).inputValue()).toBe("3");
    });
    await step("what is typed next is not sent for another who signs in over it", async () => {
      await shopper.open(EDIT);
      await first.fill("Anne");
      await signOutOthers(await enter(), email);
      await page.getByRole("button", { name: "Save name" }).click();
      await popup.getByLabel("Email", { exact: true }).fill(DEMO_CUSTOMER.email);
      await popup.getByLabel("Password", { exact: true }).fill(DEMO_CUSTOMER.password);
      await popup.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.getByText(`Nothing was sent: ${email} had asked for it.`).waitFor();
      await popup.waitFor({ state: "detached" });
      const shown = page.getByRole("main").getByRole("textbox", { name: "Email" });
      await expect.poll(() => shown.inputValue()).toBe(DEMO_CUSTOMER.email);
      expect(await first.inputValue()).not.toBe("Anne");
      const again = await enter();
      await signInAs(again, { email });
      await again.page.getByText("Annette Cole").waitFor();
    });
  },
  { expectedErrors },
);

/** Who is shopping is found out when the page is drawn. */
const signedInHere = ({ page }: Shopper): Promise<void> =>
  page
    .getByRole("banner")
    .getByRole("button", { name: /^Ann|^Account/ })
    .waitFor();

/** Presses the add button, which may lead to the sign-in first. */
const addsToCart = ({ page }: Shopper): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();

/** Signs in over the page, by the email that is filled in. */
async function signsInOver(popup: Locator): Promise<void> {
  await popup.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await popup.waitFor({ state: "detached" });
}

/** Signs in elsewhere, and every other device out. */
async function signOutOthers(elsewhere: Shopper, email: string): Promise<void> {
  const { page } = elsewhere;
  await signInAs(elsewhere, { email });
  await elsewhere.open("/customer/account/devices");
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await page.getByText("All other devices are signed out.").waitFor();
}
