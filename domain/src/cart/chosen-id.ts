import { problem, type Problem } from "../problem.ts";

/** Magento's length of a cart id that a client makes itself. */
const LENGTH = 32;

/** An honest draw of 32 hexadecimal digits has fewer kinds once in twenty million times. */
const KINDS_MIN = 8;

/**
 * Whether a client may name its new cart so (`createEmptyCart`, magento-protocol): whoever knows the id has the
 * cart, so it has to look drawn by lot.
 * @example checkChosenId("a".repeat(32)) refuses with cart.guessableId
 */
export function checkChosenId(id: string): Problem[] {
  if (id.length !== LENGTH || !/^[0-9a-zA-Z]*$/.test(id)) return [problem("cart.badId", "cart_id")];
  return new Set(id).size < KINDS_MIN ? [problem("cart.guessableId", "cart_id")] : [];
}
