import type { VisitState } from "@placket/domain/punchout/protocol";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";

const PARTNERS: Sorting = {
  columns: {
    name: { by: sql`lower(punchout_partner.name)`, as: "text" },
    created: { by: sql.ref("punchout_partner.created_at"), as: "time" },
  },
  unlessTold: "name",
  id: sql.ref<number>("punchout_partner.id"),
};

/** Partners that match, each with how often somebody came from it. */
export function selectPartners(
  db: Db,
  { text, isActive }: { readonly text: string; readonly isActive: boolean | undefined },
  page: PageAsked,
) {
  let query = db
    .selectFrom("punchout_partner")
    .select([
      "punchout_partner.id",
      "punchout_partner.name",
      "protocol",
      "identity",
      "portal_id as portalId",
      "punchout_partner.is_active as isActive",
    ])
    .select(VISITS.as("visits"));
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([row("punchout_partner.name", "ilike", part), row("identity", "ilike", part)]),
    );
  }
  if (isActive !== undefined) query = query.where("punchout_partner.is_active", "=", isActive);
  return listPage(query, PARTNERS, page);
}

const VISITS = sql<number>`
  (SELECT count(*)::int FROM punchout_visit WHERE punchout_visit.partner_id = punchout_partner.id)`;

const ASKED: Sorting = {
  columns: { asked: { by: sql.ref("punchout_visit.asked_at"), as: "time" } },
  unlessTold: "-asked",
  id: sql.ref<number>("punchout_visit.id"),
};

/** Which visits staff look for. */
interface VisitSearch {
  /** A part of the partner's name; `""` for all. */
  readonly text: string;
  readonly state?: VisitState | undefined;
  readonly partner?: number | undefined;
}

const visits = (db: Db) =>
  db
    .selectFrom("punchout_visit")
    .innerJoin("punchout_partner", "punchout_partner.id", "punchout_visit.partner_id")
    .select([
      "punchout_visit.id",
      "punchout_visit.partner_id as partnerId",
      "punchout_partner.name as partner",
      "punchout_visit.operation",
      "punchout_visit.state",
      "punchout_visit.asked_at as askedAt",
      "punchout_visit.ended_at as endedAt",
      "punchout_visit.return_url as returnUrl",
    ]);

/** Visits that match. */
export function selectVisits(db: Db, { text, state, partner }: VisitSearch, page: PageAsked) {
  let query = visits(db);
  if (text !== "") query = query.where("punchout_partner.name", "ilike", `%${literally(text)}%`);
  if (state !== undefined) query = query.where("punchout_visit.state", "=", state);
  if (partner !== undefined) query = query.where("punchout_visit.partner_id", "=", partner);
  return listPage(query, ASKED, page);
}

/** One visit with the documents of it, in the order in which they were exchanged. */
export async function selectVisitWithDocuments(db: Db, id: number) {
  const visit = await visits(db).where("punchout_visit.id", "=", id).executeTakeFirst();
  if (!visit) return undefined;
  const documents = await db
    .selectFrom("punchout_document")
    .select(["id", "kind", "status", "body", "made_at as madeAt"])
    .where("visit_id", "=", id)
    .orderBy("id")
    .execute();
  return { ...visit, documents };
}
