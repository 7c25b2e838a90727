import type { Page } from "playwright-core";
import { addToCart } from "../../act/product.ts";
import { savesSettings, signsIn } from "../../act/staff.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "FOOT-17 FOOT-18 FOOT-19 FOOT-20 FOOT-22 ROUTE-51 staff give a code by the newsletter's popup, and a guest takes it to the cart",
  async (shopper, newcomer) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const rule = `Welcome, ${viewport}`;
    const sku = `WELCOME-${viewport.toUpperCase()}`;
    const url = `welcome-apron-${viewport}`;
    await importProduct(
      aSimpleProduct({
        sku,
        name: `Welcome apron, ${viewport}`,
        url_key: url,
        qty: "9",
        price: "40",
      }),
    );
    const staff = await newcomer();
    await step("nothing is shown while staff want no popup", async () => {
      await open(`/${url}?popup=open`);
      await page.waitForURL((at) => at.search === "");
    });
    await step("staff write a promotion and choose it for the popup", async () => {
      await writesRule(staff, rule);
      await choosesRule(staff, rule);
    });
    const popup = page.getByRole("dialog");
    await step("an address asks for it, and Escape closes it", async () => {
      await open(`/${url}?p=1&popup=open`);
      await popup.getByRole("heading", { name: "TODAY SAVE 10%" }).waitFor();
      await popup.getByText("On your first order.").waitFor();
      await expectAccessible("the newsletter's popup");
      await page.keyboard.press("Escape");
      await popup.waitFor({ state: "detached" });
      await page.waitForURL((at) => at.search === "?p=1");
    });
    await step("who subscribes is given a code, and copies it", async () => {
      await open(`/${url}?popup=open`);
      await popup.getByLabel("Enter your email").fill(`welcomed-${viewport}@example.com`);
      await popup.getByRole("button", { name: "Subscribe" }).click();
      await popup.getByText("GET 10% OFF YOUR ORDER!").waitFor();
      await expectAccessible("the newsletter's popup, with a code");
      await popup.getByRole("button", { name: "COPY CODE" }).click();
      await page
        .getByText(/^(Copied .+ to|Could not copy to) your clipboard/)
        .first()
        .waitFor();
    });
    const code = (await popup.locator("code").textContent()) ?? "";
    await step("the code takes something off the cart", async () => {
      await popup.getByRole("button", { name: "Continue Shopping" }).click();
      await page.waitForURL((at) => at.search === "");
      await addToCart(shopper);
      await open("/checkout/cart");
      await page.getByRole("main").getByText(`Welcome apron, ${viewport}`).first().waitFor();
      await usesCode(page, code);
      await page.getByText(`$4.00 off: ${rule}`).waitFor();
    });
    await step("Back leads to no popup again", async () => {
      await open(`/${url}?popup=open`);
      await popup.getByRole("heading", { name: "TODAY SAVE 10%" }).waitFor();
      await open("/checkout/cart");
      await page.goBack();
      await page.waitForURL((at) => at.pathname === `/${url}` && at.search === "");
      await popup.waitFor({ state: "detached" });
    });
    await switchesOff(staff);
  },
);

async function writesRule(staff: Shopper, name: string): Promise<void> {
  const { page } = staff;
  await signsIn(staff, "/admin/promotions/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Switched on").check();
  await page.getByLabel("Only for who types a code").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function choosesRule(staff: Shopper, name: string): Promise<void> {
  const { page, expectAccessible } = staff;
  await page.goto("/admin/settings");
  const own = (label: string) => page.getByRole("checkbox", { name: `, ${label}` });
  for (const label of [
    "Show the popup",
    "Promotion whose codes the popup gives",
    "What the popup says it saves",
    "Popup, first line below",
  ]) {
    await own(label).uncheck();
  }
  await page.getByRole("checkbox", { name: "Show the popup", exact: true }).check();
  await page
    .getByLabel("Promotion whose codes the popup gives", { exact: true })
    .selectOption(name);
  await page.getByLabel("What the popup says it saves", { exact: true }).fill("10%");
  await page.getByLabel("Popup, first line below", { exact: true }).fill("On your first order.");
  await expectAccessible("settings, with those of the popup");
  await savesSettings(staff);
}

/** The next width begins as this one did. */
async function switchesOff(staff: Shopper): Promise<void> {
  const { page } = staff;
  await page.goto("/admin/settings");
  await page.getByRole("checkbox", { name: "Show the popup", exact: true }).uncheck();
  await savesSettings(staff);
}

async function usesCode(page: Page, code: string): Promise<void> {
  const opener = page.getByRole("button", { name: "Promo code", exact: true });
  const field = page.getByRole("textbox", { name: "Promo code" });
  await opener.or(field).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await field.fill(code);
  await field.press("Enter");
}
