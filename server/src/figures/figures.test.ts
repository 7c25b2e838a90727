import { DAY_MS } from "@placket/domain/durations";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { keepFigures } from "./figures.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36";

let app: TestApp;
let session: string;
let capId: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, { sku: "CAP", name: "Round Cap" });
    await aProduct(shop, { sku: "APRON", name: "Bib Apron" });
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());
/** Whoever comes in one test was never there before it. */
let test = 0;
beforeEach(() => {
  test += 1;
});
afterEach(async () => {
  await writeDown();
  await app.shop.db.deleteFrom("visit_figure").execute();
});

const writeDown = () => keepFigures(contextFor(app.call));
const day = () => app.time.now.toISOString().slice(0, 10);

async function tell(body: object, { who = 1, browser = CHROME } = {}) {
  const { statusCode } = await app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/app-figure",
    remoteAddress: `203.0.${test}.${who}`,
    headers: { "user-agent": browser },
    payload: body,
  });
  return statusCode;
}

const counted = async () => {
  await writeDown();
  const { rows } = await sql<{ at: string }>`
    SELECT stage || ' ' || product_id || ' ' || times AS at FROM visit_figure
    ORDER BY stage, product_id`.execute(app.shop.db);
  return rows.map(({ at }) => at);
};

describe("issue 12.7 staff read the figures as reports", () => {
  interface Read {
    readonly sections: readonly {
      readonly rows: readonly {
        readonly label: string;
        readonly beside: string;
        readonly counts: Readonly<Record<string, number>>;
      }[];
    }[];
  }
  const read = async (name: string) => {
    await writeDown();
    const query = `from=${day()}&to=${day()}`;
    const answer = await callAdmin(app, `GET reports/${name}?${query}`, { session });
    expect(answer.statusCode).toBe(200);
    return answer.json<Read>().sections.flatMap(({ rows }) => rows);
  };
  const visit = async () => {
    await tell({ stage: "product", sku: "CAP" });
    await tell({ stage: "cart", sku: "CAP" });
    await tell({ stage: "checkout" });
    for (const n of [2, 3, 4]) {
      // oxlint-disable-next-line no-await-in-loop
      await tell({ stage: "product", sku: "APRON" }, { who: n });
    }
  };

  it("by day", async () => {
    await visit();
    expect(await read("visits-by-day")).toEqual([
      {
        label: day(),
        beside: "",
        order: null,
        amounts: {},
        counts: { visits: 4, sawProduct: 4, filledCart: 1, beganCheckout: 1, orders: 0 },
      },
    ]);
  });

  it("from the visit to the order, each step with its share", async () => {
    await visit();
    const steps = await read("visit-to-order");
    expect(steps.map(({ label, beside, counts }) => [label, beside, counts["reached"]])).toEqual([
      ["Visited", "100.0%", 4],
      ["Saw a product", "100.0%", 4],
      ["Put something into the cart", "25.0%", 1],
      ["Began the checkout", "25.0%", 1],
      ["Orders", "0.0%", 0],
    ]);
  });

  it("by style, and as a file", async () => {
    await visit();
    const styles = await read("styles-seen");
    expect(styles.map(({ label, beside, counts }) => [label, beside, counts])).toEqual([
      ["Bib Apron", "APRON", { seen: 3, intoCart: 0, pieces: 0 }],
      ["Round Cap", "CAP", { seen: 1, intoCart: 1, pieces: 0 }],
    ]);
    const file = await callAdmin(app, `GET reports/styles-seen/rows.csv?from=${day()}`, {
      session,
    });
    expect(file.body).toContain("Style,SKU,Seen,Put into Carts,Pieces");
    expect(file.body).toContain("Bib Apron,APRON,3,0,0");
  });

  it("and nothing of days without any", async () => {
    expect(await read("visit-to-order")).toEqual([]);
    expect(await read("visits-by-day")).toEqual([]);
  });
});

describe("issue 12.7 visits are counted", () => {
  it("once for a browser and a day, with how far they came and which styles they saw", async () => {
    await tell({ stage: "visit" });
    await tell({ stage: "visit" });
    await tell({ stage: "product", sku: "CAP" });
    await tell({ stage: "product", sku: "CAP" });
    await tell({ stage: "visit" }, { who: 2 });
    expect(await counted()).toEqual(["product 0 1", `product ${capId} 1`, "visit 0 2"]);
    await tell({ stage: "visit" });
    await tell({ stage: "cart", sku: "CAP" }, { who: 2 });
    expect(await counted()).toEqual([
      "cart 0 1",
      `cart ${capId} 1`,
      "product 0 1",
      `product ${capId} 1`,
      "visit 0 2",
    ]);
  });

  it("of so many browsers of one network at most: whoever invents their names is no crowd", async () => {
    const invented = Array.from({ length: 310 }, (_, name) => `${CHROME} Invented/${name}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const browser of invented) await tell({ stage: "product", sku: "CAP" }, { browser });
    await tell({ stage: "visit" }, { browser: invented[0] ?? "" });
    await tell({ stage: "visit" }, { who: 2 });
    expect(await counted()).toEqual(["product 0 300", `product ${capId} 300`, "visit 0 301"]);
  });

  it("again on the next day, and also of whoever comes by a product's link first", async () => {
    await tell({ stage: "product", sku: "no-such-product" });
    app.time.now = new Date(app.time.now.getTime() + DAY_MS);
    await tell({ stage: "checkout" });
    expect(await counted()).toEqual(["checkout 0 1", "product 0 1", "visit 0 1", "visit 0 1"]);
  });

  it("not of machines that say what they are", async () => {
    for (const browser of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "curl/8.5.0", ""]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await tell({ stage: "visit" }, { browser })).toBe(200);
    }
    expect(await counted()).toEqual([]);
  });

  it.each([{ stage: "order" }, { stage: "visit", sku: "S".repeat(65) }, {}])(
    "and nothing of what no browser tells: %j",
    async (body) => {
      expect(await tell(body)).toBe(400);
      expect(await counted()).toEqual([]);
    },
  );

  it("keeps neither address, browser nor a hash of them", async () => {
    await tell({ stage: "visit" });
    await writeDown();
    const { rows } = await sql<{ column: string }>`
      SELECT column_name AS column FROM information_schema.columns WHERE table_name = 'visit_figure'
      ORDER BY 1`.execute(app.shop.db);
    expect(rows.map(({ column }) => column)).toEqual([
      "day",
      "product_id",
      "stage",
      "store_view_id",
      "times",
    ]);
  });

  it("as long as a report looks back", async () => {
    await tell({ stage: "visit" });
    expect(await counted()).toEqual(["visit 0 1"]);
    const { time } = app;
    time.now = new Date(time.now.getTime() + 742 * DAY_MS);
    expect(await counted()).toEqual([]);
  });
});
