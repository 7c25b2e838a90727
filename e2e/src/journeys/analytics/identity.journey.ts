import { expect } from "vitest";
import { whileDotdigitalIsTold } from "../../act/analytics.ts";
import { fillCart } from "../../act/cart.ts";
import { checkOut } from "../../act/checkout.ts";
import { journey, step } from "../../journey.ts";
import {
  BEHAVIOR_SCRIPT,
  PAGES_SCRIPT,
  standInForOutsiders,
  type Outsiders,
} from "../../outsiders.ts";
import type { Shopper } from "../../shopper.ts";

const EMAIL = "identity-walk@example.com";
const CAPTURE = /\/dotdigitalintegration\/capture-identity\//;

journey(
  "ANALYTICS-11 ANALYTICS-12 ANALYTICS-14 CART-42 Dotdigital is told the address that a shopper leaves at the checkout, and staff see it",
  async (shopper, newcomer) => {
    const staff = await newcomer();
    const outsiders = await standInForOutsiders(shopper);
    await whileDotdigitalIsTold(staff, async () => {
      await tells(shopper, outsiders);
      await step("staff see that it was told", () => staffSee(staff));
    });
  },
  { only: "phone" },
);

async function tells(shopper: Shopper, { asked, behavior }: Outsiders): Promise<void> {
  const { page, open } = shopper;
  const captured: string[] = [];
  page.on("request", (request) => {
    if (CAPTURE.test(request.url())) captured.push(decodeURIComponent(request.url()));
  });
  await step("its scripts come with the first page, for whoever accepted marketing", async () => {
    await fillCart(shopper, { path: "/dish-pit-apron-black" });
    await expect.poll(() => asked.toSorted()).toEqual([PAGES_SCRIPT, BEHAVIOR_SCRIPT]);
    await expect.poll(() => behavior.map(([name]) => name)).toEqual(["create", "track"]);
  });
  await step("half an address is told nobody, a whole one is, as it is left", async () => {
    await checkOut(shopper);
    const email = page.getByLabel("Email", { exact: true });
    // Whoever listens for fields that are left comes a moment after the page.
    await expect.poll(() => page.evaluate(() => "dmPt" in globalThis)).toBe(false);
    await email.fill("identity-walk@");
    await email.blur();
    const answer = page.waitForResponse(CAPTURE);
    await expect
      .poll(async () => {
        await email.fill(EMAIL);
        await email.blur();
        return captured.length;
      })
      .toBeGreaterThan(0);
    expect(await (await answer).json()).toBe(true);
    expect(new Set(captured.map((url) => url.split("/").at(-1)))).toEqual(new Set([EMAIL]));
  });
  await step("its script is told who it is, once it may run again", async () => {
    await open("/");
    await expect.poll(() => behavior.at(-1)).toEqual(["identify", EMAIL]);
  });
}

async function staffSee({ page, expectAccessible }: Shopper): Promise<void> {
  await page.goto(`/admin/dotdigital?search=${EMAIL}`);
  const row = page.getByRole("row", { name: EMAIL });
  const told = async () => {
    await page.reload();
    await row.first().waitFor();
    return row.first().textContent();
  };
  await expect.poll(told).toContain("Told");
  await expectAccessible("what Dotdigital is told");
}
