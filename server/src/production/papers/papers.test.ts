import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { code128 } from "@placket/domain/production/code-128";
import { pageContents } from "../../embroidery/print/testing.ts";
import { openSheetPress, sheetPress } from "../../embroidery/sheet-press.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aGuest } from "../../testing/guest.ts";
import { instead } from "../../testing/instead.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import type { WorkTerms } from "../../threads/work-threads.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let clerk: string;

const press = openSheetPress();
/** On what terms each sheet was printed. */
const asked: (WorkTerms | undefined)[] = [];
const watched: typeof press = {
  make: (work, terms) => {
    asked.push(terms);
    return press.make(work, terms);
  },
  close: () => press.close(),
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const attributes = JSON.stringify({ has_embroidery: true });
      await aProduct(shop, {
        sku: "COAT",
        name: "Chef coat",
        attributes,
        stock: { quantity: 1000 },
      });
      await aConfigurable(shop, { sku: "JACKET", name: "Jacket", attributes });
      await shop.db
        .updateTable("attribute_option")
        .set({ swatch_value: "#336699" })
        .where("id", "=", shop.color.options["Black"]!)
        .execute();
      await textServices(shop);
      await anOffer(shop, { skus: ["coat", "jacket"] });
    },
    { instead: [instead(paymentProvider, sandbox.provider), instead(sheetPress, watched)] },
  );
  session = await aStaffSession(app);
  clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const TODAY = "2026-03-02";
const MACHINE = {
  name: "Six heads",
  position: 0,
  heads: 6,
  stitchesPerMinute: 1000,
  minutesADay: 480,
  hoops: ["Round 120 mm"],
  needles: ["1000", "", ""],
};

interface Job {
  readonly id: number;
  readonly order: string;
  readonly version: number;
  readonly item: { readonly id: number };
}

type CallLine = Parameters<typeof callAdmin>[1];
const call = async <Reply>(name: CallLine, body?: object) => {
  const answer = await callAdmin(app, name, { session, ...(body && { body }) });
  return answer.json<Reply & { readonly key?: string }>();
};

/** The job of an order of so many coats, or of another garment, with a name in navy. */
async function aJob(
  quantity: number,
  instructions?: string,
  of: { readonly sku: string; readonly parent_sku?: string } = { sku: "COAT" },
): Promise<Job> {
  const value = JSON.stringify({
    lines: ["Ada"],
    font: "block",
    color: "1366",
    height_mm: 9,
    placement: "left-chest",
  });
  const options = [
    { uid: btoa("embroidery/text"), value },
    ...(instructions === undefined
      ? []
      : [{ uid: btoa("embroidery/special-instructions"), value: instructions }]),
  ];
  const guest = await aGuest(app, [{ ...of, quantity, entered_options: options }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
  await handleOutbox(contextFor(app.call));
  const { jobs } = await call<{ jobs: Job[] }>(`GET orders/${orderV2?.number}/embroidery-jobs`);
  return jobs[0]!;
}

describe("issue 10.7 papers of a job", () => {
  it("a job has a worksheet and a label, made of what its order keeps", async () => {
    const job = await aJob(12);
    const paper = (name: string) =>
      callAdmin(app, `GET embroidery-jobs/${job.id}/${name}`, { session: clerk });
    const worksheet = await paper("worksheet.pdf");
    expect(worksheet.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="worksheet-${job.order}-ada.pdf"`,
    });
    expect(pageContents(worksheet.rawPayload)).toHaveLength(1);
    const label = await paper("label.pdf");
    expect(label.headers["content-disposition"]).toContain(`label-${job.order}-j${job.id}.pdf`);
    const bars = pageContents(label.rawPayload)[0]?.match(/ re\n/g) ?? [];
    expect(bars).toHaveLength(code128(`J${job.id}`).bars.length);
    const { rows } = await call<{ rows: Job[] }>(`GET embroidery-jobs?search=j${job.id}`);
    expect(rows.map(({ id }) => id)).toEqual([job.id]);
    expect((await paper("worksheet.pdf?design=1")).json()).toMatchObject({
      key: "order.noSuchDesign",
    });
    expect(await call("GET embroidery-jobs/987654/label.pdf")).toMatchObject({
      key: "production.noSuchJob",
    });
  });

  it("are printed before the sheets of shoppers, however many of those wait", async () => {
    const job = await aJob(1);
    asked.length = 0;
    const archive = await callAdmin(app, `GET embroidery-jobs/archive.zip?order=${job.order}`, {
      session,
    });
    expect(archive.statusCode).toBe(200);
    expect(asked).toHaveLength(2);
    for (const terms of asked) expect(terms).toMatchObject({ isUrgent: true });
  });

  it("a worksheet and a proof draw the garment in the color that it was ordered in", async () => {
    const job = await aJob(1, undefined, { sku: "JACKET-Black-M", parent_sku: "JACKET" });
    const { rawPayload } = await callAdmin(app, `GET embroidery-jobs/${job.id}/worksheet.pdf`, {
      session,
    });
    const { rawPayload: archive } = await callAdmin(
      app,
      `GET embroidery-jobs/archive.zip?order=${job.order}`,
      { session },
    );
    const [, proof] = Object.entries(unzipSync(archive)).find(([name]) => name.includes("proof"))!;
    for (const paper of [rawPayload, proof])
      expect(pageContents(paper).join("")).toMatch(/\n0\.2 0\.4 0\.6 scn\n/);
  });

  it("EMB-13 what its shopper said for the machine stands where it is sewn", async () => {
    const [said, silent] = [await aJob(1, "Behind the pocket"), await aJob(1)];
    const sewOut = ({ id }: Job) => call(`GET embroidery-jobs/${id}/sew-out`);
    expect(await sewOut(said)).toMatchObject({ instructions: ["Behind the pocket"] });
    expect(await sewOut(silent)).toMatchObject({ instructions: [] });
    const wordsOn = async ({ id }: Job) => {
      const { rawPayload } = await callAdmin(app, `GET embroidery-jobs/${id}/worksheet.pdf`, {
        session,
      });
      return pageContents(rawPayload).join("").match(/ TJ\n/g)?.length ?? 0;
    };
    expect(await wordsOn(said)).toBeGreaterThan(await wordsOn(silent));
  });

  it("an order's files and papers are put together, and a day's, as far as there are any", async () => {
    const job = await aJob(2);
    const machine = await call<{ id: number }>("POST embroidery-machines", MACHINE);
    await call(`PUT embroidery-jobs/${job.id}/machine`, {
      on: { machine: machine.id, day: TODAY },
      version: job.version,
    });
    const names = async (query: string) => {
      const zip = await callAdmin(app, `GET embroidery-jobs/archive.zip?${query}`, { session });
      expect(zip.headers["content-type"]).toBe("application/zip");
      return unzipSync(zip.rawPayload);
    };
    const ofOrder = await names(`order=${job.order}`);
    const folder = `${job.order}/J${job.id}`;
    expect(Object.keys(ofOrder)).toEqual([
      `${folder}/1-${job.order}-ada.dst`,
      `${folder}/2-worksheet-${job.order}-ada.pdf`,
      `${folder}/3-proof-${job.order}-ada.pdf`,
      `${folder}/4-label-${job.order}-j${job.id}.pdf`,
    ]);
    const dst = await callAdmin(
      app,
      `GET orders/${job.order}/items/${job.item.id}/machine-file?as=dst`,
      { session },
    );
    expect(Buffer.from(Object.values(ofOrder)[0] ?? [])).toEqual(dst.rawPayload);
    expect(Object.keys(await names(`day=${TODAY}`))).toEqual(Object.keys(ofOrder));
    expect(await call("GET embroidery-jobs/archive.zip?day=2030-01-01")).toMatchObject({
      key: "production.archiveEmpty",
    });
  });
});
