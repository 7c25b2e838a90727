import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about how many pieces (PDP-41 to 46). */
export const quantityErrors = {
  "quantity.belowMinimum": refusal("Cannot add less than %1 of this item to your cart.", "PDP-42"),
  "quantity.aboveMaximum": refusal("Cannot add more than %1 of this item to your cart.", "PDP-43"),
  "quantity.notAMultiple": refusal("This item is sold in multiples of %1.", "PDP-41, CART-24"),
  "quantity.notANumber": fieldRefusal("Please enter a whole number.", "PDP-41"),
  "quantity.tooLittle": refusal("Too little quantity", "PDP-46"),
  "quantity.tooMuch": refusal("Too much quantity", "PDP-46"),
} as const satisfies ErrorTable;
