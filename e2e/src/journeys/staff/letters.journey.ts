import { expect } from "vitest";
import type { Frame, Page } from "playwright-core";
import axeFaults, { contrastFaults } from "../../axe.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

/** As narrow as a phone is, and as wide as a letter gets: it is read in a frame, of which a screen changes nothing. */
const WIDTHS = { phone: 320, desk: 600 } as const;

interface Letter {
  readonly name: string;
  readonly view: number;
  /** Which of the template's store views it is, from 0. */
  readonly place: number;
  readonly html: string;
}

journey("staff word a letter, see how it reads and try it on themselves", async (shopper) => {
  const { page, viewport, expectAccessible } = shopper;
  await signsIn(shopper, "/admin/letters");
  await page.getByRole("link", { name: /^Templates/ }).click();
  await page.getByRole("heading", { level: 1, name: "Letter Templates" }).waitFor();
  await page.getByRole("link", { name: "Order confirmation" }).waitFor();
  await expectAccessible("the templates");
  await page.getByRole("link", { name: "Order confirmation" }).click();
  const preview = page.frameLocator("iframe[title='Letter as HTML']");
  await preview.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible("a template");

  const heading = `Noted on a ${viewport}: {number}`;
  await step("what is typed is seen before it is saved", async () => {
    const own = page.getByRole("checkbox", { name: /^As the template says.*Heading/ });
    await own.uncheck();
    await page.getByRole("textbox", { name: "Heading" }).fill("Order {nubmer}");
    await page.getByRole("button", { name: "Save Letter" }).click();
    await page.getByRole("region", { name: "Not saved yet" }).waitFor();
    await expectAccessible("a placeholder that is not known");
    await page.getByRole("textbox", { name: "Heading" }).fill(heading);
    await preview
      .getByRole("heading", { level: 1, name: `Noted on a ${viewport}: 1000` })
      .waitFor();
    await page.getByRole("tab", { name: "Phone" }).click();
    await preview
      .getByRole("heading", { level: 1, name: `Noted on a ${viewport}: 1000` })
      .waitFor();
  });

  await step("a test of it comes, and is read among the letters", async () => {
    await page.getByRole("button", { name: "Send a Test to Myself" }).click();
    await page.getByText("On its way to staff@placket.example.").waitFor();
    await page.getByRole("button", { name: "Save Letter" }).click();
    await page.getByText("Saved. Letters say so from now on.").waitFor();
    await page.getByRole("checkbox", { name: /^As the template says.*Heading/ }).check();
    await page.getByRole("button", { name: "Save Letter" }).click();
    await expect
      .poll(() => page.getByRole("button", { name: "Save Letter" }).isDisabled())
      .toBe(true);
    await page.goto("/admin/letters?search=%5BTest%5D");
    await page
      .getByRole("link", { name: /^\[Test\]/ })
      .first()
      .click();
    await page.getByText(new RegExp(`^Noted on a ${viewport}: 1000`)).waitFor();
    await expectAccessible("a letter that was written");
  });
});

// As many walks as there are views: each has as many letters as one walk has time for.
for (const at of [0, 1]) {
  // Pictures of this machine are for pages of this machine; each has its place all the same.
  journey(
    `every letter of store view ${at + 1} fits its reader's window and can be read by everybody`,
    async (shopper) => {
      const { page, viewport } = shopper;
      const width = WIDTHS[viewport];
      await signsIn(shopper, "/admin/letter-templates");
      const letters = (await examples(page)).filter(({ place }) => place === at);
      expect(letters.length).toBeGreaterThan(2);
      await page.goto("about:blank");
      for (const { name, view, html } of letters) {
        await step(`${name}, store view ${view}, ${width} px`, async () => {
          await page.emulateMedia({ colorScheme: "light" });
          const frame = await framed(page, html, width);
          const { scrolled, shown } = await frame.evaluate(() => ({
            scrolled: document.documentElement.scrollWidth,
            shown: innerWidth,
          }));
          expect({ scrolled, shown }).toEqual({ scrolled: width, shown: width });
          expect(await axeFaults(page)).toEqual([]);
          // In the dark nothing is built otherwise: its colors are others.
          await page.emulateMedia({ colorScheme: "dark" });
          expect(await contrastFaults(page)).toEqual([]);
        });
      }
    },
    { expectedErrors: /media\/catalog/ },
  );
}

/** The example of every letter in every store view that it goes out for. */
async function examples(page: Page): Promise<Letter[]> {
  const api = new URL("/admin/api/letter-templates", page.url());
  const get = async <Reply>(path: string) =>
    (await (await page.request.get(`${api.href}${path}`)).json()) as Reply;
  const { templates } = await get<{ templates: readonly { name: string }[] }>("");
  const letters: Letter[] = [];
  for (const { name } of templates) {
    const { views } = await get<{ views: readonly { id: number }[] }>(`/${name}`);
    for (const [place, { id: view }] of views.entries()) {
      const answer = await page.request.post(`${api.href}/${name}/preview`, {
        headers: { origin: api.origin },
        data: { view, texts: {} },
      });
      const { html } = (await answer.json()) as Letter;
      letters.push({ name, view, place, html });
    }
  }
  return letters;
}

/** A letter as a mail program shows it: in a frame of its own. */
async function framed(page: Page, html: string, width: number): Promise<Frame> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Mail</title><main><h1>Mail</h1><iframe title="Letter" style="border:0" width="${width}" height="1200"></iframe></main>`,
  );
  const handle = await page.$("iframe");
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("There is no frame to read a letter in");
  await frame.setContent(html);
  return frame;
}
