import { expect } from "vitest";
import { addToCart, choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

const SECRET = "a demo secret of both sides";

journey(
  "PUNCH-01 PUNCH-04 PUNCH-06 ROUTE-21 a buyer comes from a procurement system, hands the cart over, and comes back to change it",
  async (staff, newcomer) => {
    const buyer = await newcomer();
    const { page, open, expectAccessible } = buyer;
    const identity = `DEMO-${Date.now()}`;
    await signsIn(staff, "/admin/punchout/partners/new");
    const shop = new URL(staff.page.url()).origin;
    // The card fields are the sandbox's, so every page names it; it plays the procurement system too.
    const policy = (await staff.page.request.get(shop)).headers()["content-security-policy"] ?? "";
    const sandbox = /http:\/\/localhost:\d+/.exec(policy)?.[0] ?? "";
    await step("staff let it in", async () => {
      const field = (label: string) => staff.page.getByLabel(label, { exact: true });
      await field("Name").fill(`Demo Harbor ${identity}`);
      await field("Identity").fill(identity);
      await field("Shared secret").fill(SECRET);
      await field("Its buyers shop in the portal").selectOption({ label: "Demo Harbor Hotels" });
      await field("Hosts that carts go back to").fill(new URL(sandbox).host);
      await staff.expectAccessible("a new partner");
      await staff.page.getByRole("button", { name: "Add Partner" }).click();
      await staff.page.getByRole("heading", { name: `Demo Harbor ${identity}` }).waitFor();
    });
    await step("a buyer comes in", async () => {
      await page.goto(`${sandbox}/punchout/`);
      await page.getByLabel("Shop").selectOption(shop);
      await page.getByLabel("Identity").fill(identity);
      await page.getByLabel("Shared secret").fill(SECRET);
      await page.getByRole("button", { name: "Go to the shop" }).click();
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Submit Cart/ })
        .waitFor();
      expect(await page.getByRole("contentinfo").count()).toBe(0);
      await page.getByRole("button", { name: "Continue", exact: true }).click();
    });
    await step("fills the cart and hands it over", async () => {
      await open("/merrow-chef-coat");
      await choose(buyer, "Color", "White");
      await choose(buyer, "Size", "M");
      const miniCart = await addToCart(buyer);
      await miniCart.getByRole("link", { name: "Submit Cart" }).click();
      await page.getByRole("heading", { level: 1, name: /^Cart/ }).waitFor();
      await expectAccessible("the punchout cart");
      await page.getByRole("button", { name: "Submit Cart" }).click();
      await page.getByRole("heading", { name: "Requisition" }).waitFor();
      await page.getByRole("cell", { name: /Merrow chef coat/ }).waitFor();
    });
    await step("comes back to change it, and leaves it as it was", async () => {
      await page.getByRole("button", { name: "Change the cart" }).click();
      await page.getByRole("link", { name: "Merrow chef coat" }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/m2po/cart");
      await page.getByRole("button", { name: "Return without changes" }).click();
      await page.getByRole("cell", { name: /Merrow chef coat/ }).waitFor();
    });
  },
);
