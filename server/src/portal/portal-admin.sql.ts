import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which portals staff look for. */
interface PortalSearch {
  /** A part of the name or the code; `""` for all. */
  readonly text: string;
  readonly isActive?: boolean | undefined;
}

const SORTING: Sorting = {
  columns: {
    name: { by: sql`lower(portal.name)`, as: "text" },
    code: { by: sql.ref("portal.code"), as: "text" },
    created: { by: sql.ref("portal.created_at"), as: "time" },
  },
  unlessTold: "name",
  id: sql.ref<number>("portal.id"),
};

/** A portal as a line of the list. */
export interface ListedPortal {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly forceLogin: boolean;
  readonly members: number;
}

/** Portals that match, each with how many customers belong to it. */
export function selectListed(db: Db, { text, isActive }: PortalSearch, page: PageAsked) {
  let query = db
    .selectFrom("portal")
    .select(["portal.id", "code", "name", "is_active as isActive", "force_login as forceLogin"])
    .select(MEMBERS.as("members"));
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) => row.or([row("name", "ilike", part), row("code", "ilike", part)]));
  }
  if (isActive !== undefined) query = query.where("is_active", "=", isActive);
  return listPage(query, SORTING, page);
}

const MEMBERS = sql<number>`(SELECT count(*)::int FROM customer WHERE customer.portal_id = portal.id)`;

/** How many customers belong to a portal. */
export async function countMembers(db: Db, id: number): Promise<number> {
  const { members } = await db
    .selectFrom("customer")
    .select(({ fn }) => fn.countAll<number>().as("members"))
    .where("portal_id", "=", id)
    .executeTakeFirstOrThrow();
  return members;
}
