import { MENU_PROMOTIONS } from "@placket/domain/store/frame/frame-place";
import { hasMenuPromotions } from "@placket/domain/store/frame/menu-promotion";
import type { Ctx } from "../context.ts";
import { frameContent } from "./frame-content.ts";
import { portalInForce } from "./portal-of.ts";
import { settingsOf } from "./store-config.ts";

const PROMOTIONS: ReadonlySet<string> = new Set(MENU_PROMOTIONS);

/** What stands in header and footer for whoever asks, as clean HTML by place (FOOT-07, HEAD-21, MENU-06). */
export function shownFrame(ctx: Ctx): Readonly<Record<string, string>> {
  const said = ctx.held(frameContent).flatMap((place) => Object.entries(place(ctx)));
  const style = settingsOf(ctx).headerNavStyle;
  const isOverridden = portalInForce(ctx)?.overridesCategories ?? false;
  const shows = hasMenuPromotions({ style, isOverridden });
  return Object.fromEntries(said.filter(([place]) => shows || !PROMOTIONS.has(place)));
}
