import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import { earnedBy } from "@placket/domain/reward/points";
import { unitOf } from "@placket/domain/reward/reward-collector";
import { readModel } from "../catalog/read-model.ts";
import type { Ctx } from "../context.ts";
import { settingsOf } from "../store/store-config.ts";
import { sayIn } from "../translation/say.ts";

/** What a piece of a product earns, and how that is said (PDP-09). */
interface ProductRewards {
  readonly points: number;
  /** `""` where nothing is earned. */
  readonly text: string;
  /** Why nothing is earned, where something else would be. */
  readonly excluded: string;
}

/** What one piece of a product earns whoever asks, at their price; refuses where there is no such product. */
export function productRewards(ctx: Ctx, sku: string): Result<ProductRewards> {
  const { id: viewId, websiteId, currency } = ctx.store;
  const catalog = ctx.held(readModel).current();
  const productId = catalog.idOfSku(sku);
  const product = productId === undefined ? undefined : catalog.sellable(productId, null, viewId);
  if (!product) return refuse(problem("reward.noSuchProduct", "sku"));
  const settings = settingsOf(ctx);
  if (!settings.rewardsEnabled) return ok(NOTHING);
  const say = sayIn(ctx);
  const { groupId: customerGroupId } = ctx.principal;
  const question = { websiteId, customerGroupId, quantity: 1, now: ctx.now };
  const price = catalog.hasPrice(product.productId, null, websiteId)
    ? catalog.unitPrice(product.productId, null, question)
    : undefined;
  const points = price ? earnedBy(price, unitOf(currency), settings) : 0;
  if (points === 0) return ok({ ...NOTHING, excluded: say("This earns no points.") });
  return ok({
    points,
    text: `${settings.rewardsEarnLabel} ${say(points === 1 ? "%1 point" : "%1 points", points)}`,
    excluded: "",
  });
}

const NOTHING: ProductRewards = { points: 0, text: "", excluded: "" };
