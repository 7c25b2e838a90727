import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { packedPage } from "./packed-page.ts";

const words = Array.from({ length: 4000 }, (_, n) => `<b>${(n * n * 7919) % 1013}</b>`);
const html = Buffer.from(words.join(""));
const aPage = () => packedPage(html, { policy: "", first: "br" });

describe("a drawn page", () => {
  it("is packed better once it is sent often, and says the same", async () => {
    const { as } = await aPage();
    const first = { br: await as("br"), gzip: await as("gzip") };
    const isBetter = async (encoding: "br" | "gzip") =>
      (await as(encoding)).length < first[encoding].length;
    await expect.poll(() => isBetter("br"), { interval: 0, timeout: 10_000 }).toBe(true);
    await expect.poll(() => isBetter("gzip"), { interval: 0, timeout: 10_000 }).toBe(true);
    expect(brotliDecompressSync(await as("br")).equals(html)).toBe(true);
    expect(gunzipSync(await as("gzip")).equals(html)).toBe(true);
    expect((await as(undefined)).equals(html)).toBe(true);
  });
});
