import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, maybeInData } from "../shapes.ts";
import { additionErrors } from "./addition-errors.ts";
import { cartItemShape, cartShape } from "./cart.shapes.ts";

const takes = ["json", "form"] as const;

/** Lines that were put aside, with the prices and stock of today. */
const saved = z.object({ items: z.array(cartItemShape) });

/** A cart and what was put aside from it; `messages` say what did not become as it was wished. */
const cartAndSaved = z.object({ cart: cartShape, saved, messages: z.array(z.string()) });

export type SavedWire = z.infer<typeof saved>;
export type CartAndSavedWire = z.infer<typeof cartAndSaved>;

/** What shoppers put aside (issue 9, 3): of a customer on every device, of a guest with the `cartId` cookie's cart. */
export const savedEndpoints = {
  savedItems: endpoint({
    method: "GET",
    path: "app-saved-items",
    summary: "What was put aside, at today's prices.",
    source: "issue 9, 3",
    can: "cart.read",
    reply: saved,
    errors: [],
  }),
  saveForLater: endpoint({
    method: "POST",
    path: "app-save-for-later",
    summary: "Puts an item of the cart aside, with all that is done to it.",
    source: "issue 9, 3",
    can: "cart.change",
    takes,
    body: maybeInData(z.object({ item_id: id })),
    reply: cartAndSaved,
    errors: [...CART_OVER_ERRORS, "cart.noSuchItem", "cart.itemLocked", "cart.tooManySaved"],
  }),
  putBackSaved: endpoint({
    method: "POST",
    path: "app-put-back-saved",
    summary:
      "Puts a saved line back into the cart at today's prices; where fewer pieces fit, the rest stays saved.",
    source: "issue 9, 3",
    can: "cart.change",
    takes,
    body: maybeInData(z.object({ saved_item_id: id })),
    reply: cartAndSaved,
    errors: [...additionErrors, "cart.noSuchSaved"],
  }),
  removeSaved: endpoint({
    method: "POST",
    path: "app-remove-saved",
    summary: "Forgets a saved line.",
    source: "issue 9, 3",
    can: "cart.change",
    takes,
    body: maybeInData(z.object({ saved_item_id: id })),
    reply: saved,
    errors: [...CART_OVER_ERRORS, "cart.noSuchSaved"],
  }),
} as const satisfies EndpointTable;
