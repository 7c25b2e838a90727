import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../http/log.ts";
import { notifyThrough } from "../db/notify.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aCategory, catalogApp, type CatalogApp } from "./testing/catalog-app.ts";
import { catalogChanged, createReadModel, stockChanged, type ReadModel } from "./read-model.ts";

let app: CatalogApp;
let second: ReadModel;
let category = 0;
let cap = 0;
let coat: Awaited<ReturnType<typeof aConfigurable>>;

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    cap = await aProduct(shop, {
      sku: "CAP",
      name: "Skull Cap",
      price_minor: 1000,
      special_price_minor: 800,
      special_from: "2026-03-02T11:00:00Z",
      special_to: "2026-03-02T12:00:00Z",
    });
    coat = await aConfigurable(shop, { sku: "COAT", name: "Chef Coat" });
    category = await aCategory(shop, { name: "All", urlPath: "all", products: [cap, coat.id] });
  });
  second = await createReadModel({
    database: app.database,
    now: () => app.time.now,
    log: silentLog,
    debounceMs: 0,
  });
});

afterAll(async () => {
  await second.close();
  await app.close();
});

/** Both read models have heard of the change and read it. */
async function bothSettled(): Promise<void> {
  await expect
    .poll(() => Promise.all([app.catalog.settled(), second.settled()]).then(() => true))
    .toBe(true);
}

const capPrice = async () => {
  const { body, headers } = await app.get(`app-products?categoryId=${category}`);
  return {
    value: body.items[0].price.value,
    original: body.items[0].originalPrice?.value,
    etag: headers["etag"],
  };
};

describe("special prices", () => {
  it.each([
    ["2026-03-02T10:59:59.999Z", 10, undefined],
    ["2026-03-02T11:00:00.000Z", 8, 10],
    ["2026-03-02T11:59:59.999Z", 8, 10],
    ["2026-03-02T12:00:00.000Z", 10, undefined],
    ["2026-03-02T10:00:00.000Z", 10, undefined],
  ])(
    "are right at %s without a rebuild, and the kept answer goes with them",
    async (instant, value, original) => {
      app.time.now = new Date(instant);
      expect(await capPrice()).toMatchObject({ value, original });
      const detail = await app.get(`app-product-info?id=${cap}`);
      expect(detail.body.price.value).toBe(value);
    },
  );
});

describe("several processes", () => {
  it("follow one database by notification", async () => {
    const before = await capPrice();
    await app.database.db.transaction().execute(async (tx) => {
      await tx.updateTable("product").set({ name: "Round Cap" }).where("id", "=", cap).execute();
      await catalogChanged(tx);
    });
    await expect.poll(() => second.current().sellable(cap, null, 1)?.name).toBe("Round Cap");
    await expect.poll(() => app.catalog.current().sellable(cap, null, 1)?.name).toBe("Round Cap");
    expect((await capPrice()).etag).not.toBe(before.etag);
  });

  it("do not see what a transaction that was undone wrote", async () => {
    const version = second.current().version;
    await expect(
      app.database.db.transaction().execute(async (tx) => {
        await tx.updateTable("product").set({ name: "Never" }).where("id", "=", cap).execute();
        await catalogChanged(tx);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await bothSettled();
    expect([second.current().version, second.current().sellable(cap, null, 1)?.name]).toEqual([
      version,
      "Round Cap",
    ]);
  });

  it("read only the stock when only stock changed", async () => {
    const snapshot = second.current();
    const variant = coat.variants["White/M"] ?? 0;
    await app.database.db
      .updateTable("stock_item")
      .set({ quantity: 3 })
      .where("product_id", "=", variant)
      .execute();
    await stockChanged(app.database.db, [variant]);
    await expect.poll(() => second.current().sellable(variant, coat.id, 1)?.stockQuantity).toBe(3);
    expect(second.current()).toBe(snapshot);
    const stock = async () => {
      const { body } = await app.get(`app-product-info?id=${coat.id}`);
      return body.stockData.find((one: { product_id: number }) => one.product_id === variant)
        .quantity;
    };
    await expect.poll(stock).toBe(3);
  });

  it("show a family out of stock when its last variant is sold", async () => {
    const variants = Object.values(coat.variants);
    await app.database.db
      .updateTable("stock_item")
      .set({ quantity: 0 })
      .where("product_id", "in", variants)
      .execute();
    await stockChanged(app.database.db, variants);
    const inStock = async () =>
      (await app.get(`app-products?categoryId=${category}`)).body.items[1].inStock;
    await expect.poll(inStock).toBe(false);
  });

  it("read everything anew after a lost connection came back", async () => {
    const snapshot = second.current();
    await notifyThrough(app.database.db, "catalog", "");
    await expect.poll(() => second.current() !== snapshot).toBe(true);
  });

  it("take no harm from a notification they do not understand", async () => {
    await notifyThrough(app.database.db, "catalog", "stock:x,,-1,1e9,99999999999");
    await notifyThrough(app.database.db, "catalog", "💥");
    await bothSettled();
    expect((await capPrice()).value).toBe(10);
  });
});

/** Gives both products one name and waits until the catalogue has it. */
async function rename(name: string): Promise<void> {
  const both = app.database.db.updateTable("product").set({ name });
  await both.where("id", "in", [cap, coat.id]).execute();
  await app.catalog.refresh(true);
}

describe("a rebuild", () => {
  it("answers requests meanwhile, each from one whole catalogue", async () => {
    const names = new Set<string>();
    await rename("Before");
    const progress = { isDone: false };
    const rebuilds = (async () => {
      for (let round = 0; round < 5; round += 1) await rename(`Round ${round}`);
    })().finally(() => {
      progress.isDone = true;
    });
    try {
      while (!progress.isDone) {
        const { status, body } = await app.get(`app-products?categoryId=${category}&sort=newest`);
        expect(status).toBe(200);
        const [one, other] = body.items.map((item: { name: string }) => item.name);
        expect(one).toBe(other);
        names.add(one);
        // Requests in process take no turn of the event loop; those over the network do.
        await setImmediate();
      }
    } finally {
      await rebuilds;
    }
    expect(names.size).toBeGreaterThan(1);
  });
});
