import type { REVISION_LINES } from "@placket/domain/content/check-document";
import { kindRow, type PartKind } from "@placket/domain/content/part-kinds";
import { emptyPart, readPart, type Part, type PartDraft } from "@placket/domain/content/part";
import type { Content } from "./content.queries.ts";

/** A part while it is written: known by the same mark wherever it is moved. */
export interface DraftPart {
  readonly mark: number;
  readonly part: Part;
}

/** What is written of a document. */
export interface Draft extends Readonly<Record<keyof typeof REVISION_LINES, string>> {
  readonly parts: readonly DraftPart[];
}

export const draftOf = ({ title, heading, metaTitle, metaDescription, parts }: Said): Draft => ({
  title,
  heading,
  metaTitle,
  metaDescription,
  parts: parts.flatMap((one, mark) => {
    const part = readPart(one);
    return part ? [{ mark, part }] : [];
  }),
});

type Said = Pick<Content, keyof typeof REVISION_LINES> & { readonly parts: readonly PartDraft[] };

/** The draft as calls take it. */
export const writtenOf = ({ parts, ...lines }: Draft) => ({
  ...lines,
  parts: parts.map(({ part }) => wireOf(part)),
});

const wireOf = ({ kind, values, entries }: Part) => ({
  kind,
  values: { ...values },
  entries: entries.map((entry: Readonly<Record<string, string>>) => ({ ...entry })),
});

type Parts = readonly DraftPart[];

/** With one more part at the end. */
export const withPart = (parts: Parts, kind: PartKind): Parts => [
  ...parts,
  { mark: Math.max(-1, ...parts.map(({ mark }) => mark)) + 1, part: emptyPart(kind) },
];

/** Without the one at a place. */
export const without = <Row>(rows: readonly Row[], at: number): readonly Row[] =>
  rows.filter((_, place) => place !== at);

/** With the one at a place moved up (-1) or down (1); at either end nothing moves. */
export function moved<Row>(rows: readonly Row[], at: number, by: -1 | 1): readonly Row[] {
  const [one, other] = [rows[at], rows[at + by]];
  if (one === undefined || other === undefined) return rows;
  return rows.with(at, other).with(at + by, one);
}

/** The same part with another value in a field. */
export const withValue = (part: Part, name: string, value: string): Part =>
  ({ ...part, values: { ...part.values, [name]: value } }) as Part;

/** The same part with other entries. */
export const withEntries = (part: Part, entries: readonly Entry[]): Part =>
  ({ ...part, entries }) as Part;

export type Entry = Readonly<Record<string, string>>;

/** A new entry of a kind, with nothing in it. */
export const emptyEntry = (kind: PartKind): Entry =>
  Object.fromEntries(Object.keys(kindRow(kind).entry?.fields ?? {}).map((name) => [name, ""]));
