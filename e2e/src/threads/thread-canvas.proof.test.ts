import { type Browser, type BrowserServer, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import axeFaults from "../axe.ts";
import { launchBrowser } from "../browser.ts";
import { NO_WEBGL, servedThreadPage, SOFTWARE_WEBGL } from "./thread-page.ts";

/** What the page lends to whoever compares and measures. */
interface ThreadWindow {
  readonly painted: readonly { readonly painter: string }[];
  difference(pxPerMm: number): Promise<{ mean: number; far: number; drawn: number }>;
  paintersAroundALoss(): Promise<readonly string[]>;
}

let page: { url: string; stop: () => Promise<void> };
const opened: { server: BrowserServer; browser: Browser }[] = [];

async function pageOf(flags: readonly string[], path = ""): Promise<Page> {
  const server = await launchBrowser(flags);
  const browser = await chromium.connect(server.wsEndpoint());
  opened.push({ server, browser });
  const tab = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await tab.goto(page.url + path);
  await tab.getByRole("img", { name: "Stitched sampler" }).waitFor();
  return tab;
}

const paintersOf = (tab: Page) =>
  tab.evaluate(() => (globalThis as unknown as ThreadWindow).painted.map(({ painter }) => painter));

let card: Page;

beforeAll(async () => {
  page = await servedThreadPage();
  card = await pageOf(SOFTWARE_WEBGL);
}, 120_000);

afterAll(async () => {
  for (const { server, browser } of opened) {
    await browser.close();
    await server.close();
  }
  await page.stop();
});

it("where the processor only plays a graphics card, software paints: it is faster", async () => {
  expect(new Set(await paintersOf(card))).toEqual(new Set(["software"]));
});

it.each([8, 12, 30])(
  "at %d px a mm the graphics card and the software draw the same picture",
  async (pxPerMm) => {
    const { mean, far, drawn } = await card.evaluate(
      (scale) => (globalThis as unknown as ThreadWindow).difference(scale),
      pxPerMm,
    );
    expect(drawn).toBeGreaterThan(0.2);
    expect(mean).toBeLessThan(1.5);
    expect(far).toBeLessThan(0.01);
  },
);

it("a lost graphics card is replaced by software, and the picture painted again unasked", async () => {
  const painters = await card.evaluate(() =>
    (globalThis as unknown as ThreadWindow).paintersAroundALoss(),
  );
  expect(painters).toEqual(["webgl2", "software"]);
});

it("without WebGL2 the same canvas is painted by software", async () => {
  const plain = await pageOf(NO_WEBGL);
  expect(new Set(await paintersOf(plain))).toEqual(new Set(["software"]));
});

it("two fingers bring the picture nearer; then one moves it, which before would scroll the page", async () => {
  const stage = card.getByRole("region", { name: /Preview/ });
  const touchAction = () => stage.evaluate((element) => getComputedStyle(element).touchAction);
  const place = () => card.locator("canvas").evaluate(({ style }) => style.transform);
  expect(await touchAction()).toBe("pan-y");
  const fitted = await place();

  await touches(card, [
    [150, 400, 250, 400],
    [120, 400, 280, 400],
    [100, 400, 300, 400],
  ]);
  await expect.poll(touchAction).toBe("none");
  const near = await place();
  expect(near).not.toBe(fitted);

  await touches(card, [
    [200, 300],
    [220, 310],
    [250, 330],
  ]);
  await expect.poll(place).not.toBe(near);
  await stage.press("0");
  await expect.poll(place).toBe(fitted);
  expect(await touchAction()).toBe("pan-y");
});

it("meets WCAG 2.2 AA as far as a machine can tell", async () => {
  expect(await axeFaults(card)).toEqual([]);
});

it("a sewing-out runs from play to pause and is sewn to the end by the slider", async () => {
  const slider = card.getByRole("slider", { name: "Stitches sewn" });
  const made = async () => Number(await slider.inputValue());
  const total = await made();
  await card.getByRole("button", { name: "Sew it out" }).click();
  await expect.poll(made).toBeLessThan(total);
  await expect.poll(made).toBeGreaterThan(20);
  await card.getByRole("button", { name: "Pause" }).click();
  await slider.press("End");
  expect(await made()).toBe(total);
  expect(await slider.getAttribute("aria-valuetext")).toBe("1,872 of 1,872 stitches");
});

/** Fingers that go down at the first places, over the others, and up: `x, y` of each finger. */
async function touches(tab: Page, places: readonly (readonly number[])[]): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab);
  for (const [i, place] of places.entries()) {
    const touchPoints = [];
    for (let at = 0; at < place.length; at += 2) {
      touchPoints.push({ x: place[at] ?? 0, y: place[at + 1] ?? 0, id: at });
    }
    const type = i === 0 ? "touchStart" : "touchMove";
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}
