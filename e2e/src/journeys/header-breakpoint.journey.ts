import { expect } from "vitest";
import { savesSettings, signsIn } from "../act/staff.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey("staff set up to which width the header is the narrow one", async (shopper, newcomer) => {
  const { page, open } = shopper;
  await open("/");
  await step("HEAD-03 it is up to 1040 px where nobody set anything", async () => {
    expect(await headerAt(shopper, 1040)).toBe("narrow");
    expect(await headerAt(shopper, 1041)).toBe("wide");
  });
  const staff = await newcomer();
  await signsIn(staff, "/admin/settings");
  const own = staff.page.getByRole("checkbox", { name: /Use default.*Narrow header/ });
  await step("HEAD-03 and up to the width that is set, from the next page on", async () => {
    await own.uncheck();
    await staff.page.getByLabel("Narrow header up to", { exact: true }).fill("920");
    await savesSettings(staff);
    await expect
      .poll(async () => {
        await page.reload();
        return headerAt(shopper, 921);
      })
      .toBe("wide");
    expect(await headerAt(shopper, 920)).toBe("narrow");
    await shopper.expectAccessible("the header at its narrowest");
  });
  await own.check();
  await savesSettings(staff);
});

/** Which header stands in a window so wide, which is never wider than the window itself. */
async function headerAt({ page }: Shopper, width: number): Promise<"narrow" | "wide" | "both"> {
  await page.setViewportSize({ width, height: 800 });
  const [hasMenu, hasDepartments] = await Promise.all([
    page.getByRole("button", { name: "Menu", exact: true }).isVisible(),
    page.getByRole("navigation", { name: "Categories" }).isVisible(),
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  if (hasMenu === hasDepartments) return "both";
  return hasMenu ? "narrow" : "wide";
}
