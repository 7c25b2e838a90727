import { chromium, type Browser, type Page } from "playwright-core";
import { launchBrowser, VIEWPORTS } from "../browser.ts";
import { startStore } from "../store.ts";

/**
 * `node e2e/src/bench/configurator.ts [runs]`: on a phone whose page has a fourth of the processor, how long from the
 * press on the box to the form with its steps, and from a letter to its thread on the garment, ten letters a second at
 * most, which is quicker than anybody writes on a phone. STORE_UNDER_TEST takes a running store. Chromium slows the page alone: its workers run at the machine's own pace.
 */
const SLOWER = 4;
const NAME = "Marta Kowal";
const BETWEEN_LETTERS_MS = 100;
const PRODUCT = "/merrow-chef-coat";

interface Marks {
  pressed: number;
  formed: number;
  typed: number;
  painted: number;
}

const runs = Number(process.argv[2] ?? 5);
const given = process.env["STORE_UNDER_TEST"];
const store = given ? undefined : await startStore();
const url = given ?? store?.url ?? "";
const server = await launchBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const [opening, typing]: [number[], number[]] = [[], []];
try {
  for (let run = 0; run < runs; run += 1) {
    const { opened, letters } = await walk(browser);
    opening.push(opened);
    typing.push(...letters);
  }
  console.log("| what | middle (ms) | slowest (ms) | of |");
  console.log("|---|---|---|---|");
  for (const [what, times] of [
    ["press to form", opening],
    ["letter to thread", typing],
  ] as const) {
    const slowest = Math.max(...times).toFixed(0);
    console.log(`| ${what} | ${median(times).toFixed(0)} | ${slowest} | ${times.length} |`);
  }
} finally {
  await browser.close();
  await server.close();
  await store?.stop();
}

async function walk(on: Browser) {
  const context = await on.newContext({ viewport: VIEWPORTS.phone, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(url + PRODUCT, { waitUntil: "networkidle" });
  await page.getByRole("radio", { name: "White", exact: true }).click();
  await page.getByRole("radio", { name: "L", exact: true }).click();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const box = page.getByRole("checkbox", { name: "Yes, I Want Embroidery" });
  await box.scrollIntoViewIfNeeded();
  // Whoever presses comes near first.
  await box.hover();
  await box.click();
  const editor = page.getByRole("dialog", { name: /^Embroidery/ });
  await editor.getByRole("tablist").waitFor();
  await page.waitForFunction(() => (globalThis as unknown as { marks: Marks }).marks.formed > 0);
  const { pressed, formed } = await marks(page);
  await editor.getByRole("tab", { name: "Text" }).click();
  const field = editor.getByRole("textbox", { name: /^Name/ });
  await field.focus();
  const letters: number[] = [];
  for (const letter of NAME) {
    if (letter === " ") continue;
    await page.evaluate(() => ((globalThis as unknown as { marks: Marks }).marks.painted = 0));
    await page.keyboard.type(letter);
    await page.waitForFunction(() => (globalThis as unknown as { marks: Marks }).marks.painted > 0);
    const { typed, painted } = await marks(page);
    letters.push(painted - typed);
    await page.waitForTimeout(Math.max(0, BETWEEN_LETTERS_MS - (painted - typed)));
  }
  await context.close();
  return { opened: formed - pressed, letters };
}

function marks(page: Page): Promise<Marks> {
  return page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Notes when what happened, by the page's own clock. Runs in the page before its scripts. */
function watchPage(): void {
  const seen: Marks = { pressed: 0, formed: 0, typed: 0, painted: 0 };
  Object.assign(globalThis, { marks: seen });
  document.addEventListener(
    "click",
    (event) => {
      if ((event.target as HTMLElement).matches("input[type=checkbox]"))
        seen.pressed = event.timeStamp;
    },
    true,
  );
  document.addEventListener("keydown", (event) => (seen.typed = event.timeStamp), true);
  const form = new MutationObserver(() => {
    if (seen.pressed === 0 || !document.querySelector("[role=dialog] [role=tablist]")) return;
    form.disconnect();
    // Seen once it is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.formed = performance.now()), 0));
  });
  form.observe(document, { childList: true, subtree: true });
  // Both ways of painting, told before they paint.
  const noting = {
    apply(draw: (...given: never[]) => void, context: CanvasRenderingContext2D, given: unknown[]) {
      const isStage = context.canvas.closest("[role=dialog] section section") !== null;
      if (isStage && seen.painted === 0) seen.painted = performance.now();
      Reflect.apply(draw, context, given);
    },
  };
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ["drawImage", "putImageData"]) {
    const draw = Reflect.get(prototype, name) as (...given: never[]) => void;
    Reflect.set(prototype, name, new Proxy(draw, noting));
  }
}
