import { readFile, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aSimple, csvOf, type ImportShop, importShop, NOW } from "../catalog/import/testing.ts";
import { silentLog } from "../http/log.ts";
import { findRunningStore } from "./control-client.ts";
import { readControlFile, writeControlFile } from "./control-file.ts";
import { type ControlServer, startControlServer } from "./control.ts";
import type { ImportEvent, ImportOrder } from "./import-order.ts";

let shop: ImportShop;
let control: ControlServer;
let shown: number[];
beforeEach(async () => {
  shop = await importShop();
  shown = [];
  control = await startControlServer(options());
});
afterEach(async () => {
  await control.close();
  await shop.close();
});

const options = () => ({
  db: shop.database.db,
  dataDir: shop.dir,
  now: () => NOW,
  log: silentLog,
  showChanges: async () => {
    const { products } = await shop.database.db
      .selectFrom("product")
      .select((eb) => eb.fn.countAll<number>().as("products"))
      .executeTakeFirstOrThrow();
    shown.push(products);
  },
});

async function order(
  rows: readonly Record<string, string>[],
  more: Partial<ImportOrder> = {},
): Promise<ImportOrder> {
  const file = join(shop.dir, "in.csv");
  await writeFile(file, csvOf(rows));
  return { file, dryRun: false, stopOnError: false, ...more };
}

async function run(given: ImportOrder): Promise<ImportEvent[]> {
  const store = await findRunningStore(shop.dir);
  const events: ImportEvent[] = [];
  if (store) for await (const event of store.import(given)) events.push(event);
  return events;
}

const status = async (headers: Record<string, string>, path = "/import") => {
  const address = await readControlFile(shop.dir);
  return new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port: address?.port, path, method: "POST", headers },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    call.on("error", reject).end("{}");
  });
};

describe("importing through the running store", () => {
  it("stores rows and tells what became of them", async () => {
    const events = await run(await order([aSimple(), aSimple({ sku: "BAD", price: "x" })]));
    expect(events.filter(({ kind }) => kind !== "progress")).toMatchObject([
      {
        kind: "rejected",
        rejection: {
          line: 3,
          sku: "BAD",
          column: "price",
          value: "x",
          reason: "This is not a number.",
        },
      },
      { kind: "done", report: { created: 1, rejected: 1 } },
    ]);
    expect(events.some(({ kind }) => kind === "progress")).toBe(true);
  });

  it("is done when what was stored is shown to shoppers", async () => {
    const events = await run(
      await order([aSimple(), aSimple({ sku: "COAT-2", url_key: "coat-2" })]),
    );
    expect(events.at(-1)).toMatchObject({ kind: "done", report: { created: 2 } });
    expect(shown).toEqual([2]);
  });

  it("exports what the store holds", async () => {
    await run(await order([aSimple()]));
    const store = await findRunningStore(shop.dir);
    const chunks: Buffer[] = [];
    for await (const chunk of (await store?.export("products")) ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toMatch(/^sku,store_view_code,.*\nCOAT-1,/);
  });

  it("says why a file is refused", async () => {
    expect(await run({ file: "/nowhere.csv", dryRun: false, stopOnError: false })).toEqual([
      { kind: "refused", reason: "The file /nowhere.csv cannot be read." },
    ]);
  });

  it("lets one import run at a time", async () => {
    const rows = Array.from({ length: 1000 }, (_, at) =>
      aSimple({ sku: `S${at}`, name: `S ${at}` }),
    );
    const given = await order(rows);
    const [first, second] = await Promise.all([run(given), run(given)]);
    const ends = new Set([first.at(-1)?.kind, second.at(-1)?.kind]);
    expect(ends).toEqual(new Set(["done", "refused"]));
  });

  it("opens to nobody without the token, which only the owner can read", async () => {
    expect((await stat(join(shop.dir, "control.json"))).mode & 0o777).toBe(0o600);
    expect(await status({})).toBe(403);
    expect(await status({ authorization: "Bearer wrong" })).toBe(403);
    const { token } = JSON.parse(await readFile(join(shop.dir, "control.json"), "utf8")) as {
      token: string;
    };
    expect(await status({ authorization: `Bearer ${token}` })).toBe(400);
    expect(await status({ authorization: `Bearer ${token}` }, "/other")).toBe(404);
  });

  it("finds no store where none answers, whatever file a killed one left", async () => {
    await control.close();
    expect(await findRunningStore(shop.dir)).toBeUndefined();
    await writeControlFile(shop.dir, { port: 1, token: "stale" });
    expect(await findRunningStore(shop.dir)).toBeUndefined();
    control = await startControlServer(options());
  });
});
