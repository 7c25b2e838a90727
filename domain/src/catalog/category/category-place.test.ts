import { describe, expect, it } from "vitest";
import {
  isNameTaken,
  movedPaths,
  orderedWith,
  placeProblems,
  type PlacedCategory,
} from "./category-place.ts";

const at = (
  id: number,
  parentId: number | null,
  urlPath: string,
  position = 0,
): PlacedCategory => ({
  id,
  parentId,
  name: urlPath.toUpperCase(),
  urlKey: urlPath.split("/").at(-1) ?? "",
  urlPath,
  position,
});

const TREE = [
  at(1, null, ""),
  at(2, 1, "kitchen", 0),
  at(3, 2, "kitchen/coats", 1),
  at(4, 2, "kitchen/aprons", 0),
  at(5, 3, "kitchen/coats/long", 0),
  at(6, 1, "outdoor", 1),
];

describe("MENU-02 issue 11.8 a category goes where staff want it", () => {
  it.each([
    { id: 3, parentId: 6, before: null, told: [] },
    { id: 4, parentId: 2, before: 3, told: [] },
    { id: undefined, parentId: 5, before: null, told: [] },
    { id: 1, parentId: 6, before: null, told: ["catalog.categoryIsRoot"] },
    { id: 2, parentId: 5, before: null, told: ["catalog.categoryInItself"] },
    { id: 2, parentId: 2, before: null, told: ["catalog.categoryInItself"] },
    { id: 4, parentId: 99, before: null, told: ["catalog.noSuchShelf"] },
    { id: 4, parentId: 6, before: 3, told: ["catalog.noSuchShelf"] },
    { id: 4, parentId: 2, before: 4, told: ["catalog.noSuchShelf"] },
  ])("$id below $parentId before $before: $told", ({ id, told, ...place }) => {
    expect(placeProblems(TREE, id, place).map(({ error }) => error)).toEqual(told);
  });

  it("at most six levels below a root, with all that lies in it", () => {
    const deep = ["a", "b", "c", "d", "e"].map((_, level) =>
      at(10 + level, 9 + level, `x${level}`),
    );
    const all = [at(9, null, ""), ...deep, at(20, 9, "y"), at(21, 20, "y/z")];
    const below = (id: number, parentId: number) =>
      placeProblems(all, id, { parentId, before: null }).map(({ error }) => error);
    expect(below(21, 14)).toEqual([]);
    expect(below(20, 13)).toEqual([]);
    expect(below(20, 14)).toEqual(["catalog.categoryTooDeep"]);
  });

  it("takes all below it along, each to an address below its own", () => {
    expect(movedPaths(TREE, { id: 3, urlKey: "jackets", parentId: 6 })).toEqual([
      { id: 3, from: "kitchen/coats", to: "outdoor/jackets" },
      { id: 5, from: "kitchen/coats/long", to: "outdoor/jackets/long" },
    ]);
    expect(movedPaths(TREE, { id: 3, urlKey: "coats", parentId: 2 })).toEqual([]);
  });

  it("among its neighbours in their order", () => {
    expect(orderedWith(TREE, 3, { parentId: 2, before: 4 })).toEqual([3, 4]);
    expect(orderedWith(TREE, 6, { parentId: 2, before: 3 })).toEqual([4, 6, 3]);
    expect(orderedWith(TREE, 6, { parentId: 2, before: null })).toEqual([4, 3, 6]);
  });

  it("under a name that none of them has", () => {
    const name = "KITCHEN/COATS";
    expect(isNameTaken(TREE, { parentId: 2, name })).toBe(true);
    expect(isNameTaken(TREE, { id: 3, parentId: 2, name })).toBe(false);
    expect(isNameTaken(TREE, { parentId: 6, name })).toBe(false);
  });
});
