import type { ShownCart } from "../../cart/cart.queries.ts";

/** What every step is given. */
export interface StepProps {
  readonly cart: ShownCart;
  readonly onSaved: () => void;
  /** What was saved once does not hold any more: the step is to be saved anew. */
  readonly onReopened: () => void;
  /** While a done step is edited: leaves it as it was. */
  readonly onCancel?: (() => void) | undefined;
}
