import { storedStitches } from "@placket/contract/embroidery/stored-stitches.codec";
import type { LogoFormat } from "@placket/domain/embroidery/logo/logo-format";
import {
  logoNumber,
  type Logo,
  type LogoState,
  type LogoStitches,
} from "@placket/domain/embroidery/logo/logo";
import { ok, type Result } from "@placket/domain/problem";
import { sql, type RawBuilder } from "kysely";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import {
  listPage,
  literally,
  type Page,
  type PageAsked,
  type Sorting,
} from "../../list/list-page.ts";

/** Whose logos somebody may use: a customer's, and those that were brought by their browser before they signed in. */
export interface LogoOwner {
  readonly customerId: number | null;
  /** Of the cookie of their browser; `null` without one. */
  readonly tokenHash: string | null;
}

/** Who reads logos, and is told what of them is illegible. */
type Reader = Pick<Ctx, "db" | "log">;

/** What is written down of a new logo; files by their hashes. */
export interface NewLogo {
  readonly owner: LogoOwner;
  readonly name: string;
  readonly description: string;
  readonly format: LogoFormat;
  readonly state: LogoState;
  readonly key: string;
  readonly sourceHash: string;
  /** What a draft has alike with any file of its stitches; `null` for any other. */
  readonly draftPrint: string | null;
  readonly pictures: { readonly picture: string; readonly thumb: string } | null;
  readonly sewn: LogoStitches | null;
}

/** Writes a logo down whose files are kept. */
export async function insertLogo(db: Db, logo: NewLogo, now: Date): Promise<Logo> {
  const { owner, sewn } = logo;
  const row = await db
    .insertInto("embroidery_logo")
    .values({
      customer_id: owner.customerId,
      token_hash: owner.customerId === null ? owner.tokenHash : null,
      name: logo.name,
      description: logo.description,
      format: logo.format,
      state: logo.state,
      key: logo.key,
      source_hash: logo.sourceHash,
      draft_print: logo.draftPrint,
      picture_hash: logo.pictures?.picture ?? null,
      thumb_hash: logo.pictures?.thumb ?? null,
      stitch_hash: sewn?.hash ?? null,
      sewn: sewn && JSON.stringify(sewn),
      draft_threads: logo.state === "draft" && sewn ? [...sewn.threads] : null,
      created_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return withStitches(row, sewn);
}

/** Gives a logo other stitches, and the pictures of them. */
export async function updateStitches(
  db: Db,
  id: number,
  { sewn, pictures }: Pick<NewLogo, "pictures"> & { readonly sewn: LogoStitches },
): Promise<Logo> {
  const row = await db
    .updateTable("embroidery_logo")
    .set({
      state: "digitized",
      stitch_hash: sewn.hash,
      sewn: JSON.stringify(sewn),
      picture_hash: pictures?.picture ?? null,
      thumb_hash: pictures?.thumb ?? null,
    })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return withStitches(row, sewn);
}

/** How many logos somebody has. */
export async function countLogos(db: Db, owner: LogoOwner): Promise<number> {
  const { count } = await db
    .selectFrom("embroidery_logo")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(owns(owner))
    .executeTakeFirstOrThrow();
  return count;
}

/** In which order logos are told; ties by the newest. */
const LOGO_ORDERS = {
  newest: sql`id DESC`,
  oldest: sql`id`,
  name: sql`lower(name), id DESC`,
  stitchCount: sql`(sewn->>'stitches')::int DESC NULLS LAST, id DESC`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

export type LogoOrder = keyof typeof LOGO_ORDERS;

/** What of somebody's logos is asked for. */
interface LogosAsked {
  readonly order: LogoOrder;
  /** A part of a number, a name or a description; `""` for all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of somebody's logos. */
export async function selectLogos(
  { db, log }: Reader,
  owner: LogoOwner,
  { order, search, limit, offset }: LogosAsked,
): Promise<readonly Logo[]> {
  const rows = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where(owns(owner))
    .where(matches(search))
    .orderBy(LOGO_ORDERS[order])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => read(row, log));
}

/** How many of somebody's logos match. */
export async function countMatching(db: Db, owner: LogoOwner, search: string): Promise<number> {
  const { count } = await db
    .selectFrom("embroidery_logo")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(owns(owner))
    .where(matches(search))
    .executeTakeFirstOrThrow();
  return count;
}

/** Which logos staff look for. */
export interface LogoSearch {
  /** A part of a number, a name or a description; `""` for all. */
  readonly text: string;
  readonly state?: LogoState | undefined;
}

const SORTING: Sorting = {
  columns: { brought: { by: sql.ref("created_at"), as: "time" } },
  unlessTold: "-brought",
  id: sql.ref<number>("id"),
};

/** Everybody's logos that match, a page of them. */
export async function selectAllLogos(
  { db, log }: Reader,
  { text, state }: LogoSearch,
  page: PageAsked,
): Promise<Result<Page<Logo>>> {
  let query = db.selectFrom("embroidery_logo").select(COLUMNS).where(matches(text));
  if (state !== undefined) query = query.where("state", "=", state);
  const found = await listPage(query, SORTING, page);
  return found.ok
    ? ok({ ...found.value, rows: found.value.rows.map((row) => read(row, log)) })
    : found;
}

/** A logo as it is; `undefined` where there is none. */
export async function selectLogo({ db, log }: Reader, id: number): Promise<Logo | undefined> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && read(row, log);
}

/** A logo that nobody else changes until the transaction is over; `undefined` where there is none. */
export async function holdLogo({ db, log }: Reader, id: number): Promise<Logo | undefined> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row, log);
}

/** The newest logos of the house. */
export async function selectHouseLogos(
  { db, log }: Reader,
  limit: number,
): Promise<readonly Logo[]> {
  const rows = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("customer_id", "is", null)
    .where("token_hash", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => read(row, log));
}

/** Of these logos those that somebody may use: their own, and those of the house. */
export async function selectUsable(
  { db, log }: Reader,
  owner: LogoOwner,
  ids: readonly number[],
): Promise<readonly Logo[]> {
  const rows = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .where((eb) =>
      eb.or([owns(owner), eb.and([eb("customer_id", "is", null), eb("token_hash", "is", null)])]),
    )
    .execute();
  return rows.map((row) => read(row, log));
}

/** The stitches of a logo as they are today; `null` where there are none, or it is gone. */
export async function selectStitches(
  { db, log }: Reader,
  id: number,
): Promise<LogoStitches | null> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select("sewn")
    .where("id", "=", id)
    .executeTakeFirst();
  return stitchesOf({ id, sewn: row?.sewn }, log);
}

const COLUMNS = [
  "id",
  "customer_id as customerId",
  "token_hash as tokenHash",
  "name",
  "description",
  "format",
  "state",
  "key",
  "picture_hash as pictureHash",
  "sewn",
  "created_at as broughtAt",
] as const;

interface Row {
  readonly id: number;
  readonly customerId: number | null;
  readonly tokenHash: string | null;
  readonly name: string;
  readonly description: string;
  readonly format: LogoFormat;
  readonly state: LogoState;
  readonly key: string;
  readonly pictureHash: string | null;
  readonly sewn: unknown;
  readonly broughtAt: Date;
}

const read = (row: Row, log: Reader["log"]): Logo => withStitches(row, stitchesOf(row, log));

const withStitches = (
  { tokenHash, pictureHash, ...row }: Row,
  sewn: LogoStitches | null,
): Logo => ({
  ...row,
  isHouse: row.customerId === null && tokenHash === null,
  number: logoNumber(row.id),
  isPictured: pictureHash !== null,
  sewn,
});

/** What is illegible of a logo is told to the log; the logo is then as one that nobody has sewn, and is refused so. */
function stitchesOf({ id, sewn }: Pick<Row, "id" | "sewn">, log: Reader["log"]) {
  const { data, error } = storedStitches.nullish().safeParse(sewn);
  if (error) log.error({ logo: logoNumber(id), cause: error }, "a logo's stitches are illegible");
  return data ?? null;
}

const owns = ({ customerId, tokenHash }: LogoOwner) =>
  sql<boolean>`(customer_id = ${customerId}::int OR token_hash = ${tokenHash}::text)`;

function matches(search: string) {
  if (search === "") return sql<boolean>`true`;
  const part = `%${literally(search)}%`;
  return sql<boolean>`('L' || lpad(id::text, 6, '0') ILIKE ${part} OR name ILIKE ${part} OR description ILIKE ${part})`;
}
