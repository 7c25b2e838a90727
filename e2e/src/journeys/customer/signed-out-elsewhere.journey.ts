import { expect } from "vitest";
import { DEMO_CUSTOMER, makeAccount, PASSWORD, signInAs } from "../../act/account.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

const EDIT = "/customer/account/edit";
// What the ended session is refused with is what the journey is about.
const expectedErrors = /status of 401/;

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
      expect(await popup.getByLabel("Email").inputValue()).toBe(email);
      await expectAccessible("signed out elsewhere");
    });
    await step("and is sent after it, nothing typed twice", async () => {
      await popup.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await popup.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.getByText("You saved the account information.").waitFor();
      await popup.waitFor({ state: "detached" });
      await shopper.open(EDIT);
      await expect.poll(() => first.inputValue()).toBe("Annette");
    });
    await step("what is typed next is not sent for another who signs in over it", async () => {
      await first.fill("Anne");
      await signOutOthers(await enter(), email);
      await page.getByRole("button", { name: "Save name" }).click();
      await popup.getByLabel("Email").fill(DEMO_CUSTOMER.email);
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

/** Signs in elsewhere, and every other device out. */
async function signOutOthers(elsewhere: Shopper, email: string): Promise<void> {
  const { page } = elsewhere;
  await signInAs(elsewhere, { email });
  await elsewhere.open("/customer/account/devices");
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await page.getByText("All other devices are signed out.").waitFor();
}
