/**
 * Postgres keeps no NUL in text and no half of a surrogate pair in jsonb. Such text never comes from a
 * shopper's keyboard. Files are bytes and may hold what they like; their names may not.
 */
export function isKeepable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (value instanceof File) return isKeepable(value.name);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isKeepable(key) && isKeepable(inner));
}
