import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey(
  "issue 10.7 a day at the machine: a name is assigned to it, hooped, counted and done, through a lost connection",
  async (guest, newcomer) => {
    const { viewport } = guest;
    const name = viewport === "phone" ? "Ada Phone" : "Ada Desk";
    const number = await step("a guest orders a coat with a name", () => ordersCoat(guest, name));

    const staff = await newcomer();
    const { page, expectAccessible } = staff;
    const machine = `Machine of ${viewport}`;
    await step("staff add a machine, and lay the job on it", async () => {
      await signsIn(staff, "/admin/production/machines/new");
      await page.getByLabel("Name").fill(machine);
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByText(`“${machine}” is added.`).waitFor();
      await page.goto("/admin/production/board");
      const about = `${name}, order ${number}`;
      await page.getByLabel(`Machine for ${about}`).selectOption({ label: machine });
      await page.getByRole("button", { name: `Assign ${about}` }).click();
      await page.getByText(`Order ${number}, ${name}: on ${machine}.`).waitFor();
      await expectAccessible("the board of the workshop");
    });

    await step("at the machine all is said that is set up", async () => {
      await page.getByRole("link", { name: machine }).click();
      await page.getByRole("heading", { level: 1, name: machine }).waitFor();
      const job = page.getByRole("region", { name });
      await job.getByText(/ stitches · starts /).waitFor();
      await job.getByText("Needle 1").waitFor();
      expect(await smallTargets(job)).toEqual([]);
      await expectAccessible("a job at the machine");
    });

    await step("a press is not lost with the connection, and is done once", async () => {
      await page.getByRole("button", { name: "Hooped" }).click();
      await page.getByText(`Order ${number}, ${name}: Hooped.`).waitFor();
      const answers = losesFirstAnswer(page);
      await answers.begin();
      await page.getByRole("button", { name: "One More Sewn" }).click();
      await page.getByText("No connection. What you pressed is sent").waitFor();
      await page.getByText("No connection. What you pressed is sent").waitFor({ state: "hidden" });
      await page.getByText("1 of 1").waitFor();
      expect(answers.sent).toHaveLength(2);
      expect(answers.sent[1]).toBe(answers.sent[0]);
      await page.getByRole("button", { name: "Done" }).click();
      await expectAccessible("what came off the machine is counted");
      await page.getByRole("button", { name: "All Sewn" }).click();
      await page.getByText(`Order ${number}, ${name}: Sewn.`).waitFor();
      await page.getByText("Nothing to sew on this machine.").waitFor();
    });

    await step("its order says that it is sewn, with its worksheet", async () => {
      await page.goto(`/admin/orders/${number}`);
      const jobs = page.getByRole("region", { name: "Production" });
      await jobs.getByText(/^Sewn/).first().waitFor();
      const download = page.waitForEvent("download");
      await jobs.getByRole("link", { name: `Worksheet of ${name}` }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^worksheet-${number}-`));
      await expectAccessible("an order with its jobs");
    });
  },
  // The answer that is lost on purpose.
  { expectedErrors: /ERR_CONNECTION_RESET .*\/pieces$/ },
);

async function ordersCoat(guest: Shopper, name: string): Promise<string> {
  const { page, open } = guest;
  await open("/merrow-chef-coat");
  await choose(guest, "Color", "White");
  await choose(guest, "Size", "L");
  await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tab", { name: /^Text/ }).click();
  await editor.getByRole("textbox", { name: /^Name/ }).fill(name);
  const save = editor.getByRole("button", { name: "Add to Cart" });
  await expect.poll(() => save.getAttribute("aria-disabled")).toBe("false");
  await save.click();
  await checkOut(guest);
  await goToPayment(guest);
  await fillCard(guest, CARDS.approved);
  await agree(guest);
  const { number } = await placedOrder(guest, () => placeOrder(guest));
  return number;
}

/** Buttons and links of a part that are lower than a gloved finger needs. */
const smallTargets = (part: Locator): Promise<string[]> =>
  part
    .locator("button, a[download]")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
    );

/** Lets the store count a piece, and the answer be lost on its way back: the first time. */
function losesFirstAnswer(page: Page) {
  const sent: (string | null)[] = [];
  const begin = () =>
    page.route("**/embroidery-jobs/*/pieces", async (route) => {
      sent.push(route.request().postData());
      if (sent.length > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
  return { sent, begin };
}
