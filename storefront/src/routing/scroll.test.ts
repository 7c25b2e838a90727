import { describe, expect, it } from "vitest";
import { scrollMemory } from "./scroll.ts";

function memory() {
  let places: Readonly<Record<string, number>> = {};
  let due: { run: () => void; ms: number } | undefined;
  const made = scrollMemory(
    { read: () => places, write: (next) => (places = next) },
    {
      set: (run, ms) => (due = { run, ms }),
      clear: (handle) => {
        if (handle === due) due = undefined;
      },
    },
  );
  return { ...made, places: () => places, due: () => due };
}

describe("ROUTE-47 scroll places by history entry", () => {
  it("are saved once scrolling has rested for 200 ms", () => {
    const scroll = memory();
    scroll.note("a", 100);
    scroll.note("a", 250);
    expect(scroll.places()).toEqual({});
    expect(scroll.due()?.ms).toBe(200);
    scroll.due()?.run();
    expect(scroll.places()).toEqual({ a: 250 });
  });

  it("of an entry one has left are not lost to the next one's", () => {
    const scroll = memory();
    scroll.note("a", 700);
    scroll.note("b", 0);
    expect(scroll.places()).toEqual({ a: 700 });
    expect(scroll.placeOf("b")).toBe(0);
  });

  it("are saved at once when the page is left", () => {
    const scroll = memory();
    scroll.note("a", 40);
    scroll.flush();
    expect(scroll.places()).toEqual({ a: 40 });
    expect(scroll.due()).toBeUndefined();
  });

  it("are kept for the last fifty entries", () => {
    const scroll = memory();
    for (let entry = 0; entry < 60; entry += 1) {
      scroll.note(`entry ${entry}`, entry);
      scroll.flush();
    }
    expect(Object.keys(scroll.places())).toHaveLength(50);
    expect(scroll.placeOf("entry 0")).toBeUndefined();
    expect(scroll.placeOf("entry 59")).toBe(59);
  });
});
