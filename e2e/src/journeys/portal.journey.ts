import { expect } from "vitest";
import { saveAddress } from "../act/account.ts";
import { fillCart } from "../act/cart.ts";
import { shipAndBill } from "../act/checkout.ts";
import { placedOrder } from "../act/order.ts";
import { agree, placeOrder } from "../act/payment.ts";
import { goesToSection, signsIn } from "../act/staff.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

/** The organization that every demo store has, and one of its customers. */
const DEMO = {
  code: "demo-harbor",
  name: "Demo Harbor Hotels",
  email: "desk@harbor.example",
  password: "Demo-password-1",
  poNumber: "HARBOR-2026",
} as const;

/** What its menu begins with, in its own words. */
const FIRST = "Front desk and bar";

const LANDING = `/${DEMO.code}/default-category`;

journey(
  "PORTAL-01 PORTAL-02 a member is led to the login of their portal, lands in its own store and leaves it",
  async (shopper) => {
    const { page, expectAccessible } = shopper;
    await step("ROUTE-36 PORTAL-22 whoever comes by its code is led to its login", async () => {
      await shopper.open(`/?code=${DEMO.code}`);
      await page.waitForURL(
        (url) =>
          url.pathname.startsWith("/customer/account/login") &&
          url.searchParams.get("code") === DEMO.code,
      );
    });
    await step("PORTAL-04 PORTAL-06 PORTAL-07 which says what the organization says", async () => {
      const main = page.getByRole("main");
      await main.getByRole("img", { name: DEMO.name }).waitFor();
      await main.getByText("Uniforms for the staff of").waitFor();
      await main.getByText("No login yet?").waitFor();
      expect(await page.getByRole("link", { name: "Create an Account" }).count()).toBe(0);
      await expectAccessible("the login of a portal");
      await main.getByRole("button", { name: "Disclaimer" }).click();
      await main.getByText("the hotels are made up").waitFor();
    });
    await step(
      "ACCT-04 ACCT-08 PORTAL-02 PORTAL-28 signs in by the email alone, and lands in its category",
      async () => {
        const seen = await titlesSeen(shopper);
        await signIn(shopper);
        await page.waitForURL((url) => url.pathname === LANDING);
        await page.getByRole("heading", { level: 1, name: FIRST, exact: true }).waitFor();
        await page.getByText(`Welcome to ${DEMO.name}`).waitFor();
        // Nothing of the retail store stood there for a moment.
        expect((await seen()).filter((title) => title !== FIRST)).toEqual([]);
      },
    );
    await step("PORTAL-08 PORTAL-10 OPEN-48 and is told what to know, once", async () => {
      const popup = page.getByRole("dialog", { name: DEMO.name });
      await popup.getByText("Orders of a house go out together").waitFor();
      await expectAccessible("the popup of a portal");
      await popup.getByRole("button", { name: "Continue" }).click();
      await popup.waitFor({ state: "hidden" });
      const cookies = await shopper.context.cookies();
      const kept = cookies.find(({ name }) => name === "cw-popup-display");
      expect(kept?.value).toBe("shown");
      const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(0.9);
      expect(days).toBeLessThan(1.1);
      await shopper.open(LANDING);
      await page.getByText(`Welcome to ${DEMO.name}`).waitFor();
      expect(await popup.count()).toBe(0);
    });
    await step(
      "HEAD-22 HEAD-23 PORTAL-23 PORTAL-05 sees its logo, its links, and no search",
      async () => {
        const banner = page.getByRole("banner");
        await banner.getByRole("img", { name: DEMO.name }).waitFor();
        expect(await banner.getByRole("searchbox").count()).toBe(0);
        const links = page.getByRole("navigation", { name: `Links of ${DEMO.name}` });
        await links.getByRole("link", { name: "Galley" }).waitFor();
        await page.getByRole("button", { name: "Disclaimer" }).waitFor();
        await expectAccessible("the landing page of a portal");
      },
    );
    await step("PORTAL-27 MENU-09 has a menu of its own", async () => {
      const isPhone = shopper.viewport === "phone";
      const button = isPhone ? "Menu" : `${DEMO.name}: all departments`;
      await page.getByRole("button", { name: button, exact: true }).click();
      const menu = page.getByRole("dialog", { name: isPhone ? "Menu" : DEMO.name });
      const department = (name: string) =>
        menu.getByRole(isPhone ? "button" : "link", { name, exact: true });
      await department("Galley").waitFor();
      await expectAccessible("the menu of a portal");
      expect(await department("Workshop").count()).toBe(0);
      expect(await department("Kitchen").count()).toBe(0);
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "hidden" });
    });
    await step("PDP-17 PORTAL-25 shares no product", async () => {
      await shopper.open("/merrow-chef-coat");
      await page.getByRole("button", { name: "Add to Cart" }).first().waitFor();
      await page.getByRole("navigation", { name: `Links of ${DEMO.name}` }).waitFor();
      expect(await page.getByRole("button", { name: "Copy link" }).count()).toBe(0);
      await expectAccessible("a product in a portal");
    });
    await step("CART-43 CHECK-27 orders on the purchase order that is kept for it", async () => {
      await fillCart(shopper, { path: "/dish-pit-apron-black" });
      await keepAddress(shopper);
      await shopper.open("/checkout");
      await page
        .getByRole("button", { name: /^Ship here: / })
        .first()
        .click();
      await shipAndBill(shopper);
      await page.getByRole("radio", { name: /^Purchase Order/ }).check();
      const number = page.getByLabel("PO number");
      await expect.poll(() => number.inputValue()).toBe(DEMO.poNumber);
      await expectAccessible("checkout, a purchase order");
      await agree(shopper);
      await placedOrder(shopper, () => placeOrder(shopper));
    });
    await step("ACCT-09 leads home whoever leaves from the default category", async () => {
      await shopper.open(LANDING);
      const banner = page.getByRole("banner");
      await banner.getByRole("button", { name: /My Account/ }).click();
      await page.getByRole("button", { name: "Log Out" }).click();
      await page.waitForURL((url) => url.pathname === "/" || url.pathname.includes("/login"));
      await banner.getByRole("img", { name: DEMO.name }).waitFor({ state: "detached" });
    });
    await step("ROUTE-11 and guests who ask for it sign in first", async () => {
      await shopper.open(LANDING);
      await page.waitForURL((url) => url.searchParams.get("code") === DEMO.code);
    });
  },
);

journey(
  "PORTAL-12 PORTAL-13 staff make a portal, word its notices and let a customer belong to it",
  async (shopper, enter) => {
    const { page, viewport, expectAccessible } = shopper;
    // Journeys are repeated on one store, and a code is for good.
    const code = `cellar-${viewport}-${Date.now().toString(36)}`;
    const name = `Cellar Foods ${code}`;
    await signsIn(shopper, "/admin/portals");
    await step("the list", async () => {
      await goesToSection(shopper, "Portals");
      await page.getByRole("rowheader", { name: DEMO.name }).waitFor();
      await expectAccessible("the list of portals");
    });
    await step("a new one", async () => {
      await page.getByRole("link", { name: "New portal" }).click();
      await page.getByLabel("Code").fill(code);
      await page.getByLabel("Name", { exact: true }).fill(name);
      await expectAccessible("a new portal");
      await page.getByRole("button", { name: "Add Portal" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
    });
    await step("its notices, looked at before they are saved", async () => {
      await page.getByRole("button", { name: "Notices" }).click();
      const words = `<p>Come <b>in</b><script>alert(1)</script></p>`;
      await page.getByLabel("Above the login").fill(words);
      await page.getByRole("button", { name: "Preview" }).click();
      const preview = page.getByRole("region", { name: "Preview" });
      await preview.getByText("Come in").waitFor();
      await expectAccessible("the notices of a portal");
      await page.getByRole("button", { name: "Save", exact: true }).last().click();
      await page.getByText("Saved. Shoppers see it within a second.").waitFor();
      expect(await page.getByLabel("Above the login").inputValue()).toBe("<p>Come <b>in</b></p>");
    });
    await step("PORTAL-27 its menu", async () => {
      await page.getByRole("button", { name: "Menu", exact: true }).last().click();
      await page.getByLabel("Add a category").selectOption({ label: "Kitchen" });
      await page.getByRole("button", { name: "What it says of Kitchen" }).click();
      await page.getByLabel("Name", { exact: true }).last().fill("Cold kitchen");
      await page.getByRole("button", { name: "Save the Menu" }).click();
      await page.getByText("Saved. Its customers see it within a second.").waitFor();
      await expectAccessible("the menu of a portal, for staff");
    });
    await step("and shoppers who come by its code read them", async () => {
      const other = await enter();
      await other.open(`/customer/account/login?code=${code}`);
      await other.page.getByRole("main").getByText("Come in").waitFor();
    });
    await step("a customer who belongs to it", async () => {
      await page.goto("/admin/customers/new");
      await page.getByLabel("First name").fill("Demo");
      await page.getByLabel("Last name").fill("Cellarer");
      await page.getByLabel("Email", { exact: true }).fill(`cellarer@${code}.example`);
      await page.getByLabel("Portal").selectOption({ label: name });
      await page.getByRole("button", { name: "Add Customer" }).click();
      await page.getByText(`${name}; signs in as ${code}#cellarer`).waitFor();
      await expectAccessible("a customer of a portal");
    });
  },
);

async function signIn({ page }: Shopper): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Email", { exact: true }).fill(DEMO.email);
  await main.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await main.getByRole("button", { name: "Sign In" }).click();
}

/** An address of theirs, where the store kept none before. */
async function keepAddress(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.open("/customer/address");
  const none = page.getByText(/^You have no saved addresses yet/);
  await none.or(page.getByRole("article").first()).first().waitFor();
  if (await none.isVisible()) await saveAddress(shopper);
}

/** Notes what the page is headed by from now on, but for the login; gives how to read it. */
async function titlesSeen({ page }: Shopper): Promise<() => Promise<readonly string[]>> {
  const kept = await page.evaluateHandle(() => {
    const titles = new Set<string>();
    const login = document.querySelector("main h1")?.textContent;
    const note = () => {
      const title = document.querySelector("main h1")?.textContent;
      if (title && title !== login) titles.add(title);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return titles;
  });
  return () => kept.evaluate((titles) => [...titles]);
}
