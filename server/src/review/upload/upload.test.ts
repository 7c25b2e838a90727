import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { readSettings } from "../../settings.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { aPhoto, aVideo, box, photos, VIDEO, videos } from "../testing/upload-forms.ts";
import { sweepMedia } from "./sweep-media.ts";

let app: TestApp;
let folder: string;
let cap: number;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "placket-reviews-"));
  const settings = {
    ...readSettings({ DATA_DIR: folder }),
    writesPerMinute: 0,
    graphqlCostPerMinute: 0,
  };
  app = await testApp(
    async (shop) => {
      cap = await aProduct(shop, { sku: "CAP", name: "Cap" });
    },
    { settings },
  );
  photo = await aPhoto({ width: 2000, height: 1000 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  app.time.now = new Date(app.time.now.getTime() + 3_600_000);
  await app.shop.db.deleteFrom("review").execute();
  await app.shop.db.deleteFrom("review_media").execute();
});

interface Sent {
  readonly token?: string | undefined;
  readonly address?: string;
}

async function send(form: FormData, { token, address = "203.0.113.9" }: Sent = {}) {
  const written = new Response(form);
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/rest/us/V1/xmapi/review-upload-media",
    headers: { "content-type": written.headers.get("content-type") ?? "" },
    cookies: token === undefined ? {} : { placket_reviewer: token },
    payload: Buffer.from(await written.arrayBuffer()),
    remoteAddress: address,
  });
  const body = answer.json<unknown>();
  return {
    status: answer.statusCode,
    body: body as { readonly message: string },
    files: (Array.isArray(body) ? body : []) as readonly Uploaded[],
    token: answer.cookies.find(({ name }) => name === "placket_reviewer")?.value ?? token,
  };
}
interface Uploaded {
  readonly url: string;
  readonly title: string;
  readonly poster?: string;
}

const jpeg = (name = "cap.jpg") => new File([photo], name, { type: "image/jpeg" });

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({
    url,
    headers,
    cookies: token === undefined ? {} : { placket_reviewer: token },
  });

async function write(token: string | undefined, media: object) {
  const answer = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    cookies: token === undefined ? {} : { placket_reviewer: token },
    payload: {
      query: `mutation Add($input: CreateNewReviewInput!) { createNewReview(input: $input) { success message } }`,
      variables: {
        input: {
          productId: cap,
          rating: 5,
          title: "Warm",
          nickname: "Demo Cook",
          location: "Lyon",
          detail: "Keeps warm",
          ...media,
        },
      },
    },
  });
  return answer.json<{ data: { createNewReview: { success: boolean; message: string } } }>().data
    .createNewReview;
}
const approve = () => app.shop.db.updateTable("review").set({ state: "approved" }).execute();
const lying = async () => (await readdir(join(folder, "media", "reviews"))).length;

describe("photos of a review", () => {
  it("REVIEW-25 OPEN-05 REVIEW-30 are written anew without what they said of themselves, and answered as a review claims them", async () => {
    const { status, files, token } = await send(photos(jpeg("C:\\mine\\..\\cap <b>.jpg"), jpeg()));
    expect(status).toBe(200);
    expect(files).toEqual([
      {
        url: expect.stringMatching(/^\/media\/reviews\/[\w-]{22}\.jpg$/),
        title: "cap b.jpg",
        caption: "",
        rotate: 0,
      },
      expect.objectContaining({ title: "cap.jpg" }),
    ]);
    const own = await get(files[0]?.url ?? "", token);
    expect(own.headers["content-type"]).toBe("image/jpeg");
    expect(own.headers["x-content-type-options"]).toBe("nosniff");
    expect(own.headers["cache-control"]).toBe("private, no-store");
    const { width, height, exif } = await sharp(own.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 1600, height: 800, exif: undefined });
  });

  it("REVIEW-30 are seen by nobody else before staff have approved the review, and by nobody after they reject it", async () => {
    const { files, token } = await send(photos(jpeg()));
    const url = files[0]?.url ?? "";
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, "x".repeat(43))).statusCode).toBe(404);
    expect((await write(token, { uploadedImageData: [{ url, caption: "Front" }] })).success).toBe(
      true,
    );
    expect((await get(url)).statusCode).toBe(404);
    await approve();
    const shown = await get(url.replace("/reviews/", "/reviews/small/"));
    expect(shown.statusCode).toBe(200);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(240);
    const { data } = await app.graphql(
      `{ productReviews(productId: ${cap}) { items { images { url thumbnail caption } } } }`,
    );
    expect(data?.["productReviews"]).toMatchObject({
      items: [
        { images: [{ url, caption: "Front", thumbnail: expect.stringContaining("/small/") }] },
      ],
    });
    await app.shop.db.updateTable("review").set({ state: "rejected" }).execute();
    expect((await get(url)).statusCode).toBe(404);
  });

  it("REVIEW-30 are claimed by the browser that brought them alone, and once", async () => {
    const { files, token } = await send(photos(jpeg()));
    const claimed = { uploadedImageData: [{ url: files[0]?.url }] };
    const words = /not there any more/;
    expect((await write("x".repeat(43), claimed)).message).toMatch(words);
    expect((await write(undefined, claimed)).message).toMatch(words);
    expect((await write(token, { uploadedVideoData: claimed.uploadedImageData })).message).toMatch(
      words,
    );
    expect((await write(token, claimed)).success).toBe(true);
    expect((await write(token, claimed)).message).toMatch(words);
  });

  it.each([
    ["a drawing that is called a photo", `<svg xmlns="http://www.w3.org/2000/svg"/>`],
    ["a page that is called a photo", "<!doctype html><script>alert(1)</script>"],
    ["the beginning of a photo", "\u{FF}\u{D8}\u{FF}\u{E0}"],
    ["nothing", ""],
  ])("REVIEW-25 %s is no photo, and nothing is kept of it", async (_what, text) => {
    const before = await lying();
    const bad = new File([Buffer.from(text, "latin1")], "cap.jpg", { type: "image/jpeg" });
    const { status, body } = await send(photos(jpeg(), bad));
    expect(status).toBe(400);
    expect(body.message).toBe(
      "cap.jpg is no picture that we can read. Choose a JPEG, PNG or WebP file.",
    );
    expect(await lying()).toBe(before);
  });

  it("REVIEW-25 a picture that unpacks to more than anybody looks at is not unpacked", async () => {
    const wide = Buffer.from(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    );
    // Width and height stand behind the name of the first part, whose checksum follows.
    wide.writeUInt32BE(30_000, 16);
    wide.writeUInt32BE(30_000, 20);
    wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);
    const { status } = await send(photos(new File([new Uint8Array(wide)], "wide.png")));
    expect(status).toBe(400);
  });

  it("REVIEW-17 REVIEW-20 ten at once at most, of 5 MB each", async () => {
    const many = await send(photos(...Array.from({ length: 11 }, () => jpeg())));
    expect(many.body.message).toBe("Add at most 10.");
    const large = new File([photo, new Uint8Array(5 * 1024 * 1024)], "large.jpg");
    const { body } = await send(photos(large));
    expect(body.message).toBe(
      "File large.jpg exceeds the maximum size of 5 MB and will be skipped.",
    );
    expect((await send(photos())).body.message).toBe("Choose a photo or video.");
  });

  it("REVIEW-30 a body of thousands of parts is not read on", async () => {
    const form = photos();
    for (let count = 0; count < 3000; count += 1)
      form.append("fileToUpload[]", new File(["x"], "x"));
    expect((await send(form)).status).toBe(413);
    await expect.poll(() => readdir(join(folder, "landing"))).toEqual([]);
  });

  it("REVIEW-30 one network brings so many in an hour, one browser has so many lying there", async () => {
    const address = "203.0.113.77";
    const { token } = await send(photos(jpeg()), { address });
    const one = await app.shop.db.selectFrom("review_media").selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 38 }, (_, index) => {
      const { id: _id, ...rest } = one;
      return { ...rest, file: `${String(index).padStart(22, "f")}.jpg` };
    });
    await app.shop.db.insertInto("review_media").values(more).execute();
    const full = await send(photos(jpeg()), { token, address });
    expect(full.status).toBe(503);
    await app.shop.db.deleteFrom("review_media").execute();
    const small = await aPhoto({ width: 8, height: 8 });
    const ten = photos(...Array.from({ length: 10 }, () => new File([small], "small.jpg")));
    const counted = [];
    // oxlint-disable-next-line no-await-in-loop -- each is counted
    for (let times = 0; times < 12; times += 1) counted.push((await send(ten, { address })).status);
    expect(counted.slice(0, 11)).toEqual(Array(11).fill(200));
    expect(counted.at(-1)).toBe(429);
    expect((await send(photos(jpeg()))).status).toBe(200);
  });
});

describe("videos of a review", () => {
  const preview = () => jpeg("preview.jpg");

  it("REVIEW-26 OPEN-05 come with their preview, and say no more where they were filmed", async () => {
    const { status, files, token } = await send(videos(aVideo("My film.html"), preview()));
    expect(status).toBe(200);
    expect(files).toEqual([
      {
        url: expect.stringMatching(/^\/media\/reviews\/[\w-]{22}\.mp4$/),
        poster: expect.stringMatching(/^\/media\/reviews\/[\w-]{22}\.jpg$/),
        title: "My film.html",
        caption: "",
        rotate: 0,
      },
    ]);
    const [{ url, poster = "" } = { url: "" }] = files;
    const film = await get(url, token);
    expect(film.headers["content-type"]).toBe("video/mp4");
    expect(film.headers["content-security-policy"]).toContain("sandbox");
    const silent = VIDEO.replace(
      /udta.*?(?=\0\0\0.mdat)/s,
      (said) => `free${"\0".repeat(said.length - 4)}`,
    );
    expect(film.rawPayload.toString("latin1")).toBe(silent.replace("filmed1!", "\0".repeat(8)));
    expect(film.body).not.toContain("+45.7640");
    expect((await sharp((await get(poster, token)).rawPayload).metadata()).width).toBe(400);
    const claimed = [{ url, caption: "In use", rotate: 90 }];
    expect((await write(token, { uploadedVideoData: claimed })).success).toBe(true);
  });

  it("REVIEW-26 a part of one is sent as players ask for it", async () => {
    const { files, token } = await send(videos(aVideo(), preview()));
    const url = files[0]?.url ?? "";
    const part = await get(url, token, { range: "bytes=4-7" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "ftyp",
      `bytes 4-7/${VIDEO.length}`,
    ]);
    expect((await get(url, token, { range: "bytes=-8" })).body).toBe("pictures");
    const last = await get(url, token, { range: `bytes=${VIDEO.length - 8}-` });
    expect(last.body).toBe("pictures");
    expect((await get(url, token, { range: `bytes=${VIDEO.length}-` })).statusCode).toBe(416);
    for (const range of ["bytes=7-4", "bytes=0-1,3-4", "lines=1-2", "bytes=-"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await get(url, token, { range })).statusCode).toBe(200);
    }
  });

  it.each([
    ["a page", "<!doctype html><video>"],
    ["a page behind the beginning of a video", `${box("ftyp", "isom....")}<!doctype html>`],
    ["a video without what players need", box("ftyp", "isom....") + box("mdat", "x")],
  ])("REVIEW-26 %s is no video", async (_what, text) => {
    const file = new File([Buffer.from(text, "latin1")], "film.mp4", { type: "video/mp4" });
    const { status, body } = await send(videos(file, preview()));
    expect(status).toBe(400);
    expect(body.message).toBe(
      "film.mp4 is no video that we can show. Choose an MP4, MOV or WebM file.",
    );
  });

  it("REVIEW-26 without a preview there is none", async () => {
    expect((await send(videos(aVideo(), undefined))).status).toBe(400);
    expect(await app.shop.db.selectFrom("review_media").select("id").execute()).toEqual([]);
  });
});

describe("what staff do with them", () => {
  it("REVIEW-30 they see them before they decide, and take single ones away", async () => {
    const { files, token } = await send(photos(jpeg("one.jpg"), jpeg("two.jpg")));
    await write(token, { uploadedImageData: files.map(({ url }) => ({ url })) });
    const { id } = await app.shop.db.selectFrom("review").select("id").executeTakeFirstOrThrow();
    const staff = await aStaffSession(app);
    const asked = await callAdmin(app, `GET reviews/${id}`, { session: staff });
    expect(asked.statusCode, asked.body).toBe(200);
    const whole = asked.json<{
      media: readonly { id: number; url: string; picture: string; title: string }[];
    }>();
    expect(whole.media.map(({ title }) => title)).toEqual(["one.jpg", "two.jpg"]);
    const [first] = whole.media;
    const asStaff = (url = "") => app.fastify.inject({ url, cookies: { placket_staff: staff } });
    expect((await asStaff(first?.url)).statusCode).toBe(200);
    expect((await asStaff(first?.picture)).statusCode).toBe(200);
    expect((await get(first?.url ?? "", token)).statusCode).toBe(404);
    const path = `DELETE reviews/${id}/media/${first?.id}` as const;
    const after = await callAdmin(app, path, { session: staff });
    expect(after.json()).toMatchObject({ media: [{ title: "two.jpg" }] });
    expect((await callAdmin(app, path, { session: staff })).statusCode).toBe(404);
    expect((await get(files[0]?.url ?? "", token)).statusCode).toBe(404);
  });
});

describe("what nobody needs any more", () => {
  it("REVIEW-30 is swept away: what no review claimed within a day, and files of what was deleted", async () => {
    const { files, token } = await send(photos(jpeg("kept.jpg"), jpeg("left.jpg")));
    await send(videos(aVideo(), jpeg()));
    await write(token, { uploadedImageData: [{ url: files[0]?.url }] });
    await writeFile(join(folder, "media", "reviews", "stray.tmp"), "x");
    app.time.now = new Date(Date.now() + 3 * 86_400_000);
    await sweepMedia(contextFor(app.call));
    expect(new Set(await readdir(join(folder, "media", "reviews")))).toEqual(
      new Set([(files[0]?.url ?? "").split("/").at(-1), "small"]),
    );
    await app.shop.db.deleteFrom("review").execute();
    await sweepMedia(contextFor(app.call));
    expect(await readdir(join(folder, "media", "reviews"))).toEqual(["small"]);
    expect(await readdir(join(folder, "media", "reviews", "small"))).toEqual([]);
    app.time.now = new Date("2026-03-04T10:00:00Z");
  });
});
