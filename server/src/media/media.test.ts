import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyFactory, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AtMost } from "./at-most.ts";
import { mediaRoutes, photoOf, picturesIn } from "./media.ts";

const FILE = "0123456789/coat-white-sf.webp";
let dataDir: string;
let fastify: FastifyInstance;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "placket-media-"));
  const folder = join(dataDir, "media", "catalog", "0123456789");
  await mkdir(folder, { recursive: true });
  const background = { r: 33, g: 64, b: 143, alpha: 0.5 };
  const picture = sharp({ create: { width: 1000, height: 1250, channels: 4, background } });
  await picture.webp().toFile(join(dataDir, "media", "catalog", FILE));
  await writeFile(join(dataDir, "secret.webp"), await picture.webp().toBuffer());
  await writeFile(join(dataDir, "media", "catalog", "broken.webp"), "no picture");
  await symlink(join(dataDir, "secret.webp"), join(folder, "link.webp"));
  fastify = fastifyFactory();
  mediaRoutes(fastify, picturesIn(dataDir));
});
afterEach(async () => {
  await fastify.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, accept = "image/avif,image/webp,*/*") =>
  fastify.inject({ url: path, headers: { accept } });
const cached = async (): Promise<string[]> =>
  (
    await readdir(join(dataDir, "media-cache"), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  )
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("GET /media/catalog/w{width}/{file}", () => {
  it.each([
    ["image/avif,image/webp", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("Accept %s is answered with %s at the wanted width", async (accept, type, format) => {
    const reply = await get(`/media/catalog/w480/${FILE}`, accept);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": type,
      vary: "Accept",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const made = await sharp(reply.rawPayload).metadata();
    expect(made).toMatchObject({ width: 480, height: 600, format, hasAlpha: format !== "jpeg" });
  });

  it("a width that is not made is served by the next; none is blown up", async () => {
    const next = await sharp((await get(`/media/catalog/w300/${FILE}`)).rawPayload).metadata();
    expect(next.width).toBe(360);
    const largest = await sharp((await get(`/media/catalog/w1920/${FILE}`)).rawPayload).metadata();
    expect(largest.width).toBe(1000);
  });

  it("is made once, whoever asks at the same time, and left whole on disk", async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => get(`/media/catalog/w240/${FILE}`)),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await cached()).toEqual(["coat-white-sf.webp.avif"]);
    await get(`/media/catalog/w240/${FILE}`);
    expect(await cached()).toHaveLength(1);
  });

  it.each([
    "/media/catalog/w480/none.webp",
    "/media/catalog/w480/",
    "/media/catalog/w0/0123456789/coat-white-sf.webp",
    "/media/catalog/w-1/0123456789/coat-white-sf.webp",
    "/media/catalog/480/0123456789/coat-white-sf.webp",
    "/media/catalog/w999999999/0123456789/coat-white-sf.webp",
    "/media/catalog/w480/%2e%2e/%2e%2e/secret.webp",
    "/media/catalog/w480/..%2f..%2fsecret.webp",
    "/media/catalog/w480/0123456789/..%5c..%5c..%5csecret.webp",
    "/media/catalog/w480/%2fetc%2fpasswd",
    "/media/catalog/w480/0123456789/coat-white-sf.webp%00.png",
    "/media/catalog/w480/0123456789/link.webp",
    "/media/catalog/w480/0123456789",
  ])("%s is not found", async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(await cached()).toEqual([]);
  });

  it("a file that is no picture leaves nothing behind", async () => {
    expect((await get("/media/catalog/w480/broken.webp")).statusCode).toBe(404);
    expect(await cached()).toEqual([]);
  });
});

describe("making pictures", () => {
  it("REVIEW-25 of what shoppers bring, what would take seconds to unpack is not unpacked", async () => {
    const wide = sharp({ create: { width: 6000, height: 5000, channels: 3, background: "#8a9" } });
    const [jpeg, png, small] = await Promise.all([
      wide.clone().jpeg().toBuffer(),
      wide.clone().toColorspace("b-w").png({ palette: true, colors: 2 }).toBuffer(),
      wide.clone().resize(3000).png().toBuffer(),
    ]);
    expect(png.length).toBeLessThan(100_000);
    expect(await photoOf(png, 1600)).toBeUndefined();
    const made = [await photoOf(jpeg, 1600), await photoOf(small, 1600)];
    const sizes = await Promise.all(
      made.map(async (bytes) => (await sharp(bytes).metadata()).width),
    );
    expect(sizes).toEqual([1600, 1600]);
  });

  it("runs two jobs at once and the others in their order", async () => {
    const jobs = new AtMost(2);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const all = [0, 1, 2, 3].map((job) =>
      jobs.run(() => {
        begun.push(job);
        return new Promise<void>((end) => ends.push(end));
      }),
    );
    await expect.poll(() => begun).toEqual([0, 1]);
    ends[1]?.();
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
    ends[3]?.();
    await Promise.all(all);
  });
});
