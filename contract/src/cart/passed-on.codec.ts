import type { QuoteState } from "@placket/domain/cart/quote/quote-state";
import { shownItems, type ShownCart, type ShownItem } from "./shown-cart.codec.ts";

interface LinkWire {
  readonly id: number;
  readonly expires_at: string;
}

/** An open link to a cart as a browser shows it. */
export const shownLink = ({ id, expires_at: until }: LinkWire) => ({ id, until });

interface QuoteWire {
  readonly number: string;
  readonly made_at: string;
  readonly valid_until: string;
  readonly state: QuoteState;
  readonly total: string;
  readonly is_of_cart: boolean;
  readonly is_held: boolean;
}

/** One's own quote as a browser shows it. */
export const shownQuote = (wire: QuoteWire) => ({
  number: wire.number,
  madeAt: wire.made_at,
  until: wire.valid_until,
  state: wire.state,
  total: wire.total,
  isOfCart: wire.is_of_cart,
  isHeld: wire.is_held,
});

/** A line of one's own quote: what it cost then, and today, if it can be had. */
export const shownQuoteLine = (wire: {
  readonly name: string;
  readonly details: readonly string[];
  readonly pieces: string;
  readonly amount: string;
  readonly amount_today: string | null;
}) => {
  const { name, details, pieces, amount, amount_today: amountToday } = wire;
  return { name, details, pieces, amount, amountToday };
};

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
