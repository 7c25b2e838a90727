// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useScroll } from "./use-scroll.ts";

afterEach(cleanup);

function Direction() {
  return <output>{useScroll(({ direction }) => direction)}</output>;
}

function scrollTo(top: number): string | null {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
  return screen.getByRole("status").textContent;
}

it("HEAD-09 knows which way the page was scrolled last", () => {
  render(<Direction />);
  expect([400, 300, 500, 0].map(scrollTo)).toEqual(["down", "up", "down", "up"]);
});
