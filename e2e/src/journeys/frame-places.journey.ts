import { expect } from "vitest";
import { withdraws, writesBlock } from "../act/content.ts";
import { signsIn } from "../act/staff.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey(
  "FOOT-07 HEAD-21 MENU-05 what staff write for the menu stands below its department, and beside the account",
  async (shopper, newcomer) => {
    const { page, viewport, expectAccessible } = shopper;
    const staff = await newcomer();
    await signsIn(staff, "/admin/content");
    const words = `New coats, ${viewport}`;
    await step("staff write a block for the first department", () =>
      writesBlock(staff, { title: words, place: "menu-promotion-1", html: `<p>${words}</p>` }),
    );
    const address = staff.page.url();
    await step("it stands in its sub-menu", async () => {
      await shopper.open("/");
      await opensFirstSubmenu(shopper);
      await page.getByText(words).filter({ visible: true }).waitFor();
      await expectAccessible("a sub-menu with a promotion");
    });
    if (viewport === "desk") {
      await step("what is written beside the account stands in the header", async () => {
        const place = "HEADERBEFOREACCOUNTLINKS";
        await writesBlock(staff, { title: "Phone", place, html: "<p>Talk to us: 9 to 5</p>" });
        await shopper.open("/");
        await page.getByRole("banner").getByText("Talk to us").waitFor();
        await expectAccessible("a header with words of staff");
        await withdraws(staff);
      });
    }
    await staff.page.goto(address);
    await withdraws(staff);
  },
);

journey(
  "HEAD-07 the bar that stays in sight has the search within it from 931 px on, and below it from 930 px",
  async (shopper) => {
    const { page } = shopper;
    const bar = page.locator("header[data-persistent=true] > div").first();
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await shopper.open("/kitchen/chef-coats");
      // Heard once the page is alive, and again until then.
      const readOn = async () => {
        await page.evaluate(() => window.scrollBy(0, 60));
        return bar.count();
      };
      await expect.poll(readOn).toBe(1);
      return Math.round((await bar.boundingBox())?.height ?? 0);
    };
    const search = page.getByRole("textbox", { name: "Search" });
    await step("931 px: one row of 70 px", async () => {
      // A hairline stands below it.
      expect(await heightAt(931)).toBe(71);
      await search.waitFor();
    });
    await step("930 px: the search slides away while reading down", async () => {
      await heightAt(930);
      await search.waitFor({ state: "hidden" });
    });
  },
  { only: "desk" },
);

journey(
  "FOOT-01 FOOT-02 the footer, and where it is left out",
  async (shopper) => {
    const { page, open, expectAccessible } = shopper;
    const footer = page.getByRole("contentinfo");
    await step("it stands on pages and on the cart", async () => {
      await open("/checkout/cart");
      await footer.waitFor();
      await open("/");
      await footer.getByRole("link", { name: "Contact Us" }).waitFor();
      await footer.getByRole("button", { name: "Cookie Settings" }).waitFor();
      await page.getByRole("textbox", { name: "Your email" }).waitFor();
    });
    await step("the arrow to the top comes with scrolling", async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole("button", { name: "Scroll to top" }).waitFor();
    });
    await step("without the line there is a badge", async () => {
      await page.context().setOffline(true);
      await page.getByText("Your device is currently offline.").waitFor();
      await page.context().setOffline(false);
      await page.getByText("Your device is currently offline.").waitFor({ state: "detached" });
    });
    await step("the steps of the checkout go without", async () => {
      await open("/checkout");
      await page.getByRole("main").waitFor();
      expect(await footer.count()).toBe(0);
    });
    await step("ROUTE-08 all stores are listed at an address of their own", async () => {
      await open("/global-networks");
      await page.getByRole("heading", { level: 1, name: "Global Networks" }).waitFor();
      await page.getByRole("region", { name: "United States" }).waitFor();
      await expectAccessible("the list of all stores");
    });
    await step("ROUTE-09 support asks for what stands at /config", async () => {
      await open("/config");
      await page.getByRole("heading", { level: 1, name: "For our support" }).waitFor();
      await page.getByText("Placket (us)").waitFor();
      await expectAccessible("the page for support");
    });
  },
  { expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ },
);

/** By keyboard on a desk; a phone has an accordion. */
async function opensFirstSubmenu({ page, viewport }: Shopper): Promise<void> {
  if (viewport === "desk") {
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("button", { name: /^More in/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    return;
  }
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { expanded: false })
    .first()
    .click();
}
