import type { NoticeKind, NoticeState } from "@placket/domain/identity/notice";

/** What Dotdigital is told, in words. */
export const KIND_TEXT: Readonly<Record<NoticeKind, string>> = {
  contact: "Contact",
  cart: "Cart that was left",
  ordered: "Cart that was ordered",
  moved: "Cart that is another’s by now",
};

/** Where it stands, in words. */
export const STATE_TEXT: Readonly<Record<NoticeState, string>> = {
  waiting: "Waiting",
  sent: "Told",
  failed: "Not taken yet",
  kept: "Not told",
};
