import { CONSENT_CATEGORIES } from "@placket/domain/storage/consent-category";
import { CHOICE_KINDS } from "@placket/domain/consent/choice";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";

/** A choice as the log has it. */
const row = z.object({
  id: z.number(),
  chosenAt: z.string(),
  view: z.string(),
  customerId: z.number().nullable(),
  /** The number that the browser keeps its choices by; `null` of a caller that keeps none. */
  visitor: z.string().nullable(),
  /** `all`, or categories with commas between them; `""` for a decline. */
  accepted: z.string(),
  /** Of the list that was shown. */
  list: z.string(),
  /** Whether the browser sent the signal that data be not sold or shared. */
  hasSignal: z.boolean(),
});

/** `search`: a visitor's number or a part of it, a customer's id, or a list's version. */
const query = listQuery(
  {
    choice: z.enum(CHOICE_KINDS).optional(),
    signal: z.enum(["sent", "none"]).optional(),
  },
  ["chosen"],
);

const kept = z.object({
  name: z.string(),
  /** Where a browser keeps it; cookies of others are cookies. */
  kind: z.enum(["cookie", "session", "local", "database"]),
  duration: z.string(),
  type: z.enum(["first", "third"]),
  domain: z.string(),
  category: z.enum(CONSENT_CATEGORIES),
  about: z.string(),
});

/** Consent, as staff read it. */
export const consentAdminEndpoints = {
  keptThings: endpoint({
    method: "GET",
    path: "cookies",
    summary:
      "Everything that the store keeps in browsers, as the code writes it, and the cookies of others that staff list, of the default store view; with the version of the list.",
    source: "issue 12.5",
    can: "consents.read",
    reply: z.object({ list: z.string(), things: z.array(kept) }),
    errors: ["staff.signInRequired"],
  }),
  consents: endpoint({
    method: "GET",
    path: "consents",
    summary: "What shoppers accepted of cookies, the last choice first.",
    source: "issue 12.5, hallway §7",
    can: "consents.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportConsents: endpoint({
    method: "GET",
    path: "consents.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "consents.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
