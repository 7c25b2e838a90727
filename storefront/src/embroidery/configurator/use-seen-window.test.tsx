// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSeenWindow } from "./use-seen-window.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const told = () =>
  ["--seen-height", "--seen-from"].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  );

it("what is open is as high as what is seen of the window above a phone's keys, until it is closed", () => {
  const whole = { height: window.innerHeight, offsetTop: 0, scale: 1 };
  const seen = Object.assign(new EventTarget(), whole);
  vi.stubGlobal("visualViewport", seen);
  const { rerender } = renderHook(({ isOpen }) => useSeenWindow(isOpen), {
    initialProps: { isOpen: true },
  });
  expect(told()).toEqual(["", ""]);
  Object.assign(seen, { height: 460, offsetTop: 24 }).dispatchEvent(new Event("resize"));
  expect(told()).toEqual(["460px", "24px"]);
  Object.assign(seen, { height: 230, scale: 2 }).dispatchEvent(new Event("resize"));
  expect(told()).toEqual(["", ""]);
  Object.assign(seen, { height: 400, scale: 1 }).dispatchEvent(new Event("scroll"));
  expect(told()).toEqual(["400px", "24px"]);
  rerender({ isOpen: false });
  expect(told()).toEqual(["", ""]);
});
