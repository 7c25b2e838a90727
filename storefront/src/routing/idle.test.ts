// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { whenIdle } from "./idle.ts";

afterEach(() => vi.unstubAllGlobals());

it("a browser that never calls itself idle is waited for within bounds", async () => {
  const idle: IdleRequestOptions[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void, options: IdleRequestOptions = {}) => {
    idle.push(options);
    // What browsers promise: with a bound it is called then at the latest, without one perhaps never.
    if (options.timeout !== undefined) run();
  });
  await whenIdle();
  expect(idle).toEqual([{ timeout: 3000 }]);
});
