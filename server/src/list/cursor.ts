/** Where a page of a list ended: by what it was sorted, the last row's value of that, and its id. */
export interface Cursor {
  readonly sort: string;
  readonly value: string | number;
  readonly id: number;
}

/** A cursor as it travels. */
export function writeCursor({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/** Reads a cursor back; `undefined` for anything that this store did not write. */
export function readCursor(text: string): Cursor | undefined {
  const [sort, value, id, ...rest] = partsOf(Buffer.from(text, "base64url").toString());
  if (typeof sort !== "string" || !isKeepable(value) || rest.length > 0) return undefined;
  return Number.isSafeInteger(id) ? { sort, value, id: id as number } : undefined;
}

function partsOf(text: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(text);
    return Array.isArray(parts) ? parts : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Only what Postgres can compare with: it knows no NUL and no half of a surrogate pair. */
function isKeepable(value: unknown): value is string | number {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  return Number.isSafeInteger(value);
}
