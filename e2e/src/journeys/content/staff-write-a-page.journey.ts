import { expect } from "vitest";
import { goesToSection, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

journey(
  "CMS-22 staff write a page, publish it, and take back what they wrote",
  async (shopper, enter) => {
    const { page, viewport, expectAccessible } = shopper;
    // Journeys are repeated on one store.
    const path = `wash-care-${viewport}-${Date.now().toString(36)}`;
    const title = `Washing ${path}`;
    const reader = await enter();
    await signsIn(shopper, "/admin/content");
    await step("the list has the demo store's pages", async () => {
      await goesToSection(shopper, "Content");
      await page.getByRole("rowheader", { name: "Size guide" }).first().waitFor();
      await expectAccessible("the list of content");
    });
    await step("a new page", async () => {
      await page.getByRole("link", { name: "New page, block or post" }).click();
      await page.getByLabel("Title").fill(title);
      await page.getByLabel("Path or name").fill(path);
      await expectAccessible("new content");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    });
    await step("its parts, by keyboard, looked at before they are saved", async () => {
      const add = page.getByLabel("Add a part");
      await add.selectOption("text");
      await page
        .getByRole("group", { name: "1. Text" })
        .getByLabel("Text")
        .fill("<p>Wash at <b>60 °C</b>.<script>alert(1)</script></p>");
      await add.selectOption("callToAction");
      const band = page.getByRole("group", { name: "2. Call to action" });
      await band.getByLabel("Heading").fill("Look at aprons");
      await band.getByLabel("Text of the link").fill("Aprons");
      await band.getByLabel("Link", { exact: true }).fill("/kitchen/aprons");
      await page.getByRole("button", { name: "Move part 2 up" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("group", { name: "1. Call to action" }).waitFor();
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("region", { name: "Preview" }).getByText("Wash at 60 °C.").waitFor();
      await expectAccessible("writing a page");
      await page.getByRole("button", { name: "Save Draft" }).click();
      await page.getByText("Saved as a draft.").waitFor();
    });
    await step("nobody sees a draft", async () => {
      const answer = await reader.page.request.get(`/${path}`);
      expect(answer.status()).toBe(404);
    });
    await step("CMS-04 once it is published, shoppers read it", async () => {
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await page.getByText("Published. Shoppers see it within a second.").waitFor();
      await expect.poll(async () => (await reader.page.request.get(`/${path}`)).status()).toBe(200);
      await reader.open(`/${path}`);
      await reader.page.getByRole("heading", { level: 1, name: title }).waitFor();
      await reader.page.getByRole("main").getByText("60 °C").waitFor();
      await reader.expectAccessible("a page that staff wrote");
      await reader.page.getByRole("link", { name: "Aprons", exact: true }).first().click();
      await reader.page.waitForURL((url) => url.pathname === "/kitchen/aprons");
    });
    await step("an earlier revision is restored and the page withdrawn", async () => {
      await page.getByRole("button", { name: "Revisions", exact: true }).click();
      await page.getByRole("button", { name: "Restore revision 1" }).click();
      await page.getByText("Restored as a draft.").waitFor();
      expect(await page.getByRole("group", { name: "1. Call to action" }).count()).toBe(0);
      await page.getByRole("button", { name: "Withdraw" }).click();
      await page.getByText("Nobody but staff sees it any more.").waitFor();
      await expect.poll(async () => (await reader.page.request.get(`/${path}`)).status()).toBe(404);
    });
  },
);

journey("issue 12 a shopper reads the shop's pages by the footer", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await shopper.open("/");
  const footer = page.getByRole("contentinfo");
  await step("FOOT-07 the footer leads to what every shop says", async () => {
    for (const name of [
      "Shipping",
      "Returns and exchanges",
      "Size guide",
      "Privacy",
      "Terms of sale",
      "About us",
      "Contact Us",
    ]) {
      expect(await footer.getByRole("link", { name }).count(), name).toBe(1);
    }
    await footer.getByRole("link", { name: "Size guide" }).click();
    await page.getByRole("heading", { level: 1, name: "Size guide" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/size-guide");
    await page.getByRole("cell", { name: "41–43" }).waitFor();
    await expectAccessible("the size guide");
  });
  await step("and each store view has its own words", async () => {
    await page.goto("/shipping?___store=uk");
    await page.getByRole("heading", { level: 1, name: "Delivery" }).waitFor();
    await footer.getByRole("link", { name: "Terms and conditions" }).waitFor();
    await page.goto("/shipping?___store=us");
    await page.getByRole("heading", { level: 1, name: "Shipping" }).waitFor();
  });
});
