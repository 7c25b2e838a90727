import type { Shopper } from "../shopper.ts";

/** By which the customers of the journeys sign in. */
export const PASSWORD = "Twill-and-thread-1";

/** Makes an account on its page, which signs its holder in: Ann Cole. The demo store gives points, and says so there. */
export async function makeAccount(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  await shopper.open("/customer/account/create");
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Cole");
  const form = page.getByRole("main");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Join Now" }).click();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Ann|^Account/ })
    .waitFor();
}

/** Saves an address in the book of whoever is signed in: in Portland. */
export async function saveAddress({ page, open }: Shopper): Promise<void> {
  await open("/customer/address");
  await page.getByRole("button", { name: "Add New Address" }).click();
  await page.getByLabel("Street address").fill("12 Ferry Street");
  await page.getByLabel("City").fill("Portland");
  await page.getByLabel("State").selectOption({ label: "Oregon" });
  await page.getByLabel("ZIP code").fill("97205");
  await page.getByLabel("Telephone").fill("503 555 0134");
  await page.getByRole("button", { name: "Save Address" }).click();
  await page.getByRole("article").getByText("Portland, OR 97205").waitFor();
}

/** The customer that every demo store has: of new accounts one address makes twenty. */
export const DEMO_CUSTOMER = {
  email: "customer@placket.example",
  password: "Demo-password-1",
} as const;

/** Signs in on the login's page. */
export async function signInAs(
  shopper: Shopper,
  { email, password = PASSWORD }: { readonly email: string; readonly password?: string },
): Promise<void> {
  const { page } = shopper;
  await shopper.open("/customer/account/login");
  const main = page.getByRole("main");
  await main.getByLabel("Email", { exact: true }).fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { level: 1, name: "My Account" }).waitFor();
}
