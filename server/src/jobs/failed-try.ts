import { nextTry, type FailureKind } from "@placket/domain/delivery/next-try";

/** What is known of a try that failed: what was thrown, which try it was, how it failed, and when. */
interface Failure {
  readonly error: unknown;
  readonly tries: number;
  readonly kind: FailureKind;
  readonly now: Date;
}

/** Why a try failed, in words for staff, and when the next one is due; `null` when nobody tries again. */
interface FailedTry {
  readonly reason: string;
  readonly nextAt: Date | null;
}

/** The one way in which deliveries and payments wait for their next try: with pauses that grow. */
export function failedTry({ error, tries, kind, now }: Failure): FailedTry {
  const reason = error instanceof Error ? error.message : String(error);
  const next = nextTry(tries, kind);
  return { reason, nextAt: next === "give up" ? null : new Date(now.getTime() + next.inMs) };
}
