import type { Ctx } from "../context.ts";
import { hashOfToken } from "../token.ts";

/** Who votes, or brings something: a customer, or a browser by what it keeps. */
export interface Reviewer {
  /** As it is written down: nobody's browser can be found by it. */
  readonly voter: string;
  readonly customerId: number | null;
}

/** Whoever asks; undefined for a guest whose browser keeps nothing yet. */
export function reviewerOf({ principal, reviewerToken }: Ctx): Reviewer | undefined {
  if (principal.kind === "customer") {
    return { voter: `customer ${principal.customerId}`, customerId: principal.customerId };
  }
  if (reviewerToken === undefined) return undefined;
  return { voter: hashOfToken(reviewerToken), customerId: null };
}

/** Of the browser that brings or claims an upload, whoever is signed in on it. */
export const ownerHashOf = ({ reviewerToken }: Ctx): string | undefined =>
  reviewerToken === undefined ? undefined : hashOfToken(reviewerToken);
