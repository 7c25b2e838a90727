import { expect } from "vitest";
import { journey } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey(
  "without JavaScript a listing and a product say everything a search engine wants",
  async (bot) => {
    const { page } = bot;
    await page.goto("/kitchen/chef-coats");
    expect(await page.title()).toBe("Chef coats | Placket");
    expect(await canonicalOf(bot)).toBe("/kitchen/chef-coats");
    expect(await typesOf(bot)).toContain("BreadcrumbList");
    const tiles = page.getByRole("article");
    const counted = await page.getByText(/^\d+ styles$/).textContent();
    expect(await tiles.count()).toBe(Number.parseInt(counted ?? "", 10));

    await tiles.getByRole("link", { name: "Merrow chef coat", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Merrow chef coat" }).waitFor();
    expect(await page.title()).toBe("Merrow chef coat | Placket");
    expect(await canonicalOf(bot)).toBe("/merrow-chef-coat");
    expect(await typesOf(bot)).toEqual(expect.arrayContaining(["ProductGroup", "BreadcrumbList"]));
    await page.getByText("$54.00").first().waitFor();
  },
  { javaScript: false },
);

async function canonicalOf({ page }: Shopper): Promise<string> {
  const href = await page.locator("link[rel=canonical]").getAttribute("href");
  return new URL(href ?? "").pathname;
}

/** Types of the page's structured data; each block must be JSON. */
async function typesOf({ page }: Shopper): Promise<unknown[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text) => (JSON.parse(text) as { "@type"?: unknown })["@type"]);
}
