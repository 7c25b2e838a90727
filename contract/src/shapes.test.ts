import { describe, expect, it } from "vitest";
import { id } from "./shapes.ts";

describe("an id", () => {
  it.each([
    [12, 12],
    ["12", 12],
    [" 12 ", 12],
    [2_147_483_647, 2_147_483_647],
  ])("%j is one", (sent, read) => {
    expect(id.parse(sent)).toBe(read);
  });

  it.each([
    true,
    [5],
    ["5"],
    null,
    undefined,
    "",
    "0x10",
    "1e3",
    0,
    -1,
    1.5,
    "1.5",
    2_147_483_648,
    Number.NaN,
    {},
  ])("%j is none", (sent) => {
    expect(id.safeParse(sent).success).toBe(false);
  });
});
