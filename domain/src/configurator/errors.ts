import { refusal, type ErrorTable } from "../error-row.ts";

/** Why what is chosen on a product page cannot be added to the cart (PDP-34). */
export const configuratorErrors = {
  "configurator.incomplete": refusal("Not all required options were selected", "PDP-34, EMB §5"),
  "configurator.unavailable": refusal("This product is not available", "PDP-34, EMB §5"),
  "configurator.noPrice": refusal("This product has no price yet.", "PDP-34"),
} as const satisfies ErrorTable;
