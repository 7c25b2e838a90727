import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { aLogo } from "../../testing/embroidery/a-logo.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aPicture, embroider } from "../../testing/embroidery/digitizing-shop.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const FRONT = "0123456789/coat-white-sf.webp";
const BACK = "0123456789/coat-white-sb.webp";
const GROUNDS = { [FRONT]: "#f4f4f2", [BACK]: "#3060c0" };

let app: TestApp;
let dataDir: string;
let coat = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-lines-"));
  await mkdir(join(dataDir, "media", "catalog", FRONT, ".."), { recursive: true });
  for (const [file, background] of Object.entries(GROUNDS)) {
    const create = { width: 720, height: 900, channels: 3, background } as const;
    // oxlint-disable-next-line no-await-in-loop -- two pictures
    await sharp({ create })
      .webp()
      .toFile(join(dataDir, "media", "catalog", file));
  }
  app = await testApp(
    async (shop) => {
      coat = await aProduct(shop, { sku: "COAT", attributes: '{"has_embroidery":true}' });
      const media = [FRONT, BACK].map((file, position) => ({ product_id: coat, file, position }));
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

interface Item {
  readonly item_id: number;
  readonly sewn_pictures: readonly { readonly url: string; readonly label: string }[];
}

/** A cart of one coat with a name on its chest, and with flags where those are wished for; its pictures, and its cookie. */
async function aCoat(line: string, more: object = {}) {
  const text = {
    lines: [line],
    font: "block",
    color: "1366",
    height_mm: 9,
    placement: "left-chest",
  };
  const { body, cookies } = await app.rest("POST", "add-embroidery-to-cart", {
    data: { productId: coat, qty: 2, text, ...more },
  });
  const { items } = body["cart"] as { readonly items: readonly Item[] };
  return { item: items[0]!, cookie: String(cookies["cartId"]) };
}

/** The color of a picture's corner, and how much of it is thread. */
async function seen(url: string) {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 240]);
  const corner = [data[0]!, data[1]!, data[2]!];
  const pixels = Array.from({ length: data.length / 3 }, (_, at) => at * 3);
  const other = pixels.filter((at) => corner.some((c, of) => Math.abs(data[at + of]! - c) > 60));
  return { corner, thread: other.length / pixels.length };
}

it("issue 10, EMB-46 a line of a cart is seen with all that is sewn on it, in words and as a picture of each side", async () => {
  const { item } = await aCoat("Anna", { flags: { flag1: "SE", flag2: "NO" } });
  expect(item.sewn_pictures.map(({ label }) => label)).toEqual([
    "As it will be sewn: “Anna”, Left chest; Flag Sweden, Collar",
    "As it will be sewn: Flag Norway, Back yoke",
  ]);
  const [front, back] = await Promise.all(item.sewn_pictures.map(({ url }) => seen(url)));
  expect(front?.corner[2]).toBeGreaterThan(220);
  // The back is the back's own picture, not plain cloth.
  expect(back!.corner[2]! - back!.corner[0]!).toBeGreaterThan(100);
  expect(Math.min(front!.thread, back!.thread)).toBeGreaterThan(0.01);
});

it("EMB-46, issue 9.3 a line that was put aside is seen as it was in the cart, by an address of its own", async () => {
  const { item, cookie } = await aCoat("Dana", { flags: { flag1: "SE", flag2: "NO" } });
  const { status, body } = await app.rest("POST", "app-save-for-later", {
    item_id: item.item_id,
    cookie,
  });
  expect(status).toBe(200);
  const [aside] = (body["saved"] as { readonly items: readonly Item[] }).items;
  const labels = ({ sewn_pictures: pictures }: Item) => pictures.map(({ label }) => label);
  expect(labels(aside!)).toEqual(labels(item));
  const { url } = aside!.sewn_pictures[0]!;
  expect(url).toMatch(/^\/media\/line\/saved-\d+\/[\w-]{22}\/[0-9a-f]{32}-near\.jpg$/);
  expect((await seen(url)).thread).toBeGreaterThan(0.01);
  const [, , , at, key = "", name] = url.split("/");
  const other = key.startsWith("A") ? `B${key.slice(1)}` : `A${key.slice(1)}`;
  expect((await get(`/media/line/${at}/${other}/${name}`)).statusCode).toBe(404);
  expect((await get(item.sewn_pictures[0]!.url)).statusCode).toBe(404);
});

it("names the line and never its words; pieces leave the address alone, other words change it", async () => {
  const { item, cookie } = await aCoat("Bo");
  const { url } = item.sewn_pictures[0]!;
  expect(url).toMatch(/^\/media\/line\/cart-\d+\/[\w-]{22}\/[0-9a-f]{32}-near\.jpg$/);
  expect(await get(url)).toMatchObject({
    headers: { "cache-control": "private, max-age=31536000, immutable" },
  });
  const more = await app.rest("POST", "app-update-cart", {
    data: { item_id: item.item_id, qty: 5 },
    cookie,
  });
  expect(JSON.stringify(more.body)).toContain(url);
  expect((await aCoat("Cy")).item.sewn_pictures[0]?.url.split("/").at(-1)).not.toBe(
    url.split("/").at(-1),
  );
});

it("an address opens the line that it was given for, and no other; a guessed hash draws nothing new", async () => {
  const [mine, other] = [await aCoat("Di"), await aCoat("Ed")];
  const [, , , at, key, name] = mine.item.sewn_pictures[0]!.url.split("/");
  for (const path of [
    `cart-${other.item.item_id}/${key}/${name}`,
    `${at}/${"A".repeat(22)}/${name}`,
    `${at}//${name}`,
    `${at}-1/${key}/${name}`,
    `cart-0${at!.slice(5)}/${key}/${name}`,
    `cart-999999999/${key}/${name}`,
    `cart-99999999999999999999/${key}/${name}`,
    `cart-/${key}/${name}`,
    `shared-${at!.slice(5)}-1/${key}/${name}`,
    `shared-1/${key}/${name}`,
    `${at}/${key}/${name!.replace("near", "far")}`,
    `${at}/${key}/..%2f${name}`,
    `x/${key}/${name}`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- each is its own
    expect((await get(`/media/line/${path}`)).statusCode, path).toBe(404);
  }
  const guessed = await get(`/media/line/${at}/${key}/${"0".repeat(32)}-near.jpg`);
  expect(guessed.headers["cache-control"]).toBe("private, max-age=3600");
  const today = await get(mine.item.sewn_pictures[0]!.url);
  expect(guessed.rawPayload.equals(today.rawPayload)).toBe(true);
});

it("is the same over GraphQL", async () => {
  const { item, cookie } = await aCoat("Fe");
  const { data } = await app.graphql(
    `{ cart(cart_id: "${cookie}") { items { sewn_pictures { url label } } } }`,
  );
  expect(data).toEqual({ cart: { items: [{ sewn_pictures: item.sewn_pictures }] } });
});

it("issue 9, 3 who has a link to a cart sees its lines sewn, until the link ends", async () => {
  const { item, cookie } = await aCoat("Gus");
  const { body: link } = await app.rest("POST", "app-share-cart", { cookie });
  const { body } = await app.rest("POST", "app-shared-cart", { token: link["token"] });
  const [line] = (body as { readonly items: readonly Item[] }).items;
  const { url, label } = line!.sewn_pictures[0]!;
  expect(label).toBe("As it will be sewn: “Gus”, Left chest");
  expect(url).not.toBe(item.sewn_pictures[0]?.url);
  expect(
    (await get(url)).rawPayload.equals((await get(item.sewn_pictures[0]!.url)).rawPayload),
  ).toBe(true);
  const [, , , at, key, name] = url.split("/");
  expect((await get(`/media/line/${at!.replace(/-\d+$/, "-2")}/${key}/${name}`)).statusCode).toBe(
    404,
  );
  await app.rest("POST", "app-end-shared-link", { id: link["id"], cookie });
  expect((await get(url)).statusCode).toBe(404);
});

it("EMB-36, EMB-46 a logo without stitches is seen at its place as it was sent, and said to be digitized yet", async () => {
  const { logo, logos } = await aLogo(app, { bytes: await aPicture("#c02020"), name: "Crown.png" });
  const { items } = await embroider(app, logos, { productId: coat, logo: logo.logo_number });
  const [picture] = (items[0] as unknown as Item).sewn_pictures;
  expect(picture?.label).toBe(
    `As it will be sewn: Logo Crown ${logo.logo_number}, Left chest (as it was sent, to be digitized)`,
  );
  expect((await seen(picture?.url ?? "")).thread).toBeGreaterThan(0.05);
});

it("a line on which nothing is sewn has none", async () => {
  const { body } = await app.rest("POST", "app-add-to-cart", { id: coat, qty: 1 });
  const { items } = body as unknown as { readonly items: readonly Item[] };
  expect(items[0]?.sewn_pictures).toEqual([]);
});
