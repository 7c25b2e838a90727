import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { tabTo } from "../../act/keyboard.ts";
import { goesToSection, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

journey(
  "staff search a list, sort it, keep the view and take it away as a file",
  async (shopper) => {
    const { page, expectAccessible } = shopper;
    await signsIn(shopper, "/admin/audit");

    await step("settings that are changed stand in the trail", async () => {
      await page.goto("/admin/settings");
      const own = page.getByRole("checkbox", { name: /Use default.*Telephone/ });
      await own.uncheck();
      await page.getByRole("textbox", { name: "Telephone" }).fill("1-800-555-0100");
      await goesToSection(shopper, "Audit");
      await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
      await expectAccessible("the question before something unsaved is left");
      await page.getByRole("button", { name: "Stay Here" }).click();
      await page.getByRole("button", { name: "Save Settings" }).click();
      await page.getByText("Saved. Shoppers see it within a second.").waitFor();
      await page.getByText(/^Changed last by staff@placket\.example/).waitFor();
      await expectAccessible("the settings");
      await own.check();
      await page.getByRole("button", { name: "Save Settings" }).click();
      // The button is as still while it is being saved.
      await page.getByText("Saved. Shoppers see it within a second.").waitFor();
    });

    await step("it is found, by the keyboard", async () => {
      await goesToSection(shopper, "Audit");
      await page.getByRole("heading", { level: 1, name: "Audit Trail" }).waitFor();
      await tabTo(page, page.getByLabel("To whom or what"));
      await page.keyboard.type("default");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\?search=default$/);
      await page
        .getByRole("rowheader", { name: "Settings changed: All websites" })
        .first()
        .waitFor();
      await expectAccessible("a list");
    });

    await step("the view is kept under a name", async () => {
      const views = page.getByRole("navigation", { name: "Saved views" });
      await page.getByRole("button", { name: "Save This View" }).click();
      const name = page.getByLabel("Name");
      await expect
        .poll(() => name.evaluate((field) => field === document.activeElement))
        .toBe(true);
      await expectAccessible("the dialog of a view");
      const mine = `Default scope ${shopper.viewport}`;
      await name.fill(mine);
      await page.keyboard.press("Enter");
      await views.getByRole("link", { name: mine }).waitFor();
      await page.getByRole("link", { name: "All entries" }).click();
      await page.waitForURL(/\/admin\/audit$/);
      await page.getByRole("link", { name: mine }).click();
      await page.waitForURL(/\?search=default$/);
      await views.getByRole("button", { name: `Remove the view ${mine}` }).click();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await expect.poll(() => page.getByRole("link", { name: mine }).count()).toBe(0);
    });

    await step("what is found comes as a file", async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Export as CSV" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("audit.csv");
      const lines = (await text(await file.createReadStream())).trimEnd().split("\n");
      expect(lines[0]).toContain("at,who,room,action,subject,title,before,after");
      expect(lines.slice(1).every((line) => line.includes("settings.change,default"))).toBe(true);
      expect(lines.length).toBeGreaterThan(1);
    });
  },
);

journey("staff count a shelf, and let an old address lead to a page", async (shopper) => {
  const { page, expectAccessible, viewport } = shopper;
  await signsIn(shopper, "/admin/stock?search=SPR-10-OAT-32");
  await page.getByRole("link", { name: "SPR-10-OAT-32" }).click();
  // A count that changes nothing is refused, and both viewports count the same shelf.
  const pieces = viewport === "phone" ? "4" : "5";
  await page.getByLabel("Pieces", { exact: true }).fill(pieces);
  await page.getByRole("button", { name: "Save the Count" }).click();
  await page.getByRole("region", { name: "Not done yet" }).waitFor();
  await expectAccessible("a count without its reason");
  await page.getByLabel("Why").fill("Counted");
  await page.getByRole("button", { name: "Save the Count" }).click();
  await page.getByText(`Saved: ${pieces} pieces`).waitFor();
  await expectAccessible("a shelf");

  await page.goto("/admin/redirects");
  const old = `old-coats-${viewport}`;
  await page.getByLabel("From the path").fill(old);
  await page.getByLabel("To the path").fill("merrow-chef-coat");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText(/leads to “merrow-chef-coat” now/).waitFor();
  await page.getByRole("link", { name: old }).click();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  await expectAccessible("a redirect");
  await page.goto(`/${old}`);
  await page.waitForURL(/\/merrow-chef-coat$/);
});

journey("staff find a setting on any screen", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await signsIn(shopper, "/admin/settings");
  await page.getByRole("link", { name: /^Shipping \d+$/ }).click();
  const title = page.getByRole("heading", { name: "Shipping", exact: true });
  await expect
    .poll(() =>
      title.evaluate(
        (one) => one === document.activeElement && one.getBoundingClientRect().top < 200,
      ),
    )
    .toBe(true);
  await page.getByRole("button", { name: "Find a Setting" }).click();
  await page.keyboard.type("flat rate");
  await expect.poll(() => page.getByLabel("Telephone").count()).toBe(0);
  await page.getByLabel("Flat rate", { exact: true }).waitFor();
  await expectAccessible("settings that were looked for");
});

journey("staff ask somebody in, think again, and find every list at hand", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await signsIn(shopper, "/admin/staff");
  const email = `clerk-${shopper.viewport}@example.com`;
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("region", { name: "Not done yet" }).waitFor();
  await expectAccessible("an invitation with fields missing");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Name", { exact: true }).fill("Demo Clerk");
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByText(/it works once and is not shown again/).waitFor();
  await expectAccessible("the staff, with an invitation");
  await page.getByRole("button", { name: `Withdraw the invitation of ${email}` }).click();
  await expect.poll(() => page.getByText(email).count()).toBe(1);
  for (const name of ["Orders", "Stock", "Letters", "Deliveries", "Redirects"]) {
    await goesToSection(shopper, name);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    await expectAccessible(name);
  }
});
