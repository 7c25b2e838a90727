import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ROWS_PER_PAGE } from "../../list/list-page.ts";
import { anOrder } from "../../testing/order.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.shop.db.deleteFrom("sales_order").execute();
});

interface List {
  readonly rows: readonly { readonly number: string }[];
  readonly next: string | null;
  readonly counts: { readonly byStatus: Readonly<Record<string, number>> | null } | null;
}

async function list(query = ""): Promise<List> {
  const answer = await callAdmin(app, `GET orders?${query}`, { session });
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
}
const numbersOf = ({ rows }: List) => rows.map(({ number }) => number);

describe("issue 9.9 orders are found", () => {
  /** An order with one line, for a search. */
  async function searched(number: string, { sku, po, at }: Searched): Promise<void> {
    const { db } = app.shop;
    await anOrder(db, { number, ...(at ? { created_at: new Date(at) } : {}) });
    const { id } = await db
      .updateTable("sales_order")
      .set({ purchase_order_number: po ?? null })
      .where("number", "=", number)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("order_item")
      .values({
        order_id: id,
        product_id: 1,
        sku,
        name: sku,
        configuration: JSON.stringify({ kind: "plain" }),
        quantity: 1,
        price_minor: 0,
        row_total_minor: 0,
        discount_minor: 0,
        tax_minor: 0,
      })
      .execute();
  }
  interface Searched {
    readonly sku: string;
    readonly po?: string;
    readonly at?: string;
  }

  it("by the number of the buyer's purchase order, and the beginning of a product's number", async () => {
    await searched("600000001", { sku: "COAT-White-M", po: "PO_77/81" });
    await searched("600000002", { sku: "COAT-Black-L" });
    await searched("600000003", { sku: "TOQUE", po: "coat-9" });
    expect(numbersOf(await list("search=_77%2F"))).toEqual(["600000001"]);
    expect(numbersOf(await list("search=coat-b"))).toEqual(["600000002"]);
    const all = await list("search=COAT");
    expect(numbersOf(all), "by either, each once").toEqual(["600000003", "600000002", "600000001"]);
    expect(all.counts?.byStatus).toEqual({ processing: 3 });
    expect(numbersOf(await list("search=White"))).toEqual([]);
    expect(numbersOf(await list("search=coat-%25"))).toEqual([]);
    expect(numbersOf(await list("search=coat&sort=created&status=processing"))).toHaveLength(3);
  });

  it("by the beginning of a word where there are no three letters", async () => {
    await searched("600000001", { sku: "CAP" });
    expect(numbersOf(await list("search=bu")), "Buyer, buyer@").toEqual(["600000001"]);
    expect(numbersOf(await list("search=60"))).toEqual(["600000001"]);
    expect(numbersOf(await list("search=uy"))).toEqual([]);
    expect(numbersOf(await list("search=%25"))).toEqual([]);
  });

  it("page by page as they were written, to the microsecond, by either way of finding them", async () => {
    const many = ROWS_PER_PAGE + 2;
    for (let n = 0; n < many; n += 1) {
      const micros = String(999_999 - n).padStart(6, "0");
      const at = `2026-03-02T09:00:00Z`;
      await searched(`7000000${String(n).padStart(2, "0")}`, { sku: n % 2 ? "VEST" : "HAT", at });
      await sql`UPDATE sales_order SET created_at = ${`2026-03-02 09:00:00.${micros}+00`}::timestamptz
        WHERE number = ${`7000000${String(n).padStart(2, "0")}`}`.execute(app.shop.db);
    }
    const first = await list("search=7000000");
    const second = await list(`search=7000000&after=${first.next}`);
    const found = [...numbersOf(first), ...numbersOf(second)];
    expect(found).toEqual(
      Array.from({ length: many }, (_, n) => `7000000${String(n).padStart(2, "0")}`),
    );
    expect(second.next).toBeNull();
    const wrong = Buffer.from(JSON.stringify(["-created", "2026-13-45", 1])).toString("base64url");
    const answer = await callAdmin(app, `GET orders?after=${wrong}`, { session });
    expect(answer.statusCode).toBe(400);
    const far = Buffer.from(JSON.stringify(["-created", -9e15, 1])).toString("base64url");
    expect((await list(`after=${far}`)).rows).toEqual([]);
  });

  it("more than a thousand by their words are listed newest first, and counted by nobody", async () => {
    await anOrder(app.shop.db, { number: "600000001" });
    await sql`WITH one AS (INSERT INTO cart (mask_id, store_view_id, is_active)
      SELECT md5(n::text), 1, false FROM generate_series(1, 1001) AS n RETURNING id)
      INSERT INTO sales_order (number, cart_id, store_view_id, status, email, currency, billing_address,
        payment_method_code, totals, grand_total_minor, confirmation_token, created_at, updated_at)
      SELECT 'M' || row_number() OVER (ORDER BY one.id), one.id, store_view_id, status, email, currency, billing_address,
        payment_method_code, totals, grand_total_minor, confirmation_token,
        created_at + row_number() OVER (ORDER BY one.id) * interval '1 second', updated_at
      FROM sales_order, one WHERE number = '600000001'`.execute(app.shop.db);
    const many = await list("search=buyer");
    expect(many.counts?.byStatus).toBeNull();
    expect(numbersOf(many).slice(0, 2)).toEqual(["M1001", "M1000"]);
    await app.shop.db.deleteFrom("sales_order").where("number", "in", ["M1", "M2"]).execute();
    const all = await list("search=buyer&sort=created");
    expect(all.counts?.byStatus).toEqual({ processing: 1000 });
    expect(numbersOf(all).slice(0, 2)).toEqual(["600000001", "M3"]);
    expect(numbersOf(await list(`search=buyer&sort=created&after=${all.next}`))[0]).toBe("M52");
  });
});
