/** How a message to the shop stands: it waits, it was answered by letter, or nothing is left to do. */
export const MESSAGE_STATES = ["open", "answered", "closed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a message may become next; a further answer is one as well, and one that is closed may be opened anew. */
export const MESSAGE_MOVES: Readonly<Record<MessageState, readonly MessageState[]>> = {
  open: ["answered", "closed"],
  answered: ["answered", "open", "closed"],
  closed: ["answered", "open"],
};

/** What staff make of a message besides answering it. */
export const MESSAGE_ENDS = ["open", "closed"] as const;
export type MessageEnd = (typeof MESSAGE_ENDS)[number];

/** Whose messages a list shows: those that the asker has taken, or those that nobody has. */
export const MESSAGE_HOLDERS = ["mine", "nobody"] as const;
export type MessageHolder = (typeof MESSAGE_HOLDERS)[number];

/** What staff write to a message: a letter to its sender, or a note that they alone read. */
export const ENTRY_KINDS = ["reply", "note"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Characters that a field may have. */
export const MESSAGE_NAME_MAX = 100;
export const MESSAGE_EMAIL_MAX = 254;
export const MESSAGE_TELEPHONE_MAX = 40;
export const MESSAGE_COMMENT_MAX = 4_000;
export const MESSAGE_ENTRY_MAX = 4_000;
