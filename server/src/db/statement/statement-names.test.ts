import { describe, expect, it } from "vitest";
import { BY_ITS_VALUES, StatementNames } from "./statement-names.ts";

const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe("names of statements", () => {
  it("a text is named when it comes the third time, and keeps its name", () => {
    const names = new StatementNames();
    const given = times(5, () => names.nameOf("select $1"));
    expect(given).toEqual([undefined, undefined, "s1", "s1", "s1"]);
  });

  it("what is planned by its values has none", () => {
    const names = new StatementNames();
    const given = times(5, () => names.nameOf(`${BY_ITS_VALUES} select $1`));
    expect(given).toEqual(times(5, () => undefined));
  });

  it("two texts never share a name", () => {
    const names = new StatementNames();
    const given = ["select $1", "select $2"].map((text) =>
      times(3, () => names.nameOf(text)).at(-1),
    );
    expect(new Set(given).size).toBe(2);
  });

  it("what it keeps is bounded, whatever number of texts come", () => {
    const names = new StatementNames();
    const named = times(2_000, (n) => times(3, () => names.nameOf(`select ${n}, $1`)).at(-1));
    expect(named.filter((name) => name !== undefined)).toHaveLength(400);
  });

  it("texts that never come again do not push out one that is asked between them", () => {
    const names = new StatementNames();
    times(5_000, (n) => {
      names.nameOf(`select ${n}, $1`);
      return n % 100 === 0 ? names.nameOf("select $1") : undefined;
    });
    expect(names.nameOf("select $1")).toBe("s1");
  });

  it("a statement of many kilobytes is not kept", () => {
    const names = new StatementNames();
    const long = `select ${"$1, ".repeat(4_000)}`;
    expect(times(5, () => names.nameOf(long)).at(-1)).toBeUndefined();
  });
});
