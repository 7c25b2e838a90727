import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../../endpoint.ts";
import { id, maybeInData, quantity, text } from "../../shapes.ts";
import { additionErrors, LETTERING_REFUSALS } from "../addition-errors.ts";
import { cartShape as cart } from "../cart.shapes.ts";

/** How the texts of a list are sewn, all of them alike. */
const lettering = z.strictObject({
  font: text(40),
  /** Number of the thread. */
  color: text(40),
  height_mm: z.number(),
  /** Id of the placement, as `app-embroidery` names it. */
  placement: text(40),
});

/** A wearer: the simple product in their size, and what is sewn on it. */
const row = z.strictObject({
  id,
  qty: quantity.default(1),
  lines: z.array(text(400)).max(20),
  /** Whoever was shown other than what is true by now is refused, and looks again. */
  stitch_count: z.int().optional(),
  price: z.number().min(0).max(1_000_000).optional(),
});

const itemIds = z.array(id).max(CART_ENTRIES_MAX);

const team = z.strictObject({
  title: text(200),
  /** The family that the sizes are of. */
  parentId: id.nullish(),
  text: lettering,
  rows: z.array(row).min(1).max(CART_ENTRIES_MAX),
  /** Items of the cart whose place the list takes: those of the list that was edited. */
  item_ids: itemIds.default([]),
});

export type TeamAsked = z.output<typeof team>;

/** Lists of wearers in a cart (issue 10, point 3; decision 0088): each item says in its part `team` which it stands in. */
export const teamEndpoints = {
  putTeamIntoCart: endpoint({
    method: "POST",
    path: "app-put-team-into-cart",
    summary:
      "Adds a list of wearers, all of them or none; problems are told of every row, at `rows.0.text.lines.0`.",
    source: "issue 10, point 3; EMB-43",
    can: "cart.change",
    body: maybeInData(team),
    reply: cart,
    errors: [...additionErrors, ...LETTERING_REFUSALS, "cart.noSuchItem"],
  }),
  nameTeam: endpoint({
    method: "POST",
    path: "app-name-team",
    summary:
      "Calls the list of these items anew: all of a list, or some of it, which are then a list of their own.",
    source: "issue 10, point 3",
    can: "cart.change",
    body: maybeInData(z.strictObject({ title: text(200), item_ids: itemIds.min(1) })),
    reply: cart,
    errors: [...additionErrors, ...LETTERING_REFUSALS, "cart.noSuchItem"],
  }),
  dropTeam: endpoint({
    method: "POST",
    path: "app-remove-team",
    summary: "Takes these items out of the cart together, all of them or none.",
    source: "issue 10, point 3; CART-38",
    can: "cart.change",
    body: maybeInData(z.strictObject({ item_ids: itemIds.min(1) })),
    reply: cart,
    errors: [...additionErrors, "cart.noSuchItem"],
  }),
} as const satisfies EndpointTable;
