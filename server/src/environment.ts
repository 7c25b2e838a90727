import { StartRefusal } from "./start-refusal.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** How one variable's text becomes its value. */
export interface Reading<Value> {
  /** Ends the sentence "expected …". */
  readonly expected: string;
  /** `undefined` for a wrong text. */
  readonly read: (text: string) => Value | undefined;
  /** The text may hold a password and is not shown. */
  readonly isSecret?: boolean;
}

/**
 * A variable's value, `undefined` when it is absent or empty. Throws a StartRefusal that names the
 * variable, what it holds and what it should: `PORT is "http": expected a whole number …`.
 */
export function readVariable<Value>(
  env: Environment,
  name: string,
  reading: Reading<Value>,
): Value | undefined {
  const text = env[name]?.trim() ?? "";
  if (text === "") return undefined;
  const value = reading.read(text);
  if (value !== undefined) return value;
  const shown = reading.isSecret === true ? withoutPassword(text) : JSON.stringify(text);
  throw new StartRefusal(`${name} is ${shown}: expected ${reading.expected}.`);
}

/** Throws a StartRefusal when some of these variables are given and others are not. */
export function requireAllOrNone(env: Environment, names: readonly string[]): void {
  const missing = names.filter((name) => (env[name]?.trim() ?? "") === "");
  if (missing.length === 0 || missing.length === names.length) return;
  throw new StartRefusal(`${missing[0]} is missing: expected all of ${names.join(", ")}, or none.`);
}

/** What may be shown of an address with credentials, or that something was there at all. */
function withoutPassword(text: string): string {
  const url = URL.parse(text);
  if (url === null || url.host === "") return "not understood (not shown: it may hold a password)";
  return JSON.stringify(`${url.protocol}//${url.host}${url.pathname}`);
}
