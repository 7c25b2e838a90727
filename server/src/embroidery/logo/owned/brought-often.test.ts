import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Asked } from "../../../http/guard/asked-often.ts";
import { aShopper, anAccount } from "../../../testing/customer.ts";
import { aLogo, bringFile, dstOf } from "../../../testing/embroidery/a-logo.ts";
import { instead } from "../../../testing/instead.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import {
  broughtFiles,
  FILES_AN_HOUR_MOST,
  NETWORK_BYTES_A_DAY_MOST,
  HOUSE_BYTES_AN_HOUR_MOST,
  NETWORK_BYTES_AN_HOUR_MOST,
  OWNER_BYTES_AN_HOUR_MOST,
} from "./brought-often.ts";

const counted = new LRUCache<string, Asked>({ max: 10 });
const HERE = "127.0.0.1";
const EPS = new TextEncoder().encode("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n");

let app: TestApp;
let staff: string;
beforeAll(async () => {
  app = await testApp(async () => undefined, { instead: [instead(broughtFiles, counted)] });
  staff = await aStaffSession(app);
});
beforeEach(() => counted.clear());
afterAll(() => app.close());

it("EMB-50, issue 9 guests without a cookie are bounded by their network, for an hour and no longer", async () => {
  counted.set(HERE, { since: app.time.now.getTime(), count: FILES_AN_HOUR_MOST - 2 });
  // Each is another guest; what is refused was brought as well.
  expect((await bringFile(app, { bytes: EPS })).statusCode).toBe(200);
  expect((await bringFile(app, { bytes: new Uint8Array() })).statusCode).toBe(415);
  const refused = await bringFile(app, { bytes: EPS });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ key: "embroidery.tooManyBrought", parameters: [60] });
  expect(refused.json<{ message: string }>().message).toMatch(/in 60 minutes/);

  counted.set(HERE, { since: app.time.now.getTime(), count: FILES_AN_HOUR_MOST });
  const form = new FormData();
  form.append("file", new File([new Uint8Array(dstOf())], "bell.dst"));
  const houses = await callAdmin(app, "POST embroidery-logos", { session: staff, form });
  expect(houses.statusCode).toBe(200);

  app.time.now = new Date(app.time.now.getTime() + 3_600_000);
  await aLogo(app, { bytes: EPS });
});

it("EMB-50 the bytes of a network are bounded within an hour, whoever of it brings them", async () => {
  const left = EPS.length + 10;
  const count = NETWORK_BYTES_AN_HOUR_MOST - left;
  counted.set(`bytes of ${HERE}`, { since: app.time.now.getTime(), count });
  await aLogo(app, { bytes: EPS });
  const refused = await bringFile(app, { bytes: EPS });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ key: "embroidery.tooMuchBrought", parameters: [250, 60] });
  expect(refused.json<{ message: string }>().message).toMatch(/250 MB .* in 60 minutes/);
  // What was refused takes no room: a smaller file finds it.
  expect((await bringFile(app, { bytes: new Uint8Array(10) })).statusCode).toBe(415);
  app.time.now = new Date(app.time.now.getTime() + 3_600_000);
  await aLogo(app, { bytes: EPS });
});

it("EMB-50, issue 10.5 what is kept of a picture counts, however small the file was", async () => {
  // A pattern packs into nothing; laid on other pixels it does not.
  const raw = { width: 4211, height: 300, channels: 1 } as const;
  const tiles = Buffer.alloc(raw.width * raw.height);
  for (let at = 0; at < tiles.length; at += 1) tiles[at] = ((at % 16) * 89) % 251;
  const png = await sharp(tiles, { raw }).png({ compressionLevel: 9 }).toBuffer();
  await aLogo(app, { bytes: png });
  const files = await app.shop.db.selectFrom("embroidery_logo_file").select("bytes").execute();
  const kept = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(kept).toBeGreaterThan(4 * png.length);
  expect(counted.get(`bytes of ${HERE}`)?.count).toBeGreaterThan(kept * 0.9);
});

it("EMB-50, issue 10.7 staff bring as many files as they like, and so many bytes together", async () => {
  const send = (path: string) => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(dstOf())], "bell.dst"));
    return callAdmin(app, `POST ${path}`, { session: staff, form });
  };
  const brought = await send("embroidery-logos");
  const { logo_number: number } = brought.json<{ readonly logo_number: string }>();
  const full = { since: app.time.now.getTime(), count: HOUSE_BYTES_AN_HOUR_MOST };
  counted.set("bytes by the house", full);
  for (const path of ["embroidery-logos", `embroidery-logos/${number}/stitches`]) {
    // oxlint-disable-next-line no-await-in-loop
    const refused = await send(path);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      key: "embroidery.tooMuchBrought",
      parameters: [500, 60],
    });
  }
  // Shoppers are bounded by themselves.
  await aLogo(app, { bytes: EPS });
});

it("EMB-50 the bytes of a customer, and of a guest's browser, are bounded by themselves", async () => {
  const full = () => {
    const [key] = [...counted.keys()].filter((name) => name.startsWith("bytes by "));
    counted.set(key ?? "", { since: app.time.now.getTime(), count: OWNER_BYTES_AN_HOUR_MOST });
  };
  const guest = await aLogo(app, { bytes: EPS });
  await aLogo(app, { bytes: EPS, logos: guest.logos });
  full();
  const again = await bringFile(app, { bytes: EPS, logos: guest.logos });
  expect(again.statusCode).toBe(429);
  expect(again.json()).toMatchObject({ key: "embroidery.tooMuchBrought", parameters: [100, 60] });
  const other = await aLogo(app, { bytes: EPS });
  expect(other.logos).not.toBe(guest.logos);

  counted.clear();
  await anAccount(app);
  const { session } = await aShopper(app);
  await aLogo(app, { bytes: EPS, session });
  full();
  const theirs = await bringFile(app, { bytes: EPS, session });
  expect(theirs.json()).toMatchObject({ key: "embroidery.tooMuchBrought", parameters: [100, 60] });
});

it("EMB-50, issue 10.5 the bytes of a network are bounded within a day as well", async () => {
  const count = NETWORK_BYTES_A_DAY_MOST - 10;
  counted.set(`day of ${HERE}`, { since: app.time.now.getTime() - 3_600_000, count });
  const refused = await bringFile(app, { bytes: EPS });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ key: "embroidery.tooMuchInADay", parameters: [1000, 23] });
  app.time.now = new Date(app.time.now.getTime() + 23 * 3_600_000);
  await aLogo(app, { bytes: EPS });
});
