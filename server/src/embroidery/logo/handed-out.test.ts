import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { writeMachineFile } from "@placket/domain/embroidery/machine-file/write-machine-file";
import { move } from "@placket/domain/embroidery/pattern/move";
import { patternOfPoints } from "@placket/domain/embroidery/pattern/needle-points";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aShopper, anAccount, askShop } from "../../testing/customer.ts";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { stitchesByNow } from "./digitizing.ts";

let app: TestApp;
let session: string;
let staff: string;
beforeAll(async () => {
  app = await testApp(async () => undefined);
  await anAccount(app);
  ({ session } = await aShopper(app));
  staff = await aStaffSession(app);
});
afterAll(() => app.close());

const SVG = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="30mm" viewBox="0 0 60 30">' +
    '<path fill="#1d2b55" d="M2 2h50v26h-50z"/><circle fill="#c8202c" cx="26" cy="14" r="8"/></svg>',
);

const folderOf = ({ image_url: picture }: LogoWire) => (picture ?? "").split("picture.png")[0];
const fileOf = (logo: LogoWire, cookies: Record<string, string>, name = "stitches.dst") =>
  app.fastify.inject({ url: `${folderOf(logo)}${name}`, cookies });

const asStaff = (number: string) =>
  callAdmin(app, `GET embroidery-logos/${number}/stitches`, { session: staff });

async function giveStitches(path: string, bytes: Uint8Array): Promise<LogoWire> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "made.dst"));
  return (await callAdmin(app, `POST ${path}`, { session: staff, form })).json<LogoWire>();
}

it("EMB-17, EMB-47 the machine file of a draft is handed out to staff alone", async () => {
  const { logo, logos } = await aLogo(app, { bytes: SVG, name: "Harbour.svg" });
  expect(logo).toMatchObject({ state: "draft", stitch_file_url: null });
  expect((await fileOf(logo, {})).statusCode).toBe(404);
  expect((await fileOf(logo, { placket_logos: logos })).statusCode).toBe(404);
  const owned = (await aLogo(app, { bytes: SVG, session })).logo;
  expect((await fileOf(owned, { placket_session: session })).statusCode).toBe(404);
  const library = await askShop(app, "{ getCustomerLogo { logo { state stitch_file_url } } }", {
    session,
  });
  expect(library.data?.["getCustomerLogo"]).toEqual({
    logo: [{ state: "draft", stitch_file_url: null }],
  });
  const handed = await asStaff(logo.logo_number);
  const read = readMachineFile(new Uint8Array(handed.rawPayload), "draft.dst");
  expect(read.ok && statistics(read.value.pattern).stitches).toBe(logo.stitch_count);
  expect((await asStaff("L000999")).json()).toMatchObject({ key: "embroidery.noSuchLogo" });
});

it("EMB-17, EMB-47 a machine file is its owner's who brought it, or for whom it was made", async () => {
  const brought = await aLogo(app, { bytes: dstOf(), name: "Block.dst" });
  const { logo, logos } = brought;
  expect(logo.stitch_file_url).toBe(`${folderOf(logo)}stitches.dst`);
  expect((await fileOf(logo, { placket_logos: logos })).rawPayload).toEqual(Buffer.from(dstOf()));
  expect((await fileOf(logo, {})).statusCode).toBe(404);
  expect((await fileOf(logo, { placket_logos: "guessed" })).statusCode).toBe(404);
  expect((await fileOf(logo, { placket_session: session })).statusCode).toBe(404);

  const draft = (await aLogo(app, { bytes: SVG, session })).logo;
  await giveStitches(`embroidery-logos/${draft.logo_number}/stitches`, dstOf());
  expect((await fileOf(draft, { placket_session: session })).statusCode).toBe(200);
  expect((await fileOf(draft, {})).statusCode).toBe(404);
});

it("EMB-17, EMB-47 a logo of the house is drawn for every shopper and handed out to none", async () => {
  const house = await giveStitches("embroidery-logos", dstOf());
  expect(house).toMatchObject({ state: "digitized", stitch_file_url: null });
  for (const cookies of [{}, { placket_session: session }, { placket_staff: staff }]) {
    expect((await fileOf(house, cookies)).statusCode).toBe(404);
  }
  expect((await asStaff(house.logo_number)).rawPayload).toEqual(Buffer.from(dstOf()));
  const points = await fileOf(house, {}, "needle-points.bin");
  expect(house.needle_points_url).toBe(`${folderOf(house)}needle-points.bin`);
  const drawn = patternOfPoints(new Uint8Array(points.rawPayload).buffer, []);
  expect(statistics(drawn)).toMatchObject({ stitches: house.stitch_count, trims: house.trims });
  const read = readMachineFile(new Uint8Array(points.rawPayload), "points.dst");
  expect(read.ok).toBe(false);
});

it("EMB-17 stitches of a draft that are brought as a machine file are that draft, and charged as it is", async () => {
  const { logo: draft, logos } = await aLogo(app, { bytes: SVG });
  const stitches = new Uint8Array((await asStaff(draft.logo_number)).rawPayload);
  const read = readMachineFile(stitches, "draft.dst");
  const moved = read.ok && move(read.value.pattern, 120, -40);
  if (!moved || !moved.ok) throw new Error("not moved");
  const written = writeMachineFile(moved.value, { as: "pes", name: "mine" });
  if (!written.ok) throw new Error("not written");
  for (const bytes of [stitches, written.value]) {
    for (const asker of [{}, { logos }, { session }]) {
      const { logo } = await aLogo(app, { bytes, name: "Mine.dst", ...asker });
      expect(logo).toMatchObject({ state: "draft", file_type: "svg", stitch_file_url: null });
      expect((await stitchesByNow(app.shop.db, [logo.logo_number])).unpaid).toHaveLength(
        // Of the customer's the same file was digitized above.
        "session" in asker ? 0 : 1,
      );
    }
  }
  // What somebody else has made is theirs; and staff may take a draft as it is.
  const other = await aLogo(app, { bytes: dstOf(aBlock({ columns: 5 })) });
  expect(other.logo.state).toBe("digitized");
  const taken = await giveStitches(`embroidery-logos/${draft.logo_number}/stitches`, stitches);
  expect(taken.state).toBe("digitized");
  const again = await aLogo(app, { bytes: stitches });
  expect(again.logo.state).toBe("draft");
});
