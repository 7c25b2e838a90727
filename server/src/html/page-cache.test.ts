import { describe, expect, it } from "vitest";
import { createPageCache, type Drawn } from "./page-cache.ts";

const page = (bytes: number): Drawn => ({
  keep: true,
  page: {
    prepared: true,
    etag: '"x"',
    policy: "default-src 'none'",
    contentType: "text/html",
    body: Buffer.alloc(bytes),
    encodings: { br: undefined, gzip: undefined },
  },
});

describe("kept pages", () => {
  it("stay for a minute", async () => {
    let now = 0;
    let drawn = 0;
    const cache = createPageCache(() => now);
    const version = {};
    const draw = () => {
      drawn += 1;
      return Promise.resolve(page(1));
    };
    await cache.get("/", version, draw);
    now = 59_000;
    await cache.get("/", version, draw);
    expect(drawn).toBe(1);
    now = 61_000;
    await cache.get("/", version, draw);
    expect(drawn).toBe(2);
  });

  it("are dropped, the least recently asked first, when they grow too many", async () => {
    const cache = createPageCache(() => 0);
    const version = {};
    const drawn: string[] = [];
    const ask = (key: string) =>
      cache.get(key, version, () => {
        drawn.push(key);
        return Promise.resolve(page(30 * 1024 * 1024));
      });
    await ask("/a");
    await ask("/b");
    await ask("/a");
    await ask("/c");
    await ask("/a");
    await ask("/b");
    expect(drawn).toEqual(["/a", "/b", "/c", "/b"]);
  });

  it("a drawing of yesterday's catalogue is not kept", async () => {
    const cache = createPageCache(() => 0);
    const [old, fresh] = [{}, {}];
    let finish: ((drawn: Drawn) => void) | undefined;
    const slow = cache.get("/", old, () => new Promise((resolve) => (finish = resolve)));
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return Promise.resolve(page(1));
    };
    await cache.get("/other", fresh, draw);
    finish?.(page(1));
    await slow;
    await cache.get("/", fresh, draw);
    expect(drawn).toBe(2);
  });

  it("a drawing that failed is tried again", async () => {
    const cache = createPageCache(() => 0);
    const version = {};
    await expect(cache.get("/", version, () => Promise.reject(new Error("down")))).rejects.toThrow(
      "down",
    );
    await expect(cache.get("/", version, () => Promise.resolve(page(1)))).resolves.toMatchObject({
      keep: true,
    });
  });
});
