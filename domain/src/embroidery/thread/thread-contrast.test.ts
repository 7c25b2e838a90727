import { expect, it } from "vitest";
import { readsWell, suggestedThreads } from "./thread-contrast.ts";
import { threads } from "./threads.data.ts";
import { findThread } from "./threads.ts";

const [WHITE, NAVY, BLACK] = ["#f6f5f1", "#26324f", "#1d1d20"];
const thread = (name: string) => findThread(name)!;
const names = (cloth: string, most = 3) =>
  suggestedThreads(threads, cloth, most).map(({ name }) => name);

it.each([
  ["Navy", WHITE, true],
  ["White", WHITE, false],
  ["Ecru", WHITE, false],
  ["Navy", NAVY, false],
  ["Black", NAVY, false],
  ["White", NAVY, true],
  ["Gold", BLACK, true],
  ["Navy", BLACK, false],
] as const)("%s on %s is easily read: %s", (name, cloth, reads) => {
  expect(readsWell(thread(name), cloth)).toBe(reads);
});

it("suggests dark threads on white cloth and light ones on black", () => {
  for (const name of names(WHITE)) expect(readsWell(thread(name), BLACK)).toBe(false);
  for (const name of names(BLACK)) expect(readsWell(thread(name), WHITE)).toBe(false);
});

it("suggests what is far lighter or darker than a colored cloth, not what is only of another hue", () => {
  const [best] = suggestedThreads(
    ["Turquoise", "White", "Black"].map((name) => thread(name)),
    "#6d2036",
    3,
  );
  expect(best?.name).toBe("White");
});

it.each([WHITE, NAVY, BLACK, "#6d2036", "#9aa08a"])(
  "what it suggests on %s reads well, and no two are alike",
  (cloth) => {
    const suggested = suggestedThreads(threads, cloth, 4);
    expect(suggested.length).toBeGreaterThan(1);
    for (const one of suggested) expect(readsWell(one, cloth)).toBe(true);
    expect(new Set(suggested).size).toBe(suggested.length);
  },
);

it("suggests nothing on cloth of no color", () => {
  expect(suggestedThreads(threads, "striped", 3)).toEqual([]);
  expect(readsWell(thread("Navy"), "striped")).toBe(true);
});
