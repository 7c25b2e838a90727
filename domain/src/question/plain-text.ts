/** What draws nothing or turns the order of letters around: of no use in a question, and of much to whoever deceives. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/** A text as it is kept and shown: without signs that draw nothing, and with one empty line at most between two others. */
export const plainText = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** The same in one line. */
export const plainLine = (typed: string): string => plainText(typed).replaceAll(/\s+/g, " ");
