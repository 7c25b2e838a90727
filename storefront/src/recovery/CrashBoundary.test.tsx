// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aShop } from "../testing/shop.ts";
import { CrashBoundary } from "./CrashBoundary.tsx";

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  // React tells the console of every error a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Broken(): never {
  throw new Error("broken");
}

it("ERROR-04 ERROR-05 a crash of the screen is logged and says what becomes of it", async () => {
  history.replaceState(null, "", "/");
  render(
    <CrashBoundary shop={aShop()}>
      <Broken />
    </CrashBoundary>,
  );
  await screen.findByText(
    "We apologize, our website has seemed to crash. Please wait while we attempt to recover from this error.",
  );
  expect(reported).toEqual([new Error("broken")]);
});

it.each(["/chef-coats", "/"])("leaves a way on at %s, which a browser goes by itself", (path) => {
  history.replaceState(null, "", path);
  render(
    <CrashBoundary shop={aShop()}>
      <Broken />
    </CrashBoundary>,
  );
  const way = screen.getByRole<HTMLAnchorElement>("link", { name: "Go to the home page" });
  expect([way.getAttribute("href"), way.className]).toEqual(["/", "link no-spa"]);
});
