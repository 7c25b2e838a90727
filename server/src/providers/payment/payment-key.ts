import { randomBytes } from "node:crypto";
import type { Processor } from "./payment-provider.ts";

/**
 * The key by which a payment is asked for, as Postgres' `format` writes it: the number of its order, which try to pay
 * that it is, and what makes it unlike any other.
 */
export const PAYMENT_KEY_FORM = "%s-%s-%s";

/** What the key of a payment by a token ends with. */
export const paymentKeyEnd = ({ keyEnd }: Pick<Processor, "keyEnd">, token: string): string =>
  keyEnd?.(token) ?? randomBytes(6).toString("hex");

/** A key of a payment, or of what was asked for one of it; `undefined` for what no store has written. */
export function readPaymentKey(
  key: string,
): { readonly number: string; readonly end: string } | undefined {
  const [, number, end] = KEY.exec(key) ?? [];
  return number === undefined || end === undefined ? undefined : { number, end };
}

const KEY = /^(\d{9,})-\d+-(\w[\w-]*)$/;
