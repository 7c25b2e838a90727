import { PaymentMisuse } from "./payment-provider.ts";

/** Stands for every way of not getting an answer. */
export const UNANSWERED = Symbol("unanswered");

/**
 * Waits for an answer of Braintree, in all at most `timeoutMs`: the library's own limit starts anew with
 * every byte. Faults of the way become UNANSWERED.
 * @throws PaymentMisuse when Braintree refuses our keys or does not understand the request.
 */
export async function heard<Value>(
  answer: Promise<Value>,
  timeoutMs: number,
): Promise<Value | typeof UNANSWERED> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof UNANSWERED>((resolve) => {
    timer = setTimeout(() => resolve(UNANSWERED), timeoutMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } catch (error) {
    const type = typeOf(error);
    if (type === undefined) throw error;
    if (OURS.includes(type)) throw new PaymentMisuse(`Braintree refused: ${type}`);
    return UNANSWERED;
  } finally {
    clearTimeout(timer);
  }
}

/** The library marks its errors with a type; anything else is a bug of ours. */
export function typeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("type" in error)) return undefined;
  return typeof error.type === "string" ? error.type : undefined;
}

const OURS = [
  "authenticationError",
  "authorizationError",
  "invalidKeysError",
  "upgradeRequired",
  "notFoundError",
];
