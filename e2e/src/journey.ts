import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { VIEWPORTS, type Viewport } from "./browser.ts";
import { watchFaults } from "./faults.ts";
import { ownStore } from "./own-store.ts";
import { PICTURES } from "./pictures.ts";
import { aShopper, type Shopper } from "./shopper.ts";

interface JourneyOptions {
  /** Page and console errors that the journey provokes on purpose. */
  readonly expectedErrors?: RegExp;
  /** Off: the pages as search engines get them. */
  readonly javaScript?: boolean;
  /** Off: shoppers meet the notice of cookies. Else they have accepted them before. */
  readonly hasChosenCookies?: false;
  /** The one width that it is walked at, where it shows nothing that others do not show at both. */
  readonly only?: Viewport;
}

/** Brings one more shopper into the store, who knows nothing of the others. */
type Newcomer = () => Promise<Shopper>;

/**
 * One way through the store, walked on a phone and at a desk, or at the width that `only` names. An error of the page or on its console that
 * `expectedErrors` does not name fails it, and a picture of the failure is kept.
 */
export function journey(
  sentence: string,
  walk: (shopper: Shopper, newcomer: Newcomer) => Promise<void>,
  options: JourneyOptions = {},
): void {
  describe(sentence, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.connect(inject("browserUrl"));
    });
    afterAll(() => browser.close());

    const widths = options.only ? [options.only] : (Object.keys(VIEWPORTS) as Viewport[]);
    it.each(widths)("on a %s", async (viewport) => {
      const visit = new Visit(browser, viewport, options);
      try {
        await walk(await visit.enter(), visit.enter);
        expect(visit.faults()).toEqual([]);
      } catch (error) {
        const name = `${fileName(sentence)}-${viewport}`;
        const [kept] = await Promise.allSettled([visit.keepPictures(name)]);
        if (kept.status === "fulfilled") throw error;
        // A page that hangs gives no picture: what was waited for comes first all the same.
        throw new AggregateError([error, kept.reason], String(error), { cause: error });
      } finally {
        await visit.leave();
      }
    });
  });
}

/** One part of a journey, under the name of what it shows: a failure says in which part it was. */
export async function step<Found>(sentence: string, walk: () => Promise<Found>): Promise<Found> {
  try {
    return await walk();
  } catch (error) {
    throw new Error(`In "${sentence}": ${String(error)}`, { cause: error });
  }
}

/** The shoppers of one walk. */
class Visit {
  readonly #browser: Browser;
  readonly #viewport: Viewport;
  readonly #options: JourneyOptions;
  readonly #shoppers: { shopper: Shopper; faults: readonly string[] }[] = [];

  constructor(browser: Browser, viewport: Viewport, options: JourneyOptions) {
    this.#browser = browser;
    this.#viewport = viewport;
    this.#options = options;
  }

  readonly enter = async (): Promise<Shopper> => {
    const context = await this.#browser.newContext({
      viewport: VIEWPORTS[this.#viewport],
      hasTouch: this.#viewport === "phone",
      reducedMotion: "reduce",
      baseURL: ownStore().url,
      locale: "en-US",
      javaScriptEnabled: this.#options.javaScript ?? true,
    });
    context.setDefaultTimeout(WAIT_MS);
    if (this.#options.hasChosenCookies !== false) await acceptCookies(context);
    const page = await context.newPage();
    const faults = watchFaults(page, this.#options.expectedErrors);
    const shopper = aShopper(page, this.#viewport);
    this.#shoppers.push({ shopper, faults });
    return shopper;
  };

  faults(): string[] {
    return this.#shoppers.flatMap(({ faults }) => faults);
  }

  async keepPictures(name: string): Promise<void> {
    for (const [index, { shopper }] of this.#shoppers.entries()) {
      const path = `${PICTURES}/${name}${index > 0 ? `-${index + 1}` : ""}.png`;
      await shopper.page.screenshot({ path, timeout: WAIT_MS });
    }
  }

  async leave(): Promise<void> {
    for (const { shopper } of this.#shoppers) await shopper.context.close();
  }
}

/** What the notice of cookies keeps of whoever accepts them all. */
async function acceptCookies(context: BrowserContext): Promise<void> {
  const { url } = ownStore();
  const html = await (await context.request.get(url)).text();
  const [, list] = /<html[^>]* data-consent="(\w+)\./.exec(html) ?? [];
  if (list === undefined) throw new Error("The store asks for no consent");
  await context.clearCookies();
  await context.addCookies([{ name: "cookie-consent", value: `${list}.all.`, url }]);
}

/** How long a single act may take on a busy machine. */
const WAIT_MS = 20_000;

const fileName = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80);
