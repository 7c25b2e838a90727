import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderGrid } from "./order-grid.ts";
import {
  lostInPaste,
  nextMultipleOrder,
  startMultipleOrder,
  type MultipleOrder,
  type MultipleOrderEvent,
} from "./order-multiple.ts";
import {
  canAddOrder,
  cellProblems,
  columnPieces,
  orderProblems,
  orderedPieces,
  piecePrices,
  piecesOf,
  rowPieces,
  totalAmount,
  totalPieces,
} from "./order-totals.ts";
import { aFamily, aStock, size } from "./testing.ts";

const family = aFamily();
const empty = startMultipleOrder(family);
const guest = { isLoggedIn: false };
const after = (...events: MultipleOrderEvent[]) => events.reduce(nextMultipleOrder, empty);
const type = (row: number, column: number, text: string) =>
  ({ type: "type", row, column, text }) as const;
const cell = ({ grid }: MultipleOrder, row: number, column: number) =>
  grid.rows[row]!.cells[column]!;

describe("PDP-31 the grid", () => {
  it("has a row per color and a column per size", () => {
    const { rows, columns } = orderGrid(family);
    expect(rows.map(({ label }) => label)).toEqual(["White", "Black", "Navy"]);
    expect(columns.map(({ label }) => label)).toEqual(["S", "M", "L"]);
  });

  it("crosses out what is sold out and what is not made", () => {
    const { rows } = orderGrid(family);
    expect(rows.map(({ cells }) => cells.map(({ isBuyable }) => isBuyable))).toEqual([
      [false, true, true],
      [true, true, true],
      [true, true, false],
    ]);
    expect(rows[2]!.cells[2]!.productId).toBeUndefined();
  });

  it("has one row without a name for a product that comes in sizes only", () => {
    const sizes = aFamily({ choices: [size] });
    expect(orderGrid(sizes).rows.map(({ label }) => label)).toEqual([""]);
  });
});

describe("PDP-31, PDP-40 filling it in", () => {
  it("adds each combination as its own simple product", () => {
    expect(orderedPieces(after(type(0, 1, "5"), type(1, 0, "2")))).toEqual([
      { productId: 112, quantity: 5 },
      { productId: 211, quantity: 2 },
    ]);
  });

  it("takes no entry in a sold-out cell, in one that is not made, or outside", () => {
    expect(after(type(0, 0, "3"), type(2, 2, "3"), type(9, 9, "3")).entries).toEqual({});
  });

  it("PDP-41 rounds an entry to a whole multiple when the cell is left", () => {
    const fives = aFamily({
      stock: family.stock.map((one) =>
        aStock(one.productId, { rules: { minimum: 5, maximum: 50, increment: 5 } }),
      ),
    });
    const at = { row: 1, column: 1 };
    const order = [
      { type: "type", text: "7", ...at },
      { type: "commit", ...at },
    ] as const;
    const left = order.reduce<MultipleOrder>(nextMultipleOrder, startMultipleOrder(fives));
    expect(left.entries[cell(left, 1, 1).key]).toBe("10");
  });

  it("PDP-41 refuses what is no whole number at its cell, and leaves it as it was typed", () => {
    const at = { row: 1, column: 1 };
    const left = nextMultipleOrder(after(type(1, 1, "1.5")), { type: "commit", ...at });
    const { key } = cell(left, 1, 1);
    expect(left.entries[key]).toBe("1.5");
    expect(orderProblems(left)).toEqual([{ error: "quantity.notANumber", field: key, params: [] }]);
    expect(totalPieces(left)).toBe(0);
  });

  it("PDP-45 leaves a text that is no number to be read, and says so", () => {
    const order = after(type(1, 1, "a few"), { type: "commit", row: 1, column: 1 });
    expect(order.entries[cell(order, 1, 1).key]).toBe("a few");
    expect(cellProblems(order, cell(order, 1, 1)).map((p) => p.error)).toEqual([
      "quantity.notANumber",
    ]);
    expect(canAddOrder(order, guest)).toBe("quantity.notANumber");
  });

  it("a zero empties the cell when it is left", () => {
    expect(after(type(1, 1, "0"), { type: "commit", row: 1, column: 1 }).entries).toEqual({});
  });

  it("PDP-42, PDP-43 names the cells that break the limits of their product", () => {
    const limited = aFamily({
      stock: family.stock.map((one) =>
        aStock(one.productId, { rules: { minimum: 2, maximum: 9, increment: 1 } }),
      ),
    });
    const order = [type(1, 0, "1"), type(1, 1, "9"), type(1, 2, "10")].reduce<MultipleOrder>(
      nextMultipleOrder,
      startMultipleOrder(limited),
    );
    expect(orderProblems(order).map(({ error, params }) => [error, ...params])).toEqual([
      ["quantity.belowMinimum", 2],
      ["quantity.aboveMaximum", 8],
    ]);
  });

  it("says when more is wanted than there is, unless orders may wait", () => {
    const order = after(type(1, 1, "101"));
    expect(orderProblems(order).map(({ error }) => error)).toEqual(["cart.outOfStock"]);
    const waiting = startMultipleOrder(
      aFamily({ stock: family.stock.map((one) => ({ ...one, backorders: true })) }),
    );
    expect(orderProblems(nextMultipleOrder(waiting, type(1, 1, "101")))).toEqual([]);
  });

  it("drops entries of cells that were sold out meanwhile", () => {
    const gone = aFamily({ stock: family.stock.filter(({ productId }) => productId !== 212) });
    const order = nextMultipleOrder(after(type(1, 1, "4"), type(1, 2, "4")), {
      type: "renew",
      family: gone,
    });
    expect(totalPieces(order)).toBe(4);
  });
});

describe("totals", () => {
  const order = after(type(0, 1, "14"), type(1, 1, "10"), type(1, 2, "2"));

  it("counts rows, columns and all", () => {
    expect([rowPieces(order, 0), rowPieces(order, 1), rowPieces(order, 2)]).toEqual([14, 12, 0]);
    expect([columnPieces(order, 0), columnPieces(order, 1), columnPieces(order, 2)]).toEqual([
      0, 24, 2,
    ]);
    expect(totalPieces(order)).toBe(26);
  });

  it("PDP-48 takes the tier that all pieces together reach", () => {
    expect(totalAmount(order)).toEqual({ minor: 26 * 4650, currency: "USD" });
    expect(piecePrices(order)?.low.minor).toBe(4650);
  });

  it("PDP-48 pieces of the family in the cart count for the tier, not for the sum", () => {
    expect(totalAmount(order, 24)).toEqual({ minor: 26 * 4210, currency: "USD" });
    expect(piecePrices(order, 24)?.high.minor).toBe(4210);
  });

  it("PDP-34 every combination needs a price", () => {
    const priceless = aFamily({ variantMinor: { 112: 5400 } });
    const one = nextMultipleOrder(startMultipleOrder(priceless), type(1, 1, "1"));
    expect(totalAmount(one)).toBeUndefined();
    expect(canAddOrder(one, guest)).toBe("configurator.noPrice");
  });

  it("PDP-40 an empty grid cannot be added", () => {
    expect(canAddOrder(empty, guest)).toBe("configurator.incomplete");
    expect(canAddOrder(order, guest)).toBe(true);
  });
});

describe("pasting from a spreadsheet", () => {
  it("lays the block down from the cell on, crossed-out cells keep nothing", () => {
    const order = after({ type: "paste", row: 0, column: 0, text: "3\t5\t4\n2\t4\t\n" });
    expect(orderedPieces(order).map((one) => Object.values(one))).toEqual([
      [112, 5],
      [113, 4],
      [211, 2],
      [212, 4],
    ]);
  });

  it("counts what fell on crossed-out cells or beside the grid", () => {
    expect(lostInPaste(empty, "3\t5\t4\t9\n2\t0\t\t0", { row: 0, column: 0 })).toBe(2);
  });

  it("an empty cell of the block empties the cell under it", () => {
    const order = nextMultipleOrder(after(type(1, 0, "3")), {
      type: "paste",
      row: 1,
      column: 0,
      text: "\t7",
    });
    expect(orderedPieces(order)).toEqual([{ productId: 212, quantity: 7 }]);
  });
});

describe("properties", () => {
  const anyEvent: fc.Arbitrary<MultipleOrderEvent> = fc.oneof(
    fc.record({
      type: fc.constant("type" as const),
      row: fc.nat(3),
      column: fc.nat(3),
      text: fc.oneof(fc.nat(60).map(String), fc.constantFrom("", "x", "-2", "1.5", " 7 ")),
    }),
    fc.record({ type: fc.constant("commit" as const), row: fc.nat(3), column: fc.nat(3) }),
    fc.record({
      type: fc.constant("paste" as const),
      row: fc.nat(2),
      column: fc.nat(2),
      text: fc.array(fc.nat(40), { maxLength: 4 }).map((list) => list.join("\t")),
    }),
  );
  const anyOrder = fc.array(anyEvent).map((events) => events.reduce(nextMultipleOrder, empty));

  it("totals are the sum of the cells, by rows, by columns and by products", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const cells = order.grid.rows.flatMap((row) => row.cells);
        const sum = cells.reduce((total, one) => total + piecesOf(order, one), 0);
        const rows = order.grid.rows.reduce((total, _, row) => total + rowPieces(order, row), 0);
        const columns = order.grid.columns.reduce(
          (total, _, at) => total + columnPieces(order, at),
          0,
        );
        const ordered = orderedPieces(order).reduce((total, one) => total + one.quantity, 0);
        expect([rows, columns, ordered, totalPieces(order)]).toEqual([sum, sum, sum, sum]);
      }),
    );
  });

  it("never orders what cannot be bought", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const ids = orderedPieces(order).map(({ productId }) => productId);
        expect(ids).not.toContain(111);
        expect(ids).not.toContain(313);
      }),
    );
  });
});
