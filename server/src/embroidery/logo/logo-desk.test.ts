import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { aBlock, aPattern } from "@placket/domain/embroidery/pattern/testing";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aLogo, dstOf, logosOf } from "../../testing/embroidery/a-logo.ts";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aCustomerOf } from "../../testing/known-customer.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { sweepLogos } from "./owned-logos.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let drawn: Buffer;
/** The house's logos: stitches, and a picture that nobody has digitized. */
let anchor: Wire;
let bell: Wire;

type Wire = LogoWire & { readonly is_house: boolean };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const attributes = JSON.stringify({ has_embroidery: true });
      await aProduct(shop, { sku: "COAT", attributes, stock: { quantity: 1000 } });
      await textServices(shop);
      const { logos } = offerTerms();
      const line = { takesOwn: false, isOptional: true } as const;
      const lines = [
        { ...line, number: 1, logos: ["L000001"], placements: ["left-chest"] },
        { ...line, number: 2, logos: ["L000002"], placements: ["back-yoke"] },
      ];
      await anOffer(shop, {
        skus: ["coat"],
        terms: offerTerms({ logos: logos && { ...logos, lines } }),
      });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  drawn = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#345678" } })
    .png()
    .toBuffer();
  anchor = (await send("embroidery-logos", dstOf(), "Anchor.dst")).json();
  bell = (await send("embroidery-logos", drawn, "Bell.png")).json();
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Sends a file as a page of the back office does. */
function send(path: string, bytes: Uint8Array, name: string, by = session) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  return callAdmin(app, `POST ${path}`, { session: by, form });
}

/** The needle comes down in one place alone. */
const ONE_HOLE = aPattern(Array.from({ length: 5000 }, () => [STITCH, 0, 0] as const));

const list = async (query = "") =>
  (await callAdmin(app, `GET embroidery-logos${query}`, { session })).json<{
    readonly rows: readonly Wire[];
  }>().rows;

it("issue 10.5 staff bring logos of the house, see everybody's, and save what was brought", async () => {
  expect(anchor).toMatchObject({ logo_number: "L000001", is_house: true, state: "digitized" });
  const { logo } = await aLogo(app, { bytes: drawn, name: "Cook's own.png" });
  const [first] = await list();
  expect(first).toMatchObject({ title: "Cook's own", is_house: false, state: "uploaded" });
  expect((await list("?state=digitized")).map(({ title }) => title)).toEqual(["Anchor"]);
  expect(await list(`?search=${encodeURIComponent("ell")}`)).toMatchObject([{ title: "Bell" }]);
  const source = await callAdmin(app, `GET embroidery-logos/${logo.logo_number}/source`, {
    session,
  });
  expect(source.headers).toMatchObject({
    "content-disposition": `attachment; filename="${logo.logo_number}.png"`,
    "content-type": "application/octet-stream",
  });
  expect(await sharp(source.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
  const none = await callAdmin(app, "GET embroidery-logos/L009999/source", { session });
  expect(none.json()).toMatchObject({ key: "embroidery.noSuchLogo" });
});

it("the house's logos are nobody's own, and a clerk adds none", async () => {
  expect(await logosOf(app, {})).toEqual([]);
  const clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });
  const answer = await send("embroidery-logos", drawn, "Crab.png", clerk);
  expect(answer.json()).toMatchObject({ key: "access.forbidden" });
});

it("EMB-15, issue 10.7 an ordered logo makes its job; one without stitches waits until it is digitized", async () => {
  const logo = (number: string, placement: string) => ({
    uid: btoa("embroidery/logos"),
    value: JSON.stringify({ logo: number, placement }),
  });
  const wanted = [logo("L000001", "left-chest"), logo("L000002", "back-yoke")];
  const coat = { sku: "COAT", quantity: 2, entered_options: wanted } as never;
  const guest = await aGuest(app, [coat]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2, errors } = await guest.placeOrder({ embroidery_agreed: true });
  expect(errors).toEqual([]);
  await handleOutbox(contextFor(app.call));
  const number = orderV2?.number ?? "";
  const { jobs } = (
    await callAdmin(app, `GET orders/${number}/embroidery-jobs`, { session })
  ).json<{ jobs: readonly { readonly item: { readonly id: number } }[] }>();
  expect(jobs).toMatchObject([
    {
      designs: [{ name: "Logo L000001", placement: "Left chest", design: 0 }],
      state: "digitizing",
      stitches: anchor.stitch_count,
      hoop: "Round 90 mm",
      pieces: 2,
    },
    { designs: [{ name: "Logo L000002" }], state: "digitizing", stitches: null, hoop: "" },
  ]);
  const files = `orders/${number}/items/${jobs[0]?.item.id ?? 0}/machine-file`;
  const file = (design: number) =>
    callAdmin(app, `GET ${files}?as=dst&design=${design}`, { session });
  const ready = await file(0);
  const read = readMachineFile(new Uint8Array(ready.rawPayload), "a.dst");
  expect(read.ok && statistics(read.value.pattern).stitches).toBe(anchor.stitch_count);
  expect((await file(1)).json()).toMatchObject({ key: "embroidery.notDigitized" });

  const refused = await send("embroidery-logos/L000002/stitches", drawn, "bell.dst");
  expect(refused.json()).toMatchObject({ key: "embroidery.unknownMachineFile" });
  const pierced = await send("embroidery-logos/L000002/stitches", dstOf(ONE_HOLE), "bell.dst");
  expect(pierced.json()).toMatchObject({ key: "embroidery.stitchesTooSmall" });
  const made = dstOf(aBlock({ columns: 6 }));
  const digitized = await send("embroidery-logos/L000002/stitches", made, "bell.dst");
  expect(digitized.json()).toMatchObject({
    state: "digitized",
    file_type: bell.file_type,
    stitch_count: expect.any(Number),
  });
  expect((await file(1)).statusCode).toBe(200);
  // What was ordered ready is sewn as it was ordered, whatever the logo becomes.
  await send("embroidery-logos/L000001/stitches", made, "anchor.dst");
  expect((await file(0)).rawPayload.equals(ready.rawPayload)).toBe(true);
  app.time.now = new Date(app.time.now.getTime() + 2 * 3_600_000);
  await sweepLogos(contextFor(app.call));
  expect((await file(0)).rawPayload.equals(ready.rawPayload)).toBe(true);
});

it("issue 9.2 logos go with their customer: into another account, or for good with their files", async () => {
  const [ann, kept] = [
    await aCustomerOf(app, { email: "ann@example.com" }),
    await aCustomerOf(app, { email: "kept@example.com" }),
  ];
  const { logo } = await aLogo(app, { bytes: dstOf(aBlock({ columns: 7 })), name: "Annie.dst" });
  await app.shop.db
    .updateTable("embroidery_logo")
    .set({ token_hash: null, customer_id: ann.id })
    .where("name", "=", "Annie")
    .execute();
  const act = (line: `POST ${string}`, body: object) => callAdmin(app, line, { session, body });
  const merged = await act(`POST customers/${ann.id}/merge`, { intoId: kept.id });
  expect(merged.statusCode, merged.body).toBe(200);
  const own = "{ getCustomerLogo { logo { title } } }";
  expect(await kept.ask(own)).toEqual({ getCustomerLogo: { logo: [{ title: "Annie" }] } });
  const blanked = await act(`POST customers/${kept.id}/anonymize`, {});
  expect(blanked.statusCode, blanked.body).toBe(200);
  expect((await app.fastify.inject(logo.image_url ?? "")).statusCode).toBe(404);
  const files = () => app.shop.db.selectFrom("embroidery_logo_file").select("hash").execute();
  const before = (await files()).length;
  app.time.now = new Date(app.time.now.getTime() + 2 * 3_600_000);
  await sweepLogos(contextFor(app.call));
  // Source and stitches are one file; the picture and its small one are two.
  expect(before - (await files()).length).toBe(3);
});

it("what a guest brought goes when nobody has come back for a year", async () => {
  const { logo, logos } = await aLogo(app, { bytes: drawn });
  expect(await logosOf(app, { logos })).toEqual([logo.logo_number]);
  app.time.now = new Date(app.time.now.getTime() + 401 * 24 * 3_600_000);
  await sweepLogos(contextFor(app.call));
  expect(await logosOf(app, { logos })).toEqual([]);
});
