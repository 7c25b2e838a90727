import type { Ctx } from "../context.ts";
import { settingsOf } from "./store-config.ts";
import type { StoreView } from "./store-view.ts";

/** The origin at which shoppers reach a store view: its own where staff gave it one, else the shop's. */
export function originOf(ctx: Pick<Ctx, "held" | "settings" | "store">, view: StoreView): string {
  return settingsOf(ctx, view).storeOrigin || ctx.settings.storeUrl;
}

/** The home of a store view, wherever the browser was before. */
export const viewUrl = (ctx: Pick<Ctx, "held" | "settings" | "store">, view: StoreView): string =>
  `${originOf(ctx, view)}/?___store=${view.code}`;
