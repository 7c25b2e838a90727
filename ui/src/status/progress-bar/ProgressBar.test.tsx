// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeViolations, show } from "../../testing/show.ts";
import { Meter } from "./Meter.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

it("stands only while something is on its way", async () => {
  const { rerender } = show(<ProgressBar active={false} label="Loading page" />);
  expect(screen.queryByRole("progressbar")).toBeNull();
  rerender(<ProgressBar active label="Loading page" />);
  expect(screen.getByRole("progressbar", { name: "Loading page" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("a meter cuts what lies outside and may say it in words", () => {
  show(
    <>
      <Meter label="Over" value={1.4} />
      <Meter label="Under" value={-1} text="none of it" />
    </>,
  );
  expect(screen.getByRole("progressbar", { name: "Over" })).toHaveProperty("value", 1);
  const under = screen.getByRole("progressbar", { name: "Under" });
  expect(under).toHaveProperty("value", 0);
  expect(under.getAttribute("aria-valuetext")).toBe("none of it");
});
