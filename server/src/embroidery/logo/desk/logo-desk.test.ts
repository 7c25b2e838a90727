import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { STITCH } from "@placket/domain/embroidery/pattern/pattern";
import { aBlock, aPattern } from "@placket/domain/embroidery/pattern/testing";
import { readMachineFile } from "@placket/domain/embroidery/machine-file/read-machine-file";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contextFor } from "../../../http/open-call.ts";
import { handleOutbox } from "../../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../../providers/payment/test-sandbox.ts";
import { aLogo, dstOf, logosOf } from "../../../testing/embroidery/a-logo.ts";
import { anOffer, offerTerms, textServices } from "../../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../../testing/guest.ts";
import { aProduct } from "../../../testing/shop.ts";
import { sweptAfter } from "../../../testing/embroidery/swept-logos.ts";
import { aStaffSession, callAdmin, STAFF } from "../../../testing/staff.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let drawn: Buffer;
/** The house's logos: stitches, and a picture that nobody has digitized. */
let anchor: Wire;
let bell: Wire;
/** A drawing that the store has sewn. */
let draft: Wire;

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
        {
          ...line,
          number: 2,
          logos: ["L000002", "L000003", "L000004", "L000005"],
          placements: ["back-yoke"],
        },
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
  await send("embroidery-logos", drawn, "Crab.png");
  await send("embroidery-logos", drawn, "Duck.png");
  draft = (await send("embroidery-logos", new TextEncoder().encode(EEL), "Eel.svg")).json();
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

const EEL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">' +
  '<path fill="#1d2b55" d="M2 2h36v16h-36z"/></svg>';

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

const logo = (number: string, placement: string) => ({
  uid: btoa("embroidery/logos"),
  value: JSON.stringify({ logo: number, placement }),
});

/** Orders two coats with these logos on each; gives the order's number. */
async function ordered(wanted: readonly object[]): Promise<string> {
  const coat = { sku: "COAT", quantity: 2, entered_options: wanted } as never;
  const guest = await aGuest(app, [coat]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2, errors } = await guest.placeOrder({ embroidery_agreed: true });
  expect(errors).toEqual([]);
  await handleOutbox(contextFor(app.call));
  return orderV2?.number ?? "";
}

interface Job {
  readonly id: number;
  readonly version: number;
  readonly stitches: number | null;
  readonly hoop: string;
  readonly item: { readonly id: number };
}

const jobsOf = async (number: string) =>
  (await callAdmin(app, `GET orders/${number}/embroidery-jobs`, { session })).json<{
    readonly jobs: readonly Job[];
  }>().jobs;

async function digitize(number: string, columns: number): Promise<void> {
  const made = dstOf(aBlock({ columns }));
  const answer = await send(`embroidery-logos/${number}/stitches`, made, "made.dst");
  expect(answer.json()).toMatchObject({ state: "digitized" });
  await handleOutbox(contextFor(app.call));
}

/** Names the threads of a logo's blocks. */
async function named(number: string, threads: readonly string[]) {
  const at = `embroidery-logos/${number}/threads` as const;
  const { hash } = (await callAdmin(app, `GET ${at}`, { session })).json<{ hash: string }>();
  const answer = await callAdmin(app, `PUT ${at}`, { session, body: { hash, threads } });
  await handleOutbox(contextFor(app.call));
  return answer.json<object>();
}

it("EMB-15, issue 10.7 an ordered logo makes its job; one without stitches waits until it is digitized", async () => {
  const number = await ordered([logo("L000001", "left-chest"), logo("L000002", "back-yoke")]);
  const jobs = await jobsOf(number);
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
  await handleOutbox(contextFor(app.call));
  expect((await file(1)).statusCode).toBe(200);
  // What was ordered ready is sewn as it was ordered, whatever the logo becomes.
  await send("embroidery-logos/L000001/stitches", made, "anchor.dst");
  expect((await file(0)).rawPayload.equals(ready.rawPayload)).toBe(true);
  await sweptAfter(app);
  expect((await file(0)).rawPayload.equals(ready.rawPayload)).toBe(true);
});

it("EMB-15, issue 10.7, issue 10.8 an ordered upload is shown, approved and laid on a machine once it is digitized", async () => {
  const number = await ordered([logo("L000003", "back-yoke")]);
  const job = async () => (await jobsOf(number))[0]!;
  const act = async (line: `${"POST" | "PUT"} ${string}`, body: object) =>
    (await callAdmin(app, line, { session, body })).json<{ readonly key?: string }>();
  const { id } = await job();
  await digitize("L000003", 8);
  const digitized = await job();
  expect(digitized).toMatchObject({ state: "digitizing", hoop: "Round 90 mm" });
  expect(digitized.stitches).toBeGreaterThan(0);

  const prove = async (step: string) =>
    act(`POST embroidery-jobs/${id}/proof/steps`, {
      step,
      version: (await job()).version,
      note: "By phone",
    });
  // A DST names no threads: until somebody does, it is not shown to its buyer.
  expect(digitized).toMatchObject({ isThreaded: false, threads: [] });
  expect(await prove("send")).toMatchObject({ key: "production.threadsUnnamed" });
  expect(await named("L000003", ["1366", "1000"])).toMatchObject({ is_threaded: true });
  expect(await job()).toMatchObject({
    isThreaded: true,
    threads: [{ number: "1000" }, { number: "1366" }],
  });
  expect(await prove("send")).toMatchObject({
    versions: [{ state: "sent", pictures: { near: expect.any(String) } }],
  });
  expect(await prove("approveFor")).toMatchObject({ approval: "given" });
  expect(await job()).toMatchObject({ state: "queued" });
  const machine = await act("POST embroidery-machines", {
    name: "Six heads",
    position: 0,
    heads: 6,
    stitchesPerMinute: 1000,
    minutesADay: 480,
    hoops: ["Round 90 mm"],
    needles: ["1000", ""],
  });
  expect(machine).toMatchObject({ id: expect.any(Number) });
  const on = { machine: (machine as { id?: number }).id, day: "2026-03-02" };
  const laid = await act(`PUT embroidery-jobs/${id}/machine`, {
    on,
    version: (await job()).version,
  });
  expect(laid).toMatchObject({ laid: { name: "Six heads" } });

  // What was approved were other stitches, and the machine has no hoop for these.
  await digitize("L000003", 40);
  const anew = await job();
  expect(anew).toMatchObject({ state: "digitizing", approval: "awaited", laid: null });
  expect(anew.stitches).toBeGreaterThan(digitized.stitches ?? 0);
  const proof = await callAdmin(app, `GET embroidery-jobs/${id}/proof`, { session });
  expect(proof.json()).toMatchObject({
    versions: [{ state: "drafted" }, { state: "replaced" }],
  });

  // Under the needle it stays what it is.
  await prove("approveFor");
  const hoop = async () =>
    act(`POST embroidery-jobs/${id}/steps`, { step: "hoop", version: (await job()).version });
  expect(await hoop()).toMatchObject({ key: "production.threadsUnnamed" });
  await named("L000003", ["1000", "1366"]);
  await prove("approveFor");
  await hoop();
  await digitize("L000003", 10);
  expect(await job()).toMatchObject({ state: "hooped", stitches: anew.stitches });
});

it("EMB-15 a logo that was digitized between cart and order is sewn from its stitches", async () => {
  const guest = await aGuest(app, [
    { sku: "COAT", quantity: 2, entered_options: [logo("L000004", "back-yoke")] },
  ]);
  await digitize("L000004", 8);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  await handleOutbox(contextFor(app.call));
  const [job] = await jobsOf(orderV2?.number ?? "");
  expect(job).toMatchObject({ stitches: expect.any(Number), hoop: "Round 90 mm" });
});

it("EMB-16, EMB-31 a draft costs what was said, in cart and order, whatever its digitizer's count becomes", async () => {
  expect(draft).toMatchObject({ logo_number: "L000005", state: "draft", is_extra_large: false });
  const guest = await aGuest(app, [
    { sku: "COAT", quantity: 2, entered_options: [logo("L000005", "back-yoke")] },
  ]);
  const cost = async () => {
    const query = `{ cart(cart_id: "${guest.maskId}") { prices { grand_total { value } } } }`;
    const { cart } = (await app.graphql(query)).data as unknown as {
      readonly cart: { readonly prices: object };
    };
    return cart.prices;
  };
  const said = await cost();
  const made = dstOf(aBlock({ columns: 85, width: 20, height: 400 }));
  const answer = await send("embroidery-logos/L000005/stitches", made, "made.dst");
  expect(answer.json()).toMatchObject({ state: "digitized", is_extra_large: true });
  await handleOutbox(contextFor(app.call));
  expect(await cost()).toEqual(said);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  await handleOutbox(contextFor(app.call));
  const number = orderV2?.number ?? "";
  const [job] = await jobsOf(number);
  expect(job?.stitches).toBe(answer.json<Wire>().stitch_count);
  const order = await app.shop.db
    .selectFrom("sales_order")
    .select("grand_total_minor")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { grand_total: total } = said as { readonly grand_total: { readonly value: number } };
  expect(order.grand_total_minor).toBe(Math.round(total.value * 100));
});
