import { expect } from "vitest";
import { fillCart } from "../act/cart.ts";
import { journey, step } from "../journey.ts";
import type { Shopper } from "../shopper.ts";

journey(
  "a part whose script is lost offline opens, styled, once the line is back",
  async (shopper) => {
    const { page } = shopper;
    await fillCart(shopper, { path: "/merrow-chef-coat", options: { Color: "White", Size: "L" } });
    // Or it would be there before it is wished for.
    await page.context().route(/\/MiniCart-/, (route) => route.abort());
    await shopper.open("/kitchen/chef-coats");
    const badge = page.getByRole("banner").getByRole("link", { name: /cart/i });
    await badge.waitFor();
    const lost = page.getByRole("alert").getByText("This part did not load.");
    await step("a press without the line says what is missing", async () => {
      await page.context().setOffline(true);
      await badge.click();
      await lost.waitFor();
    });
    await step("another try without the line says so again", async () => {
      await page.getByRole("button", { name: "Try again" }).click();
      await lost.waitFor();
    });
    await step("with the line it opens where the shopper is", () => opensInPlace(shopper));
    await lost.waitFor({ state: "detached" });
  },
  { expectedErrors: /ERR_(?:INTERNET_DISCONNECTED|FAILED)/ },
);

async function opensInPlace({ page }: Shopper): Promise<void> {
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.context().unrouteAll();
  await page.context().setOffline(false);
  const miniCart = page.getByRole("dialog", { name: "Your cart" });
  await miniCart.getByRole("link", { name: "Merrow chef coat", exact: true }).waitFor();
  expect(await page.locator("body[data-same-document]").count()).toBe(1);
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[data-again]")].map(({ href }) => href),
  );
  expect(sheets.join(" ")).toContain("MiniCart");
}
