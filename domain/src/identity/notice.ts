/**
 * What Dotdigital is told: that there is somebody, of a cart that was left, and that such a cart was ordered, or is
 * another address's by now.
 */
export const NOTICE_KINDS = ["contact", "cart", "ordered", "moved"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where such a notice stands; `kept` is one that was not told, because nobody may be told of it any more. */
export const NOTICE_STATES = ["waiting", "sent", "failed", "kept"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Why a notice is kept to ourselves. */
export type KeptReason =
  | "switched off"
  | "consent was taken back"
  | "newsletter was ended"
  | "unsubscribed at Dotdigital"
  | "nobody of that address at Dotdigital"
  | "the cart is theirs again"
  | "the cart is empty, or another one by now";
