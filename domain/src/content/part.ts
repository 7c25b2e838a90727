import {
  isPartKind,
  kindRow,
  type PART_KINDS,
  type PartField,
  type PartKind,
} from "./part-kinds.ts";

type Row<Kind extends PartKind> = (typeof PART_KINDS)[Kind];
type EntryOf<Kind extends PartKind> =
  Row<Kind> extends {
    readonly entry: { readonly fields: infer Fields };
  }
    ? Readonly<Record<keyof Fields, string>>
    : never;

/** A part of one kind: every field of its row, `""` where nothing was written, and its entries in their order. */
export interface PartOf<Kind extends PartKind> {
  readonly kind: Kind;
  readonly values: Readonly<Record<keyof Row<Kind>["fields"], string>>;
  readonly entries: readonly EntryOf<Kind>[];
}

export type Part = { readonly [Kind in PartKind]: PartOf<Kind> }[PartKind];

/** A part as it travels and is kept: any kind, any values. */
export interface PartDraft {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  readonly entries: readonly Readonly<Record<string, string>>[];
}

/** A part with exactly the fields of its kind, trimmed; undefined where there is no such kind. */
export function readPart({ kind, values, entries }: PartDraft): Part | undefined {
  if (!isPartKind(kind)) return undefined;
  const { fields, entry } = kindRow(kind);
  return {
    kind,
    values: fieldsOf(fields, values),
    entries: entry ? entries.map((one) => fieldsOf(entry.fields, one)) : [],
  } as Part;
}

/** Parts of which each is of a kind that there is. */
export const readParts = (drafts: readonly PartDraft[]): readonly Part[] =>
  drafts.flatMap((draft) => readPart(draft) ?? []);

const fieldsOf = (
  fields: Readonly<Record<string, PartField>>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, (values[name] ?? "").trim()]));

/** A new part, with nothing in it but one empty entry where it has a list. */
export function emptyPart(kind: PartKind): Part {
  const { entry } = kindRow(kind);
  return readPart({ kind, values: {}, entries: entry ? [{}] : [] }) as Part;
}

/** The products that a field names: one or several in a line, parted by commas. */
export const skusIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((sku) => sku.trim())
      .filter((sku) => sku !== ""),
  ),
];

/**
 * The part that a JSON widget stands for: a kind by its name, written in its body. Undefined where no component has
 * that name (CMS-05).
 */
export function widgetIn({ values: { name, body } }: PartOf<"json">): Part | undefined {
  const read = jsonIn(body);
  if (name === "json" || !isObject(read)) return undefined;
  const entries = Array.isArray(read["entries"]) ? read["entries"].filter(isObject) : [];
  const values = isObject(read["values"]) ? read["values"] : {};
  return readPart({ kind: name, values: textsOf(values), entries: entries.map(textsOf) });
}

/** What a JSON text says; undefined for what is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsOf = (value: Json): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === "string" || typeof one === "number" ? [[name, String(one)]] : [],
    ),
  );
