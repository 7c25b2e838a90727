import { expect } from "vitest";
import { savesSettings, signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import { ownStore } from "../../own-store.ts";

const DESK = "desk@placket.example";

journey(
  "issue 12.2 a guest writes to the shop from the footer, staff take and answer the message, and the answer comes by letter",
  async (shopper, newcomer) => {
    const { page, viewport, open, expectAccessible } = shopper;
    const email = `writes-${viewport}@example.com`;
    const comment = `Do you also embroider coats that we have? From a ${viewport}.`;
    const answer = "We do, from ten pieces on.";
    const staff = await newcomer();
    const desk = staff.page;
    await step("staff say who is told of messages", async () => {
      await signsIn(staff, "/admin/settings");
      const own = desk.getByRole("checkbox", { name: /Use default.*Messages are told to/ });
      if (await own.isChecked()) {
        await own.uncheck();
        await desk.getByLabel("Messages are told to", { exact: true }).fill(DESK);
        await savesSettings(staff);
      }
    });
    await step("comes by the footer, and is told what is missing", async () => {
      await open("/");
      const foot = page.getByRole("contentinfo");
      await foot.getByRole("link", { name: "Contact Us" }).click();
      await page.getByRole("heading", { name: "Contact Us", level: 1 }).waitFor();
      const drawn = await page.request.get(page.url());
      expect(drawn.status(), "the server draws it").toBe(200);
      expect(await drawn.text()).toContain("Send Message");
      await page.getByLabel("Name", { exact: true }).press("Enter");
      await page.getByText("Message: Required").waitFor();
      await expectAccessible("the contact form with what is missing");
    });
    await step(
      "writes while the connection is gone: it goes out, once, when that is back",
      async () => {
        await page.getByLabel("Name", { exact: true }).fill("Demo Guest");
        await page.locator("#contact-email").fill(email);
        await page.getByLabel("Message", { exact: true }).fill(comment);
        await page.context().setOffline(true);
        const send = page.getByRole("button", { name: /^Send Message/ });
        await send.click();
        await expect.poll(() => send.getAttribute("aria-busy")).toBe("true");
        await page.context().setOffline(false);
        await page.getByText("Thank you for your message.", { exact: false }).waitFor();
        await expectAccessible("the contact page after a message");
      },
    );
    await step("staff are told by letter, without its words", async () => {
      await expect
        .poll(async () => (await lettersTo(DESK)).join("\n"), POLL)
        .toContain("/messages/");
      expect((await lettersTo(DESK)).join("\n")).not.toContain(comment);
    });
    await step("staff take it and answer it", async () => {
      await desk.goto(`/admin/messages?search=${encodeURIComponent(email)}`);
      await desk.getByRole("link", { name: comment }).waitFor();
      expect(await desk.getByRole("link", { name: comment }).count()).toBe(1);
      await staff.expectAccessible("the messages");
      await desk.getByRole("link", { name: comment }).click();
      await desk.getByRole("button", { name: "Take It" }).click();
      await desk.getByRole("button", { name: "Hand It Back" }).waitFor();
      await desk.getByLabel("Answer", { exact: true }).fill(answer);
      await desk.getByRole("button", { name: "Send Answer" }).click();
      await desk.getByRole("region", { name: "Answers and Notes" }).getByText(answer).waitFor();
      await staff.expectAccessible("a message");
    });
    await step("has the answer by letter, with the message below it", async () => {
      await expect.poll(async () => (await lettersTo(email)).join("\n"), POLL).toContain(answer);
      expect((await lettersTo(email)).join("\n")).toContain(comment);
    });
  },
);

const POLL = { timeout: 60_000 };

/** The text parts of the letters to an address. */
async function lettersTo(email: string): Promise<readonly string[]> {
  const box = new URL(ownStore().mailboxUrl);
  box.searchParams.set("to", email);
  return (await (await fetch(box)).json()) as readonly string[];
}
