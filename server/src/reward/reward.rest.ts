import { moneyToWire } from "@placket/contract/money/money.codec";
import { ownPointsToWire } from "@placket/contract/reward/own-points.codec";
import type { rewardEndpoints } from "@placket/contract/reward/reward.rest";
import { formatPrice } from "@placket/domain/money/price-format";
import type { Money } from "@placket/domain/money/money";
import { spendable } from "@placket/domain/reward/points";
import { ok, problem, refuse } from "@placket/domain/problem";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { settingsOf } from "../store/store-config.ts";
import { productRewards } from "./product-rewards.ts";
import { ownPoints } from "./own-points.ts";
import { pointsOf } from "./reward.ts";

export const rewardHandlers: Handlers<typeof rewardEndpoints> = {
  rewardsInfo: async ({ ctx }) => {
    const { principal } = ctx;
    const held =
      principal.kind === "customer" ? await pointsOf(ctx, principal.customerId) : undefined;
    if (!held?.ok) return ok({ format_amount: "", visible_on_mini_cart: false });
    const { points, amount } = held.value;
    return ok({ format_amount: said(ctx, amount), visible_on_mini_cart: points > 0 });
  },
  rewardsBalance: async ({ ctx }) => {
    const { principal } = ctx;
    if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
    const held = await pointsOf(ctx, principal.customerId);
    if (!held.ok) return held;
    const { points, amount } = held.value;
    const rules = settingsOf(ctx);
    return ok({
      points,
      amount: moneyToWire(amount),
      format_amount: said(ctx, amount),
      spending: {
        least: rules.rewardsSpendLeast,
        most: rules.rewardsSpendMost,
        step: rules.rewardsSpendStep,
        percent: rules.rewardsSpendPercent,
        unit: rules.rewardsPointsForUnit,
        spendable: spendable(points, rules),
        label: rules.rewardsSpendLabel,
      },
    });
  },
  rewardsAccount: async ({ ctx }) => {
    const { principal } = ctx;
    if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
    const own = await ownPoints(ctx, principal.customerId);
    return own.ok ? ok(ownPointsToWire(own.value, ctx.store.currency)) : own;
  },
  productRewards: async ({ ctx }, { params: { sku } }) => {
    const rewards = productRewards(ctx, sku);
    if (!rewards.ok) return rewards;
    const { points, text, excluded, notification } = rewards.value;
    return ok({
      visible_on_pdp: points > 0,
      visible_on_plp: points > 0,
      point_display: points > 0 ? String(points) : "",
      pdp_text: text,
      plp_text: text,
      exclude_text: excluded,
      pdp_notification_text: notification,
      message: text || excluded,
      points,
    });
  },
};

const said = (ctx: Ctx, amount: Money) =>
  formatPrice(amount, priceFormatFor(amount.currency, settingsOf(ctx).priceFormat));
