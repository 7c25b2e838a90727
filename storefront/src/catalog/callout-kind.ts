type CalloutKind = "brand" | "ink" | "sale";

/** How the badges look that there are (PDP-21), by the first letters of their words in small ones; drawn, not pictures. */
const CALLOUT_KINDS: readonly (readonly [beginning: string, kind: CalloutKind])[] = [
  ["sale", "sale"],
  ["new", "ink"],
];

/** The look of a callout: a best seller's, and that of any other words, is the brand's. */
export const calloutKind = (text: string): CalloutKind =>
  CALLOUT_KINDS.find(([beginning]) => text.toLowerCase().startsWith(beginning))?.[1] ?? "brand";
