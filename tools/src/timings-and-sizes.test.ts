import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { size, timing } from "@placket/domain/timings-and-sizes";
import { describe, expect, it } from "vitest";
import { filesUnder } from "./reading/tree.ts";

const ROOT = join(import.meta.dirname, "../..");
const TABLE = "domain/src/timings-and-sizes.ts";

/** What runs on a screen; the server waits for databases and browsers, which is another matter. */
const SCREENS = ["domain/src", "ui/src", "web/src", "storefront/src", "backoffice/src"];

/** Times that only happen to be as long as one of the table's. */
const OF_THEIR_OWN: Readonly<Record<string, string>> = {
  "storefront/src/api/query-client.ts": "the rest of a question that failed",
  "storefront/src/cart/item-notices.ts": "how long an undo is offered",
  "storefront/src/checkout/placing/outcome.ts": "when it is said that an order takes long",
  "storefront/src/content/part/Hotspots.tsx": "before the popup of another marker opens (CMS-11)",
  "storefront/src/directory/use-place-suggestions.ts": "rest before addresses are asked for",
  "storefront/src/page/FailedPage.tsx": "the rest before a page is tried again",
  "storefront/src/routing/idle.ts": "wait where a browser does not tell that it is idle",
  "storefront/src/start.ts": "rest before a line that is back is asked again",
  "backoffice/src/mail/template/LetterPreview.tsx": "rest of a draft before it is previewed",
  "backoffice/src/production/tablet/use-held-press.ts": "in which two taps are one press",
};

const TESTS = /\.(test|gen|builder)\.tsx?$|\/testing\//;

describe("UI-14 timings and sizes in one place", () => {
  it("UI-14 are those of the spec, as far as something reads them", () => {
    expect(timing).toEqual({
      accordion: 300,
      scrollSave: 200,
      quantityRest: 1000,
      persistence: 1000,
      notification: 5000,
      clipboard: 3000,
      consentNotice: 700,
      stockAlert: 10_000,
      forcedLogin: 2000,
    });
    expect(size).toEqual({ mobileSearchSlide: 150, headerHeight: 150, initials: 3 });
  });

  it("UI-14 no other file of a screen gives a name or a timer one of these times", async () => {
    const files = await sources();
    expect(files.size).toBeGreaterThan(300);
    const times = [...new Set(Object.values(timing))].map((ms) => String(ms));
    const copies = [...files].filter(([, text]) => hasOneOf(text, times)).map(([path]) => path);
    expect(copies).toEqual(Object.keys(OF_THEIR_OWN));
  });

  it("UI-14 the cart badge is drawn at its size", async () => {
    const css = await readFile(join(ROOT, "ui/src/status/badge/Badge.module.css"), "utf8");
    expect(/block-size: (\d+)px/.exec(css)?.[1]).toBe("20");
  });
});

/** `REST_MS = 1000`, `ms: 5000`, `setTimeout(run, 300)`, in whatever spelling of the number. */
function hasOneOf(text: string, times: readonly string[]): boolean {
  const named = text.matchAll(/\b(?:ms|\w*(?:_MS|Ms))\b\s*(?::\s*number\s*)?[=:]\s*([\d_]+)\b/g);
  const timers = text.matchAll(/\bsetTimeout\([^;]*?,\s*([\d_]+)\)/g);
  return [...named, ...timers].some(([, ms]) => times.includes((ms ?? "").replaceAll("_", "")));
}

async function sources(): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all(SCREENS.map((under) => filesUnder(ROOT, under, [".ts", ".tsx"])));
  const paths = lists.flat().filter((path) => path !== TABLE && !TESTS.test(path));
  const read = async (path: string) => [path, await readFile(join(ROOT, path), "utf8")] as const;
  return new Map(await Promise.all(paths.map(read)));
}
