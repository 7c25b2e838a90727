/** What the server writes: one JSON line an event. Never card data, addresses or tokens. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  /** `message` says what could not be done, `cause` what stood in the way. */
  error(fields: ErrorFields, message: string): void;
}

export interface ErrorFields {
  readonly cause: unknown;
  readonly [field: string]: unknown;
}

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Writes to stderr from `level` on; stdout belongs to the operator's terminal. */
export function processLog(level: string): Log {
  const from = level === "silent" ? LEVELS.length : Math.max(0, LEVELS.indexOf(level as "info"));
  const write = (name: (typeof LEVELS)[number]) => (fields: object, message: string) => {
    if (LEVELS.indexOf(name) < from) return;
    const line = JSON.stringify({ level: name, message, ...fields }, readable);
    process.stderr.write(`${line.replaceAll(SECRET, "…")}\n`);
  };
  return { info: write("info"), warn: write("warn"), error: write("error") };
}

/**
 * What opens something for whoever reads it is a long run of signs without a gap: ids of carts and tokens of orders
 * have 32, those of sessions, links and known browsers 43. Wherever one stands, it is not written.
 */
const SECRET = /[\w-]{32,}/g;

/** An error has no fields of its own that JSON would show. */
function readable(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, ...("code" in value ? { code: value.code } : {}), stack, cause };
}
