import { expect } from "vitest";
import { withdraws, writesBlock } from "../act/content.ts";
import { savesSettings, signsIn } from "../act/staff.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

const HOUR_MS = 3_600_000;
const WORDS = "Aprons for less until Sunday, and free thread colors with every embroidered garment";

journey(
  "PROMO-01 PROMO-03 PROMO-04 PROMO-05 PROMO-06 PROMO-07 staff write a banner that counts down, and a shopper closes it",
  async ({ page, viewport, open, expectAccessible }, newcomer) => {
    const staff = await newcomer();
    const bar = page.getByRole("complementary", { name: "Service and country" });
    const words = bar.getByText(WORDS, { exact: false });
    await step("staff say until when it is shown", () => setsDates(staff, viewport));
    await step("staff write it and publish it", () =>
      writesBlock(staff, {
        title: `Aprons for less, ${viewport}`,
        place: "banner-promotion",
        html: `<p><b>${WORDS}</b></p>`,
      }),
    );
    await step("it stands above the header in 40 px, and counts down", async () => {
      await open("/");
      await words.waitFor();
      await bar
        .getByRole("timer")
        .filter({ hasText: /^\d+ : \d\d : \d\d$/ })
        .waitFor();
      expect((await bar.boundingBox())?.height).toBe(40);
      await expectAccessible("a page with a banner");
    });
    if (viewport === "phone") {
      await step("what is longer than the line is shown by a press", async () => {
        await bar.getByRole("button", { name: "Show more" }).click();
        await expect.poll(async () => (await bar.boundingBox())?.height).toBeGreaterThan(40);
        await expectAccessible("a banner as a whole");
        await bar.getByRole("button", { name: "Show less" }).click();
      });
    }
    await step("who closes it sees it on no further page", async () => {
      await bar.getByRole("button", { name: "Close the banner" }).click();
      await words.waitFor({ state: "detached" });
      await open("/kitchen/chef-coats");
      await bar.getByRole("button", { name: /Select your Location/ }).waitFor();
      expect(await words.count()).toBe(0);
    });
    await step("staff withdraw it", () => withdraws(staff));
  },
);

async function setsDates(staff: Shopper, viewport: string): Promise<void> {
  const { page, expectAccessible } = staff;
  await signsIn(staff, "/admin/settings");
  // Another end at each width: what is set already is nothing to save.
  const hours = viewport === "phone" ? 30 : 40;
  for (const [label, ms] of [
    ["Banner from", -hours * HOUR_MS],
    ["Banner until", hours * HOUR_MS],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.waitFor();
    const inherits = page.getByRole("checkbox", { name: new RegExp(`Use default.*${label}$`) });
    if (await inherits.isChecked()) await inherits.uncheck();
    await field.fill(typed(ms));
  }
  await expectAccessible("settings, with a banner's dates");
  await savesSettings(staff);
}

/** An instant so far from now, as it is typed. */
function typed(fromNowMs: number): string {
  const at = new Date(Date.now() + fromNowMs);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
