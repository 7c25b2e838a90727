/** Where a version of a proof stands, and how staff read it. */
export const PROOF_STATE_TEXT = {
  drafted: "Not Sent Yet",
  sent: "Sent to the Buyer",
  commented: "Buyer Asks for a Change",
  approved: "Approved",
  replaced: "Replaced",
  withdrawn: "Withdrawn",
} as const;

export type ProofState = keyof typeof PROOF_STATE_TEXT;

/** Every state of the table, in its order. */
export const PROOF_STATES = Object.keys(PROOF_STATE_TEXT) as [ProofState, ...ProofState[]];
