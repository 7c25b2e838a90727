import { LOGO_STATES } from "@placket/domain/embroidery/logo/logo";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text, upload } from "../shapes.ts";
import { LOGO_BODY_BYTES, LOGO_BYTES_MAX, LOGO_FILE_REFUSALS } from "./logo.rest.ts";
import { logoShape } from "./logo.shapes.ts";

const logo = logoShape.extend({
  /** Offered by staff to everybody. */
  is_house: z.boolean(),
  /** Its stitches are there, and it is known which thread each block of them is sewn in. */
  is_threaded: z.boolean(),
  brought_at: z.string(),
});

const source = "issue 10.5, EMB-15, EMB-16";
const can = "embroidery.use";
const params = z.object({ number: text(20) });
const takes = ["multipart"] as const;
const bodyBytes = LOGO_BODY_BYTES;
const REFUSALS = ["access.forbidden", "staff.signInRequired"] as const;

const THREADS = [
  "embroidery.noSuchLogo",
  "embroidery.notDigitized",
  "embroidery.logosBusy",
  "embroidery.logoTookTooLong",
  "embroidery.sewingBusy",
  "embroidery.sewingTookTooLong",
] as const;

const query = listQuery({ state: z.enum(LOGO_STATES).optional() }, ["brought"]);

/** Logos as staff look after them. */
export const logoAdminEndpoints = {
  logos: endpoint({
    method: "GET",
    path: "embroidery-logos",
    summary:
      "Logos of customers, guests and the house, newest first; a search looks in number, name and description.",
    source,
    can,
    query,
    reply: listReply(logo),
    errors: ["staff.signInRequired"],
  }),
  customerLogos: endpoint({
    method: "GET",
    path: "customers/:id/logos",
    summary: "The logos of a customer's library, newest first, 200 at most.",
    source: "issue 10.9, EMB-16",
    can: "customers.read",
    params: z.object({ id }),
    reply: z.object({ logos: z.array(logo) }),
    errors: ["staff.signInRequired"],
  }),
  exportLogos: endpoint({
    method: "GET",
    path: "embroidery-logos.csv",
    summary: "The same logos as a file, all of them.",
    source: "hallway §7: export",
    can,
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  addHouseLogo: endpoint({
    method: "POST",
    path: "embroidery-logos",
    summary: "Takes a logo in that staff may offer to everybody.",
    source,
    can: "embroidery.offer",
    takes,
    bodyBytes,
    body: z.object({ file: upload(LOGO_BYTES_MAX), description: text(300).optional() }),
    reply: logo,
    errors: [...REFUSALS, ...LOGO_FILE_REFUSALS, "embroidery.tooMuchBrought"],
  }),
  logoSource: endpoint({
    method: "GET",
    path: "embroidery-logos/:number/source",
    summary: "What was brought, to be saved: what strangers made is never opened by a browser.",
    source,
    can,
    params,
    gives: "file",
    fileType: "application/octet-stream",
    errors: ["staff.signInRequired", "embroidery.noSuchLogo"],
  }),
  logoStitches: endpoint({
    method: "GET",
    path: "embroidery-logos/:number/stitches",
    summary: "The stitches of a logo as they are today, a draft's too, as a machine file.",
    source: "EMB-17, EMB-47",
    can,
    params,
    gives: "file",
    fileType: "application/octet-stream",
    errors: ["staff.signInRequired", "embroidery.noSuchLogo", "embroidery.notDigitized"],
  }),
  digitizeLogo: endpoint({
    method: "POST",
    path: "embroidery-logos/:number/stitches",
    summary:
      "Gives a logo the stitches that a digitizer has made, as a machine file. Lines that wait for them are sewn from it.",
    source,
    can: "embroidery.digitize",
    params,
    takes,
    bodyBytes,
    body: z.object({ file: upload(LOGO_BYTES_MAX) }),
    reply: logo,
    errors: [
      ...REFUSALS,
      ...LOGO_FILE_REFUSALS,
      "embroidery.noSuchLogo",
      "embroidery.tooMuchBrought",
    ],
  }),
  logoThreads: endpoint({
    method: "GET",
    path: "embroidery-logos/:number/threads",
    summary:
      "A digitized logo and its blocks, each with its thread, and with what it most likely is by the picture that was brought.",
    source: "issue 10.7",
    can,
    params,
    reply: z.object({
      logo,
      /** Of the file that the blocks are of. */
      hash: z.string(),
      blocks: z.array(
        z.object({ stitches: z.number(), thread: z.string(), suggested: z.string() }),
      ),
    }),
    errors: ["staff.signInRequired", ...THREADS],
  }),
  nameLogoThreads: endpoint({
    method: "PUT",
    path: "embroidery-logos/:number/threads",
    summary:
      "Names the thread of each block of a logo’s stitches. What was ordered with this very file and is not under the needle is sewn in them.",
    source: "issue 10.7",
    can: "embroidery.digitize",
    params,
    body: z.object({ hash: text(64), threads: z.array(text(20)).max(200) }),
    reply: logo,
    errors: [
      ...REFUSALS,
      ...THREADS,
      "embroidery.logoChanged",
      "embroidery.blocksUnnamed",
      "embroidery.threadUnknown",
    ],
  }),
} as const satisfies EndpointTable;
