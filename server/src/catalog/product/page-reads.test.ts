import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Ctx } from "../../context.ts";
import { aProduct } from "../../testing/shop.ts";
import { mediaOf, pageReads } from "./page-reads.ts";
import { shopperOf } from "../shopper.ts";
import { catalogApp, type CatalogApp } from "../testing/catalog-app.ts";

let app: CatalogApp;
const ids = { coat: 0, black: 0, cap: 0, plain: 0 };

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    const family = { attributes: JSON.stringify({ fabric: "Twill", care: "Cold" }) };
    ids.coat = await aProduct(shop, { sku: "COAT", description: "<p>Coat<script>", ...family });
    const own = { attributes: JSON.stringify({ care: "Warm" }) };
    ids.black = await aProduct(shop, { sku: "BLACK", description: "Not shown", ...own });
    ids.cap = await aProduct(shop, { sku: "CAP", description: "A cap: 4 < 5" });
    ids.plain = await aProduct(shop, { sku: "PLAIN" });
    const picture = (product_id: number, file: string, position: number, more = {}) => ({
      product_id,
      file,
      position,
      ...more,
    });
    await shop.db
      .insertInto("product_media")
      .values([
        picture(ids.coat, "back.jpg", 2),
        picture(ids.coat, "front.jpg", 1, { roles: ["thumbnail"], label: "Front" }),
        picture(ids.coat, "hidden.jpg", 0, { is_hidden: true }),
        picture(ids.black, "black.jpg", 0),
        picture(ids.cap, "cap.jpg", 0),
      ])
      .execute();
  });
});

afterAll(() => app.close());

let statements = 0;

/** A context whose statements are counted. */
function counted(): Ctx {
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ctx = app.ctx();
  return { ...ctx, db: ctx.db.withPlugin(counter) };
}

const asked = (id: number, familyId = id, more: readonly number[] = []) => ({
  id,
  familyId,
  pictured: [...new Set([id, familyId, ...more])],
});

beforeEach(async () => {
  statements = 0;
  // Nothing is remembered of an earlier case.
  await app.catalog.refresh();
});

describe("what a page asks of the database", () => {
  it("is one statement for all pages of a turn, each with what is its own", async () => {
    const ctx = counted();
    const read = (page: ReturnType<typeof asked>) => pageReads(ctx, shopperOf(ctx), page);
    const [coat, black, cap, plain, gone] = await Promise.all([
      read(asked(ids.coat, ids.coat, [ids.black])),
      read(asked(ids.black, ids.coat)),
      read(asked(ids.cap)),
      read(asked(ids.plain)),
      read(asked(ids.plain, 999_999)),
    ]);
    expect(statements).toBe(1);
    expect(coat).toMatchObject({
      description: "<p>Coat</p>",
      attributes: { fabric: "Twill", care: "Cold" },
    });
    expect(coat && mediaOf(coat)).toEqual([
      [ids.black, "black.jpg", null, "image", false, 0],
      [ids.coat, "front.jpg", "Front", "image", true, 1],
      [ids.coat, "back.jpg", null, "image", false, 2],
    ]);
    expect(black).toMatchObject({
      description: "<p>Coat</p>",
      attributes: { fabric: "Twill", care: "Warm" },
    });
    expect(cap?.description).toBe("A cap: 4 &lt; 5");
    expect(plain && mediaOf(plain)).toEqual([]);
    expect(gone).toBeNull();
  });

  it("is asked once, until the product changes", async () => {
    const ctx = counted();
    const read = () => pageReads(ctx, shopperOf(ctx), asked(ids.cap));
    await read();
    await read();
    expect(statements).toBe(1);
    await app.database.db
      .updateTable("product_media")
      .set({ file: "other.jpg" })
      .where("product_id", "=", ids.cap)
      .execute();
    await app.allRead();
    const cap = await read();
    expect(cap && mediaOf(cap)[0]?.[1]).toBe("other.jpg");
    expect(statements).toBe(2);
  });
});
