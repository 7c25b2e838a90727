import type { Money } from "@placket/domain/money/money";
import { problem, refuse, ok, type Result } from "@placket/domain/problem";
import { earnedBy, unitOf } from "@placket/domain/reward/points";
import { readModel } from "../catalog/read-model.ts";
import type { SellableCatalog } from "../catalog/sellable.ts";
import type { TileRewards } from "../catalog/tile-rewards.ts";
import type { Ctx } from "../context.ts";
import { settingsOf } from "../store/store-config.ts";
import { sayIn } from "../translation/say.ts";
import { earningRules } from "./reward.ts";

/** What a piece of a product earns, and how that is said (PDP-09). */
interface ProductRewards {
  /** Of one that comes at several prices, those of the cheapest. */
  readonly points: number;
  /** `""` where nothing is earned. */
  readonly text: string;
  /** Why nothing is earned, where something else would be. */
  readonly excluded: string;
  /** What whoever asks has to do for it. */
  readonly notification: string;
}

/** What one piece of a product earns whoever asks, at their price; refuses where there is no such product. */
export function productRewards(ctx: Ctx, sku: string): Result<ProductRewards> {
  const catalog = ctx.held(readModel).current();
  const productId = catalog.idOfSku(sku);
  const product =
    productId === undefined ? undefined : catalog.sellable(productId, null, ctx.store.id);
  if (!product) return refuse(problem("reward.noSuchProduct", "sku"));
  const settings = settingsOf(ctx);
  if (!settings.rewardsEnabled) return ok(NOTHING);
  const prices = pricesOf(ctx, catalog, product.productId);
  if (prices.length === 0) return ok(NOTHING);
  const say = sayIn(ctx);
  const earned = earningsOf(ctx).of(prices);
  if (!earned.text) return ok({ ...NOTHING, excluded: say("This earns no points.") });
  return ok({
    points: earned.least,
    text: earned.text,
    excluded: "",
    notification: signInFirst(ctx),
  });
}

/** What whoever asks has to do for points; `""` where they get them as it is. */
const signInFirst = (ctx: Ctx): string =>
  ctx.principal.kind === "customer" ? "" : sayIn(ctx)("Sign in to earn them.");

/** What tiles say of what a piece earns (PLP-34); nothing where the shop has no rewards, or a group earns none. */
export function rewardsOnTiles(ctx: Ctx): TileRewards | undefined {
  if (!settingsOf(ctx).rewardsEnabled) return undefined;
  const { percent, of } = earningsOf(ctx);
  return percent === 0
    ? undefined
    : { key: `points ${percent}`, said: (prices) => of(prices).text || null };
}

/** What a sum of an order earns whoever asks, in the shop's words, and what they have to do for it; `null` for nothing. */
export function earnedOfLine(ctx: Ctx, goods: Money): string | null {
  if (!settingsOf(ctx).rewardsEnabled) return null;
  const { text } = earningsOf(ctx).of([goods]);
  return text === "" ? null : [text, signInFirst(ctx)].filter((part) => part !== "").join(" · ");
}

/** What prices earn in the call's store view: from so many points, said with the most; `""` where none earns any. */
function earningsOf(ctx: Ctx) {
  const say = sayIn(ctx);
  const rules = earningRules(ctx, ctx.principal.groupId);
  const { rewardsEarnLabel } = settingsOf(ctx);
  const of = (prices: readonly Money[]) => {
    const earned = prices.map((price) => earnedBy(price, unitOf(price.currency), rules));
    const [least, most] = [Math.min(...earned), Math.max(...earned)];
    const told = least === most ? [least] : [least, most];
    const phrase = told.length > 1 ? "%1 to %2 points" : least === 1 ? "%1 point" : "%1 points";
    return { least, text: most > 0 ? `${rewardsEarnLabel} ${say(phrase, ...told)}` : "" };
  };
  return { percent: rules.groupPercent, of };
}

const NOTHING: ProductRewards = { points: 0, text: "", excluded: "", notification: "" };

/** What a piece costs whoever asks, of each variant where there are some; of those that have a price. */
function pricesOf({ principal, store, now }: Ctx, catalog: SellableCatalog, productId: number) {
  const { websiteId } = store;
  const question = { websiteId, customerGroupId: principal.groupId, quantity: 1, now };
  const variants = catalog.variantsOf(productId);
  const pieces: (readonly [number, number | null])[] =
    variants.length > 0
      ? variants.map((variant) => [variant, productId] as const)
      : [[productId, catalog.parentsOf(productId)[0] ?? null]];
  return pieces.flatMap(([piece, parent]): Money[] =>
    catalog.hasPrice(piece, parent, websiteId) ? [catalog.unitPrice(piece, parent, question)] : [],
  );
}
