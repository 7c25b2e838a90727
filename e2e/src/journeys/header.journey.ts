import { expect } from "vitest";
import { fillCart } from "../act/cart.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey("the header goes along, and leads home, to the menu and to the cart", async (shopper) => {
  await step("CONF-01 the configuration is kept for the session before the app is there", () =>
    keepsConfigFirst(shopper),
  );
  if (shopper.viewport === "desk") {
    await step("HEAD-01 a desk's header has logo, search, account and cart", () =>
      hasItsParts(shopper),
    );
  }
  await step("HEAD-02 the logo leads home", () => logoLeadsHome(shopper));
  await shopper.open("/kitchen/chef-coats");
  await step("HEAD-06 HEAD-08 past its own height a row of 70 px stays in sight", () =>
    staysInSight(shopper),
  );
  await step("FOOT-03 the arrow to the top is there once the page is scrolled", () =>
    arrowToTheTop(shopper),
  );
  if (shopper.viewport === "phone") {
    await step("HEAD-10 the search comes back when the page is scrolled up", () =>
      searchComesBack(shopper),
    );
    await step("HEAD-04 the menu is an accordion with 'Shop all' first", () => accordion(shopper));
  }
});

journey(
  "the cart opens over the page, and the checkout has a header of its own",
  async (shopper) => {
    await fillCart(shopper, { path: "/merrow-chef-coat", options: { Color: "White", Size: "L" } });
    await shopper.open("/kitchen/chef-coats");
    // Pressed before its script has come, the link leads to the cart's page.
    await shopper.page.waitForLoadState("networkidle");
    await step("HEAD-20 the cart opens as a dialog over a page that does not scroll", () =>
      miniCartOpens(shopper),
    );
    await step("the browser's Back closes it, and the page stays where it is", () =>
      backCloses(shopper),
    );
    await step("HEAD-19 the badge beside the cart's picture is 20 px high", async () => {
      const badge = shopper.page.getByRole("banner").getByText("1 items").first();
      expect((await badge.boundingBox())?.height).toBe(20);
    });
    await step("HEAD-11 the checkout's header has a logo, and on a phone the cart", () =>
      checkoutHeader(shopper),
    );
  },
);

/** What the session holds at the moment at which the app says that it is there. */
async function keepsConfigFirst({ page, open }: Shopper): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, seer) => {
      const app = document.querySelector<HTMLElement>("#app[data-ready]");
      if (!app) return;
      seer.disconnect();
      app.dataset["keptAtStart"] = sessionStorage.getItem("store-config") ?? "";
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await open("/kitchen/chef-coats");
  await page.locator("#app[data-kept-at-start]").waitFor({ state: "attached" });
  const kept = await page.locator("#app").getAttribute("data-kept-at-start");
  expect(JSON.parse(kept ?? "")).toMatchObject({ storeName: "Placket", storeCode: "us" });
}

async function hasItsParts({ page }: Shopper): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Placket" }).waitFor();
  await header.getByRole("textbox", { name: "Search" }).waitFor();
  await header.getByRole("link", { name: "Sign In" }).waitFor();
  await header.getByRole("link", { name: /^Cart/ }).waitFor();
}

async function logoLeadsHome({ page }: Shopper): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Placket" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

const DEFAULT_HEIGHT = 150;
const PERSISTENT_HEIGHT = 70;
const HAIRLINE = 1;
const bar = ({ page }: Shopper) => page.locator("header[data-persistent] > div").first();

/** Again until it is there: a page may still grow while its pictures and lists come. */
async function scrollTo({ page }: Shopper, top: number): Promise<void> {
  const scrolled = (to: number) => {
    window.scrollTo(0, to);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scrolled, top)).toBe(top);
}

async function staysInSight(shopper: Shopper): Promise<void> {
  const { page, viewport } = shopper;
  const header = page.locator("header[data-persistent]");
  expect(await header.getAttribute("data-persistent")).toBe("false");
  expect(await placesWhileScrolling(shopper, DEFAULT_HEIGHT + 200)).toHaveLength(1);
  await page.locator("header[data-persistent=true]").waitFor();
  await expect.poll(async () => (await bar(shopper).boundingBox())?.y).toBe(0);
  const box = await bar(shopper).boundingBox();
  // On a phone the search stands in a second row.
  if (viewport === "desk") expect(Math.round(box?.height ?? 0)).toBe(PERSISTENT_HEIGHT + HAIRLINE);
}

/** Where on the page its main part began, from the scrolling on until the row has come to stay. */
function placesWhileScrolling({ page }: Shopper, by: number): Promise<readonly number[]> {
  return page.evaluate(
    (px) =>
      new Promise<number[]>((resolve) => {
        const seen = new Set<number>();
        const main = document.querySelector("main");
        const look = () => {
          seen.add(Math.round((main?.getBoundingClientRect().top ?? 0) + scrollY));
          const row = document.querySelector("header[data-persistent=true]");
          if (row?.getAnimations({ subtree: true }).length === 0) resolve([...seen]);
          else requestAnimationFrame(look);
        };
        window.scrollBy(0, px);
        look();
      }),
    by,
  );
}

async function arrowToTheTop({ page }: Shopper): Promise<void> {
  const arrow = page.getByRole("button", { name: "Scroll to top" });
  await arrow.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await arrow.waitFor({ state: "detached" });
  await page.locator("header[data-persistent=false]").waitFor();
}

async function searchComesBack(shopper: Shopper): Promise<void> {
  const search = shopper.page.getByRole("textbox", { name: "Search" });
  await scrollTo(shopper, 800);
  await search.waitFor({ state: "hidden" });
  await scrollTo(shopper, 700);
  await search.waitFor({ state: "visible" });
}

async function accordion({ page }: Shopper): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const kitchen = menu.getByRole("button", { name: "Kitchen" });
  await kitchen.click();
  expect(await kitchen.getAttribute("aria-expanded")).toBe("true");
  const all = menu.getByRole("link", { name: "Shop all Kitchen" });
  expect(await all.getAttribute("href")).toBe("/kitchen");
  await menu.getByRole("link", { name: "Chef coats" }).waitFor();
  await all.click();
  await page.waitForURL((url) => url.pathname === "/kitchen");
  await menu.waitFor({ state: "hidden" });
}

async function miniCartOpens({ page, viewport, expectAccessible }: Shopper): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your cart" });
  const open = page.getByRole("banner").getByRole("link", { name: /cart/i });
  const isLocked = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].some(
        (one) => getComputedStyle(one).overflowY === "hidden",
      ),
    );
  await open.click();
  await dialog.getByText("White, L").waitFor();
  await expectAccessible("mini-cart");
  expect(await isLocked()).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(isLocked).toBe(false);
  // On a phone nothing stands beside it.
  if (viewport === "phone") return;
  await open.click();
  await dialog.getByText("White, L").waitFor();
  await page.mouse.click(5, 400);
  await dialog.waitFor({ state: "hidden" });
}

async function backCloses({ page }: Shopper): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your cart" });
  const place = () => page.evaluate(() => [location.pathname, scrollY]);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const before = await place();
  await page.getByRole("banner").getByRole("link", { name: /cart/i }).click();
  await dialog.getByText("White, L").waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(place).toEqual(before);
}

async function checkoutHeader({ page, viewport, open }: Shopper): Promise<void> {
  await open("/checkout");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Placket" }).waitFor();
  expect(await header.getByRole("textbox", { name: "Search" }).count()).toBe(0);
  const cart = header.getByRole("link", { name: /cart/i });
  expect(await cart.isVisible()).toBe(viewport === "phone");
}
