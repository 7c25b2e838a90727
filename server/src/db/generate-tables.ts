import { type Kysely, sql } from "kysely";
import { migrate, readMigrations } from "./migrate.ts";
import { scratchDatabase } from "./scratch-database.ts";

/** The text of `tables.gen.ts` as this version's migrations have it. */
export async function generateTables(): Promise<string> {
  const database = await scratchDatabase();
  try {
    await migrate(database.db, await readMigrations());
    return await tablesSource(database.db);
  } finally {
    await database.close();
  }
}

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly udt_name: string;
  readonly is_nullable: "YES" | "NO";
  readonly is_generated: boolean;
  /** The constraints of this column alone, as Postgres writes them. */
  readonly checks: readonly string[];
}

/** The Kysely types of a migrated database's tables, in a fixed order. */
export async function tablesSource<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable,
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as is_generated,
      array(select pg_get_constraintdef(oid) from pg_constraint
        where contype = 'c' and conkey = array[c.ordinal_position::int2]
          and conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass) as checks
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name collate "C", c.ordinal_position`.execute(db);
  const tables = Map.groupBy(rows, (column) => column.table_name);
  const interfaces = [...tables].map(([name, columns]) => tableInterface(name, columns));
  const members = [...tables.keys()].map((name) => `  ${name}: ${typeName(name)};`);
  return `${HEAD}\n${interfaces.join("\n")}\nexport interface Tables {\n${members.join("\n")}\n}\n`;
}

const HEAD = `// Generated from the migrations by \`npm run generate\`: change those, not this.
import type { ColumnType } from "kysely";

/** What a jsonb column gives. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | { readonly [key: string]: unknown }
  | readonly unknown[];

/** Written as \`JSON.stringify(value)\`: a bare array would be taken for a Postgres array. */
export type Json = ColumnType<JsonValue, string, string>;
/** Exact decimal text, as sum(bigint) gives it too. */
export type Numeric = ColumnType<string, string | number, string | number>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** The database has a value of its own when none is given. */
export type Generated<Value> =
  Value extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Value, Value | undefined, Value>;
`;

function tableInterface(name: string, columns: readonly Column[]): string {
  const members = columns.map((column) => `  ${column.column_name}: ${columnType(column)};`);
  return `export interface ${typeName(name)} {\n${members.join("\n")}\n}\n`;
}

/** \`sales_order\` → \`SalesOrderTable\` */
function typeName(table: string): string {
  const words = table.split("_").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join("")}Table`;
}

const SCALARS: Readonly<Record<string, string>> = {
  bool: "boolean",
  bpchar: "string",
  bytea: "Buffer",
  citext: "string",
  date: "string",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  numeric: "Numeric",
  text: "string",
  timestamptz: "Timestamp",
  uuid: "string",
  varchar: "string",
};

function columnType(column: Column): string {
  const { udt_name: type, column_name: name, table_name: table } = column;
  const isArray = type.startsWith("_");
  const scalar = SCALARS[isArray ? type.slice(1) : type];
  if (scalar === undefined)
    throw new Error(`${table}.${name} has type ${type}, which has no TypeScript type.`);
  const isNullable = column.is_nullable === "YES";
  const [allowed] = column.checks.flatMap((check) => allowedTexts(check) ?? []);
  if (allowed !== undefined && !isArray) {
    const union = isNullable ? `${allowed} | null` : allowed;
    return column.is_generated ? `Generated<${union}>` : union;
  }
  const full = `${scalar}${isArray ? "[]" : ""}${isNullable ? " | null" : ""}`;
  return column.is_generated ? `Generated<${full}>` : full;
}

/** `CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text])))` → `"asked" | "done"`; undefined for any other rule. */
function allowedTexts(check: string): string | undefined {
  const [, list] =
    /^CHECK \(\(\w+ = ANY \(ARRAY\[(('[\w-]+'::text(, )?)+)\]\)\)\)$/.exec(check) ?? [];
  if (list === undefined) return undefined;
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, text]) => `"${text}"`).join(" | ");
}
