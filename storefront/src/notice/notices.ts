import { timing } from "@placket/domain/timings-and-sizes";
import { observable } from "../events/observable.ts";

/** Primary notices make room for the next one; the others pile up (UI-08, reading 50). */
export type NoticeType = "primary" | "success" | "error";

export interface Notice {
  readonly id: number;
  readonly type: NoticeType;
  readonly text: string;
  /** A button that goes with it; pressing it ends the notice. */
  readonly action?: NoticeAction | undefined;
  /** How long it stays, in ms. */
  readonly ms: number;
}

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** The default time, until the store's configuration says otherwise (UI-09). */
let defaultMs: number = timing.notification;

/** What is shown now, the oldest first. */
export const notices = observable<readonly Notice[]>([]);

let lastId = 0;

/** How many stand at once while plain ones are among them: more of them hide the page. */
const STANDING_MAX = 3;

/** Shows a notice and gives its id. It takes the place of the primary ones, and of one that says the same. */
export function showNotice(
  text: string,
  { type = "primary", ms = defaultMs, action }: Partial<Omit<Notice, "id" | "text">> = {},
): number {
  lastId += 1;
  const notice: Notice = { id: lastId, type, text, ms, action };
  notices.set((shown) =>
    withRoom([...shown.filter((other) => staysBeside(other, notice)), notice]),
  );
  return lastId;
}

/** The oldest plain ones make room; errors and those with a button stand, however many, until they are read. */
function withRoom(all: readonly Notice[]): readonly Notice[] {
  const plain = all.slice(0, -1).filter(({ type, action }) => type !== "error" && !action);
  const gone = new Set(plain.slice(0, Math.max(0, all.length - STANDING_MAX)));
  return all.filter((notice) => !gone.has(notice));
}

const staysBeside = (other: Notice, { type, text }: Notice) =>
  other.type !== "primary" && (other.type !== type || other.text !== text);

/** Characters of a page-level, stored or clipboard notice (UI-10, UI-12). */
const PAGE_NOTICE_MAX_LENGTH = 100;

/** A notice about the page: three seconds, cut to 100 characters. */
export function showPageNotice(text: string, type: NoticeType = "primary"): number {
  return showNotice(text.slice(0, PAGE_NOTICE_MAX_LENGTH), { type, ms: timing.clipboard });
}

export function dismissNotice(id: number): void {
  notices.set((shown) => shown.filter((notice) => notice.id !== id));
}

/** The store's configured time for a notice, in ms. */
export function setNoticeMs(ms: number): void {
  defaultMs = ms;
}
