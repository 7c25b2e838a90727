import { svgLimits } from "@placket/domain/embroidery/shape/svg/svg-limits";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { inForm, text, upload } from "../shapes.ts";
import { composition } from "./composition.shape.ts";

/** A lettering recipe; the server sews it anew. */
const recipe = z.object({
  lines: z.array(text(400)).max(20).readonly(),
  font: text(40),
  heightMm: z.number(),
  thread: text(16),
  fabric: text(40),
  letterSpacingMm: z.number(),
  lineSpacing: z.number(),
  align: text(16),
  arc: z.object({ radiusMm: z.number(), bend: text(16) }).nullable(),
});

/** What stitches follow from, never stitches themselves: the server sews. A drawing and a machine file are the body's `file`. */
const design = z.discriminatedUnion("as", [
  z.object({ as: z.literal("text"), recipe }),
  z.object({ as: z.literal("composition"), composition }),
  z.object({ as: z.literal("flag"), code: text(8), heightMm: z.number(), fabric: text(40) }),
  z.object({
    as: z.literal("drawing"),
    /** As wide as the file says where it is left out. */
    widthMm: z.number().optional(),
    fabric: text(40),
    /** Numbers of threads, by the color they stand for. */
    threads: z.record(text(16), text(16)),
  }),
  z.object({
    as: z.literal("file"),
    /** Numbers of threads in the order of use; empty where none is chosen. */
    threads: z.array(text(16)).max(1000).readonly(),
    fabric: text(40),
  }),
]);

/** Lengths here only protect the server; what fits on a sheet is the domain's. */
const line = text(1000);

/** Room for the largest drawing that is read, some of its letters no ASCII; machine files are shorter. */
const FILE_BYTES = 1.25 * svgLimits.characters;

/** An SVG drawing, a DST or an EXP file: the server reads and sews it. */
const drawn = { design: inForm(design), file: upload(FILE_BYTES).optional() };

const shared = {
  can: "embroidery.use",
  takes: ["multipart"],
  bodyBytes: FILE_BYTES + 100_000,
  gives: "file",
  fileType: "application/pdf",
} as const;

const REFUSALS = [
  "access.forbidden",
  "staff.signInRequired",
  "embroidery.sheetsBusy",
  "embroidery.sheetTookTooLong",
  "embroidery.tooManyRecords",
  "embroidery.unknownMachineFile",
  "embroidery.noStitches",
  "embroidery.flagUnknown",
  "embroidery.drawingWidthInvalid",
  "embroidery.svgBeyondHoop",
  "embroidery.svgDamaged",
  "embroidery.svgEmpty",
  "embroidery.svgTooLarge",
  "embroidery.svgUnsafe",
  "embroidery.svgUnsupported",
  "embroidery.svgWithoutSize",
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
    summary:
      "A proof as a PDF. A text, a flag and a drawing are sewn anew, a machine file is read anew.",
    source: "EMB, worksheet",
    body: z.object({ ...drawn, title: line, placement: text(40).optional() }),
    errors: REFUSALS,
  }),
  printWorksheet: endpoint({
    ...shared,
    method: "POST",
    path: "embroidery/worksheets",
    summary: "The shop floor's worksheet as a PDF, with the hash of the design's machine file.",
    source: "EMB, worksheet",
    body: z.object({
      ...drawn,
      title: line,
      placement: text(40),
      order: inForm(
        z.object({
          number: line,
          customer: line,
          purchaseOrder: line,
          /** Days are `2026-11-21`. */
          placed: text(40),
          due: text(40),
        }),
      ),
      product: inForm(z.object({ name: line, sku: line, colorName: line, color: text(40) })),
      sizes: inForm(z.array(z.object({ size: line, pieces: z.number() })).max(100)),
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
