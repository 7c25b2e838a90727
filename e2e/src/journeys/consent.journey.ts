import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

/** What a shopper's browser keeps, all of it, by name. */
async function kept({ page, context }: Shopper) {
  const stored = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
  }));
  const cookies = (await context.cookies()).map(({ name }) => decodeURIComponent(name));
  return { ...stored, cookies };
}

/** All of it in one list. */
const everything = async (shopper: Shopper): Promise<readonly string[]> => {
  const { session, local, databases, cookies } = await kept(shopper);
  return [...session, ...local, ...databases, ...cookies].toSorted();
};

/** Names by their categories, as the store tells everybody. */
async function categories(page: Page): Promise<Readonly<Record<string, string>>> {
  const reply = await page.request.get("/rest/default/V1/xmapi/cookie-consent/config");
  const { config } = (await reply.json()) as {
    config: { cookie_to_category_mapping: Record<string, string> };
  };
  return config.cookie_to_category_mapping;
}

const consentOf = async ({ context }: Shopper): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === "cookie-consent")?.value;

/** Looks at a garment, which the store would like to remember. */
async function lookAt({ page, open }: Shopper): Promise<void> {
  await open("/kitchen/chef-coats");
  await page.getByRole("article").first().getByRole("link").first().click();
  await page
    .getByRole("button", { name: /Add to (Cart|Bag)/i })
    .first()
    .waitFor();
  // The strip below stands when it has been noted what is looked at.
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}

const notice = ({ page }: Shopper) => page.getByRole("region", { name: "Your Cookies" });

/** Tries to keep under a name that nobody has listed, in every place there is; gives what is there afterwards. */
const tryTracker = (page: Page) =>
  page.evaluate(async () => {
    const ended = (asked: IDBRequest) =>
      new Promise((resolve) => {
        asked.addEventListener("success", resolve);
        asked.addEventListener("error", resolve);
      });
    document.cookie = "tracker=1; Path=/";
    localStorage.setItem("tracker", "1");
    sessionStorage.setItem("tracker", "1");
    try {
      const opening = indexedDB.open("tracker");
      // Open, it could not be taken away below, and would be there after whatever is chosen.
      await ended(opening);
      opening.result.close();
    } catch {
      // Refused, as it should be.
    }
    const found = [
      document.cookie.includes("tracker"),
      localStorage.getItem("tracker") !== null,
      sessionStorage.getItem("tracker") !== null,
      (await indexedDB.databases()).some(({ name }) => name === "tracker"),
    ];
    localStorage.removeItem("tracker");
    sessionStorage.removeItem("tracker");
    document.cookie = "tracker=; Path=/; Max-Age=0";
    const deletion = indexedDB.deleteDatabase("tracker");
    await ended(deletion);
    return found;
  });

journey(
  "CONSENT-04 CONSENT-05 CONSENT-09 a shopper is asked what may be kept, declines, chooses, accepts and withdraws",
  async (shopper) => {
    const { page, open, expectAccessible } = shopper;
    await open("/");
    const category = await categories(page);
    const optional = async () =>
      (await everything(shopper)).filter((name) => category[name] !== "essential");
    const press = async (name: string) => {
      await notice(shopper).getByRole("button", { name, exact: true }).click();
      await notice(shopper).waitFor({ state: "hidden" });
    };
    const reopen = () =>
      page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();

    await step("is asked, and before a choice nothing optional is kept", async () => {
      await notice(shopper).waitFor();
      await expectAccessible("the notice of cookies");
      await expect.poll(() => tryTracker(page)).toEqual([false, false, false, false]);
      await lookAt(shopper);
      await notice(shopper).waitFor();
      expect(await optional()).toEqual([]);
    });
    await step("declines: nothing optional is kept, and the page asks no more", async () => {
      await press("Decline");
      expect(await consentOf(shopper)).toMatch(/^\w+\.\.[\w-]{36}$/);
      await lookAt(shopper);
      expect(await notice(shopper).isVisible()).toBe(false);
      expect(await optional()).toEqual([]);
    });
    await step("looks at what is kept, and chooses one category", async () => {
      await reopen();
      await notice(shopper).getByRole("button", { name: "Cookie Settings" }).click();
      const dialog = page.getByRole("dialog", { name: "Cookie Settings" });
      await dialog.getByText("Convenience", { exact: true }).first().waitFor();
      const boxes = await dialog.getByRole("checkbox").all();
      const states = boxes.map(async (box) => [await box.isChecked(), await box.isDisabled()]);
      expect(await Promise.all(states)).toEqual([
        [true, true],
        [false, false],
        [false, false],
        [false, false],
      ]);
      await dialog.getByRole("button", { name: "Cookies of “Marketing”" }).click();
      await dialog.getByText("There are no cookies.").filter({ visible: true }).waitFor();
      await dialog.getByRole("button", { name: "Cookies of “Convenience”" }).click();
      await dialog.getByRole("rowheader", { name: "recentlyViewed" }).waitFor();
      await expectAccessible("the window of cookies");
      await dialog.getByRole("checkbox", { name: "Convenience" }).check();
      await dialog.getByRole("button", { name: "Confirm My Choice" }).click();
      await notice(shopper).waitFor({ state: "hidden" });
      expect(await consentOf(shopper)).toMatch(/^\w+\.functional\.[\w-]{36}$/);
      await lookAt(shopper);
      await expect.poll(optional).toEqual(["placket-pages", "recentlyViewed"]);
    });
    await step("accepts all, and still nobody writes what is not listed", async () => {
      await reopen();
      await press("Accept All");
      expect(await consentOf(shopper)).toMatch(/^\w+\.all\.[\w-]{36}$/);
      expect(await everything(shopper)).toContain("user_allowed_save_cookie");
      await lookAt(shopper);
      await expect.poll(() => tryTracker(page)).toEqual([false, false, false, false]);
      await expect.poll(optional).toEqual(["placket-pages", "recentlyViewed"]);
    });
    await step("takes it back by one press, and what was kept is gone", async () => {
      await reopen();
      await press("Decline");
      await expect.poll(optional).toEqual([]);
      expect(await everything(shopper)).not.toContain("user_allowed_save_cookie");
      await lookAt(shopper);
      expect(await optional()).toEqual([]);
    });
  },
  { hasChosenCookies: false },
);

journey(
  "CONSENT-17 a browser that asks not to be sold is told that it is heeded, at the checkout as well",
  async (shopper) => {
    const { page, open } = shopper;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    await open("/checkout/index/index");
    await notice(shopper).getByText("marketing stays off unless you tick it yourself").waitFor();
    await notice(shopper).getByRole("button", { name: "Accept All" }).click();
    await notice(shopper).waitFor({ state: "hidden" });
  },
  { hasChosenCookies: false, only: "phone" },
);
