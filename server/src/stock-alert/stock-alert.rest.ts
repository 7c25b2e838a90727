import { moneyToWire } from "@placket/contract/money/money.codec";
import type { stockAlertEndpoints } from "@placket/contract/stock-alert/stock-alert.rest";
import { money } from "@placket/domain/money/money";
import { ok } from "@placket/domain/problem";
import { SUBSCRIBED, type AlertKind } from "@placket/domain/stock-alert/stock-alert";
import { listedProducts } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import { factsOf } from "./product-facts.ts";
import { endAlerts, ownAlerts, removeAlert, subscribe } from "./stock-alert.ts";

export const stockAlertHandlers: Handlers<typeof stockAlertEndpoints> = {
  subscribeProductAlert: ({ ctx }, { params }) => subscribed(ctx, params.id, "stock"),
  subscribePriceAlert: ({ ctx }, { params }) => subscribed(ctx, params.id, "price"),
  ownAlerts: async ({ ctx }) => {
    const alerts = await ownAlerts(ctx);
    if (!alerts.ok) return alerts;
    const pages = alerts.value.map(({ productId, parentId }) => parentId ?? productId);
    const products = listedProducts(ctx, pages);
    return ok({
      items: alerts.value.map(({ id, kind, priceMinor, askedAt, ...alert }) => ({
        id,
        kind,
        product: products.get(alert.parentId ?? alert.productId) ?? null,
        chosen: (factsOf(ctx, alert, ctx.principal.groupId)?.chosen ?? []).map(
          ({ label, value }) => `${label}: ${value}`,
        ),
        asked_price:
          priceMinor === null ? null : moneyToWire(money(priceMinor, ctx.store.currency)),
        asked_at: askedAt.toISOString(),
      })),
    });
  },
  removeAlert: async ({ ctx }, { body }) => {
    const removed = await removeAlert(ctx, body.id);
    return removed.ok ? ok({ id: removed.value }) : removed;
  },
  endAlerts: async ({ ctx }, { body }) => {
    const ended = await transact(ctx, (tx) => endAlerts(tx, body.token));
    return ended.ok ? ok({ ended: ended.value }) : ended;
  },
};

async function subscribed(ctx: Ctx, id: number, kind: AlertKind) {
  const done = await transact(ctx, (tx) => subscribe(tx, id, kind));
  return done.ok ? ok(sayIn(ctx)(SUBSCRIBED[kind])) : done;
}
