// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../api/query-client.ts";
import type { QueryClient } from "../../query/query-client.ts";
import type { KeptDatabase } from "../../storage/database/open-database.ts";
import { aListing, aTile } from "../../testing/catalog.ts";
import { keptAnswers } from "./kept-answers.ts";

const DAY = 24 * 3_600_000;
const LISTING = ["us_en", "products", 3, { page: "0" }] as const;

/** A device: what its database has, and how often it was written to. */
function aDevice() {
  const stored = new Map<string, unknown>();
  const device = { stored, writes: 0, opened: 0 };
  const database: KeptDatabase = {
    all: async () => new Map(stored),
    write: async (changes) => {
      device.writes += 1;
      for (const { key, value } of changes) {
        if (value === undefined) stored.delete(key);
        else stored.set(key, structuredClone(value));
      }
    },
    isOver: () => false,
  };
  const open = async () => {
    device.opened += 1;
    return database;
  };
  return { device, open };
}

/** A page of the store on a device: whoever is here, and the time, may change. */
function aPage({ device, open }: ReturnType<typeof aDevice>, about: Partial<Page> = {}) {
  const page: Page = {
    whose: "0/0",
    mayKeep: true,
    storeCode: "us_en",
    now: Date.now(),
    warned: [],
    ...about,
  };
  const client: QueryClient = createQueryClient();
  const kept = keptAnswers({
    client,
    storeCode: page.storeCode,
    database: open,
    whose: () => page.whose,
    mayKeep: () => page.mayKeep,
    now: () => page.now,
    warn: (text) => page.warned.push(text),
  });
  return { page, client, kept, device };
}

interface Page {
  whose: string | undefined;
  mayKeep: boolean;
  readonly storeCode: string;
  now: number;
  readonly warned: string[];
}

describe("what a page was answered is kept on the device", () => {
  it("PERSIST-01 PERSIST-05 PERSIST-06 and is there in the next one, of this store view, without its prices", async () => {
    const device = aDevice();
    const first = aPage(device);
    first.client.setQueryData(LISTING, aListing({ items: [aTile()] }));
    first.client.setQueryData(["us_en", "cms", 4, ""], { title: "About us" });
    await first.kept.persist();

    const next = aPage(device);
    await next.kept.hydrate();
    const listing = next.client.getQueryData(LISTING) as ReturnType<typeof aListing>;
    expect(listing.items[0]).toEqual({ ...aTile(), arePricesInvalidated: true });
    expect(next.client.getQueryData(["us_en", "cms", 4, ""])).toEqual({ title: "About us" });
    // However new it is, whoever looks at it asks anew.
    expect(next.client.getQueryState(LISTING).at).toBe(0);

    const elsewhere = aPage(device, { storeCode: "gb_en" });
    await elsewhere.kept.hydrate();
    expect(elsewhere.client.answers()).toEqual([]);
  });

  it("PERSIST-02 once, and not for what was taken up", async () => {
    const device = aDevice();
    const { client, kept } = aPage(device);
    client.setQueryData(LISTING, aListing());
    await kept.persist();
    await kept.persist();
    expect(device.device.writes).toBe(1);
    const next = aPage(device);
    await next.kept.hydrate();
    await next.kept.persist();
    expect(device.device.writes).toBe(1);
  });

  it("PERSIST-06 of nothing that is somebody's own", async () => {
    const device = aDevice();
    const { client, kept } = aPage(device);
    for (const key of [
      ["us_en", "cart"],
      ["us_en", "customer", 7, "orders"],
      ["us_en", "search", "sock", {}],
      ["us_en", "lookup", "/chef-coats", "?from=letter-7"],
      ["us_en", "lookup", "/gone", ""],
    ]) {
      client.setQueryData(key, key[2] === "/gone" ? null : { any: "thing" });
    }
    await kept.persist();
    expect([device.device.opened, device.device.stored.size]).toEqual([0, 0]);
  });

  it("PERSIST-03 nothing is read or written where it may not be", async () => {
    const device = aDevice();
    const { client, kept } = aPage(device, { mayKeep: false });
    client.setQueryData(LISTING, aListing());
    await kept.hydrate();
    await kept.persist();
    expect(device.device.opened).toBe(0);
  });

  it("is thrown away with whoever it was answered to", async () => {
    const device = aDevice();
    const first = aPage(device, { whose: "7/0" });
    first.client.setQueryData(LISTING, aListing());
    await first.kept.persist();
    expect(device.device.stored.size).toBe(1);
    // Another one signs in over the page: neither what is kept nor what was answered until then is theirs.
    first.page.now = Date.now() + 1000;
    first.page.whose = "8/0";
    await first.kept.changeHands();
    await first.kept.persist();
    expect(device.device.stored.size).toBe(0);
  });

  it("is not shown to another one, nor when it is a week old", async () => {
    const device = aDevice();
    const first = aPage(device, { whose: "7/0" });
    first.client.setQueryData(LISTING, aListing());
    await first.kept.persist();
    const old = aPage(device, { whose: "7/0", now: Date.now() + 8 * DAY });
    await old.kept.hydrate();
    expect([old.client.answers(), device.device.stored.size]).toEqual([[], 0]);
    await first.kept.changeHands();
    first.client.setQueryData(LISTING, aListing({ totalCount: 9 }));
    await first.kept.persist();
    const other = aPage(device);
    await other.kept.hydrate();
    expect([other.client.answers(), device.device.stored.size]).toEqual([[], 0]);
  });

  it("PERSIST-09 what another program wrote is thrown away", async () => {
    const device = aDevice();
    device.device.stored.set("odd", { key: "no list", at: 1 });
    const { client, kept } = aPage(device);
    await kept.hydrate();
    expect([client.answers(), device.device.stored.size]).toEqual([[], 0]);
  });

  it("PERSIST-10 says when looking for it took longer than 0.1 s", async () => {
    const { page, kept } = aPage(aDevice());
    const clock = vi.spyOn(performance, "now");
    clock.mockReturnValueOnce(0).mockReturnValueOnce(100);
    await kept.persist();
    expect(page.warned).toEqual([]);
    clock.mockReturnValueOnce(0).mockReturnValueOnce(101);
    await kept.persist();
    expect(page.warned).toEqual(["Looking for answers to keep took longer than 0.1 s."]);
    clock.mockRestore();
  });

  it("keeps the last two hundred", async () => {
    const device = aDevice();
    const { client, kept } = aPage(device);
    for (let id = 1; id <= 205; id += 1) client.setQueryData(["us_en", "category", id], { id });
    await kept.persist();
    expect(device.device.stored.size).toBe(200);
  });
});
