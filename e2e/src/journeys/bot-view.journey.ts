import { expect } from "vitest";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey(
  "without JavaScript a listing and a product say everything a search engine wants",
  async (bot) => {
    const { page } = bot;
    await page.goto("/kitchen/chef-coats");
    expect(await page.title()).toBe("Chef coats | Placket");
    expect(await canonicalOf(bot)).toBe("/kitchen/chef-coats");
    expect(await typesOf(bot)).toContain("BreadcrumbList");
    await step("MENU-04 the departments stand in a block for search engines", async () =>
      expect(await navigationOf(bot)).toContainEqual({
        "@type": "SiteNavigationElement",
        name: "Kitchen",
        url: new URL("/kitchen", page.url()).href,
      }),
    );
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
  // The document is the same for every width: the server is told of none.
  { javaScript: false, only: "desk" },
);

async function canonicalOf({ page }: Shopper): Promise<string> {
  const href = await page.locator("link[rel=canonical]").getAttribute("href");
  return new URL(href ?? "").pathname;
}

interface Block {
  readonly "@type"?: string;
  readonly "@graph"?: readonly object[];
}

/** The page's structured data; each block must be JSON. */
async function blocksOf({ page }: Shopper): Promise<Block[]> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts.map((text) => JSON.parse(text) as Block);
}

const typesOf = async (bot: Shopper) => (await blocksOf(bot)).map((block) => block["@type"]);

const navigationOf = async (bot: Shopper) =>
  (await blocksOf(bot)).flatMap((block) => block["@graph"] ?? []);
