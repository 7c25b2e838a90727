import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { pdf, text } from "../shapes.ts";

/** A lettering recipe; the server sews it anew. */
const recipe = z.object({
  lines: z.array(text(400)).max(20),
  font: text(40),
  heightMm: z.number(),
  thread: text(16),
  fabric: text(40),
  letterSpacingMm: z.number(),
  lineSpacing: z.number(),
  align: text(16),
  arc: z.object({ radiusMm: z.number(), bend: text(16) }).nullable(),
});

const design = z.discriminatedUnion("as", [
  z.object({ as: z.literal("text"), recipe }),
  z.object({ as: z.literal("flag"), code: text(8), heightMm: z.number(), fabric: text(40) }),
  z.object({
    as: z.literal("file"),
    name: text(200),
    /** A DST or EXP file, in base64; read again by the server. */
    content: text(800_000),
    /** Numbers of threads in the order of use; empty where none is chosen. */
    threads: z.array(text(16)).max(1000),
    fabric: text(40),
  }),
]);

/** Lengths here only protect the server; what fits on a sheet is the domain's. */
const line = text(1000);

/** Room for a machine file of the largest design a sheet is made of. */
const BODY_BYTES = 1_000_000;

const shared = { auth: "staff", bodyBytes: BODY_BYTES, reply: pdf } as const;

const REFUSALS = [
  "access.forbidden",
  "staff.signInRequired",
  "embroidery.sheetsBusy",
  "embroidery.sheetTookTooLong",
  "embroidery.tooManyRecords",
  "embroidery.unknownMachineFile",
  "embroidery.noStitches",
  "embroidery.flagUnknown",
  "embroidery.flagHeightInvalid",
  "embroidery.fabricUnknown",
  "embroidery.threadUnknown",
  "embroidery.placementUnknown",
  "embroidery.sheetLineMissing",
  "embroidery.sheetTextTooLong",
] as const;

/** Papers of a design that staff look at, ordered or not. */
export const embroideryAdminEndpoints = {
  printProof: endpoint({
    ...shared,
    method: "POST",
    path: "embroidery/proofs",
    summary: "A proof as a PDF. A text and a flag are sewn anew, a machine file is read anew.",
    source: "EMB, worksheet",
    body: z.object({ design, title: line, placement: text(40).optional() }),
    errors: REFUSALS,
  }),
  printWorksheet: endpoint({
    ...shared,
    method: "POST",
    path: "embroidery/worksheets",
    summary: "The shop floor's worksheet as a PDF, with the hash of the design's machine file.",
    source: "EMB, worksheet",
    body: z.object({
      design,
      title: line,
      placement: text(40),
      order: z.object({
        number: line,
        customer: line,
        purchaseOrder: line,
        /** Days are `2026-11-21`. */
        placed: text(40),
        due: text(40),
      }),
      product: z.object({ name: line, sku: line, colorName: line, color: text(40) }),
      sizes: z.array(z.object({ size: line, pieces: z.number() })).max(100),
      notes: text(10_000),
    }),
    errors: [
      ...REFUSALS,
      "embroidery.sheetDayInvalid",
      "embroidery.sheetColorInvalid",
      "embroidery.sheetSizesMissing",
      "embroidery.sheetTooManySizes",
      "embroidery.sheetPiecesInvalid",
    ],
  }),
} as const satisfies EndpointTable;
