import { inflateSync } from "node:zlib";
import { aRecipe, fontOf } from "@placket/domain/embroidery/lettering/testing";
import { sewLettering } from "@placket/domain/embroidery/lettering/sew-lettering";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { writeExp } from "@placket/domain/embroidery/machine-file/exp";
import { sewDrawing } from "@placket/domain/embroidery/shape/sew-drawing";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { SHEET_LIMITS } from "@placket/domain/embroidery/sheet/sheet-limits";
import type { Result } from "@placket/domain/problem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await testApp(async () => undefined);
  session = await aStaffSession(app);
});
afterAll(() => app.close());

const text = { as: "text", recipe: aRecipe({ lines: ["HEAD CHEF"] }) } as const;
const aProof = { design: text, title: "HEAD CHEF", placement: "leftChest" };
const aWorksheet = {
  ...aProof,
  order: {
    number: "100042",
    customer: "Hôtel du Bœuf",
    purchaseOrder: "",
    placed: "2026-03-02",
    due: "",
  },
  product: { name: "Chef coat", sku: "KC-1010", colorName: "White", color: "#f4f5f3" },
  sizes: [{ size: "M", pieces: 12 }],
  notes: "",
};

/** Sends what a page of the back office sends: what is more than text as JSON, the file as a file. */
function print(sheet: "proofs" | "worksheets", body: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const { design } = body as { readonly design?: { readonly sent?: File } };
  if (design?.sent) form.append("file", design.sent);
  return callAdmin(app, `POST embroidery/${sheet}`, { session, form });
}

function bytesOf(written: Result<Uint8Array>): Uint8Array {
  if (!written.ok) throw new Error("not written");
  return written.value;
}

const file = (bytes: Uint8Array, name: string) => ({
  as: "file",
  sent: new File([new Uint8Array(bytes)], name),
  threads: ["1366", ""],
  fabric: "twill",
});

/** Which letters of a font a page shows is in its glyph numbers; their map stands in the file too. */
function textOf(pdf: Buffer): string {
  const body = pdf.toString("latin1");
  const streams = [...body.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map((match) => {
    try {
      return inflateSync(Buffer.from(match[1] ?? "", "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return streams.join("\n");
}

describe("a proof", () => {
  it("of a text is a file to keep, made of stitches that the server sews", async () => {
    const answer = await print("proofs", aProof);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="head-chef-proof.pdf"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const again = await print("proofs", aProof);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it.each([
    ["a flag", { as: "flag", code: "se", heightMm: 20, fabric: "twill" }, "sweden-proof.pdf"],
    [
      "a DST file",
      file(bytesOf(writeDst(aBlock(), { name: "Block" })), "Löwe 7.DST"),
      "lowe-7-proof.pdf",
    ],
    ["an EXP file", file(bytesOf(writeExp(aBlock())), "block.exp"), "block-proof.pdf"],
  ])("of %s", async (_, design, name) => {
    const answer = await print("proofs", { design, title: "It" });
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect(textOf(answer.rawPayload)).toMatch(/ l\n.* l\n/);
  });
});

describe("a worksheet", () => {
  it("is named for its order", async () => {
    const answer = await print("worksheets", aWorksheet);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="worksheet-100042-head-chef.pdf"',
    );
  });

  it("names the very file that the workbench writes of the same text", async () => {
    const sewn = sewLettering(text.recipe, fontOf("block"));
    if (!sewn.ok) throw new Error("not sewn");
    const written = bytesOf(writeDst(sewn.value.pattern, { name: "head-chef" }));
    const uploaded = {
      ...aWorksheet,
      design: { ...file(written, "head-chef.dst"), threads: ["1366"] },
    };
    const [ofText, ofFile] = [
      await print("worksheets", aWorksheet),
      await print("worksheets", uploaded),
    ];
    // Every line on the page is alike, the file's name and hash among them.
    expect(textOf(ofFile.rawPayload)).toBe(textOf(ofText.rawPayload));
    const longer = file(Buffer.concat([written, Buffer.alloc(1)]), "head-chef.dst");
    const ofOther = await print("worksheets", {
      ...aWorksheet,
      design: { ...longer, threads: ["1366"] },
    });
    expect(textOf(ofOther.rawPayload)).not.toBe(textOf(ofText.rawPayload));
  });
});

describe("a drawing", () => {
  const svg =
    '<svg width="30mm" height="30mm" viewBox="0 0 30 30"><rect width="30" height="30" fill="#b3202c"/></svg>';
  const sent = (text: string) => new File([text], "Löwe.svg");
  const drawing = { as: "drawing", sent: sent(svg), fabric: "twill", threads: {} };

  it("is sewn by the server: what a browser says of its stitches is not believed", async () => {
    const sewn = sewDrawing({ svg, fabric: "twill", threads: {} });
    if (!sewn.ok) throw new Error("not sewn");
    const own = bytesOf(writeDst(sewn.value.pattern, { name: "lowe" }));
    const plain = await print("worksheets", { ...aWorksheet, design: drawing });
    expect(plain.statusCode).toBe(200);
    const threads = sewn.value.pattern.threads.map(({ number }) => number);
    const ofItsFile = { ...file(own, "lowe.dst"), threads };
    const uploaded = await print("worksheets", { ...aWorksheet, design: ofItsFile });
    // The machine file's hash, the stitches and the threads are all on the page.
    expect(textOf(plain.rawPayload)).toBe(textOf(uploaded.rawPayload));
    const content = Buffer.from(bytesOf(writeDst(aBlock(), { name: "lowe" }))).toString("base64");
    const tampered = {
      ...drawing,
      content,
      svg: "<svg/>",
      stitches: 1,
      pattern: { cmd: [], x: [], y: [] },
    };
    const claimed = await print("worksheets", { ...aWorksheet, stitches: 1, design: tampered });
    expect(claimed.rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  it("is sewn in the threads that were chosen, and as wide as was asked for", async () => {
    const chosen = { ...drawing, threads: { "#b3202c": "1366" } };
    const sheet = async (design: object) =>
      textOf((await print("worksheets", { ...aWorksheet, design })).rawPayload);
    const plain = await sheet(drawing);
    expect(await sheet(chosen)).not.toBe(plain);
    expect(await sheet({ ...drawing, widthMm: 40 })).not.toBe(plain);
  });

  it.each([
    ["that is no drawing", { sent: sent("<svg") }, "design embroidery.svgDamaged"],
    [
      "with nothing to sew",
      { sent: sent('<svg width="9mm" height="9mm"/>') },
      "design embroidery.svgEmpty",
    ],
    ["that was left out", { sent: undefined }, "design embroidery.svgDamaged"],
    ["too wide", { widthMm: 900 }, "design.widthMm embroidery.drawingWidthInvalid"],
    ["on no cloth", { fabric: "steel" }, "design.fabric embroidery.fabricUnknown"],
    [
      "in a thread that nobody has",
      { threads: { "#b3202c": "x" } },
      "design.threads.#b3202c embroidery.threadUnknown",
    ],
  ])("%s is refused", async (_, part, expected) => {
    const answer = await print("proofs", { design: { ...drawing, ...part }, title: "It" });
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json<{ errors: { field: string; key: string }[] }>();
    expect(errors.map(({ field, key }) => `${field} ${key}`)).toEqual([expected]);
  });
});

describe("refused", () => {
  it("whoever is not signed in, before anything is read", async () => {
    for (const body of [aProof, {}]) {
      const answer = await callAdmin(app, "POST embroidery/proofs", { body });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ key: "staff.signInRequired" });
    }
  });

  const fieldsOf = (answer: { json: () => unknown }) =>
    (answer.json() as { errors: { field: string; key: string }[] }).errors.map(
      ({ field, key }) => `${field} ${key}`,
    );

  it("a bad recipe and bad facts, each at its field", async () => {
    const recipe = aRecipe({ lines: ["Кухня"], heightMm: 2, thread: "9999" });
    const answer = await print("worksheets", {
      ...aWorksheet,
      design: { as: "text", recipe },
      order: { ...aWorksheet.order, number: " ", placed: "2026-02-30" },
      product: { ...aWorksheet.product, color: "white" },
      sizes: [{ size: "", pieces: 1.5 }],
    });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual([
      "design.recipe.lines.0 embroidery.textUnknownLetter",
      "design.recipe.heightMm embroidery.heightInvalid",
      "design.recipe.thread embroidery.threadUnknown",
      "order.number embroidery.sheetLineMissing",
      "order.placed embroidery.sheetDayInvalid",
      "product.color embroidery.sheetColorInvalid",
      "sizes.0.size embroidery.sheetLineMissing",
      "sizes.0.pieces embroidery.sheetPiecesInvalid",
    ]);
  });

  it.each([
    ["no sizes", { sizes: [] }, "sizes embroidery.sheetSizesMissing"],
    [
      "more sizes than a sheet has room for",
      { sizes: Array.from({ length: 31 }, () => ({ size: "M", pieces: 1 })) },
      "sizes embroidery.sheetTooManySizes",
    ],
    ["notes without end", { notes: "a".repeat(2001) }, "notes embroidery.sheetTextTooLong"],
    ["an unknown place", { placement: "pocket" }, "placement embroidery.placementUnknown"],
    [
      "a title of signs nobody sees",
      { title: "\u200b \u00ad" },
      "title embroidery.sheetLineMissing",
    ],
  ])("%s", async (_, part, expected) => {
    expect(fieldsOf(await print("worksheets", { ...aWorksheet, ...part }))).toEqual([expected]);
  });

  it("an arc that the text does not fit around, which only the sewing shows", async () => {
    const recipe = aRecipe({
      lines: ["HEAD CHEF OF THE KITCHEN"],
      arc: { radiusMm: 15, bend: "up" },
    });
    const answer = await print("proofs", { ...aProof, design: { as: "text", recipe } });
    expect(fieldsOf(answer)).toEqual(["design.recipe.arc embroidery.arcTooTight"]);
  });

  it("an unknown flag, a flag as large as a house, an unknown cloth", async () => {
    const design = { as: "flag", code: "XX", heightMm: 9000, fabric: "steel" };
    expect(fieldsOf(await print("proofs", { ...aProof, design }))).toEqual([
      "design.code embroidery.flagUnknown",
      "design.heightMm embroidery.flagHeightInvalid",
      "design.fabric embroidery.fabricUnknown",
    ]);
  });

  it("threads and cloth of a file that the catalogue lacks", async () => {
    const design = {
      ...file(new Uint8Array(600), "a.dst"),
      threads: ["", "x"],
      fabric: "constructor",
    };
    expect(fieldsOf(await print("proofs", { ...aProof, design }))).toEqual([
      "design.fabric embroidery.fabricUnknown",
      "design.threads.1 embroidery.threadUnknown",
    ]);
  });

  it.each([
    ["no file at all", Buffer.from("GIF89a"), "logo.dst", "embroidery.unknownMachineFile"],
    ["an empty file", Buffer.alloc(0), "logo.exp", "embroidery.noStitches"],
    ["a file of moves alone", Buffer.alloc(4000, 0x80), "logo.exp", "embroidery.noStitches"],
    [
      "a file that runs out of reach",
      Buffer.alloc(9000, 0x7f),
      "logo.exp",
      "embroidery.outOfReach",
    ],
    [
      "more stitches than a sheet is made of",
      Buffer.alloc(2 * SHEET_LIMITS.records + 2),
      "logo.exp",
      "embroidery.tooManyRecords",
    ],
  ])("%s", async (_, bytes, name, key) => {
    const answer = await print("proofs", { ...aProof, design: file(bytes, name) });
    expect(fieldsOf(answer)).toEqual([`design.file ${key}`]);
  });

  it("a body larger than the largest design needs", async () => {
    const design = { ...file(Buffer.alloc(1), "a.dst"), content: "A".repeat(5_000_000) };
    const answer = await print("proofs", { ...aProof, design });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ key: "access.bodyTooLarge" });
  });

  it.each([
    { design: { as: "svg" } },
    { design: null },
    { sizes: "7" },
    { design: { as: "text" } },
  ])("what is no request: %j", async (part) => {
    const answer = await print("worksheets", { ...aWorksheet, ...part });
    expect(answer.json()).toMatchObject({ key: "access.badRequest" });
  });
});
