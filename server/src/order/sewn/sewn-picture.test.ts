import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { rooms } from "../../rooms.ts";
import { readSettings } from "../../settings.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
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
let sandbox: TestSandbox;
let dataDir: string;
let session: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-sewn-"));
  await aMaster(FILE);
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      const id = await aProduct(shop, { sku: "COAT", ...embroidered });
      const media = { product_id: id, file: FILE, position: 0 };
      await shop.db.insertInto("product_media").values(media).execute();
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    {
      payment: sandbox.provider,
      settings: { ...readSettings({}), dataDir, writesPerMinute: 0, graphqlCostPerMinute: 0 },
    },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** White cloth, on which any thread is seen. */
async function aMaster(file: string) {
  const path = join(dataDir, "media", "catalog", file);
  await mkdir(join(path, ".."), { recursive: true });
  const create = { width: 720, height: 900, channels: 3, background: "#f4f4f2" } as const;
  await sharp({ create }).webp().toFile(path);
}

/** Orders a coat with a text at a place, and a plain one. */
async function ordered(text: object = {}) {
  const value = JSON.stringify({ ...TEXT, ...text });
  const guest = await aGuest(app, [
    { sku: "COAT", quantity: 1, entered_options: [{ uid: btoa("embroidery/text"), value }] },
    { sku: "COAT", quantity: 1 },
  ]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  const { number = "", token = "" } = orderV2 ?? {};
  const { body } = await app.rest("GET", `app-order?number=${number}&token=${token}`);
  const items = body["items"] as { sewn_picture: string | null }[];
  return { number, address: items[0]?.sewn_picture ?? "", plain: items[1]?.sewn_picture };
}

const get = (url: string) => app.fastify.inject({ url });

const drawn = async () => readdir(join(dataDir, "worn-pictures")).catch(() => []);

/** Pixels that are not of the cloth's color, as a part of all. */
async function threadPart(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { part: data.filter((value) => value < 150).length / data.length, info };
}

it("issue 10.2 shows an ordered garment with its thread: to its shopper, staff and in the letter", async () => {
  const { number, address, plain } = await ordered();
  expect(plain).toBeNull();
  const answer = await get(address);
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000, immutable",
    },
  });
  const { part, info } = await threadPart(answer.rawPayload);
  expect([info.width, info.height]).toEqual([480, 240]);
  // A name of four letters, 110 mm of cloth around it.
  expect(part).toBeGreaterThan(0.01);
  expect(part).toBeLessThan(0.2);
  const staff = await callAdmin(app, `GET orders/${number}`, { session });
  expect(staff.json()).toMatchObject({ items: [{ sewnPicture: address }, { sewnPicture: null }] });
  await handleOutbox(contextFor(app.call));
  const letters = await app.shop.db.selectFrom("mail").select("body_html").execute();
  const sewn = letters.filter(({ body_html: html }) => html?.includes(address));
  expect(sewn).toHaveLength(1);
});

it("is drawn once for equal garments, whosever they are", async () => {
  const [first, second] = [await ordered({ lines: ["Bo"] }), await ordered({ lines: ["Bo"] })];
  expect(first.address).not.toBe(second.address);
  const before = await drawn();
  const [one, other] = await Promise.all([get(first.address), get(second.address)]);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect((await drawn()).length - before.length).toBe(1);
});

it("issue 9.2 shows nothing of a buyer who is forgotten, and the picture goes by itself", async () => {
  const { number, address } = await ordered({ lines: ["Cleo"] });
  expect((await get(address)).statusCode).toBe(200);
  const pictures = await drawn();
  const canceled = await callAdmin(app, `POST orders/${number}/cancel`, {
    session,
    body: { reason: "Not wanted" },
  });
  expect(canceled.statusCode, canceled.body).toBe(200);
  const forgotten = await callAdmin(app, `POST orders/${number}/forget-buyer`, { session });
  expect(forgotten.json()).toEqual({ forgotten: true });
  expect((await get(address)).statusCode).toBe(404);
  const jobs = rooms.flatMap(({ jobs: brought = [] }) => brought);
  const forgetting = jobs.find(({ name }) => name === "old worn pictures");
  const inDays = (days: number) => new Date(app.time.now.getTime() + days * 86_400_000);
  await forgetting?.work({ ...contextFor(app.call), now: inDays(29) });
  expect(await drawn()).toEqual(pictures);
  await forgetting?.work({ ...contextFor(app.call), now: inDays(30) });
  expect(await drawn()).toEqual([]);
});

it("shows all of the garment on request", async () => {
  const { address } = await ordered();
  const { info } = await threadPart((await get(address.replace("-near", "-whole"))).rawPayload);
  expect([info.width, info.height]).toEqual([1080, 1350]);
});

it("lies on plain cloth where no picture shows its side", async () => {
  const { address } = await ordered({ placement: "back-yoke" });
  expect((await threadPart((await get(address)).rawPayload)).part).toBeGreaterThan(0.01);
});

it("an address draws nothing but the line that it was given for", async () => {
  const [first, second] = [await ordered(), await ordered()];
  const [, , , line, key, name] = first.address.split("/");
  const [, , , otherLine] = second.address.split("/");
  await get(first.address);
  const before = await drawn();
  for (const path of [
    `${line}/${"A".repeat(22)}/${name}`,
    `${otherLine}/${key}/${name}`,
    `999999/${key}/${name}`,
    `x/${key}/${name}`,
    `${line}/${key}/${name?.replace("near", "far")}`,
    `${line}/${key}/..%2f${name}`,
  ]) {
    expect((await get(`/media/sewn/${path}`)).statusCode).toBe(404);
  }
  const guessed = await get(`/media/sewn/${line}/${key}/${"0".repeat(32)}-near.jpg`);
  expect(guessed.headers["cache-control"]).toBe("private, max-age=3600");
  expect(guessed.rawPayload.equals((await get(first.address)).rawPayload)).toBe(true);
  expect((await drawn()).length - before.length).toBe(0);
});

it("is not found while the garment's picture is gone, and drawn once it is back", async () => {
  const { address } = await ordered();
  const kept = join(dataDir, "worn-pictures");
  await rm(kept, { recursive: true, force: true });
  const master = join(dataDir, "media", "catalog", FILE);
  await cp(master, `${master}.away`);
  await rm(master);
  expect((await get(address)).statusCode).toBe(404);
  await cp(`${master}.away`, master);
  expect((await get(address)).statusCode).toBe(200);
});
