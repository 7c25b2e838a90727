import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Result } from "@placket/domain/problem";
import { sql } from "kysely";
import type { ErrorFields } from "../http/log.ts";
import { notifyThrough } from "../db/notify.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aCategory, catalogApp, type CatalogApp } from "./testing/catalog-app.ts";
import { listCategory, productsBySkus } from "./catalog.ts";
import { findProducts } from "./find-products.ts";
import { preparedAnswer } from "./prepared.ts";
import { createReadModel, type ReadModel } from "./read-model.ts";
import type { Shopper } from "./shopper.ts";
import { silentLog } from "../testing/silent-log.ts";

let app: CatalogApp;
let second: ReadModel;
let category = 0;
let caps = 0;
let coats = 0;
const logged: { fields: ErrorFields; message: string }[] = [];
const NO_WISH = { perFilter: {} };
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
    caps = await aCategory(shop, { name: "Caps", urlPath: "caps", products: [cap] });
    coats = await aCategory(shop, { name: "Coats", urlPath: "coats", products: [coat.id] });
  });
  second = await createReadModel({
    database: app.database,
    now: () => app.time.now,
    log: {
      ...silentLog,
      error: (fields: ErrorFields, message: string) => void logged.push({ fields, message }),
    },
    debounceMs: 0,
    readRules: () => Promise.resolve([]),
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
    });
    await expect.poll(() => second.current().sellable(cap, null, 1)?.name).toBe("Round Cap");
    await expect.poll(() => app.catalog.current().sellable(cap, null, 1)?.name).toBe("Round Cap");
    expect((await capPrice()).etag).not.toBe(before.etag);
  });

  it("have an edit by a line of SQL, in the catalogue that stands", async () => {
    const standing = [app.catalog.current(), second.current()];
    const before = await capPrice();
    await sql`update product set msrp_minor = 1700, price_minor = 1200 where id = ${cap}`.execute(
      app.database.db,
    );
    const regular = (model: ReadModel) => model.current().regularPrice(cap, null, 1).minor;
    await expect.poll(() => [regular(app.catalog), regular(second)]).toEqual([1200, 1200]);
    const after = await capPrice();
    expect([before.value, after.value]).toEqual([10, 12]);
    expect([app.catalog.current(), second.current()]).toEqual(standing);
    await sql`update product set price_minor = 1000 where id = ${cap}`.execute(app.database.db);
    await expect.poll(async () => (await capPrice()).value).toBe(10);
  });

  it("do not see what a transaction that was undone wrote", async () => {
    await expect(
      app.database.db.transaction().execute(async (tx) => {
        await tx.updateTable("product").set({ name: "Never" }).where("id", "=", cap).execute();
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await bothSettled();
    expect(second.current().sellable(cap, null, 1)?.name).toBe("Round Cap");
  });

  it("read only the stock when only stock changed", async () => {
    const snapshot = second.current();
    const variant = coat.variants["White/M"] ?? 0;
    await app.database.db
      .updateTable("stock_item")
      .set({ quantity: 3 })
      .where("product_id", "=", variant)
      .execute();
    await expect.poll(() => second.current().sellable(variant, coat.id, 1)?.stock.quantity).toBe(3);
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
    const inStock = async () =>
      (await app.get(`app-products?categoryId=${category}`)).body.items[1].inStock;
    await expect.poll(inStock).toBe(false);
  });

  it("read everything anew after a lost connection came back", async () => {
    const snapshot = second.current();
    await notifyThrough(app.database.db, "catalog", "");
    await expect.poll(() => second.current() !== snapshot).toBe(true);
  });

  it.each([
    ["a product is new", async () => void (await aProduct(app.shop, { sku: "NEW" }))],
    ["a variant gets a page", () => visibility(coat.variants["Black/S"] ?? 0, 4)],
    ["an option is renamed", () => renameOption("White", "Snow")],
    ["a category moves", () => positionOf(category, 3)],
    ["a product is gone", () => removed("NEW")],
  ])("read everything anew when %s", async (_, edit) => {
    const snapshot = second.current();
    await edit();
    await expect.poll(() => second.current() !== snapshot).toBe(true);
  });

  it("try again what could not be read, and log why", async () => {
    const { db } = app.database;
    await sql`alter table product_media rename to mislaid`.execute(db);
    await sql`update product set name = 'Found Cap' where id = ${cap}`.execute(db);
    await expect
      .poll(() => logged)
      .toContainEqual({
        message: "the catalogue could not be read anew: the old one stays until the next try",
        fields: {
          what: "products",
          cause: expect.objectContaining({ message: expect.stringContaining("product_media") }),
        },
      });
    expect(second.current().sellable(cap, null, 1)?.name).toBe("Round Cap");
    await sql`alter table mislaid rename to product_media`.execute(db);
    await expect.poll(() => second.current().sellable(cap, null, 1)?.name).toBe("Found Cap");
  });

  it("take no harm from a notification they do not understand", async () => {
    await notifyThrough(app.database.db, "catalog", "stock:x,,-1,1e9,99999999999");
    await notifyThrough(app.database.db, "catalog", "💥");
    await bothSettled();
    expect((await capPrice()).value).toBe(10);
  });
});

async function visibility(id: number, value: number): Promise<void> {
  await app.database.db
    .updateTable("product")
    .set({ visibility: value })
    .where("id", "=", id)
    .execute();
}

async function renameOption(from: string, to: string): Promise<void> {
  const options = app.database.db.updateTable("attribute_option").set({ label: to });
  await options.where("label", "=", from).execute();
}

async function positionOf(categoryId: number, position: number): Promise<void> {
  const categories = app.database.db.updateTable("category").set({ position });
  await categories.where("id", "=", categoryId).execute();
}

async function removed(sku: string): Promise<void> {
  await app.database.db.deleteFrom("product").where("sku", "=", sku).execute();
}

describe("an answer that is kept", () => {
  /** Asks for something that is kept and says whether it was made for this asker. */
  const isMade = (question: string, make: (shopper: Shopper) => Result<unknown>) => {
    let count = 0;
    preparedAnswer(app.ctx(), question, (shopper) => {
      count += 1;
      return make(shopper);
    });
    return count > 0;
  };
  const tiles = (sku: string) => isMade(`tiles ${sku}`, () => productsBySkus(app.ctx(), [sku]));
  const list = (id: number) => isMade(`list ${id}`, () => listCategory(app.ctx(), id, NO_WISH));
  const search = (text: string) => isMade(text, () => findProducts(app.ctx(), text, NO_WISH));

  it("ends when a product that it shows is edited; others stay", async () => {
    await app.allRead();
    const asked = () => ({
      cap: tiles("CAP"),
      coat: tiles("COAT"),
      caps: list(caps),
      coats: list(coats),
      all: list(category),
      search: search("cap"),
    });
    asked();
    const none = { cap: false, coat: false, caps: false, coats: false, all: false, search: false };
    expect(asked()).toEqual(none);
    const edited = async (set: { description: string } | { price_minor: number }) => {
      await app.database.db.updateTable("product").set(set).where("id", "=", cap).execute();
      await app.allRead();
      return asked();
    };
    // The listing of caps is made anew for its tile, not for its order.
    expect(await edited({ description: "Round." })).toEqual({
      ...none,
      cap: true,
      caps: true,
      all: true,
      search: true,
    });
    expect(await edited({ price_minor: 1100 })).toEqual({
      ...none,
      cap: true,
      caps: true,
      all: true,
      search: true,
    });
    expect(asked()).toEqual(none);
    await edited({ price_minor: 1000 });
  });
});

/** Gives both products one name and waits until the catalogue has it. */
async function rename(name: string): Promise<void> {
  const both = app.database.db.updateTable("product").set({ name });
  await both.where("id", "in", [cap, coat.id]).execute();
  await app.catalog.refresh();
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
