import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { forgetOldCounts } from "./count-shelves.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    for (const sku of ["CAP", "COAT", "APRON", "-TIE"]) await aProduct(shop, { sku });
    await aProduct(shop, { sku: "SERVICE", type: "virtual", stock: { manage_stock: false } });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.shop.db.updateTable("stock_item").set({ quantity: 10 }).execute();
});

interface CameOf {
  readonly counted: number;
  readonly refused: readonly object[];
}
type Count = readonly [sku: string, seen: number, quantity: number];
const bodyOf = (counts: readonly Count[], rest: object = {}) => ({
  key: randomUUID(),
  reason: "Counted in March",
  counts: counts.map(([sku, seen, quantity]) => ({ sku, seen, quantity })),
  ...rest,
});
const send = (body: object, by = session) =>
  callAdmin(app, "POST stock/counts", { session: by, body });
const count = async (...counts: readonly Count[]) => (await send(bodyOf(counts))).json<CameOf>();
const pieces = async (sku: string) =>
  (
    await app.shop.db
      .selectFrom("stock_item")
      .innerJoin("product", "product.id", "product_id")
      .select("quantity")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).quantity;
const traces = () =>
  app.shop.db
    .selectFrom("audit")
    .select(["subject", "before", "after"])
    .where("action", "=", "stock.change")
    .orderBy("id")
    .execute();

describe("hallway §7: a count of many shelves", () => {
  it("writes those that nobody moved, each with its trace, and tells of the others", async () => {
    const came = await count(
      ["CAP", 10, 12],
      ["COAT", 9, 4],
      ["APRON", 10, 0],
      ["SERVICE", 10, 3],
      ["-TIE", 10, -1],
    );
    expect(came).toEqual({
      counted: 2,
      refused: [
        { sku: "COAT", now: 10, problem: { error: "stock.changedMeanwhile", params: [10] } },
        { sku: "SERVICE", now: null, problem: { error: "stock.noSuchItem", params: [] } },
        { sku: "-TIE", now: 10, problem: { error: "stock.quantityInvalid", params: [1_000_000] } },
      ],
    });
    expect([await pieces("CAP"), await pieces("COAT"), await pieces("APRON")]).toEqual([12, 10, 0]);
    const reason = "Counted in March";
    expect(await traces()).toEqual([
      { subject: "CAP", before: { quantity: 10 }, after: { quantity: 12, reason } },
      { subject: "APRON", before: { quantity: 10 }, after: { quantity: 0, reason } },
    ]);
  });

  it("is written once, however often it is sent, also at the same moment", async () => {
    const before = await traces();
    const body = bodyOf([
      ["CAP", 10, 7],
      ["COAT", 8, 7],
    ]);
    const answers = await Promise.all([send(body), send(body), send(body)]);
    await app.shop.db.updateTable("stock_item").set({ quantity: 10 }).execute();
    answers.push(await send(body));
    const [first] = answers.map((answer) => answer.json<CameOf>());
    expect(first).toMatchObject({ counted: 1, refused: [{ sku: "COAT", now: 10 }] });
    expect(answers.map((answer) => answer.json<CameOf>())).toEqual([first, first, first, first]);
    expect(await pieces("CAP")).toBe(10);
    expect(await traces()).toHaveLength(before.length + 1);
  });

  it("refuses another count under its key, also a colleague's", async () => {
    const body = bodyOf([["CAP", 10, 7]]);
    await send(body);
    const other = await send({ ...body, counts: [{ sku: "CAP", seen: 7, quantity: 6 }] });
    expect(other.json()).toMatchObject({ key: "stock.countKeyUsed" });
    const clerk = await aStaffSession(app, { ...STAFF, email: "c@example.com", role: "clerk" });
    expect((await send(body, clerk)).json()).toMatchObject({ key: "stock.countKeyUsed" });
    expect(await pieces("CAP")).toBe(7);
  });

  it("is not answered with what was kept in another shape than today's, nor written again", async () => {
    const body = bodyOf([["CAP", 10, 7]]);
    await send(body);
    const kept = JSON.stringify({ counted: "one" });
    const of = app.shop.db.updateTable("stock_count").set({ came_of: kept });
    await of.where("key", "=", body.key).execute();
    await app.shop.db.updateTable("stock_item").set({ quantity: 10 }).execute();
    expect((await send(body)).json()).toMatchObject({ key: "stock.countKeyUsed" });
    expect(await pieces("CAP")).toBe(10);
  });

  it("of two at once over the same shelf writes one and tells the other", async () => {
    const came = await Promise.all([count(["CAP", 10, 4]), count(["CAP", 10, 5])]);
    expect(came.map(({ counted }) => counted).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect([4, 5]).toContain(await pieces("CAP"));
  });

  it("waits for an order that takes of a shelf, and sees what it left", async () => {
    const tx = await app.shop.db.startTransaction().execute();
    await sql`UPDATE stock_item SET quantity = quantity - 1`.execute(tx);
    const counting = count(["CAP", 10, 4]);
    const waiting = async () =>
      (await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(tx)).rows.length;
    await expect.poll(waiting).toBe(1);
    await tx.commit().execute();
    expect(await counting).toMatchObject({ counted: 0, refused: [{ now: 9 }] });
  });

  it.each([
    [{ reason: " " }, 400, "stock.reasonMissing"],
    [{ counts: [] }, 400, "access.badRequest"],
    [{ key: "one" }, 400, "access.badRequest"],
    [{ counts: [{ sku: "CAP", seen: 5.5, quantity: 1 }] }, 400, "access.badRequest"],
    [
      { counts: Array.from({ length: 10_001 }, () => ({ sku: "A", seen: 1, quantity: 1 })) },
      400,
      "access.badRequest",
    ],
    [{ reason: "x".repeat(5_000_000) }, 413, "access.bodyTooLarge"],
  ])("is refused whole: case %#", async (rest, status, key) => {
    const answer = await send(bodyOf([["CAP", 10, 1]], rest));
    expect([answer.statusCode, answer.json<{ key: string }>().key]).toEqual([status, key]);
    expect(await pieces("CAP")).toBe(10);
  });

  it("is for those whose role says so", async () => {
    const reader = await aStaffSession(app, { ...STAFF, email: "r@example.com", role: "reader" });
    expect((await send(bodyOf([["CAP", 10, 1]]), reader)).statusCode).toBe(403);
  });

  it("has its key forgotten after a month", async () => {
    await count(["CAP", 10, 1]);
    const kept = () => app.shop.db.selectFrom("stock_count").select("key").execute();
    const ctx = (now: string) => ({ db: app.shop.db, now: new Date(now) }) as never;
    await forgetOldCounts(ctx("2026-03-31T00:00:00Z"));
    expect(await kept()).not.toEqual([]);
    await forgetOldCounts(ctx("2026-04-02T00:00:00Z"));
    expect(await kept()).toEqual([]);
  });
});

describe("hallway §7: a count that comes as a file", () => {
  const read = (text: string) => {
    const form = new FormData();
    form.append("file", new File([text], "stock.csv", { type: "text/csv" }));
    return callAdmin(app, "POST stock/counts/file", { session, form });
  };
  const shelvesIn = async (text: string) =>
    (await read(text)).json<{ shelves: readonly object[] }>().shelves;

  it("is the exported list with its column filled in: what it would change is shown, nothing written", async () => {
    const exported = (await callAdmin(app, "GET stock.csv", { session })).body;
    expect(await shelvesIn(exported)).toEqual([]);
    const typed: Readonly<Record<string, string>> = { "'-TIE": "1 000", CAP: "12", COAT: "10" };
    const filled = exported.replaceAll(
      /^(\S+?)(,Product \S+?,10,),/gm,
      (_, sku: string, rest: string) => `${sku}${rest}${typed[sku] ?? ""},`,
    );
    await app.shop.db
      .updateTable("stock_item")
      .set({ quantity: 8 })
      .where("product_id", "in", (of) =>
        of.selectFrom("product").select("id").where("sku", "=", "CAP"),
      )
      .execute();
    const shelves = await shelvesIn(filled);
    expect(shelves).toEqual([
      { sku: "-TIE", seen: 10, counted: 1000, now: 10, problem: null },
      {
        sku: "CAP",
        seen: 10,
        counted: 12,
        now: 8,
        problem: { error: "stock.changedMeanwhile", params: [8] },
      },
    ]);
    expect(await pieces("-TIE")).toBe(10);
  });

  it("shows what stands in the file where that is no number", async () => {
    const long = "x".repeat(50);
    const shelves = await shelvesIn(`sku,qty,counted\nCAP,10,many\nCOAT,${long},-3\n`);
    expect(shelves).toMatchObject([
      { sku: "CAP", seen: 10, counted: null, written: { seen: "10", counted: "many" } },
      { sku: "COAT", seen: null, counted: null, written: { seen: long.slice(10), counted: "-3" } },
    ]);
  });

  it("says how many lines were read and counted, and found as seen", async () => {
    const told = (await read("sku,qty,counted\nCAP,10,10\n\nCOAT,10,\nAPRON,10,3\n")).json();
    expect(told).toMatchObject({ lines: 3, counted: 2, asSeen: 1, shelves: [{ sku: "APRON" }] });
  });

  it.each([
    ["semicolons", "sku;qty;counted\r\nCAP;10;3\r\n"],
    ["tabs, other columns and another order", "counted\tname\tSKU\tqty\n3\tA cap\tCAP\t10\n"],
    ["old line ends and blank lines", "sku,qty,counted\r\rCAP,10,3\r"],
    ["its delimiter told in a line above", "sep=;\r\nsku;qty;counted\r\nCAP;10;3\r\n"],
    ["decimals", 'name,sku,qty,counted\n"a ""cap"", 3"" wide",CAP,10.00,3.0\n'],
    ["cells left out at the end of lines", "sku,qty,counted\nCOAT\nCAP,10,3\n"],
  ])("is read with %s", async (_, text) => {
    expect(await shelvesIn(text)).toEqual([
      { sku: "CAP", seen: 10, counted: 3, now: 10, problem: null },
    ]);
  });

  it.each([
    ["CAP,10,some", "stock.quantityInvalid"],
    ["CAP,,3", "stock.seenUnreadable"],
    ["HAT,10,3", "stock.skuUnknown"],
    ["SERVICE,10,3", "stock.noSuchItem"],
    ["CAP\0,10,3", "stock.skuUnknown"],
    ["CAP,10,3\nCAP,10,4", "stock.countedTwice"],
    ["CAP,10,10\nCAP,10,3", "stock.countedTwice"],
    ["CAP,-2,3", "stock.changedMeanwhile"],
  ])("says of the line %j why it would stay: %s", async (line, error) => {
    const [shelf] = await shelvesIn(`sku,qty,counted\n${line}\n`);
    expect(shelf).toMatchObject({ problem: { error } });
  });

  it.each([
    ["", "stock.countFileUnreadable"],
    ["sku,qty\nCAP,3", "stock.countFileUnreadable"],
    ["sku,qty,counted,counted\nCAP,10,,3", "stock.countFileUnreadable"],
    [",".repeat(7_900_000), "stock.countFileUnreadable"],
    ["sku,qty,counted\nCAP,1,000,3", "stock.countLineUnreadable"],
    [`sku,qty,counted\n${",".repeat(7_900_000)}`, "stock.countLineUnreadable"],
    [`sku,qty,counted\n${"CAP,10,3\n".repeat(10_001)}`, "stock.tooManyCounts"],
    ["x".repeat(8_100_000), "access.bodyTooLarge"],
  ])("is refused where it is none: case %#", async (text, key) => {
    expect((await read(text)).json()).toMatchObject({ key });
  });
});
