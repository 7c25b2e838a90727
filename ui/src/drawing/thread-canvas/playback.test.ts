import { expect, it } from "vitest";
import { nextPlayback, type Playback } from "./playback.ts";

const TOTAL = 1000;
const WHOLE: Playback = { stitches: Infinity, playing: false, speed: 30 };
const pressed = { type: "pressed", total: TOTAL } as const;

it("begins at the first stitch when everything is sewn", () => {
  expect(nextPlayback(WHOLE, pressed)).toEqual({ stitches: 0, playing: true, speed: 30 });
});

it("goes on where it was paused", () => {
  const paused = { ...WHOLE, stitches: 400 };
  expect(nextPlayback(paused, pressed)).toMatchObject({ stitches: 400, playing: true });
  expect(nextPlayback({ ...paused, playing: true }, pressed)).toMatchObject({
    stitches: 400,
    playing: false,
  });
});

it("sews 400 stitches a second at 30 times the machine's speed", () => {
  const playing = { stitches: 0, playing: true, speed: 30 } as const;
  expect(nextPlayback(playing, { type: "passed", ms: 500, total: TOTAL }).stitches).toBeCloseTo(
    200,
    9,
  );
});

it("stops at the last stitch", () => {
  const playing = { stitches: 900, playing: true, speed: 100 } as const;
  expect(nextPlayback(playing, { type: "passed", ms: 5000, total: TOTAL })).toMatchObject({
    stitches: TOTAL,
    playing: false,
  });
});

it("stands while it is paused, whatever time passes", () => {
  expect(nextPlayback(WHOLE, { type: "passed", ms: 5000, total: TOTAL })).toBe(WHOLE);
});

it("scrubbing pauses", () => {
  const playing = { ...WHOLE, stitches: 10, playing: true };
  expect(nextPlayback(playing, { type: "scrubbed", stitches: 77 })).toMatchObject({
    stitches: 77,
    playing: false,
  });
});

it("another speed does not interrupt", () => {
  const playing = { ...WHOLE, stitches: 10, playing: true };
  expect(nextPlayback(playing, { type: "speed", speed: 100 })).toEqual({
    stitches: 10,
    playing: true,
    speed: 100,
  });
});

it("nothing to sew does not play", () => {
  expect(nextPlayback(WHOLE, { type: "pressed", total: 0 }).playing).toBe(false);
});
