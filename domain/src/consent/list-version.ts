import { fingerprint } from "../fingerprint.ts";

/** What a list of cookies is told from another by: what one consents to, and not how it is worded. */
interface ListedBy {
  /** Staff raise it to ask everybody again. */
  readonly edition: number;
  readonly optional: readonly { readonly name: string; readonly category: string }[];
}

/**
 * The version of a list: letters and digits, another one whenever something comes in or changes its category, so that
 * nobody has consented to what they were not shown. What needs no consent is no part of it.
 */
export function listVersion({ edition, optional }: ListedBy): string {
  const lines = optional.map(({ name, category }) => `${category} ${name}`).toSorted();
  return fingerprint([String(edition), ...lines].join("\n")).toString(36);
}
