import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text, upload } from "../shapes.ts";
import { logoCollection, logoShape } from "./logo.shapes.ts";

/** As large as the largest machine file that is read. */
export const LOGO_BYTES_MAX = 8_000_000;

/** Of a form that brings one: what is written beside the file takes little. */
export const LOGO_BODY_BYTES = LOGO_BYTES_MAX + 100_000;

/** Why a file is not taken as a logo. */
export const LOGO_FILE_REFUSALS = [
  "embroidery.logoFileUnknown",
  "embroidery.logoFileDamaged",
  "embroidery.logoPictureTooLarge",
  "embroidery.logoBeyondHoop",
  "embroidery.stitchesTooSmall",
  "embroidery.stitchesTooDense",
  "embroidery.logoUnsafe",
  "embroidery.logoScanUnanswered",
  "embroidery.logosBusy",
  "embroidery.logoTookTooLong",
  "embroidery.unknownMachineFile",
  "embroidery.noStitches",
  "embroidery.tooManyRecords",
  "embroidery.tooManyColors",
  "embroidery.outOfReach",
  "embroidery.fileTooLarge",
  "embroidery.svgDamaged",
  "embroidery.svgEmpty",
  "embroidery.svgTooLarge",
  "embroidery.svgUnsafe",
  "embroidery.svgUnsupported",
] as const;

/** Calls about logos (catalogue §7). A logo is put on a line by the cart's calls. */
export const logoEndpoints = {
  productOptionFile: endpoint({
    method: "POST",
    path: "app-product-option-file",
    summary:
      "Takes a logo in: the customer's, or of the guest whose browser keeps the cookie that is set with the answer. " +
      "What the file is, its bytes say.",
    source: "EMB-41, EMB-15, EMB-50",
    can: "cart.change",
    takes: ["multipart"],
    bodyBytes: LOGO_BODY_BYTES,
    body: z.object({
      /** What it is to be sewn on: a draft is made for its cloth, and finds room at the placement. */
      productId: id.optional(),
      /** Code of the product's placement where it is to stand; left out, the first place for a logo. */
      placement: text(60).optional(),
      /** The file itself, by the document's name. */
      fileId: upload(LOGO_BYTES_MAX),
      design_description: text(300).optional(),
    }),
    reply: logoShape,
    errors: [
      ...LOGO_FILE_REFUSALS,
      "cart.noSuchProduct",
      "embroidery.tooManyLogos",
      "embroidery.tooManyBrought",
      "embroidery.tooMuchBrought",
      "embroidery.tooMuchInADay",
    ],
  }),
  embroideryLogos: endpoint({
    method: "GET",
    path: "app-get-embroiderylogo-collection/:random/all",
    summary:
      "The logos on file of whoever asks, newest first; the number in the address only keeps answers from being kept.",
    source: "EMB-42, EMB-16",
    can: "cart.read",
    params: z.object({ random: text(40) }),
    reply: logoCollection,
    errors: [],
  }),
} as const satisfies EndpointTable;
