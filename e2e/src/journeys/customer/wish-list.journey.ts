import { expect } from "vitest";
import { makeAccount, PASSWORD } from "../../act/account.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";

journey(
  "WISH-06 issue 11.5 a guest's heart goes on after the login; the list is noted on, shared and moved to the cart",
  async (shopper, newcomer) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const email = `wishes-${viewport}@example.com`;
    const sku = `WISH-${viewport.toUpperCase()}`;
    const name = `Alder apron ${viewport}`;
    await importProduct(aSimpleProduct({ sku, name, url_key: sku.toLowerCase(), qty: "30" }));
    const heart = page.getByRole("button", { name: "Wish List", exact: true });
    // On another device: here they are a guest.
    await makeAccount(await newcomer(), email);
    await step("a guest presses the heart, and signs in", async () => {
      await open(`/${sku.toLowerCase()}`);
      await heart.click();
      const main = page.getByRole("main");
      await main.getByLabel("Email", { exact: true }).fill(email);
      await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await main.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.getByText(`${name} added to your wishlist.`).waitFor();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
      await expectAccessible("a product that is wished for");
    });
    await step("the list keeps it with pieces and a note", async () => {
      await open("/wishlist/index/index/");
      await page.getByRole("heading", { level: 2, name: "Wish List" }).waitFor();
      await page.getByLabel(`Pieces of ${name}`).fill("3");
      await page.getByLabel(`Note on ${name}`).fill("For spring");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "hidden" });
      await expectAccessible("a wish list");
    });
    await step("it is moved to another list, by a press and not by choosing", async () => {
      await page.getByRole("button", { name: "New list" }).click();
      await page.getByLabel("Name of the list").fill("Spring opening");
      await page.getByRole("button", { name: "Create list" }).click();
      await page.getByText("Nothing is on this list yet.").waitFor();
      const lists = page.getByRole("navigation", { name: "Wish lists" });
      await lists.getByRole("link", { name: /^Wish List/ }).click();
      await page.getByLabel("Move to another list").selectOption("Spring opening");
      await expectAccessible("a list that is chosen");
      await page.getByRole("button", { name: `Move: ${name}`, exact: true }).click();
      await page.getByText("Nothing is on this list yet.").waitFor();
      await lists.getByRole("link", { name: /^Spring opening/ }).click();
      await page.getByLabel(`Note on ${name}`).waitFor();
    });
    await step("whoever has the link sees the list, and no note", async () => {
      await page.getByRole("button", { name: "Share by a link" }).click();
      const link = await page.getByLabel("Whoever has this link sees the list").inputValue();
      const other = await newcomer();
      await other.open(new URL(link).pathname + new URL(link).hash);
      await other.page.getByRole("link", { name }).waitFor();
      await other.page.getByText("Pieces: 3").waitFor();
      expect(await other.page.getByText("For spring").count()).toBe(0);
      await other.expectAccessible("a shared wish list");
      await page.getByRole("button", { name: "End sharing" }).click();
      await page.getByRole("button", { name: "Share by a link" }).waitFor();
      await other.page.reload();
      await other.page.getByText("This list is not shared any more.").waitFor();
    });
    await step("what is moved to the cart leaves the list", async () => {
      await page.getByRole("button", { name: `Move to cart: ${name}` }).click();
      await page.getByText("Nothing is on this list yet.").waitFor();
      await open("/checkout/cart");
      await page.getByRole("main").getByRole("link", { name }).first().waitFor();
    });
  },
);
