import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import { isNumber, isText, objectOf } from "../../storage/kept-shape.ts";
import { session } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/** How a text is sewn, whatever it says and wherever it stands. */
type Look = Pick<TextChoice, "font" | "thread" | "heightMm">;

/** How the last text was sewn that was put into the cart. */
const KEY = session(
  "embroidery-look",
  objectOf<Look>({ font: isText, thread: isText, heightMm: isNumber }),
);

/** A text is in the cart: the next garment begins with its look, as a team's are alike (issue 10, point 2). */
export function keepLook(text: Look | undefined): void {
  if (!text) return;
  const { font, thread, heightMm } = text;
  writeStored(KEY, { font, thread, heightMm } satisfies Look);
}

/** That of the last text that this window has put into the cart; undefined before the first. */
export function lastLook(): Look | undefined {
  return readStored(KEY);
}
