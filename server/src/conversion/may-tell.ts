import {
  isSwitchedOn,
  type MetaEventName,
  type PURCHASE,
} from "@placket/domain/conversion/meta-events";
import { consentsTo } from "../consent/consent.ts";
import type { Ctx } from "../context.ts";
import { ownPortal } from "../store/portal-of.ts";
import { settingsOf } from "../store/store-config.ts";

/** Why Meta is not told of something. */
export type Untold = "switched off" | "no consent" | "somebody else";

/**
 * Whether Meta may be told of what whoever asks does: where staff have it on, of nobody who acts for somebody else, and
 * of nobody whose browser has not consented to marketing (ANALYTICS-06, ANALYTICS-07).
 * @returns undefined where it may
 */
export function whyUntold(
  ctx: Ctx,
  event: MetaEventName | typeof PURCHASE,
  isPortal: boolean,
): Untold | undefined {
  const settings = settingsOf(ctx);
  if (settings.metaPixelId === "" || !isSwitchedOn(event, isPortal, settings))
    return "switched off";
  if (ctx.principal.actingFor !== null) return "somebody else";
  return consentsTo(ctx, "marketing") ? undefined : "no consent";
}

/** Whether whoever asks is of a portal, active or not (reading 15: recognised for tracking), or in the store of one. */
export const isOfPortal = (ctx: Ctx): boolean =>
  ownPortal(ctx) !== undefined || settingsOf(ctx).isPortal;

/** The page that asks, without what stands behind its path, which may be somebody's; the store's first page unless told. */
export function pageAddress({ pageLocation, settings, store, held }: Ctx): string {
  const { storeOrigin } = settingsOf({ held, store });
  const home = storeOrigin || settings.storeUrl;
  const page = URL.parse(pageLocation ?? "");
  const isOurs = page !== null && [settings.storeUrl, storeOrigin].includes(page.origin);
  return isOurs ? page.origin + page.pathname : `${home}/`;
}
