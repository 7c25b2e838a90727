import { makeAccount } from "../../act/account.ts";
import { linkFor } from "../../act/letter.ts";
import { journey, step } from "../../journey.ts";

journey(
  "FOOT-08 FOOT-09 FOOT-10 a guest asks for the newsletter above the footer, and confirms by letter",
  async ({ page, viewport, open, expectAccessible }) => {
    const email = `passes-${viewport}@example.com`;
    const band = page.getByRole("region", { name: "First to know" });
    await open("/");
    await step("a wrong address is told where it was typed", async () => {
      await band.getByPlaceholder("Your email").fill("passes");
      await band.getByRole("button", { name: "Subscribe" }).click();
      await band.getByText("Please enter a valid email").waitFor();
      await expectAccessible("the newsletter's box, with a wrong address");
    });
    await step("a good one is thanked for", async () => {
      await band.getByPlaceholder("Your email").fill(email);
      await page.keyboard.press("Enter");
      await band.getByText("Thanks for subscribing").waitFor();
      await expectAccessible("the newsletter's box, thanking");
    });
    await open(await linkFor(email, "/newsletter/confirm"));
    await page.getByText("Thank you. You get our newsletter from now on.").waitFor();
  },
);

const EDIT = "/customer/account/edit";

journey(
  "issue 9 a customer asks for the newsletter, confirms it by letter, and ends it by letter and in the account",
  async (shopper) => {
    const { page, viewport, expectAccessible } = shopper;
    const email = `reads-${viewport}@example.com`;
    const newsletter = page.getByRole("region", { name: "Newsletter" });
    await makeAccount(shopper, email);
    await step("asks for it in the account", async () => {
      await shopper.open(EDIT);
      await newsletter.getByText("You do not get our newsletter.").waitFor();
      await newsletter.getByRole("button", { name: "Subscribe" }).click();
      await newsletter.getByText(`We sent a letter to ${email}.`).waitFor();
      await expectAccessible("newsletter, asked for");
    });
    await step("confirms by the letter, signed in or not", async () => {
      await shopper.open(await linkFor(email, "/newsletter/confirm"));
      await page.getByText("Thank you. You get our newsletter from now on.").waitFor();
      await expectAccessible("newsletter, confirmed");
      await shopper.open(EDIT);
      await newsletter.getByText(`You get our newsletter at ${email}.`).waitFor();
    });
    const end = await linkFor(email, "/newsletter/unsubscribe");
    await step("ends it by the link of a letter, once", async () => {
      await shopper.open(end);
      await page.getByText("You do not get our newsletter any more.").waitFor();
      await expectAccessible("newsletter, ended");
      await shopper.open(EDIT);
      await newsletter.getByText("You do not get our newsletter.").waitFor();
    });
    await step("asks for it again, and ends it in the account", async () => {
      const before = await linkFor(email, "/newsletter/confirm");
      await newsletter.getByRole("button", { name: "Subscribe" }).click();
      await newsletter.getByText(`We sent a letter to ${email}.`).waitFor();
      await shopper.open(await linkFor(email, "/newsletter/confirm", before));
      await page.getByText("Thank you. You get our newsletter from now on.").waitFor();
      await shopper.open(EDIT);
      await newsletter.getByRole("button", { name: "Unsubscribe" }).click();
      await newsletter.getByText("You do not get our newsletter.").waitFor();
      await expectAccessible("newsletter, ended in the account");
    });
  },
);
