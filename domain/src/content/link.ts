/** Longest link of a part. */
const LINK_MAX = 500;

/**
 * Whether staff may lead there: a path of this very site in every browser's eyes, an address on the web, a mailbox or
 * a telephone.
 * @example isContentLink("//evil.example") is false
 */
export const isContentLink = (text: string): boolean =>
  text.length <= LINK_MAX &&
  (/^\/(?![/\\])[^\s\\]*$/.test(text) ||
    /^https:\/\/[^\s\\]+$/.test(text) ||
    /^(?:mailto|tel):[^\s\\]+$/.test(text));
