import { addToCart, choose } from "../act/product.ts";
import { itemOf } from "../act/cart.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const PATH = "/trade-account-jacket";
const JACKET = "Trade account jacket";
const PASSWORD = "Twill-and-thread-1";

journey(
  "PDP-34 PDP-35 what only customers may order is ordered by whoever logs in for it",
  async (guest, newcomer) => {
    const { page, viewport, expectAccessible } = guest;
    const email = `trade-${viewport}@example.com`;
    await step("a guest is led to the login", async () => {
      await guest.open(PATH);
      await expectAccessible("a product that needs a login");
      await orderLink(guest).click();
      await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
    });
    await step("makes an account there, is led back and orders", async () => {
      await page.getByRole("main").getByRole("link", { name: "Create an Account" }).click();
      await page.getByLabel("First name").fill("Tess");
      await page.getByLabel("Last name").fill("Rade");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password").fill(PASSWORD);
      await page.getByRole("button", { name: "Join Now" }).click();
      await order(guest);
    });
    await step("on another device logs in, is led back and orders", async () => {
      const device = await newcomer();
      await device.open(PATH);
      await orderLink(device).click();
      await device.page.getByLabel("Email", { exact: true }).fill(email);
      await device.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await device.page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await order(device);
    });
    await step("whoever is signed in comes again and orders", async () => {
      await guest.open(PATH);
      await order(guest);
    });
  },
);

const orderLink = ({ page }: Shopper) =>
  page.getByRole("main").getByRole("link", { name: "Log in to order this item" });

/** The page of the jacket knows its customer, and adds it. */
async function order(shopper: Shopper): Promise<void> {
  await shopper.page.getByRole("heading", { level: 1, name: JACKET }).waitFor();
  await orderLink(shopper).waitFor({ state: "detached" });
  await choose(shopper, "Color", "Navy");
  await choose(shopper, "Size", "M");
  await shopper.expectAccessible("a product that needs a login, for its customer");
  await itemOf(await addToCart(shopper), JACKET).waitFor();
}
