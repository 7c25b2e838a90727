const MARKS = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|mc_[ce]id)$/i;

/** Whether a parameter only says which advertisement or letter led here; it changes nothing on the page. */
export function isCampaignMark(name: string): boolean {
  return MARKS.test(name);
}
