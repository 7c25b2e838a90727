/** What the server writes: one JSON line an event. Never card data, addresses or tokens. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log for tests and commands that have nothing to say. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Writes to stderr from `level` on; stdout belongs to the operator's terminal. */
export function processLog(level: string): Log {
  const from = level === "silent" ? LEVELS.length : Math.max(0, LEVELS.indexOf(level as "info"));
  const write = (name: (typeof LEVELS)[number]) => (fields: object, message: string) => {
    if (LEVELS.indexOf(name) < from) return;
    process.stderr.write(`${JSON.stringify({ level: name, message, ...fields })}\n`);
  };
  return { info: write("info"), warn: write("warn"), error: write("error") };
}
