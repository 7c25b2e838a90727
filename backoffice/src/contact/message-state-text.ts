import type { EntryKind, MessageState } from "@placket/domain/contact/message";

/** How a message stands, in words. */
export const MESSAGE_STATE_TEXT: Readonly<Record<MessageState, string>> = {
  open: "To be answered",
  answered: "Answered",
  closed: "Closed",
};

/** What staff wrote, in words. */
export const ENTRY_TEXT: Readonly<Record<EntryKind, string>> = {
  reply: "Answer by letter",
  note: "Note",
};
