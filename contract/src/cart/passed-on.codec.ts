import { shownItems, type ShownCart, type ShownItem } from "./shown-cart.codec.ts";

interface LinkWire {
  readonly id: number;
  readonly expires_at: string;
}

/** An open link to a cart as a browser shows it. */
export const shownLink = ({ id, expires_at: until }: LinkWire) => ({ id, until });

/** A quote that was made, and until when it is valid. */
export const shownQuote = (wire: { readonly number: string; readonly valid_until: string }) => ({
  number: wire.number,
  until: wire.valid_until,
});

/** The lines of somebody's cart, with their sum as of today. */
export interface ShownSharedCart {
  readonly items: readonly ShownItem[];
  readonly lines: readonly Pick<
    ShownCart["lines"][number],
    "amount" | "code" | "phrase" | "values"
  >[];
}

/** What is behind a link to a cart. */
export const shownSharedCart = (wire: {
  readonly items: Parameters<typeof shownItems>[0];
  readonly raw_totals: ShownSharedCart["lines"];
}): ShownSharedCart => ({ items: shownItems(wire.items), lines: wire.raw_totals });
