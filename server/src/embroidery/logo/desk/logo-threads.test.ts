import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { COLOR_CHANGE, STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { aPattern } from "@placket/domain/embroidery/pattern/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dstOf } from "../../../testing/embroidery/a-logo.ts";
import { aStaffSession, callAdmin } from "../../../testing/staff.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await testApp(async () => {});
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Blocks {
  readonly hash: string;
  readonly blocks: readonly { readonly stitches: number; readonly suggested: string }[];
}

function send(path: string, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  return callAdmin(app, `POST ${path}`, { session, form });
}
const threadsOf = async (number: string) =>
  (await callAdmin(app, `GET embroidery-logos/${number}/threads`, { session })).json<
    Blocks & { readonly key?: string }
  >();
const name = async (number: string, body: object) =>
  (
    await callAdmin(app, `PUT embroidery-logos/${number}/threads`, { session, body })
  ).json<object>();

/** Two blocks of satin, side by side. */
function twoBlocks(): Uint8Array {
  const column = (from: number) =>
    Array.from({ length: 40 }, (_, i) => [STITCH, from + i * 4, (i % 2) * 60] as const);
  return dstOf(aPattern([...column(0), [COLOR_CHANGE, 160, 60], ...column(160)]));
}

it("issue 10.7 a digitized file names no threads: staff name one for each block, and see it in them", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">
    <rect width="18" height="20" fill="#b01020"/><rect x="22" width="18" height="20" fill="#102060"/></svg>`;
  const brought = await send("embroidery-logos", new TextEncoder().encode(svg), "Flag.svg");
  const { logo_number: number } = brought.json<LogoWire>();
  expect(await threadsOf(number)).toMatchObject({ key: "embroidery.notDigitized" });
  const digitized = await send(`embroidery-logos/${number}/stitches`, twoBlocks(), "flag.dst");
  expect(digitized.json()).toMatchObject({ is_threaded: false, colors: [] });

  // Whoever reads has nothing traced anew: what was brought is not looked at.
  await app.shop.db
    .updateTable("embroidery_logo_file")
    .set({ bytes: Buffer.from("no drawing any more") })
    .where("hash", "in", (eb) => eb.selectFrom("embroidery_logo").select("source_hash"))
    .execute();
  const { hash, blocks } = await threadsOf(number);
  expect(blocks).toMatchObject([{ thread: "" }, { thread: "" }]);
  expect(blocks.every(({ stitches }) => stitches > 30)).toBe(true);
  // What the store's own draft of the drawing is sewn in, color by color.
  const suggested = blocks.map((one) => one.suggested);
  expect(new Set(suggested).size).toBe(2);
  expect(suggested).not.toContain("");

  const gray = await pictureOf(digitized.json());
  for (const [body, key] of [
    [{ hash, threads: ["1366"] }, "embroidery.blocksUnnamed"],
    [{ hash, threads: ["1366", "9999"] }, "embroidery.threadUnknown"],
    [{ hash: "other", threads: suggested }, "embroidery.logoChanged"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await name(number, body)).toMatchObject({ key });
  }
  const named = (await name(number, { hash, threads: suggested })) as LogoWire;
  expect(named).toMatchObject({ is_threaded: true, state: "digitized" });
  expect(named.colors).toHaveLength(2);
  expect((await threadsOf(number)).blocks).toMatchObject(suggested.map((thread) => ({ thread })));
  expect((await pictureOf(named)).equals(gray)).toBe(false);
});

/** The picture of a logo, as it is shown now. */
async function pictureOf({ image_url: url }: LogoWire): Promise<Buffer> {
  const answer = await app.fastify.inject(url ?? "");
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
