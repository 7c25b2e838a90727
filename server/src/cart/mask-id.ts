import { randomBytes } from "node:crypto";

/** A guest's cart id: 32 hexadecimal characters that nobody can guess (128 bits). */
export function newMaskId(): string {
  return randomBytes(16).toString("hex");
}

/** Whether a text has the shape of a cart's id, Magento's own too: 32 letters and digits. */
export function isMaskId(text: string): boolean {
  return /^[0-9a-zA-Z]{32}$/.test(text);
}
