import { expect } from "vitest";
import { savesSettings, signsIn } from "../../act/staff.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";
import { ownStore } from "../../own-store.ts";

journey(
  "PDP-16 QNA-01 QNA-12 a guest asks about a product, staff answer, and the answer comes by letter and stands on the page",
  async (shopper, newcomer) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const email = `asks-${viewport}@example.com`;
    const sku = `ASK-${viewport.toUpperCase()}`;
    const name = `Hazel apron ${viewport}`;
    const question = `Does the apron shrink on a ${viewport}?`;
    const answer = "Less than two per cent at 60 degrees.";
    await importProduct(aSimpleProduct({ sku, name, url_key: sku.toLowerCase(), qty: "30" }));
    const staff = await newcomer();
    await step("staff let guests ask", async () => {
      await signsIn(staff, "/admin/settings");
      const own = staff.page.getByRole("checkbox", {
        name: /Use default.*Guests may ask about products/,
      });
      if (await own.isChecked()) {
        await own.uncheck();
        await staff.page.getByLabel("Guests may ask about products", { exact: true }).check();
        await savesSettings(staff);
      }
    });
    const block = page.getByRole("region", { name: "Questions & Answers" });
    await step("asks in a popup, by the keyboard", async () => {
      await open(`/${sku.toLowerCase()}`);
      await block.getByText("Nobody has asked about this yet.").waitFor();
      await expectAccessible("a product without questions");
      await block.getByRole("button", { name: "Add Question" }).press("Enter");
      const form = page.getByRole("dialog", { name: `Ask about ${name}` });
      await form.getByRole("button", { name: "Submit Question" }).click();
      await form.getByText("Please fill in all fields.").waitFor();
      await expectAccessible("the question's form");
      await form.getByLabel("Your question").fill(question);
      await form.getByLabel("Nickname").fill("Demo Guest");
      await form.getByLabel("Email for our answer").fill(email);
      await page.keyboard.press("Enter");
      await page.getByText("Your question has been submitted successfully.").waitFor();
      await form.waitFor({ state: "hidden" });
    });
    await step("staff answer it", async () => {
      const desk = staff.page;
      await desk.goto(`/admin/questions?search=${encodeURIComponent(email)}`);
      await desk.getByRole("link", { name: question }).waitFor();
      await staff.expectAccessible("the questions");
      await desk.getByRole("link", { name: question }).click();
      await desk.getByRole("region", { name: "Answer It" }).waitFor();
      await staff.expectAccessible("a question");
      await desk.getByLabel("Answer", { exact: true }).fill(answer);
      await desk.getByRole("button", { name: "Publish" }).click();
      await desk.getByText("Whoever asked has had the answer by letter.").waitFor();
    });
    await step("has the answer by letter, and on the page", async () => {
      const box = new URL(ownStore().mailboxUrl);
      box.searchParams.set("to", email);
      const letters = async () =>
        ((await (await fetch(box)).json()) as readonly string[]).some((text) =>
          text.includes(answer),
        );
      await expect.poll(letters, { timeout: 60_000 }).toBe(true);
      await page.reload();
      await block.getByRole("heading", { name: question }).waitFor();
      await block.getByText(answer).waitFor();
      await expectAccessible("a product with a question");
    });
  },
);
