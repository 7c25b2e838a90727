import { HANDED_FACTS } from "@placket/domain/punchout/handed-facts";
import {
  CLASS_MAX,
  FIELD_NAME_MAX,
  FIELDS_MAX,
  HOSTS_MAX,
  IDENTITY_MAX,
  PARTNER_NAME_MAX,
  SECRET_MAX,
  UNIT_MAX,
} from "@placket/domain/punchout/partner";
import {
  DOCUMENT_KINDS,
  FORM_KINDS,
  OPERATIONS,
  PROTOCOLS,
  VISIT_STATES,
} from "@placket/domain/punchout/protocol";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

/** What is told too long is told so by the domain, at its field. */
const ROOM = 100;

const fields = z.object({
  name: text(PARTNER_NAME_MAX + ROOM),
  isActive: z.boolean(),
  protocol: z.enum(PROTOCOLS),
  domain: text(IDENTITY_MAX + ROOM),
  identity: text(IDENTITY_MAX + ROOM),
  portalId: id,
  /** Guests' group too, which is 0. */
  groupId: z.int().min(0),
  storeViewId: id,
  returnHosts: z.array(text(253 + ROOM)).max(HOSTS_MAX + ROOM),
  formKind: z.enum(FORM_KINDS),
  pieceUnit: text(UNIT_MAX + ROOM),
  setUnit: text(UNIT_MAX + ROOM),
  classDomain: text(CLASS_MAX + ROOM),
  classCode: text(CLASS_MAX + ROOM),
  fields: z
    .array(z.object({ fact: z.enum(HANDED_FACTS), name: text(FIELD_NAME_MAX + ROOM) }))
    .max(FIELDS_MAX),
});

/** Nobody is shown a secret again: whoever writes a new one is the one who knows it. */
const secret = text(SECRET_MAX + ROOM);

const partner = fields.extend({
  id: z.number(),
  /** Where its procurement system sends its requests. */
  address: z.string(),
  /** A change is written against it. */
  version: z.number(),
});

const row = z.object({
  id: z.number(),
  name: z.string(),
  protocol: z.enum(PROTOCOLS),
  identity: z.string(),
  portal: z.string(),
  isActive: z.boolean(),
  /** Visits of the last 90 days. */
  visits: z.number(),
});

const visitRow = z.object({
  id: z.number(),
  partnerId: z.number(),
  partner: z.string(),
  operation: z.enum(OPERATIONS),
  state: z.enum(VISIT_STATES),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
});

/** What was exchanged, without secrets. */
const document = z.object({
  id: z.number(),
  kind: z.enum(DOCUMENT_KINDS),
  status: z.number(),
  body: z.string(),
  madeAt: z.string(),
});

/** `search`: a part of the name or the identity. */
const query = listQuery({ active: z.enum(["yes", "no"]).optional() }, ["name", "created"]);
/** `search`: a part of the partner's name. */
const visitQuery = listQuery({ state: z.enum(VISIT_STATES).optional(), partner: id.optional() }, [
  "asked",
]);

const source = "PUNCH-01 to 05";
const params = z.object({ id });
const refused = ["access.forbidden", "staff.signInRequired", "punchout.noSuchPartner"] as const;
const invalid = [
  "punchout.lineInvalid",
  "punchout.hostsInvalid",
  "punchout.secretInvalid",
  "punchout.fieldInvalid",
  "punchout.fieldTwice",
  "punchout.identityTaken",
  "punchout.noSuchPlace",
] as const;

/** Partners whose buyers come from procurement systems, their visits, and what was exchanged. */
export const punchoutAdminEndpoints = {
  punchoutPartners: endpoint({
    method: "GET",
    path: "punchout-partners",
    summary: "Partners whose buyers come from procurement systems, by name unless told.",
    source,
    can: "punchout.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportPunchoutPartners: endpoint({
    method: "GET",
    path: "punchout-partners.csv",
    summary: "The same partners as a file, all of them.",
    source: "hallway §7: export",
    can: "punchout.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  punchoutPartner: endpoint({
    method: "GET",
    path: "punchout-partners/:id",
    summary: "One partner; its secret nobody is shown.",
    source,
    can: "punchout.read",
    params,
    reply: partner,
    errors: ["staff.signInRequired", "punchout.noSuchPartner"],
  }),
  addPunchoutPartner: endpoint({
    method: "POST",
    path: "punchout-partners",
    summary: "Lets a procurement system in, by an identity and a secret that both sides know.",
    source,
    can: "punchout.manage",
    body: fields.extend({ secret }),
    reply: partner,
    errors: ["access.forbidden", "staff.signInRequired", ...invalid],
  }),
  changePunchoutPartner: endpoint({
    method: "PUT",
    path: "punchout-partners/:id",
    summary:
      "Changes a partner, unless somebody else was faster; an empty secret leaves the one it has. Where it is switched off, or its buyers would see another shop, those who are in come in anew.",
    source,
    can: "punchout.manage",
    params,
    body: fields.extend({ secret, version: z.int() }),
    reply: partner,
    errors: [...refused, ...invalid, "punchout.changedMeanwhile"],
  }),
  removePunchoutPartner: endpoint({
    method: "DELETE",
    path: "punchout-partners/:id",
    summary: "Takes a partner away with its visits; whoever is in is out.",
    source,
    can: "punchout.manage",
    params,
    reply: z.object({ removed: z.number() }),
    errors: [...refused],
  }),
  tryPunchoutPartner: endpoint({
    method: "POST",
    path: "punchout-partners/:id/try",
    summary:
      "Answers a setup request of a partner as its procurement system would be answered: the very cXML document, or the fields of an OCI login. Nothing is begun or kept of it.",
    source,
    can: "punchout.manage",
    params,
    body: z.object({ document: text(200_000) }),
    reply: z.object({ status: z.number(), why: z.string() }),
    errors: [...refused],
  }),
  punchoutExample: endpoint({
    method: "GET",
    path: "punchout-partners/:id/example",
    summary: "What a partner's procurement system sends, as an example to begin with.",
    source,
    can: "punchout.read",
    params,
    reply: z.object({ document: z.string() }),
    errors: ["staff.signInRequired", "punchout.noSuchPartner"],
  }),
  punchoutVisits: endpoint({
    method: "GET",
    path: "punchout-visits",
    summary: "Visits from procurement systems, the last one first unless told.",
    source,
    can: "punchout.read",
    query: visitQuery,
    reply: listReply(visitRow),
    errors: ["staff.signInRequired"],
  }),
  exportPunchoutVisits: endpoint({
    method: "GET",
    path: "punchout-visits.csv",
    summary: "The same visits as a file, all of them.",
    source: "hallway §7: export",
    can: "punchout.read",
    query: visitQuery.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  punchoutVisit: endpoint({
    method: "GET",
    path: "punchout-visits/:id",
    summary: "One visit, with the documents that were exchanged, without secrets.",
    source,
    can: "punchout.read",
    params,
    reply: visitRow.extend({ returnUrl: z.string(), documents: z.array(document) }),
    errors: ["staff.signInRequired", "punchout.noSuchVisit"],
  }),
} as const satisfies EndpointTable;
