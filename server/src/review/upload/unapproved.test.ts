import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { readSettings } from "../../settings.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { aPhoto, photos } from "../testing/upload-forms.ts";
import { sweepMedia } from "./sweep-media.ts";

let app: TestApp;
let folder: string;
let photo: Uint8Array<ArrayBuffer>;
let reviewId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "placket-unapproved-"));
  app = await testApp(
    async (shop) => {
      const productId = await aProduct(shop, { sku: "CAP", name: "Cap" });
      const texts = { title: "Warm", detail: "Warm", nickname: "Cook", location: "Lyon" };
      const { id } = await shop.db
        .insertInto("review")
        .values({
          product_id: productId,
          store_view_id: 1,
          rating: 5,
          created_at: new Date(),
          ...texts,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      reviewId = id;
    },
    { settings: { ...readSettings({ DATA_DIR: folder }), writesPerMinute: 0 } },
  );
  photo = await aPhoto({ width: 8, height: 8 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => app.shop.db.deleteFrom("review_media").execute());

async function bring(address = "203.0.113.9") {
  const written = new Response(photos(new File([photo], "cap.jpg")));
  const { statusCode } = await app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/review-upload-media",
    headers: { "content-type": written.headers.get("content-type") ?? "" },
    payload: Buffer.from(await written.arrayBuffer()),
    remoteAddress: address,
  });
  return statusCode;
}

const claim = (bytes?: number) =>
  app.shop.db
    .updateTable("review_media")
    .set({ review_id: reviewId, ...(bytes && { bytes }) })
    .execute();
const decide = (state: "approved" | "pending" | "rejected", decided_at: Date | null = null) =>
  app.shop.db.updateTable("review").set({ state, decided_at }).execute();
const lying = async () =>
  (await readdir(join(folder, "media", "reviews"))).filter((file) => file !== "small").length;

it("REVIEW-30 claiming what was brought makes no room: what waits for staff, or was rejected, is bounded too", async () => {
  const fromEach = [1, 2, 3, 4, 5, 6].map((network) => bring(`203.0.113.${network}`));
  expect(await Promise.all(fromEach)).toEqual(Array(6).fill(200));
  await claim(2_000_000_000);
  await decide("pending");
  expect(await bring()).toBe(503);
  await decide("rejected");
  expect(await bring()).toBe(503);
  await decide("approved");
  expect(await bring()).toBe(200);
});

it("REVIEW-30 what belongs to a rejected review goes after a month, in which staff may think better of it", async () => {
  app.time.now = new Date(Date.now() + 86_400_000);
  await sweepMedia(contextFor(app.call));
  expect(await bring()).toBe(200);
  await claim();
  const daysAgo = (days: number) => new Date(app.time.now.getTime() - days * 86_400_000);
  for (const [days, left] of [
    [29, 1],
    [31, 0],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await decide("rejected", daysAgo(days));
    // oxlint-disable-next-line no-await-in-loop
    await sweepMedia(contextFor(app.call));
    // oxlint-disable-next-line no-await-in-loop
    expect(await lying()).toBe(left);
  }
});

it("REVIEW-30 what a process left that ended while a body came in is swept away, and what comes in just now is not", async () => {
  const landing = join(folder, "landing");
  await mkdir(landing, { recursive: true });
  await writeFile(join(landing, "left"), "x");
  await writeFile(join(landing, "comes"), "x");
  const hourAgo = new Date(app.time.now.getTime() - 3_700_000);
  await utimes(join(landing, "left"), hourAgo, hourAgo);
  await utimes(join(landing, "comes"), app.time.now, app.time.now);
  await sweepMedia(contextFor(app.call));
  expect(await readdir(landing)).toEqual(["comes"]);
});
