import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** Whether PayPal is offered in a store view before there is a cart: whoever knows its provider says so. */
export const paypalOffered = slot<(ctx: Ctx) => boolean>("whether PayPal is offered");
