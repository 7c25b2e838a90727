import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

/** Each run counts a thread of its own: no other journey sews in it. */
const THREADS = {
  phone: { number: "1142", name: "Burgundy" },
  desk: { number: "1254", name: "Forest" },
} as const;

journey(
  "issue 10.9 a thread is counted, told to run out before its job is queued, received, and falls as it is sewn",
  async (guest, newcomer) => {
    const { viewport } = guest;
    const { number: thread, name: color } = THREADS[viewport];
    const wearer = viewport === "phone" ? "Tea Phone" : "Tea Desk";
    const machine = `Threads of ${viewport}`;
    const staff = await newcomer();
    const { page, expectAccessible } = staff;
    const threadAt = `/admin/production/threads/${thread}`;

    await step("staff count what is left of a thread", async () => {
      await signsIn(staff, threadAt);
      await page.getByRole("heading", { level: 1, name: `${color} ${thread}` }).waitFor();
      await page.getByLabel("What was done").selectOption("counted");
      await page.getByLabel("Meters besides").fill("0.5");
      await page.getByRole("button", { name: "Enter" }).click();
      await page.getByText("Entered: 0.5 m at hand.").waitFor();
      await expectAccessible("a thread");
    });

    const number = await step("a guest orders a coat with a name in it", () =>
      ordersCoat(guest, wearer, `${color} ${thread}`),
    );

    await step("the thread is to be ordered, for its job takes more", async () => {
      await page.goto("/admin/production/threads?show=order");
      const row = page.getByRole("row", { name: new RegExp(`${thread} ${color}`) });
      await expect
        .poll(async () => {
          await page.reload();
          await page.getByRole("region", { name: "Threads" }).waitFor();
          return row.getByText("Runs out").count();
        })
        .toBe(1);
      await expectAccessible("the threads to order");
    });

    await step("who queues the job is told, and goes on all the same", async () => {
      await page.goto(`/admin/production?search=${number}`);
      const about = `${wearer}, order ${number}`;
      await page.getByRole("button", { name: `Digitize: ${about}` }).click();
      await page.getByRole("button", { name: `Queue: ${about}` }).click();
      const warning = page.getByRole("dialog", { name: "Not enough thread" });
      await warning.getByText(new RegExp(`^Thread ${color} ${thread} runs out:`)).waitFor();
      await expectAccessible("a job that is short of thread");
      await warning.getByRole("button", { name: "Go On" }).click();
      await page.getByText(`Order ${number}, ${wearer}: In Queue.`).waitFor();
    });

    await step("the machine says at which job it runs out, until a cone is received", async () => {
      await page.goto("/admin/production/machines/new");
      await page.getByLabel("Name").fill(machine);
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByText(`“${machine}” is added.`).waitFor();
      await page.goto("/admin/production/board");
      const about = `${wearer}, order ${number}`;
      const machines = page.getByLabel(`Machine for ${about}`);
      const own = machines.getByRole("option", { name: machine });
      await machines.selectOption((await own.getAttribute("value")) ?? "");
      await page.getByRole("button", { name: `Assign ${about}` }).click();
      await page.getByText("runs out at this job").first().waitFor();
      await page.getByRole("link", { name: machine }).click();
      await page.getByRole("heading", { name: "Runs out at this job" }).waitFor();
      await expectAccessible("a job at a machine that runs out of thread");
      const atMachine = page.url();
      await page.goto(threadAt);
      await page.getByLabel("Full cones").fill("1");
      await page.getByRole("button", { name: "Enter" }).click();
      await page.getByText(/^Entered: 5,00[01] m at hand\./).waitFor();
      await page.goto(atMachine);
      await page.getByRole("heading", { name: "Put on" }).waitFor();
      expect(await page.getByRole("heading", { name: "Runs out at this job" }).count()).toBe(0);
    });

    await step("as it is sewn the balance falls", async () => {
      await page.getByRole("button", { name: "Hooped" }).click();
      await page.getByText(`Order ${number}, ${wearer}: Hooped.`).waitFor();
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "All Sewn" }).click();
      await page.getByText(`Order ${number}, ${wearer}: Sewn.`).waitFor();
      await page.goto(threadAt);
      const moved = page.getByRole("region", { name: "What moved it" }).getByRole("row");
      await moved.nth(1).getByText("Sewn").waitFor();
      expect(await moved.nth(1).getByText(/^-\d/).count()).toBe(1);
      await expectAccessible("a thread that was sewn");
    });
  },
  // The job that is refused because it is short.
  { expectedErrors: /409 \(Conflict\) .*\/steps$/ },
);

async function ordersCoat(guest: Shopper, name: string, thread: string): Promise<string> {
  const { page, open } = guest;
  await open("/merrow-chef-coat");
  await choose(guest, "Color", "White");
  await choose(guest, "Size", "L");
  await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tab", { name: /^Text/ }).click();
  await editor.getByRole("textbox", { name: /^Name/ }).fill(name);
  await editor.getByRole("radio", { name: thread }).check();
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
