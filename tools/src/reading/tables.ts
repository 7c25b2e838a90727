import { Visitor, type Expression, type Program } from "oxc-parser";

/** A constant made of named rows: `const timing = { accordion: 300 }`. */
export interface Table {
  readonly name: string;
  readonly rows: readonly { readonly name: string; readonly line: number }[];
}

/** How a file uses a table of its own or of another file. */
export interface TableUse {
  /** The file that is imported; none for a table of its own. */
  readonly specifier: string | undefined;
  readonly table: string;
  /** The rows it reads by their names; `undefined` when it uses the table in any other way. */
  readonly rows: readonly string[] | undefined;
}

/** The constants at the top of a program that are nothing but rows with names. */
export function readTables(program: Program, lineOf: (offset: number) => number): Table[] {
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap(({ id, init }) => {
      const rows = init && rowsOf(init, lineOf);
      return id.type === "Identifier" && rows ? [{ name: id.name, rows }] : [];
    });
  });
}

function rowsOf(written: Expression, lineOf: (offset: number) => number) {
  if (written.type === "TSAsExpression" || written.type === "TSSatisfiesExpression") {
    return rowsOf(written.expression, lineOf);
  }
  if (written.type !== "ObjectExpression" || written.properties.length === 0) return undefined;
  const rows: { readonly name: string; readonly line: number }[] = [];
  for (const row of written.properties) {
    if (row.type !== "Property" || row.computed) return undefined;
    if (row.key.type === "Identifier") rows.push({ name: row.key.name, line: lineOf(row.start) });
    else if (row.key.type === "Literal" && typeof row.key.value === "string") {
      rows.push({ name: row.key.value, line: lineOf(row.start) });
    } else return undefined;
  }
  return rows;
}

/** How a program uses what it imports by name, and its own `tables`. */
export function readTableUses(program: Program, tables: readonly Table[]): TableUse[] {
  const named = new Map<string, Omit<TableUse, "rows">>();
  const passed = new Set<number>();
  for (const { name } of tables) named.set(name, { specifier: undefined, table: name });
  const rows = new Map<string, string[]>();
  const seen: { readonly name: string; readonly start: number }[] = [];
  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      for (const { start } of [imported, local]) passed.add(start);
    },
    ImportDeclaration: ({ specifiers, source }) => {
      for (const each of specifiers) {
        if (each.type !== "ImportSpecifier" || each.imported.type !== "Identifier") continue;
        named.set(each.local.name, { specifier: source.value, table: each.imported.name });
      }
    },
    VariableDeclarator: ({ id }) => void passed.add(id.start),
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== "Identifier" || computed || property.type !== "Identifier") return;
      passed.add(object.start);
      const before = rows.get(object.name) ?? [];
      rows.set(object.name, [...before, property.name]);
    },
    Identifier: ({ name, start }) => void seen.push({ name, start }),
  }).visit(program);
  const whole = new Set(seen.filter(({ start }) => !passed.has(start)).map(({ name }) => name));
  return [...named].map(([local, use]) => ({
    ...use,
    rows: whole.has(local) ? undefined : (rows.get(local) ?? []),
  }));
}
