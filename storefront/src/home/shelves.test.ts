import { describe, expect, it } from "vitest";
import { categoryTree } from "../catalog/category-tree.ts";
import { aCategory, aTile, aTree } from "../testing/catalog.ts";
import { bestOf, railCategories } from "./shelves.ts";

/** Departments with so many categories each, ids 10, 20 …, children 11, 12 … */
function aStore(...sizes: readonly number[]) {
  const departments = sizes.flatMap((size, index) => {
    const id = (index + 1) * 10;
    const children = Array.from({ length: size }, (_, child) => id + child + 1);
    return [
      aCategory({ id, name: `Department ${id}`, url: `/${id}`, children }),
      ...children.map((child) =>
        aCategory({ id: child, parentId: id, name: `Category ${child}`, url: `/${id}/${child}` }),
      ),
    ];
  });
  const { items, rootId } = aTree(...departments);
  return categoryTree(items, rootId);
}

const ids = (categories: readonly { id: number }[]) => categories.map(({ id }) => id);

describe("the rail", () => {
  it("hangs the first of every department before the second of any, in the order of the tree", () => {
    expect(ids(railCategories(aStore(4, 4, 2, 4)))).toEqual([11, 12, 21, 22, 31, 32, 41]);
  });

  it("hangs the departments themselves where they have nothing below", () => {
    expect(ids(railCategories(aStore(0, 0, 0)))).toEqual([10, 20, 30]);
  });

  it("leaves out what is empty", () => {
    const { items, rootId } = aTree(aCategory({ id: 10, productCount: 0 }), aCategory({ id: 20 }));
    expect(ids(railCategories(categoryTree(items, rootId)))).toEqual([20]);
  });
});

describe("best sellers", () => {
  const best = [{ text: "Best seller", position: "topRight" }];

  it("are those that staff call so, then the first of each list, none twice", () => {
    const lists = [
      [aTile({ id: 1 }), aTile({ id: 2, labels: best })],
      [aTile({ id: 3, labels: best })],
      [aTile({ id: 4 }), aTile({ id: 5 })],
      [aTile({ id: 2, labels: best })],
    ];
    expect(ids(bestOf(lists))).toEqual([2, 3, 1, 4]);
  });
});
