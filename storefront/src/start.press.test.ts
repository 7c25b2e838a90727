// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// The app's own start waits for a clock, which must not ring after the test.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what was chosen and what was pressed last before the app listens is made anew, once", async () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  document.body.innerHTML = `<div id="app">
    <button type="button" id="first">Size M</button>
    <button type="button" id="add"><span>Add to Cart</span></button>
    <button id="send">Search</button>
    <input type="radio" name="color" id="white"><input type="radio" name="color" id="black">
    <input type="radio" name="size" id="large">
  </div>`;
  const heard: string[] = [];
  await import("./start.ts");
  const press = (selector: string) =>
    document
      .querySelector<HTMLElement>(selector)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  press("#first");
  for (const choice of ["#white", "#large", "#black"]) {
    document.querySelector<HTMLElement>(choice)?.click();
  }
  press("#add span");
  document.addEventListener("click", ({ target }) => heard.push((target as Element).id));
  dispatchEvent(new Event("app-listens"));
  expect(heard).toEqual(["black", "large", "add"]);
  dispatchEvent(new Event("app-listens"));
  press("#first");
  expect(heard.slice(3)).toEqual(["first"]);
});
