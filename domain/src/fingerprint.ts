/**
 * FNV-1a: a fingerprint of 32 bits, the same wherever it is taken. It tells versions apart; nothing secret may hang of it.
 * @example fingerprint("") // 2166136261
 */
export function fingerprint(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
