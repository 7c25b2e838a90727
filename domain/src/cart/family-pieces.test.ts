import { expect, it } from "vitest";
import { familyPieces } from "./family-pieces.ts";

const line = (productId: number, parentId: number | null, quantity: number) => ({
  productId,
  parentId,
  quantity,
});

it("tier prices count the pieces of a family, whatever sizes and colors (decision 0004)", () => {
  const [small, large, cap, other] = [
    line(11, 10, 3),
    line(12, 10, 4),
    line(20, null, 2),
    line(31, 30, 1),
  ];
  const piecesOf = familyPieces([small, large, cap, other]);
  expect([small, large, cap, other].map(piecesOf)).toEqual([7, 7, 2, 1]);
});
