import { problem, type Problem } from "../problem.ts";

/** What somebody consented to: every category, or those that are named; none of them is a decline (CONSENT-03). */
export type Consent = "all" | readonly string[];

/** Categories that a call may name. */
export const ACCEPTED_MAX = 50;
/** Characters of each. */
export const CATEGORY_KEY_MAX = 30;

/** As the consent cookie and the log hold it: `all`, or categories with commas between them. */
export const keysText = (consent: Consent): string =>
  consent === "all" ? consent : consent.join(",");

export const consentOf = (text: string): Consent =>
  text === "all" ? text : text.split(",").filter((key) => key !== "");

/** What the buttons stand for (CONSENT-08): all, nothing, or what is ticked; the essential is never a choice. */
export function chosenConsent(
  press: "accept" | "decline" | "confirm",
  ticked: readonly string[],
  essential: readonly string[],
): Consent {
  if (press === "accept") return "all";
  if (press === "decline") return [];
  return ticked.filter((key) => !essential.includes(key));
}

/** What is wrong with what is accepted: a category that the list does not have. */
export function checkAccepted(consent: Consent, known: readonly string[]): readonly Problem[] {
  if (consent === "all" || consent.every((key) => known.includes(key))) return [];
  return [problem("consent.unknownCategory", "acceptedKeys")];
}

/** The value of the consent cookie: of which list, what, and the number of whoever chose. */
export const consentText = (list: string, consent: Consent, visitor: string): string =>
  `${list}.${keysText(consent)}.${visitor}`;

/** The number under which a choice was noted; undefined where the cookie holds none. */
export const visitorIn = (kept: string | undefined): string | undefined =>
  kept?.split(".")[2] || undefined;

/** What kind of choice it was: everything, some of it, nothing. */
export const CHOICE_KINDS = ["all", "some", "none"] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
