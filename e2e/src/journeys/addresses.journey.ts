import { expect } from "vitest";
import { aSimpleProduct, importProduct } from "../import-product.ts";
import { journey } from "../journey.ts";
import { ownStore } from "../own-store.ts";

journey(
  "ROUTE-29 ERROR-10 an address that leads nowhere says so and leads home",
  async ({ page, open, expectAccessible }) => {
    const answer = await page.request.get("/no-such-garment");
    expect(answer.status()).toBe(404);
    await open("/no-such-garment");
    await page.getByRole("heading", { level: 1, name: "Not Found..." }).waitFor();
    expect(await page.title()).toContain("Not Found");
    await expectAccessible("not found");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await page.getByRole("heading", { name: "Not Found..." }).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");
  },
  { expectedErrors: /status of 404/ },
);

journey("ROUTE-31 a product taken off the store leads to its category", async (guest) => {
  const { page, viewport, open, expectAccessible } = guest;
  const path = `/gone-${viewport}-apron`;
  const gone = aSimpleProduct({
    sku: `GONE-${viewport.toUpperCase()}`,
    name: `Gone ${viewport} apron`,
    url_key: path.slice(1),
    qty: "5",
    categories: "Default Category/Kitchen/Aprons",
  });
  await importProduct(gone);
  expect((await page.request.get(path)).status()).toBe(200);
  await importProduct({ ...gone, product_online: "2" });

  await expect.poll(() => wayOn(path)).toEqual([302, "/kitchen"]);
  await open(path);
  await page.getByRole("heading", { level: 1, name: "Kitchen" }).waitFor();
  await expectAccessible("department");
});

/** Status and target of an address as a client that follows nothing sees them. */
async function wayOn(path: string): Promise<[number, string | null]> {
  const answer = await fetch(new URL(path, ownStore().url), { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
}
