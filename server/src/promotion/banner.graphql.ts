import type { QueryGetPromotionBannerArgs } from "@placket/contract/graphql.gen";
import { SECOND_MS } from "@placket/domain/durations";
import type { FramePlaceName } from "@placket/domain/store/frame/frame-place";
import type { Ctx } from "../context.ts";
import { frameContent } from "../store/frame-content.ts";
import { settingsOf, stores } from "../store/store-config.ts";

/** Where staff put what the promotions bar says (FOOT-07). */
const PLACE: FramePlaceName = "banner-promotion";

export const bannerResolvers = {
  Query: {
    getPromotionBanner: (_: unknown, { storeId }: QueryGetPromotionBannerArgs, ctx: Ctx) => {
      const named = ctx.held(stores).views.find(({ id }) => id === storeId);
      if (typeof storeId === "number" && !named) return null;
      const there = { ...ctx, store: named ?? ctx.store };
      const { bannerStart, bannerEnd } = settingsOf(there);
      const [start, end] = [bannerStart, bannerEnd].map((at) =>
        at === null ? null : new Date(at),
      );
      const isOn = (!start || start <= ctx.now) && (!end || ctx.now < end);
      const content = isOn ? contentIn(there) : "";
      if (content === "") return null;
      return {
        content,
        current_time_stamp: secondsOf(ctx.now),
        start_time_stamp: start ? secondsOf(start) : null,
        end_time_stamp: end ? secondsOf(end) : null,
      };
    },
  },
};

/** Clean HTML of the blocks that stand there. */
const contentIn = (ctx: Ctx): string =>
  ctx
    .held(frameContent)
    .map((said) => said(ctx)[PLACE] ?? "")
    .join("");

const secondsOf = (at: Date) => Math.floor(at.getTime() / SECOND_MS);
