import type { Agreed, WantedWords } from "./agreed.ts";

/** The terms that the cases ask for, as the shop's setting holds them. */
export const TERMS = [
  { id: 1, name: "Terms of sale", checkboxText: "I agree", content: "<p>Plain pieces only.</p>" },
  { id: 7, name: "Privacy", checkboxText: "I have read it", content: "<p>Kept for a year.</p>" },
] as const;

interface AgreedCase {
  readonly row: string;
  readonly wanted: Pick<WantedWords, "hasEmbroidery"> & { readonly terms: boolean };
  readonly agreed: Agreed;
  /** Keys of the refusals with their values. */
  readonly lacks: readonly (readonly [string, ...string[]])[];
}

const NOTHING: Agreed = { agreementIds: [], embroidery: false };
const PLAIN = { terms: false, hasEmbroidery: false };

/** Read twice: against the rule, and through the call that places an order. */
export const agreedCases: readonly AgreedCase[] = [
  {
    row: "where nothing is wanted, nothing is agreed to",
    wanted: PLAIN,
    agreed: NOTHING,
    lacks: [],
  },
  {
    row: "CHECK-25 every agreement is to be ticked, and is named",
    wanted: { ...PLAIN, terms: true },
    agreed: NOTHING,
    lacks: [
      ["checkout.termsNotAgreed", "Terms of sale"],
      ["checkout.termsNotAgreed", "Privacy"],
    ],
  },
  {
    row: "CHECK-25 one of two is not enough, and another's id is none of them",
    wanted: { ...PLAIN, terms: true },
    agreed: { ...NOTHING, agreementIds: [1, 8] },
    lacks: [["checkout.termsNotAgreed", "Privacy"]],
  },
  {
    row: "CHECK-25 both ticked, in any order, are enough",
    wanted: { ...PLAIN, terms: true },
    agreed: { ...NOTHING, agreementIds: [7, 1] },
    lacks: [],
  },
  {
    row: "CHECK-17 embroidery wants the shopper's word",
    wanted: { ...PLAIN, hasEmbroidery: true },
    agreed: NOTHING,
    lacks: [["checkout.embroideryNotAgreed"]],
  },
  {
    row: "CHECK-17 with the word it is ordered",
    wanted: { ...PLAIN, hasEmbroidery: true },
    agreed: { ...NOTHING, embroidery: true },
    lacks: [],
  },
  {
    row: "CHECK-17, CHECK-25 all that is missing is said at once",
    wanted: { terms: true, hasEmbroidery: true },
    agreed: { ...NOTHING, agreementIds: [7] },
    lacks: [["checkout.embroideryNotAgreed"], ["checkout.termsNotAgreed", "Terms of sale"]],
  },
];
