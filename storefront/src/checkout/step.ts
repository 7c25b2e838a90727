import type { CartWire } from "../cart/cart.queries.ts";

/** What every step is given. */
export interface StepProps {
  readonly cart: CartWire;
  readonly onSaved: () => void;
  /** While a done step is edited: leaves it as it was. */
  readonly onCancel?: (() => void) | undefined;
}
