import type { LogoFormat } from "@placket/domain/embroidery/logo/logo-format";
import {
  logoNumber,
  type Logo,
  type LogoState,
  type LogoStitches,
} from "@placket/domain/embroidery/logo/logo";
import { ok, type Result } from "@placket/domain/problem";
import { sql, type RawBuilder } from "kysely";
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

/** A file and what names it. */
export interface LogoFile {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Keeps files, each once; one that is there already is as good as new, so that no sweep takes it meanwhile. */
export async function insertFiles(db: Db, files: readonly LogoFile[], now: Date): Promise<void> {
  await db
    .insertInto("embroidery_logo_file")
    .values(files.map(({ hash, bytes }) => ({ hash, bytes: Buffer.from(bytes), created_at: now })))
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ created_at: now }))
    .execute();
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
  return read(row);
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
  return read(row);
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
  db: Db,
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
  return rows.map(read);
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
  db: Db,
  { text, state }: LogoSearch,
  page: PageAsked,
): Promise<Result<Page<Logo>>> {
  let query = db.selectFrom("embroidery_logo").select(COLUMNS).where(matches(text));
  if (state !== undefined) query = query.where("state", "=", state);
  const found = await listPage(query, SORTING, page);
  return found.ok ? ok({ ...found.value, rows: found.value.rows.map(read) }) : found;
}

/** A logo as it is; `undefined` where there is none. */
export async function selectLogo(db: Db, id: number): Promise<Logo | undefined> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && read(row);
}

/** A logo that nobody else changes until the transaction is over; `undefined` where there is none. */
export async function holdLogo(db: Db, id: number): Promise<Logo | undefined> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** The newest logos of the house. */
export async function selectHouseLogos(db: Db, limit: number): Promise<readonly Logo[]> {
  const rows = await db
    .selectFrom("embroidery_logo")
    .select(COLUMNS)
    .where("customer_id", "is", null)
    .where("token_hash", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(read);
}

/** What was brought as a logo. */
export async function selectSource(
  db: Db,
  id: number,
): Promise<{ readonly bytes: Uint8Array; readonly format: LogoFormat } | undefined> {
  return db
    .selectFrom("embroidery_logo")
    .innerJoin("embroidery_logo_file", "hash", "source_hash")
    .select(["bytes", "format"])
    .where("embroidery_logo.id", "=", id)
    .executeTakeFirst();
}

/** Of these logos those that somebody may use: their own, and those of the house. */
export async function selectUsable(
  db: Db,
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
  return rows.map(read);
}

/** A logo's files by the column that names them. */
export const LOGO_FILES = {
  picture: "picture_hash",
  thumb: "thumb_hash",
  stitches: "stitch_hash",
} as const;

/** A file of a logo for whoever knows its key. */
export function selectShownFile(
  db: Db,
  of: { readonly id: number; readonly key: string; readonly file: keyof typeof LOGO_FILES },
): Promise<{ readonly hash: string; readonly bytes: Uint8Array } | undefined> {
  return db
    .selectFrom("embroidery_logo")
    .innerJoin("embroidery_logo_file", "hash", LOGO_FILES[of.file])
    .select(["hash", "bytes"])
    .where("embroidery_logo.id", "=", of.id)
    .where("key", "=", of.key)
    .executeTakeFirst();
}

/** The stitches of a logo as they are today; `null` where there are none, or it is gone. */
export async function selectStitches(db: Db, id: number): Promise<LogoStitches | null> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select("sewn")
    .where("id", "=", id)
    .executeTakeFirst();
  return (row?.sewn ?? null) as LogoStitches | null;
}

/** A file by its hash; `undefined` where nobody keeps it any more. */
export async function selectFile(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("embroidery_logo_file")
    .select("bytes")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.bytes;
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

/** Only this file writes what is in `sewn`. */
const read = ({ id, tokenHash, pictureHash, sewn, ...row }: Row): Logo => ({
  ...row,
  isHouse: row.customerId === null && tokenHash === null,
  number: logoNumber(id),
  isPictured: pictureHash !== null,
  sewn: sewn as LogoStitches | null,
});

const owns = ({ customerId, tokenHash }: LogoOwner) =>
  sql<boolean>`(customer_id = ${customerId}::int OR token_hash = ${tokenHash}::text)`;

function matches(search: string) {
  if (search === "") return sql<boolean>`true`;
  const part = `%${literally(search)}%`;
  return sql<boolean>`('L' || lpad(id::text, 6, '0') ILIKE ${part} OR name ILIKE ${part} OR description ILIKE ${part})`;
}
