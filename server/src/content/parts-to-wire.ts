import type { Part } from "@placket/domain/content/part";

interface WirePart {
  kind: string;
  values: Record<string, string>;
  entries: Record<string, string>[];
}

/** Parts as they travel: each with every field of its kind. */
export const partsToWire = (parts: readonly Part[]): WirePart[] =>
  parts.map(({ kind, values, entries }) => ({
    kind,
    values: { ...values },
    entries: entries.map((entry: Readonly<Record<string, string>>) => ({ ...entry })),
  }));
