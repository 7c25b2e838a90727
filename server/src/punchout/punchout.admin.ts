import type { punchoutAdminEndpoints } from "@placket/contract/punchout/punchout.admin";
import type { Partner } from "@placket/domain/punchout/partner";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { everyRow } from "../list/list-page.ts";
import { portalById } from "../store/portal-of.ts";
import { transact } from "../transact.ts";
import { addPartner, changePartner, knownPartner, removePartner } from "./staff/manage-partners.ts";
import {
  knownVisit,
  listedPartners,
  listedVisits,
  type PartnerRow,
  type VisitRow,
} from "./staff/listed.ts";
import { addressFor, exampleFor, tryPartner } from "./staff/try-partner.ts";

export const punchoutAdminHandlers: Handlers<typeof punchoutAdminEndpoints> = {
  punchoutPartners: async ({ ctx }, { query }) => {
    const page = await listedPartners(ctx, query, query);
    return page.ok
      ? ok({ ...page.value, rows: page.value.rows.map((row) => rowOf(ctx, row)) })
      : page;
  },
  exportPunchoutPartners: ({ ctx }, { query }) =>
    csvFile(
      "punchout-partners.csv",
      partnerColumns(ctx),
      everyRow((page) => listedPartners(ctx, query, { ...page, sort: query.sort })),
    ),
  punchoutPartner: async ({ ctx }, { params }) => wire(ctx, await knownPartner(ctx, params.id)),
  addPunchoutPartner: async ({ ctx }, { body }) => wire(ctx, await addPartner(ctx, body)),
  changePunchoutPartner: async ({ ctx }, { params, body }) =>
    wire(ctx, await changePartner(ctx, params.id, body)),
  removePunchoutPartner: async ({ ctx }, { params }) => {
    const gone = await transact(ctx, (tx) => removePartner(tx, params.id));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  tryPunchoutPartner: async ({ ctx }, { params, body }) => {
    const found = await knownPartner(ctx, params.id);
    return found.ok ? ok(await tryPartner(ctx, found.value, body.document)) : found;
  },
  punchoutExample: async ({ ctx }, { params }) => {
    const found = await knownPartner(ctx, params.id);
    return found.ok ? ok({ document: exampleFor(ctx, found.value) }) : found;
  },
  punchoutVisits: async ({ ctx }, { query }) => {
    const page = await listedVisits(ctx, query, query);
    return page.ok ? ok({ ...page.value, rows: page.value.rows.map(visitOf) }) : page;
  },
  exportPunchoutVisits: ({ ctx }, { query }) =>
    csvFile(
      "punchout-visits.csv",
      VISIT_COLUMNS,
      everyRow((page) => listedVisits(ctx, query, { ...page, sort: query.sort })),
    ),
  punchoutVisit: async ({ ctx }, { params }) => {
    const found = await knownVisit(ctx, params.id);
    if (!found.ok) return found;
    const visit = found.value;
    const documents = visit.documents.map(({ madeAt, ...one }) => ({
      ...one,
      madeAt: madeAt.toISOString(),
    }));
    return ok({ ...visitOf(visit), returnUrl: visit.returnUrl, documents });
  },
};

const rowOf = (
  ctx: Ctx,
  { portalId, id, name, protocol, identity, isActive, visits }: PartnerRow,
) => ({
  id,
  name,
  protocol,
  identity,
  isActive,
  visits,
  portal: portalById(ctx, portalId)?.name ?? "",
});

const visitOf = ({ id, partnerId, partner, operation, state, askedAt, endedAt }: VisitRow) => ({
  id,
  partnerId,
  partner,
  operation,
  state,
  askedAt: askedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const wire = (ctx: Ctx, found: Result<Partner>) =>
  found.ok
    ? ok({
        ...found.value,
        returnHosts: [...found.value.returnHosts],
        fields: found.value.fields.map((field) => ({ ...field })),
        address: addressFor(ctx, found.value),
      })
    : found;

const partnerColumns = (ctx: Ctx): CsvColumns<PartnerRow> => ({
  name: ({ name }) => name,
  protocol: ({ protocol }) => protocol,
  identity: ({ identity }) => identity,
  portal: ({ portalId }) => portalById(ctx, portalId)?.name ?? "",
  active: ({ isActive }) => (isActive ? "yes" : "no"),
  visits: ({ visits }) => visits,
});

const VISIT_COLUMNS: CsvColumns<VisitRow> = {
  id: ({ id }) => id,
  partner: ({ partner }) => partner,
  operation: ({ operation }) => operation,
  state: ({ state }) => state,
  asked_at: ({ askedAt }) => askedAt.toISOString(),
  ended_at: ({ endedAt }) => endedAt?.toISOString() ?? "",
};
