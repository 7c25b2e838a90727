import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asText, hostile } from "../testing/hostile-values.ts";
import { anOrder } from "../testing/order.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { writeCursor } from "./cursor.ts";
import { ROWS_PER_PAGE } from "./list-page.ts";

let app: TestApp;
let session = "";

/** More than two pages, with ties in what they are sorted by. */
const ORDERS = Array.from({ length: 2 * ROWS_PER_PAGE + 7 }, (_, i) => ({
  number: String(200_000_001 + i),
  email: i % 3 === 0 ? `Chef${i % 5}@hotel.example` : "buyer@example.com",
  grand_total_minor: 100 * (i % 7),
  created_at: new Date(Date.UTC(2026, 1, 1 + (i % 28), 23, 59, 59)),
}));

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
  for (const order of ORDERS) await anOrder(app.shop.db, order);
});
afterAll(() => app.close());

interface Listed {
  readonly rows: readonly { readonly number: string; readonly email: string }[];
  readonly next: string | null;
}
const ask = (query: string, path = "orders") => callAdmin(app, `GET ${path}?${query}`, { session });

/** Every row of a list, walked page by page. */
async function walk(query: string): Promise<Listed["rows"]> {
  const rows: Listed["rows"][number][] = [];
  let after: string | null = "";
  while (after !== null) {
    const page: Listed = (
      await ask(`${query}${after === "" ? "" : `&after=${encodeURIComponent(after)}`}`)
    ).json();
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

const sorted = (by: (order: (typeof ORDERS)[number]) => string | number) =>
  ORDERS.map((order, i) => ({ order, key: by(order), i }))
    .sort((a, b) => (a.key === b.key ? a.i - b.i : a.key < b.key ? -1 : 1))
    .map(({ order }) => order.number);

describe("hallway §7: a list is sorted, filtered and read by key", () => {
  it.each([
    ["created", sorted(({ created_at }) => created_at.getTime())],
    ["total", sorted(({ grand_total_minor }) => grand_total_minor)],
    ["email", sorted(({ email }) => email.toLowerCase())],
  ])("by %s, and the other way round: nothing twice, nothing left out", async (sort, numbers) => {
    expect((await walk(`sort=${sort}`)).map(({ number }) => number)).toEqual(numbers);
    expect((await walk(`sort=-${sort}`)).map(({ number }) => number)).toEqual(numbers.toReversed());
  });

  it("by days, both of which belong to it", async () => {
    const rows = await walk("from=2026-02-02&to=2026-02-03");
    const days = ORDERS.filter(({ created_at }) => [2, 3].includes(created_at.getUTCDate()));
    expect(rows.map(({ number }) => number).sort()).toEqual(days.map(({ number }) => number));
  });

  it.each([
    "sort=email_desc",
    "sort=id;DROP",
    "from=2026-02-31x",
    "status=lost",
    "after=nonsense",
    `after=${writeCursor({ sort: "-created", value: "text", id: 1 })}`,
    `after=${writeCursor({ sort: "-total", value: 1, id: 1 })}`,
    `sort=email&after=${writeCursor({ sort: "email", value: "a\0b", id: 1 })}`,
    `sort=email&after=${writeCursor({ sort: "email", value: "\ud800", id: 1 })}`,
    `after=${writeCursor({ sort: "-created", value: 1e300, id: 1 })}`,
    `after=${writeCursor({ sort: "-created", value: 1, id: 0.5 })}`,
  ])("refuses %s", async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ key: "access.badRequest" });
  });

  it("takes whatever is sent for what it is, and never fails", async () => {
    const lists = ["orders", "letters", "deliveries", "audit", "staff"];
    const names = ["search", "sort", "after", "status", "state", "role", "email", "from", "to"];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists, ...lists.map((list) => `${list}.csv`)),
        fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 3 }),
        async (path, query) => {
          const text = new URLSearchParams(
            Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]),
          );
          const answer = await ask(text.toString(), path);
          expect([200, 400], `${path}?${text.toString()}`).toContain(answer.statusCode);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("hallway §7: a list as a file", () => {
  const lines = (body: string) =>
    body
      .replace(/^\ufeff/, "")
      .trimEnd()
      .split("\n");

  it("holds what the filter finds, in its order, however much it is", async () => {
    const more = Array.from({ length: 520 }, (_, i) => String(400_000_001 + i));
    for (const number of more) await anOrder(app.shop.db, { number, email: "many@example.com" });
    const answer = await ask("search=many%40&sort=created", "orders.csv");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
      "cache-control": "no-store",
    });
    const [title, ...rows] = lines(answer.body);
    expect(title).toBe(
      "order,placed,status,stage,name,email,store,pieces,payment,invoice open until,total,currency",
    );
    expect(rows.map((row) => row.slice(0, 9))).toEqual(more);
    expect(rows[0]).toBe(
      "400000001,2026-03-02T09:00:00.000Z,processing,To Pack,Demo Buyer,many@example.com,US English,0,,,0,USD",
    );
  });

  it("runs no formula that a shopper typed", async () => {
    await anOrder(app.shop.db, { number: "500000001", email: '=cmd|"/c calc"!A1@x.example' });
    const answer = await ask("search=500000001", "orders.csv");
    expect(lines(answer.body)[1]).toContain(`"'=cmd|""/c calc""!A1@x.example"`);
  });

  it("is for whoever may see the list, and nobody else", async () => {
    const decorator = await aStaffSession(app, {
      ...STAFF,
      email: "deco@example.com",
      role: "decorator",
    });
    for (const path of ["letters.csv", "staff.csv", "audit.csv", "deliveries.csv"]) {
      const answer = await callAdmin(app, `GET ${path}`, { session: decorator });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    expect((await callAdmin(app, "GET orders.csv", { session: decorator })).statusCode).toBe(200);
    expect((await callAdmin(app, "GET orders.csv")).statusCode).toBe(401);
  });
});
