import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { filesUnder } from "../reading/tree.ts";
import type { TableOwner } from "../table-guests.ts";

const TABLE = "tools/src/table-owners.ts";

/** What measures, attacks and tests looks at the tables from outside; migrations and generators make them. */
const NOT_ROOMS = /^server\/src\/(?:bench|siege|testing)\/|\.(?:test|child|gen)\.ts$|\/testing[./]/;

/** One place where a table is named in SQL. */
interface Touch {
  readonly table: string;
  readonly file: string;
  readonly line: number;
  readonly writes: boolean;
}

/**
 * Tables that are touched by a room to which they are not drawn, or outside of a `*.sql.ts`; tables without
 * an owner, and guests that no longer come.
 */
export async function tableOwnerFindings(
  root: string,
  owners: Readonly<Record<string, TableOwner>>,
): Promise<Finding[]> {
  const files = (await filesUnder(root, "server/src", [".ts"])).filter((f) => !NOT_ROOMS.test(f));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
  const generated = await readFile(join(root, "server/src/db/tables.gen.ts"), "utf8");
  const tables = new Set(
    (generated.split("export interface Tables {")[1] ?? "").match(/(?<=^ {2})\w+(?=:)/gm),
  );
  const touches = texts.flatMap(({ file, text }) => touchesIn(file, text, tables));
  return [
    ...touches.flatMap((touch) => strangerFindings(touch, owners)),
    ...listFindings(owners, { tables, touches }),
  ];
}

/** Kysely's methods and the words of SQL after which a table stands. */
const NAMED =
  /\b(?:(selectFrom|innerJoin|leftJoin|rightJoin|from|using|insertInto|updateTable|deleteFrom|mergeInto)\(\s*\[?"(\w+)(?: as \w+)?"|(from|join|into|update|table|truncate)\s+(\w+)\b)/gi;
const WRITES = /^(?:insertInto|updateTable|deleteFrom|mergeInto|into|update|truncate)$/i;

function touchesIn(file: string, text: string, tables: ReadonlySet<string>): Touch[] {
  return [...text.matchAll(NAMED)].flatMap((match) => {
    const [whole, method, named, word, raw] = match;
    const table = named ?? raw ?? "";
    if (!tables.has(table)) return [];
    const before = text.slice(0, match.index);
    const writes = WRITES.test(method ?? word ?? "") || /\bdelete\s+$/i.test(before);
    const line = before.split("\n").length + (/\n/.exec(whole) ? 1 : 0);
    // A sentence of a comment may speak of a table.
    const start = before.slice(before.lastIndexOf("\n") + 1).trimStart();
    return /^(?:\/\/|\/?\*)/.test(start) ? [] : [{ table, file, line, writes }];
  });
}

function strangerFindings(
  { table, file, line, writes }: Touch,
  owners: Readonly<Record<string, TableOwner>>,
): Finding[] {
  const found = (message: string) => [{ file, line, rule: "table", message }];
  const row = owners[table];
  if (!row) return [];
  const room = roomOf(file);
  if (room !== "db" && !file.endsWith(".sql.ts")) {
    return found(`${table} is named outside of a .sql.ts file. Ask from one of the room ${room}.`);
  }
  if (room === row.owner) return [];
  const guest = row.guests?.find((each) => each.room === room);
  if (guest && (guest.may === "write" || !writes)) return [];
  const what = writes ? "write" : "read";
  return found(
    `${room} may not ${what} ${table}, which is ${row.owner}'s. Call its door, or draw the guest in ${TABLE} with the reason.`,
  );
}

function listFindings(
  owners: Readonly<Record<string, TableOwner>>,
  { tables, touches }: { tables: ReadonlySet<string>; touches: readonly Touch[] },
): Finding[] {
  const found = (message: string): Finding => ({ file: TABLE, line: 1, rule: "table", message });
  const comes = (table: string, room: string) =>
    touches.some((touch) => touch.table === table && roomOf(touch.file) === room);
  return [
    ...[...tables].filter((table) => !(table in owners)).map((t) => found(`${t} has no owner.`)),
    ...Object.entries(owners).flatMap(([table, { guests = [] }]) => [
      ...(tables.has(table) ? [] : [found(`there is no table ${table}.`)]),
      ...guests
        .filter(({ room }) => !comes(table, room))
        .map(({ room }) => found(`${room} does not touch ${table} any more.`)),
    ]),
  ];
}

const roomOf = (file: string) => file.split("/")[2] ?? "";
