import { expect } from "vitest";
import { byName, givePasskeyDevice } from "../act/passkey.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const PASSWORD = "Twill-and-thread-1";

journey(
  "issue 9, 1: a customer adds a passkey and signs in with it, without a password",
  async (shopper) => {
    const { page, viewport, expectAccessible } = shopper;
    const open = (path: string) => shopper.open(byName(path));
    await step("makes an account", async () => {
      await open("/customer/account/create");
      await page.getByLabel("First name").fill("Pia");
      await page.getByLabel("Last name").fill("Key");
      await page.getByLabel("Email", { exact: true }).fill(`pia-${viewport}@example.com`);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password").fill(PASSWORD);
      await page.getByRole("button", { name: "Join Now" }).click();
      await accountButton(shopper).waitFor();
    });
    const device = await givePasskeyDevice(shopper);
    await step("adds a passkey of this device, and gives it another name", async () => {
      await open("/customer/account/devices");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Phone");
      await expectAccessible("adding a passkey");
      await page.getByRole("button", { name: "Add passkey" }).click();
      await page.getByText("not used yet").waitFor();
      await expect.poll(device.count).toBe(1);
      await page.getByRole("button", { name: "Rename: Phone" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Work phone");
      await page.getByRole("button", { name: "Save name" }).click();
      await page.getByText("Work phone").waitFor();
      await expectAccessible("passkeys");
    });
    await step("logs out", () => logOut(shopper));
    await step("signs in in the popup by what the browser offers in its field", async () => {
      await open("/dish-pit-apron-black");
      await page.getByRole("link", { name: "Sign In" }).click();
      // The device answers by itself: nothing is to be pressed.
      await accountButton(shopper).waitFor();
      await logOut(shopper);
    });
    await page.addInitScript(offersNothingInFields);
    await step("signs in on the page of the login by a press", async () => {
      await open("/customer/account/login");
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await page.getByRole("heading", { level: 1, name: "My Account" }).waitFor();
    });
    await step("deletes the passkey, which signs in no more", async () => {
      await open("/customer/account/devices");
      await page.getByText("last used").first().waitFor();
      await page.getByRole("button", { name: "Delete: Work phone" }).click();
      await page.getByRole("button", { name: "Delete for good: Work phone" }).click();
      await page.getByRole("button", { name: "Rename: Work phone" }).waitFor({ state: "detached" });
      await logOut(shopper);
      await open("/customer/account/login");
      const main = page.getByRole("main");
      await main.getByRole("button", { name: "Sign in with a passkey" }).click();
      await main.getByText("This passkey does not sign in here").waitFor();
      await expectAccessible("a passkey that is refused");
    });
  },
  { expectedErrors: /401/ },
);

const accountButton = ({ page }: Shopper) => page.getByRole("button", { name: /My Account/ });

/** Makes a browser of the page's that knows passkeys and does not offer them in fields. Runs in the page. */
function offersNothingInFields(): void {
  PublicKeyCredential.isConditionalMediationAvailable = async () => false;
}

async function logOut(shopper: Shopper): Promise<void> {
  await accountButton(shopper).click();
  await shopper.page.getByRole("button", { name: "Log Out" }).click();
  await shopper.page.getByRole("link", { name: "Sign In" }).waitFor();
}
