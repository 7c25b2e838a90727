// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a page whose scripts are lost asks again after a line is back that carries nothing yet", async () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: [] });
  const answers = [502, undefined, 502];
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
    asked.push(method);
    const status = answers.shift();
    if (status === undefined) throw new TypeError("Failed to fetch");
    return { status };
  });
  document.body.innerHTML = `<div data-when-lost hidden><button>Reload</button></div>`;
  const words = document.querySelector<HTMLElement>("[data-when-lost]");
  await import("./start.ts");
  dispatchEvent(new Event("app-lost"));
  expect(words?.hidden).toBe(false);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["HEAD"]);
  // Nobody pressed: what stands there is not said anew.
  expect(words?.hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(3);
  vi.stubGlobal("navigator", { onLine: false });
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveLength(3);
});
