import { META_MAX, TITLE_MAX } from "@placket/domain/content/check-document";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "@placket/domain/content/document";
import { LOCATIONS } from "@placket/domain/content/location";
import { CONTENT_PICTURE_BYTES_MAX } from "@placket/domain/content/picture";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text, upload } from "../shapes.ts";
import { contentPart, contentParts } from "./part.ts";

/** What is told too long is told so by the domain, at its field. */
const ROOM = 100;

const kind = z.enum(DOCUMENT_KINDS);
const state = z.enum(DOCUMENT_STATES);
const storeViewId = z.number().int().min(0).max(2_147_483_647);

const placement = z.object({
  /** 0 for every view that has none of its own. */
  storeViewId,
  key: text(300),
  location: z.enum(LOCATIONS).nullable(),
  onPath: text(300).nullable(),
  position: z.number().int().min(-1_000_000).max(1_000_000),
});

const lines = {
  title: text(TITLE_MAX + ROOM),
  heading: text(TITLE_MAX + ROOM),
  metaTitle: text(TITLE_MAX + ROOM),
  metaDescription: text(META_MAX + ROOM),
};
const written = z.object({ ...lines, parts: contentParts });

const row = placement.extend({
  id: z.number(),
  kind,
  title: z.string(),
  view: z.string(),
  state,
  updatedAt: z.string(),
  version: z.number(),
});

/** One with what was written last, what shoppers see of it, and the list of its revisions, the last first. */
const whole = row.extend({
  ...lines,
  parts: z.array(contentPart),
  /** The number of what shoppers see. */
  live: z.number().nullable(),
  revisions: z.array(
    z.object({ number: z.number(), title: z.string(), by: z.string(), at: z.string() }),
  ),
});

/** `search`: a part of title, path or name. */
const query = listQuery({ kind: kind.optional(), state: state.optional() }, [
  "title",
  "key",
  "updated",
]);

const version = z.number().int();
const params = z.object({ id });
const source = "CMS, issue 12";

const refused = ["access.forbidden", "staff.signInRequired"] as const;
const seen = [...refused, "content.noSuchContent", "content.changedMeanwhile"] as const;
const wronglyPlaced = [
  "content.noSuchStoreView",
  "content.pathInvalid",
  "content.pathReserved",
  "content.pathTaken",
  "content.keyInvalid",
  "content.keyTaken",
  "content.positionInvalid",
] as const;
const wronglyWritten = [
  "content.lineMissing",
  "content.lineInvalid",
  "content.tooManyParts",
  "content.partMissing",
  "content.partTooLong",
  "content.partNotOneLine",
  "content.linkInvalid",
  "content.pictureInvalid",
  "content.shareInvalid",
  "content.secondsInvalid",
  "content.noSuchProduct",
  "content.tooManyProducts",
  "content.entriesMissing",
  "content.tooManyEntries",
  "content.jsonInvalid",
] as const;

/** Pages and blocks, as staff write them. */
export const contentAdminEndpoints = {
  contents: endpoint({
    method: "GET",
    path: "contents",
    summary: "Pages, blocks and posts, those that were changed last first.",
    source,
    can: "content.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportContents: endpoint({
    method: "GET",
    path: "contents.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "content.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  contentChoices: endpoint({
    method: "GET",
    path: "content-choices",
    summary: "What forms choose from: the store views.",
    source,
    can: "content.read",
    reply: z.object({ views: z.array(z.object({ id: z.number(), name: z.string() })) }),
    errors: ["staff.signInRequired"],
  }),
  content: endpoint({
    method: "GET",
    path: "contents/:id",
    summary: "One page or block, as it was written last.",
    source,
    can: "content.read",
    params,
    reply: whole,
    errors: ["staff.signInRequired", "content.noSuchContent"],
  }),
  contentRevision: endpoint({
    method: "GET",
    path: "contents/:id/revisions/:number",
    summary: "What one revision of it says.",
    source,
    can: "content.read",
    params: z.object({ id, number: id }),
    reply: z.object({ ...lines, parts: z.array(contentPart) }),
    errors: ["staff.signInRequired", "content.noSuchRevision"],
  }),
  addContent: endpoint({
    method: "POST",
    path: "contents",
    summary: "Writes a new page or block. It is a draft: nobody sees it yet.",
    source,
    can: "content.write",
    body: z.object({ kind, placement, written }),
    reply: whole,
    errors: [...refused, ...wronglyPlaced, ...wronglyWritten],
  }),
  writeContent: endpoint({
    method: "POST",
    path: "contents/:id/revisions",
    summary: "Writes it anew: another revision, which shoppers see once it is published.",
    source,
    can: "content.write",
    params,
    body: z.object({ version, written }),
    reply: whole,
    errors: [...seen, ...wronglyWritten],
  }),
  restoreContent: endpoint({
    method: "POST",
    path: "contents/:id/restored",
    summary: "Writes an earlier revision of it once more, as the last one.",
    source,
    can: "content.write",
    params,
    body: z.object({ version, number: id }),
    reply: whole,
    errors: [...seen, "content.noSuchRevision"],
  }),
  publishContent: endpoint({
    method: "PUT",
    path: "contents/:id/live",
    summary: "Shows shoppers a revision of it, within a second; `null` shows none.",
    source,
    can: "content.publish",
    params,
    body: z.object({ version, number: id.nullable() }),
    reply: whole,
    errors: [...seen, "content.noSuchRevision"],
  }),
  moveContent: endpoint({
    method: "PUT",
    path: "contents/:id/placement",
    summary: "Moves it: another address, store view or place. It holds at once.",
    source,
    can: "content.publish",
    params,
    body: z.object({ version, placement }),
    reply: whole,
    errors: [...seen, ...wronglyPlaced],
  }),
  removeContent: endpoint({
    method: "DELETE",
    path: "contents/:id",
    summary: "Takes it away with all its revisions.",
    source,
    can: "content.publish",
    params,
    reply: z.object({ removed: z.number() }),
    errors: [...refused, "content.noSuchContent"],
  }),
  previewContent: endpoint({
    method: "POST",
    path: "contents/preview",
    summary: "Parts as they would be kept, and as HTML. Nothing is written.",
    source,
    can: "content.write",
    body: z.object({ parts: contentParts }),
    reply: z.object({ html: z.string(), parts: z.array(contentPart) }),
    errors: [...refused, ...wronglyWritten],
  }),
  addContentPicture: endpoint({
    method: "POST",
    path: "content-pictures",
    summary: "Takes in a picture for pages and blocks, and gives the name that parts call it by.",
    source: "CMS-18",
    can: "content.write",
    takes: ["multipart"],
    bodyBytes: CONTENT_PICTURE_BYTES_MAX + 64 * 1024,
    body: z.object({ file: upload(CONTENT_PICTURE_BYTES_MAX) }),
    reply: z.object({ file: z.string() }),
    errors: [...refused, "content.pictureUnreadable"],
  }),
} as const satisfies EndpointTable;
