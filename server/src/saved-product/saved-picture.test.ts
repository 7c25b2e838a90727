import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { anOffer, textServices } from "../testing/embroidery/an-offer.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const FILE = "0123456789/coat-white-sf.webp";

let app: TestApp;
let dataDir: string;
let coat = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-saved-"));
  const master = join(dataDir, "media", "catalog", FILE);
  await mkdir(join(master, ".."), { recursive: true });
  const create = { width: 720, height: 900, channels: 3, background: "#f4f4f2" } as const;
  await sharp({ create }).webp().toFile(master);
  app = await testApp(
    async (shop) => {
      coat = await aProduct(shop, { sku: "COAT", attributes: '{"has_embroidery":true}' });
      const media = { product_id: coat, file: FILE, position: 0 };
      await shop.db.insertInto("product_media").values(media).execute();
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { settings: { ...readSettings({}), dataDir, writesPerMinute: 0, graphqlCostPerMinute: 0 } },
  );
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string) => app.fastify.inject({ url });

/** The address of a coat's picture with a name on it, as its customer is told it. */
async function savedPicture(email: string, line: string): Promise<string> {
  const who = await aCustomerOf(app, { email });
  const text = {
    lines: [line],
    font: "block",
    color: "1366",
    height_mm: 9,
    placement: "left-chest",
  };
  const { body } = await who.rest("POST", "save-embroidery-to-my-products", {
    data: { productId: coat, name: line, text },
  });
  return String(body["sewn_picture"]);
}

it("ACCT-32 a saved product is seen with its thread by whoever has the address that its customer was told", async () => {
  const url = await savedPicture("ada@example.com", "Anna");
  expect(url).not.toContain("Anna");
  const answer = await get(url);
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000, immutable",
    },
  });
  const { data, info } = await sharp(answer.rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 240]);
  const dark = data.filter((value) => value < 150).length / data.length;
  expect(dark).toBeGreaterThan(0.01);
  expect(dark).toBeLessThan(0.2);
});

it("an address draws nothing but the saved product that it was given for", async () => {
  const [mine, other] = [
    await savedPicture("bo@example.com", "Bo"),
    await savedPicture("cy@example.com", "Cy"),
  ];
  const [, , , id, key, name] = mine.split("/");
  const [, , , otherId] = other.split("/");
  for (const path of [
    `${otherId}/${key}/${name}`,
    `${id}/${"A".repeat(22)}/${name}`,
    `${id}//${name}`,
    `999999999/${key}/${name}`,
    `99999999999999/${key}/${name}`,
    `x/${key}/${name}`,
    `${id}/${key}/${name?.replace("near", "far")}`,
  ]) {
    expect((await get(`/media/saved/${path}`)).statusCode, path).toBe(404);
  }
  const guessed = await get(`/media/saved/${id}/${key}/${"0".repeat(32)}-near.jpg`);
  expect(guessed.headers["cache-control"]).toBe("private, max-age=3600");
  expect(guessed.rawPayload.equals((await get(mine)).rawPayload)).toBe(true);
});
