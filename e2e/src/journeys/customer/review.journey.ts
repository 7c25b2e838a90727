import { expect } from "vitest";
import { signsIn } from "../../act/staff.ts";
import { aSimpleProduct, importProduct } from "../../import-product.ts";
import { journey, step } from "../../journey.ts";

/** 49 characters: from here on the writer is warned. */
const LONG = "Washed fifty times in a hotel and still as white";

journey(
  "REVIEW-02 REVIEW-31 WISH-01 ACCT-13 a guest writes a review, staff approve and answer it, and it is read and voted about",
  async (guest, newcomer) => {
    const { page, viewport, open, expectAccessible } = guest;
    const sku = `READ-${viewport.toUpperCase()}`;
    const name = `Bay apron ${viewport}`;
    const headline = `Holds up on a ${viewport}`;
    await importProduct(aSimpleProduct({ sku, name, url_key: sku.toLowerCase(), qty: "30" }));

    await step(
      "REVIEW-41 ROUTE-54 REVIEW-45 there is none yet, and the hash leads to the form",
      async () => {
        await open(`/${sku.toLowerCase()}`);
        await page.getByText("No reviews").first().waitFor();
        await open(`/${sku.toLowerCase()}#write-review`);
        await page.getByRole("main").getByRole("link", { name: "Write a review" }).first().click();
        await page.getByRole("heading", { level: 1, name: "Write a review" }).waitFor();
        await expectAccessible("an empty form");
      },
    );

    await step("REVIEW-09 REVIEW-15 REVIEW-46 what is missing is listed", async () => {
      await page.getByRole("button", { name: "Submit review" }).click();
      await page.getByText("THERE ARE 5 ERRORS IN THIS FORM").waitFor();
      await page.getByRole("link", { name: "Nickname is required" }).waitFor();
      await expectAccessible("a form with errors");
    });

    await step(
      "REVIEW-13 REVIEW-21 REVIEW-22 it is filled, by keyboard where it is a scale",
      async () => {
        await page.getByRole("radio", { name: "3 stars" }).focus();
        await page.keyboard.press("ArrowRight");
        await expect
          .poll(() => page.getByRole("radio", { name: "4 stars" }).isChecked())
          .toBe(true);
        const title = page.getByRole("textbox", { name: "Headline" });
        await title.fill(LONG.padEnd(49, "!"));
        await page.getByText("You've reached the maximium character limit.").waitFor();
        await title.fill(`${headline} *`);
        await page.getByRole("textbox", { name: "Nickname" }).fill("Demo Cook");
        await page.getByRole("textbox", { name: "Location" }).fill("Harbor Town");
        await page.getByRole("textbox", { name: "Comments" }).fill("Strong ties.\nDries fast.");
        await page.getByRole("radio", { name: "True to Size" }).check();
        await page.getByRole("button", { name: "Clear: Sizing" }).click();
        await page.getByRole("button", { name: "Submit review" }).click();
        await page.getByRole("link", { name: "Title input must be alphanumeric" }).waitFor();
        await title.fill(headline);
      },
    );

    await step("REVIEW-04 REVIEW-05 it is sent, and thanked for", async () => {
      await page.getByRole("button", { name: "Submit review" }).click();
      await page.getByText("Reviews are published within 3 to 7 business days.").waitFor();
      await expectAccessible("thank you");
      await page.getByRole("link", { name: "Continue Shopping" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(await page.getByText(headline).count()).toBe(0);
    });

    const staff = await newcomer();
    await step("staff approve it and answer", async () => {
      await signsIn(staff, `/admin/reviews?search=${sku}`);
      await staff.page.getByRole("link", { name: headline }).click();
      await staff.page.getByRole("heading", { level: 1, name: headline }).waitFor();
      await staff.page.getByRole("button", { name: "Approve", exact: true }).click();
      await staff.page.getByText("Shoppers read it on the page of its product.").waitFor();
      await staff.page
        .getByLabel("Answer", { exact: true })
        .fill("Thank you: the ties are sewn twice.");
      await staff.page.getByRole("button", { name: "Save Answer" }).click();
      await staff.page.getByText("Saved.", { exact: true }).waitFor();
      await staff.expectAccessible("an approved review");
    });

    const reader = await newcomer();
    await step("REVIEW-40 REVIEW-42 it is read below the product, and voted about", async () => {
      const shown = reader.page.getByRole("article").filter({ hasText: headline });
      await expect
        .poll(async () => {
          await reader.open(`/${sku.toLowerCase()}`);
          await reader.page.getByRole("heading", { level: 2, name: "Customer Reviews" }).waitFor();
          const one = reader.page
            .getByRole("region", { name: "Customer Reviews" })
            .getByText("1 review", { exact: true });
          // What is read comes after the heading.
          return one.waitFor({ timeout: 5_000 }).then(
            () => true,
            () => false,
          );
        })
        .toBe(true);
      await shown.getByText("Thank you: the ties are sewn twice.").waitFor();
      await shown.getByRole("button", { name: `Helpful (0): ${headline}`, exact: true }).click();
      await shown.getByRole("button", { name: `Helpful (1): ${headline}`, exact: true }).waitFor();
      await reader.expectAccessible("a product with reviews");
      await reader.page.getByLabel("Stars").selectOption("5");
      await reader.page.getByText("No review is like that.").waitFor();
      await reader.page.getByLabel("Stars").selectOption("4");
      await shown.waitFor();
    });
  },
);
