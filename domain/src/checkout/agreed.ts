import { problem, type Problem } from "../problem.ts";
import type { Agreement } from "../store/settings.ts";

/** What a shopper says yes to with an order; it goes with the call that places it (decision 0034). */
export interface Agreed {
  /** Ids of the agreements that are ticked. */
  readonly agreementIds: readonly number[];
  readonly embroidery: boolean;
}

/** What the shop wants to be agreed to before it takes a cart's order. */
export interface WantedWords {
  readonly agreements: readonly Pick<Agreement, "id" | "name">[];
  /** Something in the cart is embroidered. */
  readonly hasEmbroidery: boolean;
}

/** Everything that an order wants to be agreed to and is not (CHECK-17, CHECK-25). */
export function checkAgreed(
  { agreements, hasEmbroidery }: WantedWords,
  { agreementIds, embroidery }: Agreed,
): Problem[] {
  return [
    ...(isEmbroideryAgreed({ hasEmbroidery, embroideryAgreed: embroidery })
      ? []
      : [problem("checkout.embroideryNotAgreed", "embroidery_agreed")]),
    ...notTicked(agreements, agreementIds).map(({ name }) =>
      problem("checkout.termsNotAgreed", "agreement_ids", name),
    ),
  ];
}

/** The agreements that are still to be ticked. */
export function notTicked<One extends { readonly id: number }>(
  agreements: readonly One[],
  ticked: readonly number[],
): readonly One[] {
  return agreements.filter(({ id }) => !ticked.includes(id));
}

/** Whether nothing is embroidered, or the shopper has agreed to how it is. */
export function isEmbroideryAgreed(facts: {
  readonly hasEmbroidery: boolean;
  readonly embroideryAgreed: boolean;
}): boolean {
  return !facts.hasEmbroidery || facts.embroideryAgreed;
}
