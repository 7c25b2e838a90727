/**
 * What stands in force of consent: `all`, or categories with commas between them, none of them for a decline
 * (CONSENT-03). What was chosen of another list than this page's is no choice; and whoever sends the signal that their
 * data be not sold or shared (Global Privacy Control) has declined as long as they have not chosen.
 * Where nobody is asked all is allowed, and the signal stands above that, too.
 * @param page of the page, `list.before`: which list it shows, and what may be kept before a choice (CONSENT-04);
 *   undefined where nobody is asked
 * @param kept of the consent cookie, `list.keys.visitor`
 */
export function consentInForce(
  page: string | undefined,
  kept: string | undefined,
  hasSignal: unknown,
): string {
  if (page === undefined) return "all";
  const [list, before = ""] = page.split(".");
  const [ofList, chosen = ""] = kept?.split(".") ?? [];
  return ofList === list ? chosen : hasSignal ? "" : before;
}

/** Whether that allows a category that needs consent. The signal stands above `all`; what is named is meant. */
export const allows = (inForce: string, category: string, hasSignal: unknown): boolean =>
  inForce === "all"
    ? !(hasSignal && category === "marketing")
    : inForce.split(",").includes(category);
