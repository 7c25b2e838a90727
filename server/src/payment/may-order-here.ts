import { mayOrder } from "@placket/domain/checkout/may-order";
import type { Ctx } from "../context.ts";
import { settingsOf } from "../store/store-config.ts";

/** Whether whoever calls may order in this store view. */
export const mayOrderHere = (ctx: Ctx): boolean =>
  mayOrder({ isGuest: ctx.principal.kind === "guest" }, settingsOf(ctx));
