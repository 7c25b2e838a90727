import type { RecaptchaType } from "../store/recaptcha-type.ts";

/** What whoever checks says about a proof. */
export interface BotVerdict {
  readonly isGenuine: boolean;
  /** v3: from 0 (a machine) to 1 (a person). */
  readonly score: number | null;
  /** v3: what the proof was made for. */
  readonly action: string | null;
}

/**
 * Whether a proof is good enough (CHECK-26). Only v3 knows scores and actions: there a proof that was
 * made for something else, or by what looks like a machine, does not count.
 */
export function isPerson(
  verdict: BotVerdict,
  { type, action, minimumScore }: { type: RecaptchaType; action: string; minimumScore: number },
): boolean {
  if (!verdict.isGenuine) return false;
  if (type !== "recaptcha_v3") return true;
  return verdict.action === action && verdict.score !== null && verdict.score >= minimumScore;
}

/** The action that a v3 proof for placing an order names. */
export const PLACE_ORDER_ACTION = "place_order";
