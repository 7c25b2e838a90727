/** What is embroidered, as far as settings about proofs tell it apart. */
export const PROOF_KINDS = { text: "Texts", flags: "Flags", logos: "Logos" } as const;

export type ProofKind = keyof typeof PROOF_KINDS;

/** Every kind of the table. */
export const PROOF_KIND_NAMES = Object.keys(PROOF_KINDS) as [ProofKind, ...ProofKind[]];
