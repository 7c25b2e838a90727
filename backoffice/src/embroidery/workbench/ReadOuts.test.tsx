// @vitest-environment jsdom
import { JUMP, STITCH, TRIM, type Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReadOuts } from "./ReadOuts.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A row of stitches 4 mm long. */
function aRow(stitches: number): Pattern {
  const places = Array.from({ length: stitches }, (_, i) => i * 40);
  return {
    cmd: Uint8Array.from([JUMP, ...places.map(() => STITCH), TRIM]),
    x: Int32Array.from([0, ...places, places.at(-1) ?? 0]),
    y: new Int32Array(stitches + 2),
    threads: [],
  };
}

const spoken = () => screen.getByRole("status").textContent;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it("shows the numbers at once and reads them aloud once they stand still", () => {
  const { rerender } = render(<ReadOuts pattern={aRow(11)} />);
  expect(screen.getByText("40.0 × 0.0 mm (1.57 × 0.00 in)")).toBeTruthy();
  expect(spoken()).toBe("");
  pass(500);
  rerender(<ReadOuts pattern={aRow(21)} />);
  pass(500);
  expect(spoken()).toBe("");
  pass(500);
  expect(spoken()).toContain("Stitches 21, Trims 1");
});

it("says nothing of a pattern that is not there", () => {
  render(<ReadOuts pattern={null} />);
  pass(2000);
  expect(spoken()).toBe("");
  expect(screen.getAllByText("–")).toHaveLength(5);
});
