import { nextDraft, startDraft, type Draft, type DraftEvent } from "../draft.ts";

/** The form with the ways back and forth. */
export interface DraftHistory {
  readonly draft: Draft;
  /** What it was, oldest first. */
  readonly past: readonly Draft[];
  /** What was undone, the next to be done again first. */
  readonly future: readonly Draft[];
  /** The field that is being typed in: what is typed there is one step. */
  readonly typing: string | null;
}

export type HistoryEvent = DraftEvent | { readonly type: "undo" } | { readonly type: "redo" };

/** A form that stands there as it was opened. */
export const historyOf = (draft: Draft): DraftHistory => ({ ...startHistory, draft });

/** Steps back at most; older ones are forgotten. */
const MOST_STEPS = 100;

export const startHistory: DraftHistory = {
  draft: startDraft,
  past: [],
  future: [],
  typing: null,
};

/** Changes the form, or goes one step back or forth. */
export function nextHistory(history: DraftHistory, event: HistoryEvent): DraftHistory {
  if (event.type === "undo") return undone(history);
  if (event.type === "redo") return redone(history);
  const { draft, past, typing } = history;
  const field = typedField(event);
  const isSameStep = field !== null && field === typing;
  return {
    draft: nextDraft(draft, event),
    past: isSameStep ? past : [...past, draft].slice(-MOST_STEPS),
    future: [],
    typing: field,
  };
}

function undone({ draft, past, future, ...rest }: DraftHistory): DraftHistory {
  const before = past.at(-1);
  if (!before) return { draft, past, future, ...rest };
  return { draft: before, past: past.slice(0, -1), future: [draft, ...future], typing: null };
}

function redone({ draft, past, future, ...rest }: DraftHistory): DraftHistory {
  const [next, ...later] = future;
  if (!next) return { draft, past, future, ...rest };
  return { draft: next, past: [...past, draft], future: later, typing: null };
}

const TYPED: ReadonlySet<string> = new Set([
  "heightMm",
  "letterSpacingMm",
  "lineSpacing",
  "radiusMm",
]);

/** The field that an event types in; `null` for what is chosen or pressed. */
function typedField(event: DraftEvent): string | null {
  if (event.type === "line") return `lines.${event.at}`;
  if (event.type === "look") return "heightMm" in event.values ? `looks.${event.at}` : null;
  if (event.type !== "set") return null;
  return Object.keys(event.values).find((name) => TYPED.has(name)) ?? null;
}

/** What the usual keys mean: Ctrl or ⌘ with Z, with Shift and Z, or with Y; `null` for all others. */
export function historyKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : null;
}
