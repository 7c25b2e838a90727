/**
 * Why pieces leave although something is still to be sewn on them. Codes rather than words: what is typed may name
 * somebody, and the trail is only added to (decision 0053). A new reason is a row.
 */
export const UNSEWN_REASONS = {
  sent_plain: "Sent without the embroidery",
  sewn_elsewhere: "Sewn elsewhere",
  buyer_agreed: "Agreed with the buyer",
} as const;

export type UnsewnReason = keyof typeof UNSEWN_REASONS;

/** Every reason of the table, in its order. */
export const UNSEWN_REASON_CODES = Object.keys(UNSEWN_REASONS) as [UnsewnReason, ...UnsewnReason[]];
