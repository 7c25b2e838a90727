// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { lateModule } from "./late-module.ts";

beforeEach(() => document.head.replaceChildren());

const SHEET = "https://store.example/assets/part.css";

/** A part whose style sheet was lost, as the bundler loads it: the sheet is linked once, the script asked for with it. */
function styledPart() {
  let isLinked = false;
  return lateModule(async () => {
    if (isLinked) return "module";
    isLinked = true;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = SHEET;
    document.head.append(link);
    throw new Error(`Unable to preload CSS for ${SHEET}`);
  });
}

const linked = () => [...document.querySelectorAll<HTMLLinkElement>("link")];
const anew = () => linked().find(({ href }) => href.startsWith(`${SHEET}?again=`));

it("links a lost style sheet anew before its script is asked for", async () => {
  const come = styledPart()();
  await expect.poll(anew).toBeDefined();
  anew()?.dispatchEvent(new Event("load"));
  expect(await come).toBe("module");
  expect(linked()).toHaveLength(2);
});

it("gives no part without its styles: what is lost again is linked by the next wish", async () => {
  const ask = styledPart();
  const first = ask().catch((error: unknown) => error);
  await expect.poll(anew).toBeDefined();
  anew()?.dispatchEvent(new Event("error"));
  expect(await first).toBeInstanceOf(Event);
  expect(linked()).toHaveLength(1);
  const second = ask();
  await expect.poll(anew).toBeDefined();
  anew()?.dispatchEvent(new Event("load"));
  expect(await second).toBe("module");
});

it("asks again by the next wish where the browser names no address", async () => {
  let isThere = false;
  const ask = lateModule(async () => {
    if (!isThere) throw new TypeError("Importing a module script failed.");
    return "module";
  });
  await expect(ask()).rejects.toThrow("Importing a module script failed.");
  isThere = true;
  expect(await ask()).toBe("module");
});
