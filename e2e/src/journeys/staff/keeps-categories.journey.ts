import { expect } from "vitest";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "MENU-02 staff add a category, rename and move it, a shopper finds it in the menu by each address, until it is removed",
  async (staff, newcomer) => {
    const { page, viewport, expectAccessible } = staff;
    const name = `Overalls ${viewport}`;
    const key = `overalls-${viewport}`;
    await signsIn(staff, "/admin/categories");

    await step("a category in Workshop, without a picture", async () => {
      await page.getByRole("row", { name: /^Workshop/ }).waitFor();
      await expectAccessible("the trees of categories");
      await page.getByRole("link", { name: "New category" }).click();
      await page.getByLabel("Lies in").selectOption({ label: "Default Category / Workshop" });
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByRole("button", { name: "Add Category" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.getByText(`/workshop/${key}`, { exact: true }).waitFor();
      await expectAccessible("a category");
    });

    const shopper = await newcomer();
    await step("stands in the menu", () =>
      findsInMenu(shopper, "Workshop", name, `/workshop/${key}`),
    );

    await step("moved and renamed, its first address leads to the last", async () => {
      const place = page.getByRole("region", { name: "Where It Lies" });
      await place.getByRole("button", { name: "Where It Lies" }).click();
      await place.getByLabel("Lies in").selectOption({ label: "Default Category / Kitchen" });
      await place.getByRole("button", { name: "Move" }).click();
      await page.getByText(`/kitchen/${key}`, { exact: true }).waitFor();
      const everywhere = page.getByRole("region", { name: "Everywhere" });
      await everywhere.getByLabel("Address").fill(`${key}-new`);
      await everywhere.getByRole("button", { name: "Save" }).click();
      await page.getByText(`/kitchen/${key}-new`, { exact: true }).waitFor();
      await leadsTo(shopper, `/workshop/${key}`, `/kitchen/${key}-new`);
      await shopper.open(`/workshop/${key}`);
      await shopper.page.getByRole("heading", { level: 1, name }).waitFor();
    });

    await step(
      "removed, it is gone from the tree, and its address leads to the one above",
      async () => {
        const end = page.getByRole("region", { name: "Remove the Category" });
        await end.getByRole("button", { name: "Remove the Category" }).click();
        await end.getByRole("button", { name: "Remove", exact: true }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
        await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();
        await page.getByRole("row", { name: /^Workshop/ }).waitFor();
        expect(await page.getByRole("link", { name, exact: true }).count()).toBe(0);
        await leadsTo(shopper, `/kitchen/${key}-new`, "/kitchen");
      },
    );
  },
);

/** Asked beside the page: the catalogue takes a change in behind the answer, and nobody is led to nothing. */
async function leadsTo({ page }: Shopper, from: string, to: string): Promise<void> {
  await expect
    .poll(async () => {
      const reply = await page.request.get(from);
      return [reply.status(), new URL(reply.url()).pathname];
    })
    .toEqual([200, to]);
}

/** Opens a department of the menu and follows one of its categories. */
async function findsInMenu(
  { page, viewport, open }: Shopper,
  department: string,
  name: string,
  path: string,
): Promise<void> {
  // The menu is asked for with the page, and the catalogue takes a category in behind the answer.
  await expect
    .poll(async () => {
      const reply = await page.request.get("/rest/default/V1/xmapi/app-categories");
      const { items } = (await reply.json()) as { items: { url: string }[] };
      return items.some(({ url }) => url === path);
    })
    .toBe(true);
  await open("/");
  if (viewport === "phone") {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("button", { name: department, exact: true }).click();
    await menu.getByRole("link", { name, exact: true }).click();
  } else {
    const menu = page.getByRole("navigation", { name: "Categories" });
    await menu.getByRole("button", { name: `More in ${department}` }).click();
    await menu.getByRole("link", { name, exact: true }).click();
  }
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
}
