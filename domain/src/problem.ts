import type { ErrorKey } from "./errors.ts";

/** One expected refusal: at which field, which row of the error table, and the values of its `%n`. */
export interface Problem {
  /** Path of the field in the caller's input, `""` when it is about the whole. */
  readonly field: string;
  readonly error: ErrorKey;
  readonly params: readonly (string | number)[];
}

/** A use-case or rule either answers or refuses with problems; only bugs throw. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** `problem("cart.quantityAboveMaximum", "quantity", 9)` */
export function problem(
  error: ErrorKey,
  field = "",
  ...params: readonly (string | number)[]
): Problem {
  return { field, error, params };
}

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

/** A refusal with one or several problems. */
export function refuse(...problems: readonly Problem[]): {
  ok: false;
  problems: readonly Problem[];
} {
  return { ok: false, problems };
}
