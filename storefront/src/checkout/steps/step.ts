import type { ShownCart } from "../../cart/cart.queries.ts";

/** What every step is given. */
export interface StepProps {
  readonly cart: ShownCart;
  readonly onSaved: () => void;
  /** While a done step is edited: leaves it as it was. */
  readonly onCancel?: (() => void) | undefined;
}
