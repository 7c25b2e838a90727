import { expect, it } from "vitest";
import { isDay } from "./clock-days.ts";

it.each([
  ["2026-11-21", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-99-99", false],
  ["0000-00-00", false],
  ["1999-12-31", false],
  ["2199-12-31", true],
  ["9999-12-31", false],
  ["2026-1-1", false],
  ["", false],
])("%j is a day: %j", (text, expected) => expect(isDay(text)).toBe(expected));
