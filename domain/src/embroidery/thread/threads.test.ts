import { describe, expect, it } from "vitest";
import { nearestThread } from "./nearest-thread.ts";
import { threads } from "./threads.data.ts";
import { findThread } from "./threads.ts";

const drawn =
  "Navy 1366 #27386b, Black 1000 #222428, White 1001 #f5f4ee, Ecru 1082 #e6dcc3, Gold 1070 #c9a24a, Orange 1078 #d8691f, Red 1147 #b5232d, Wine 1385 #6d2036, Rose 1315 #d27a8c, Sky 1075 #8db4d8, Royal 1166 #2a4fa8, Teal 1294 #1f6d73, Mint 1047 #9cc7b0, Green 1250 #2c6a43, Olive 1156 #6b6a3c, Brown 1057 #6f4a2f, Steel 1118 #8a9299, Silver 1011 #c3c8ca, Lilac 1032 #8a79b0, Yellow 1023 #efc52e";

describe("the cones of the store", () => {
  it("are about a hundred, each with a number, a name and a color of its own", () => {
    expect(threads.length).toBeGreaterThanOrEqual(100);
    for (const key of ["number", "name", "color"] as const) {
      expect(new Set(threads.map((thread) => thread[key].toLowerCase())).size).toBe(threads.length);
    }
    for (const { number, name, color } of threads) {
      expect(number).toMatch(/^\d{4}$/);
      expect(name).toMatch(/^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("hold the twenty that the workbench is drawn with", () => {
    for (const row of drawn.split(", ")) {
      const [name, number, color] = row.split(" ");
      expect(findThread(number!)).toEqual({ number, name, color });
    }
  });

  it("are found by number or by name, however it is written", () => {
    expect(findThread(" dark navy ")).toBe(findThread("1367"));
    expect(findThread("NAVY")?.number).toBe("1366");
    expect(findThread("no such cone")).toBeUndefined();
  });
});

describe("the nearest thread", () => {
  it("of a thread's own color is that thread", () => {
    for (const thread of threads) {
      expect(nearestThread(thread.color)).toEqual({ thread, distance: 0 });
    }
  });

  it("is told apart from every other by more than an eye overlooks", () => {
    for (const thread of threads) {
      const others = threads.filter((other) => other !== thread);
      expect(nearestThread(thread.color, others)!.distance).toBeGreaterThan(3);
    }
  });

  it("is never far, whatever color is asked for", () => {
    const steps = ["00", "33", "66", "99", "cc", "ff"];
    for (const r of steps) {
      for (const g of steps) {
        for (const b of steps) {
          expect(nearestThread(`#${r}${g}${b}`)!.distance, `#${r}${g}${b}`).toBeLessThan(17);
        }
      }
    }
  });

  it.each([
    ["#ff0000", ["Scarlet", "Poppy", "Red"]],
    ["#00ff00", ["Neon Green"]],
    ["#0000ff", ["Ultramarine", "Cobalt"]],
    ["#ffff00", ["Lemon", "Neon Yellow"]],
    ["#000000", ["Black", "Midnight"]],
    ["#fff", ["Bright White"]],
    ["#808080", ["Gray", "Steel"]],
    ["#ffa500", ["Sunflower", "Tangerine"]],
    ["#800080", ["Purple", "Byzantine", "Plum"]],
    ["#a52a2a", ["Brick", "Red"]],
    ["#ffc0cb", ["Pale Pink", "Pink"]],
    ["#000080", ["Navy", "Indigo"]],
    ["#f5f5dc", ["Cream", "White"]],
    ["#40e0d0", ["Aqua", "Turquoise", "Spearmint"]],
  ])("of %s goes by its looks", (color, names) => {
    expect(names).toContain(nearestThread(color)?.thread.name);
  });

  it("of what is no color is none", () => {
    for (const word of ["", "red", "#ff", "#gggggg", "url(#a)"]) {
      expect(nearestThread(word)).toBeUndefined();
    }
    expect(nearestThread("#ffffff", [])).toBeUndefined();
  });
});
