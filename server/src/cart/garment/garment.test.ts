import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aConfigurable } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const FILE = "0123456789/coat-white-sf.webp";
const TEXT = {
  lines: ["Anna"],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
};

let app: TestApp;
let dataDir: string;
let variant = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-garment-"));
  const master = join(dataDir, "media", "catalog", FILE);
  await mkdir(join(master, ".."), { recursive: true });
  const create = { width: 720, height: 900, channels: 3, background: "#f4f4f2" } as const;
  await sharp({ create }).webp().toFile(master);
  app = await testApp(
    async (shop) => {
      const coat = await aConfigurable(shop, {
        sku: "COAT",
        name: "Merrow coat",
        attributes: '{"has_embroidery":true}',
      });
      variant = coat.variants["White/M"] ?? 0;
      for (const product_id of [coat.id, variant]) {
        const media = { product_id, file: FILE, position: 0 };
        // oxlint-disable-next-line no-await-in-loop -- two rows
        await shop.db.insertInto("product_media").values(media).execute();
      }
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

const data = (change: object = {}) => ({ productId: variant, qty: 2, text: TEXT, ...change });
const get = (url: string) => app.fastify.inject({ url });
const previews = (body: object) => app.rest("POST", "generate-lp-images", body);

describe("EMB-46, EMB-48 previews of what is chosen", () => {
  it("are drawn on the garment, and told in the documents' words", async () => {
    const { status, body } = await previews({ data: data() });
    expect([status, body]).toMatchObject([
      200,
      {
        scale_factor: 3,
        seed: "001",
        sink: "jpg",
        garment_color: "White",
        previews: [
          {
            type: "text",
            placement: "left-chest",
            text: "Anna",
            font: "block",
            color: "1366",
            text_size: 9,
            large_text_size: 36,
          },
        ],
      },
    ]);
    const sizes = await Promise.all(
      ["image_url", "large_image_url"].map(async (name) => {
        const answer = await get(String(body[name]));
        expect(answer.headers["content-type"]).toBe("image/jpeg");
        const { data: grey, info } = await sharp(answer.rawPayload)
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const thread = grey.filter((value) => value < 150).length / grey.length;
        expect(thread).toBeGreaterThan(0.01);
        return [info.width, info.height];
      }),
    );
    expect(sizes).toEqual([
      [480, 240],
      [1920, 960],
    ]);
  });

  it("EMB-08 the configuration says all that a preview is asked with, and what it answers", async () => {
    const { body: configuration } = await app.rest("GET", `app-embroidery?productId=${variant}`);
    const settings = configuration["liquid_pixel_settings"] as Record<string, unknown>;
    const { path, scale_factor, seed, sink } = settings;
    const drawn = await app.rest("POST", String(path), {
      data: data({ scale_factor, seed, sink }),
    });
    const [text] = drawn.body["previews"] as { text_size: number; large_text_size: number }[];
    expect((await get(String(drawn.body["image_url"]))).statusCode).toBe(200);
    expect(text!.large_text_size).toBe(text!.text_size * Number(settings["large_text_factor"]));
    const bare = await app.rest("POST", String(path), { data: data({ text: undefined }) });
    expect(bare.body["image_url"]).toBe(settings["placeholder"]);
  });

  it("say NULL where nothing is sewn, and NA of a flag's font", async () => {
    expect((await previews({ data: data({ text: undefined }) })).body).toMatchObject({
      image_url: "NULL",
      large_image_url: "NULL",
      previews: [],
    });
    const flags = { flag: "SE", placement: "left-chest" };
    expect((await previews({ data: data({ text: undefined, flags }) })).body).toMatchObject({
      previews: [{ type: "flags", font: "NA", color: "NA" }],
    });
  });

  it("are of an item of the cart, where that is named; a stranger's is not found", async () => {
    const added = await app.rest("POST", "add-embroidery-to-cart", { data: data() });
    const { item_id } = added.body;
    const cookie = String(added.cookies["cartId"]);
    const { body } = await previews({ item_id, cookie });
    expect(body).toMatchObject({ previews: [{ text: "Anna" }] });
    expect(body["image_url"]).toBe((await previews({ data: data() })).body["image_url"]);
    expect(await previews({ item_id })).toMatchObject({
      status: 404,
      body: { key: "cart.noSuchItem" },
    });
  });

  it.each([
    [{ data: data({ scale_factor: 9 }) }, 400],
    [{ data: data({ sink: "png" }) }, 400],
    [{}, 400],
    [{ data: data({ text: { ...TEXT, font: "none" } }) }, 400],
    [{ data: data({ productId: 999_999 }) }, 404],
  ])("are refused as %j, and nothing is drawn", async (body, status) => {
    const kept = () => readdir(join(dataDir, "worn-pictures")).catch(() => []);
    const before = await kept();
    expect((await previews(body)).status).toBe(status);
    expect(await kept()).toEqual(before);
  });

  it.each([0, -1, 0.1, 1e-300, 1e15])("EMB-50 of %d pieces there are none", async (qty) => {
    expect(await previews({ data: data({ qty }) })).toMatchObject({
      status: 400,
      body: { key: expect.stringMatching(/^quantity\./) as string },
    });
  });

  it("an address draws nothing: what was not drawn for somebody is not there", async () => {
    for (const name of [
      `${"0".repeat(32)}-near.jpg`,
      `${"0".repeat(32)}-whole.jpg`,
      "..%2fsecret",
      "x",
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- each is its own
      expect((await get(`/media/shown/${name}`)).statusCode).toBe(404);
    }
  });
});

describe("EMB-47 the sheet of what is chosen", () => {
  const download = (body: object) =>
    app.fastify.inject({
      method: "POST",
      url: "/rest/us/V1/xmapi/download-embroidery",
      payload: body,
    });

  it("is a PDF with the garment's pictures, the same for the same choice", async () => {
    const answer = await download({ data: data() });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const pdf = answer.rawPayload.toString("latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(2);
    const again = await download({ data: data() });
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it("has no picture where nothing is sewn", async () => {
    const answer = await download({ data: data({ text: undefined }) });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.toString("latin1")).not.toContain("/Subtype /Image");
  });

  it.each([-1, 1e-300, 1e15])("EMB-50 there is none of %d pieces", async (qty) => {
    const answer = await download({ data: data({ qty }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ key: string }>().key).toMatch(/^quantity\./);
  });

  it("EMB-50 says why there is none", async () => {
    const answer = await download({ data: data({ text: { ...TEXT, lines: ["M".repeat(20)] } }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ key: "embroidery.textTooWide" });
    expect(answer.json<{ message: string }>().message).toMatch(/mm wide; Left chest holds 100 mm/);
  });
});
