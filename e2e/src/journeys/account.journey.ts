import { expect } from "vitest";
import { fillCart, itemOf } from "../act/cart.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const PASSWORD = "Twill-and-thread-1";

journey(
  "ACCT-02 ACCT-06 CART-14 CART-17 a guest makes an account and has the same cart on another device",
  async (guest, newcomer) => {
    const { page, viewport, expectAccessible } = guest;
    const email = `ann-${viewport}@example.com`;
    await step("a guest fills a cart and asks to sign in", async () => {
      const miniCart = await fillCart(guest, { path: "/dish-pit-apron-black" });
      await miniCart.getByRole("button", { name: "Close" }).click();
      await page.getByRole("link", { name: "Sign In" }).click();
      await page.getByRole("dialog", { name: "Sign In" }).waitFor();
      await expectAccessible("sign-in popup");
    });
    await step("makes an account in its other tab, and stays on the page", async () => {
      const popup = page.getByRole("dialog", { name: "Sign In" });
      await popup.getByRole("tab", { name: "Create an Account" }).click();
      await popup.getByLabel("First name").fill("Ann");
      await expectAccessible("create an account");
      await popup.getByLabel("Last name").fill("Lee");
      await popup.getByLabel("Email", { exact: true }).fill(email);
      await popup.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await popup.getByLabel("Confirm password").fill(PASSWORD);
      await popup.getByRole("button", { name: "Join Now" }).click();
      await popup.waitFor({ state: "detached" });
      await accountButton(guest).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe("/dish-pit-apron-black");
    });
    await step("saves an address", async () => {
      await guest.open("/customer/address");
      await page.getByRole("button", { name: "Add New Address" }).click();
      await page.getByLabel("Street address").fill("12 Ferry Street");
      await page.getByLabel("City").fill("Portland");
      await page.getByLabel("State").selectOption({ label: "Oregon" });
      await page.getByLabel("ZIP code").fill("97205");
      await page.getByLabel("Telephone").fill("503 555 0134");
      await page.getByRole("button", { name: "Save Address" }).click();
      await page.getByRole("article").getByText("Portland, OR 97205").waitFor();
      await expectAccessible("address book");
    });
    const elsewhere = await newcomer();
    await step("signs in on another device, where the cart is the same", async () => {
      await elsewhere.open("/customer/account/login");
      await elsewhere.expectAccessible("login");
      await elsewhere.page.getByLabel("Email", { exact: true }).fill(email);
      await elsewhere.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await elsewhere.page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await elsewhere.page.getByRole("heading", { level: 1, name: "My Account" }).waitFor();
      await elsewhere.page.getByText("Portland, OR 97205").first().waitFor();
      await elsewhere.expectAccessible("account");
      await elsewhere.open("/checkout/cart");
      await itemOf(elsewhere.page.getByRole("main"), "Dish-pit apron, black").waitFor();
    });
    await step("logs out there, and leaves nothing behind", async () => {
      // Where nothing to press lies half under the menu: half a target is called too small.
      await elsewhere.open("/customer/account");
      await accountButton(elsewhere).click();
      await elsewhere.expectAccessible("account menu");
      await elsewhere.open("/checkout/cart");
      await accountButton(elsewhere).click();
      await elsewhere.page.getByRole("button", { name: "Log Out" }).click();
      await elsewhere.page.getByRole("link", { name: "Sign In", exact: true }).waitFor();
      await elsewhere.page.getByText("Your cart is empty").waitFor();
    });
  },
);

const accountButton = ({ page }: Shopper) => page.getByRole("button", { name: /My Account/ });
