/** What a sold card looks like, by the name that its line stores. What it is called is a phrase. */
export const GIFT_CARD_DESIGNS = {
  classic: "Apron stripes",
  celebration: "Confetti",
  thanks: "Chef’s check",
} as const;

export type GiftCardDesign = keyof typeof GIFT_CARD_DESIGNS;

export const GIFT_CARD_DESIGN_NAMES = Object.keys(GIFT_CARD_DESIGNS) as [
  GiftCardDesign,
  ...GiftCardDesign[],
];

/** What it looks like where nobody chose. */
export const FIRST_DESIGN: GiftCardDesign = "classic";

export const isGiftCardDesign = (name: string): name is GiftCardDesign =>
  Object.hasOwn(GIFT_CARD_DESIGNS, name);
