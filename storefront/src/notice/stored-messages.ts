import { storageKeys } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { showPageNotice, type NoticeType } from "./notices.ts";

/** Shows what a redirect or the page before left behind, once, and clears it (UI-11). */
export function showStoredMessages(): void {
  for (const key of [storageKeys.messages, storageKeys.sessionMessages]) {
    const messages = readStored(key);
    if (!messages) continue;
    removeStored(key);
    for (const { type, text } of messages) showPageNotice(text, noticeTypeOf(type));
  }
}

/** Leaves a message for the page that comes after a full load. */
export function leaveMessage(text: string, type: NoticeType = "primary"): void {
  const before = readStored(storageKeys.sessionMessages) ?? [];
  writeStored(storageKeys.sessionMessages, [...before, { type, text }]);
}

function noticeTypeOf(type: string): NoticeType {
  return type === "error" || type === "success" ? type : "primary";
}
